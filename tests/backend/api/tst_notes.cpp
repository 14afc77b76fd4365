// SPDX-License-Identifier: GPL-3.0-or-later
// Notes through the API: what people write about feedback, and what its timeline records by itself.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

const QStringList noteKeys{ u"activity"_s,    u"author_id"_s, u"author_name"_s, u"created_at"_s,
                            u"feedback_id"_s, u"id"_s,        u"kind"_s,        u"text"_s };

} // namespace

class TestNotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNoteSaysWhoWroteWhat();
    void notesAreListedOldestFirstWithEmptyMeta();
    void anAuthorIsTheMemberOfTheToken();
    void wrongNotesAreRefused_data();
    void wrongNotesAreRefused();
    void theLongestNoteIsTaken();
    void readOnlyFieldsAreDiscarded();
    void theClassifierIsTheSystem();
    void skippedRoutingIsRecordedBySystem();
    void changesAreRecorded();
    void notesDoNotChangeTheItem();
    void notesOfOneItemStayThere();

private:
    TestBackend m_backend;
};

void TestNotes::aNoteSaysWhoWroteWhat()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    const Answer made = desk.post("/feedback/" + item + "/notes", { { "text", "Looks like ticket 42" } });
    QCOMPARE(made.outcome(), u"201"_s);
    QCOMPARE(made.json().keys(), (QStringList{ u"data"_s, u"meta"_s }));
    QCOMPARE(made.meta(), QJsonObject());
    QVERIFY(made.json()[u"meta"].isObject());
    QCOMPARE(made.json()[u"data"].toObject().keys(), noteKeys);
    QCOMPARE(made["text"], u"Looks like ticket 42"_s);
    QCOMPARE(made["kind"], u"note"_s);
    QCOMPARE(made["feedback_id"], QString::fromLatin1(item));
    QCOMPARE(made["author_name"], u"Ada"_s);
    QCOMPARE(desk.get("/feedback/" + item + "/notes").items().last(), made.json()[u"data"]);
}

void TestNotes::notesAreListedOldestFirstWithEmptyMeta()
{
    Desk desk(m_backend);
    m_backend.holdRouting();
    const QByteArray item = desk.feedback("crash");
    const Answer none = desk.get("/feedback/" + item + "/notes");
    QCOMPARE(none.outcome(), u"200"_s);
    QCOMPARE(none.json(), object({ { "data", QJsonArray() }, { "meta", QJsonObject() } }));
    for (int i = 0; i < 30; ++i)
        desk.post("/feedback/" + item + "/notes", { { "text", QByteArray::number(i) } });
    const Answer all = desk.get("/feedback/" + item + "/notes?limit=5&page=2"); // no pages here
    QCOMPARE(all.items().size(), 30);
    QCOMPARE(all.json()[u"meta"], QJsonObject());
    for (int i = 0; i < 30; ++i)
        QCOMPARE(all.items()[i][u"text"], QString::number(i));
    m_backend.releaseRouting();
    desk.routed(item);
}

void TestNotes::anAuthorIsTheMemberOfTheToken()
{
    Desk desk(m_backend);
    const QByteArray path = "/feedback/" + desk.settled("crash") + "/notes";
    const Answer mine = desk.post(path, { { "text", "a" } });
    const Answer theirs = desk.member.post(path, { { "text", "b" } });
    const Answer again = desk.client(desk.token(TokenKind::FullAccess, Desk::memberEmail()).token)
                             .post(path, { { "text", "c" } });
    QCOMPARE(theirs["author_name"], u"Mel"_s);
    QVERIFY(theirs["author_id"] != mine["author_id"]);
    QCOMPARE(again["author_id"], theirs["author_id"]);
}

void TestNotes::wrongNotesAreRefused_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("outcome");
    const auto row = [](const char *name, const QByteArray &body, const QString &outcome) {
        QTest::newRow(name) << body << outcome;
    };
    row("no body", "", u"422 missing-required-field text"_s);
    row("nothing", "{}", u"422 missing-required-field text"_s);
    row("null", R"({"text":null})", u"422 invalid-field-value text"_s);
    row("empty", R"({"text":""})", u"422 invalid-field-value text"_s);
    row("blank", R"({"text":" \n\t "})", u"422 invalid-field-value text"_s);
    row("number", R"({"text":1})", u"422 invalid-field-value text"_s);
    row("array", R"({"text":["x"]})", u"422 invalid-field-value text"_s);
    row("long", R"({"text":")" + QByteArray(5001, 'x') + "\"}", u"422 invalid-field-value text"_s);
    row("array as body", "[]", u"422 invalid-field-value body"_s);
    row("broken body", "{", u"422 invalid-field-value body"_s);
}

void TestNotes::wrongNotesAreRefused()
{
    QFETCH(QByteArray, body);
    Desk desk(m_backend);
    const QByteArray path = "/feedback/" + desk.settled("crash") + "/notes";
    const qsizetype before = desk.get(path).items().size();
    QTEST(desk.send({ "POST", path, body, {} }).outcome(), "outcome");
    QCOMPARE(desk.get(path).items().size(), before);
}

void TestNotes::theLongestNoteIsTaken()
{
    Desk desk(m_backend);
    const QString text = u"😀"_s.repeated(5000);
    const QByteArray path = "/feedback/" + desk.settled("crash") + "/notes";
    QCOMPARE(desk.post(path, { { "text", text } })["text"], text);
    QCOMPARE(desk.get(path).items().last()[u"text"], text);
}

void TestNotes::readOnlyFieldsAreDiscarded()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    const Answer made = desk.post("/feedback/" + item + "/notes",
                                  { { "text", "x" },
                                    { "kind", "activity" },
                                    { "author_name", "Eve" },
                                    { "author_id", "system" },
                                    { "feedback_id", "0000000000000" } });
    QCOMPARE(made.outcome(), u"201"_s);
    QCOMPARE(made["kind"], u"note"_s);
    QCOMPARE(made["author_name"], u"Ada"_s);
    QCOMPARE(made["feedback_id"], QString::fromLatin1(item));
}

void TestNotes::theClassifierIsTheSystem()
{
    Desk desk(m_backend);
    desk.buffer("Crash reports", { { "routing_instructions", "Crashes and freezes of the app" } });
    desk.routeEverything();
    const QByteArray item = desk.settled("The app crashes");
    QCOMPARE(desk.buffersOf(item), u"Crash reports"_s);
    const QJsonArray notes = desk.get("/feedback/" + item + "/notes").items();
    QCOMPARE(notes.size(), 1);
    QCOMPARE(notes[0].toObject().keys(), noteKeys);
    QCOMPARE(notes[0][u"kind"], u"activity"_s);
    QCOMPARE(notes[0][u"author_id"], u"system"_s);
    QCOMPARE(notes[0][u"author_name"], u"System"_s);
    QVERIFY(notes[0][u"text"].toString().contains(u"Crash reports"_s));
}

void TestNotes::skippedRoutingIsRecordedBySystem()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray item = desk.settled("crash");
    for (const QJsonValue &note : desk.get("/feedback/" + item + "/notes").items())
        QCOMPARE(note[u"author_id"], u"system"_s);
    QCOMPARE(desk.get("/feedback/" + item)["routing_status"], u"skipped"_s);
}

void TestNotes::changesAreRecorded()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray other = desk.buffer("Other");
    desk.routeNothing();
    const QByteArray item = desk.settled("crash");
    const auto recorded = [&](const Answer &done) {
        const QJsonArray notes = desk.get("/feedback/" + item + "/notes").items();
        const QJsonObject last = notes.last().toObject();
        return done.status < 300 && last[u"kind"] == u"activity"_s && last[u"author_name"] == u"Mel"_s
            ? QString::number(notes.size())
            : u"nothing recorded"_s;
    };
    TestClient &mel = desk.member;
    QCOMPARE(recorded(mel.patch("/feedback/" + item, { { "title", "t" }, { "description", "d" } })), u"2"_s);
    QCOMPARE(recorded(mel.patch("/feedback/" + item, { { "needs_review", true } })), u"3"_s);
    QCOMPARE(recorded(mel.put("/buffers/" + bugs + "/feedback/" + item)), u"4"_s);
    QCOMPARE(recorded(mel.post("/buffers/bugs/move-all", { { "destination_buffer_id", other } })), u"5"_s);
    QCOMPARE(recorded(mel.remove("/buffers/" + other + "/feedback/" + item)), u"6"_s);
    m_backend.holdRouting();
    const QString retried = recorded(mel.post("/feedback/" + item + "/routing"));
    m_backend.releaseRouting();
    QCOMPARE(retried, u"7"_s);
    desk.routed(item);
    mel.patch("/feedback/" + item, { { "needs_review", true } });
    // What changed nothing is not recorded.
    const QString before = desk.timeline(item);
    mel.patch("/feedback/" + item, { { "needs_review", true } });
    mel.remove("/buffers/" + other + "/feedback/" + item);
    QCOMPARE(desk.timeline(item), before);
}

void TestNotes::notesDoNotChangeTheItem()
{
    Desk desk(m_backend);
    const QByteArray path = "/feedback/" + desk.settled("crash");
    const Answer before = desk.get(path);
    desk.post(path + "/notes", { { "text", "x" } });
    QCOMPARE(desk.get(path).body, before.body);
    QCOMPARE(desk.total("/feedback?search=x"), 0);
}

void TestNotes::notesOfOneItemStayThere()
{
    Desk desk(m_backend);
    m_backend.holdRouting();
    const QByteArray first = desk.feedback("one");
    const QByteArray second = desk.feedback("two");
    desk.post("/feedback/" + first + "/notes", { { "text", "of the first" } });
    desk.post("/feedback/" + second + "/notes", { { "text", "of the second" } });
    QCOMPARE(desk.timeline(first), u"of the first"_s);
    QCOMPARE(desk.timeline(second), u"of the second"_s);
    desk.remove("/feedback/" + first);
    QCOMPARE(desk.timeline(second), u"of the second"_s);
    m_backend.releaseRouting();
    desk.settle();
}

TRIAGE_TEST(TestNotes, QCoreApplication)
#include "tst_notes.moc"
