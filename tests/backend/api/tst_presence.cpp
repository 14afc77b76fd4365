// SPDX-License-Identifier: GPL-3.0-or-later
// Presence over the API: who looks at which item is seen on every server, by those who follow it, and
// take-next passes over what somebody edits.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>
#include <QTimer>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

Answer report(TestClient &client, const QByteArray &item, bool editing = false)
{
    return client.send(
        { "PUT", "/presence", Members{ { "feedback_id", item }, { "editing", editing } }.toJson(), {} });
}

/// Returns who is present, as "Mel edits ID".
QString people(TestClient &client)
{
    QStringList all;
    const QJsonObject meta = client.get("/changes?since=now&presence=-").meta();
    for (const QJsonValue &each : meta[u"presence"][u"people"].toArray())
        all << (each[u"editing"].toBool() ? u"edits "_s : u"views "_s) + each[u"feedback_id"].toString();
    return all.join(u", "_s);
}

} // namespace

class TestPresence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_second = m_backend.another(); }

    void aPersonOnOneServerIsSeenOnTheOther();
    void aWaitingRequestIsAnsweredWhenSomebodyComesOrGoes();
    void programsThatDoNotFollowItNeverSeeIt();
    void wrongReportsAreRefused_data();
    void wrongReportsAreRefused();
    void takeNextPassesOverWhatSomebodyEdits();
    void takeNextInABufferAndAViewPassesOverIt();
    void aServerThatStartsLearnsItFromRenewals();

private:
    TestBackend m_backend;
    std::unique_ptr<Backend> m_second;
};

void TestPresence::aPersonOnOneServerIsSeenOnTheOther()
{
    Desk desk(m_backend);
    TestClient other(portOf(*m_second), desk.admin.token());
    const QByteArray item = desk.settled("crash");
    QCOMPARE(report(desk.member, item).status, 204);
    QTRY_COMPARE(people(other), u"views "_s + QString::fromLatin1(item));
    QCOMPARE(report(desk.member, item, true).status, 204);
    QTRY_COMPARE(people(other), u"edits "_s + QString::fromLatin1(item));
    const QJsonObject person
        = other.get("/changes?since=now&presence=0").meta()[u"presence"][u"people"][0].toObject();
    QCOMPARE(person[u"member_id"], desk.member.get("/me")["member"][u"id"]);
    QCOMPARE(desk.member.send({ "PUT", "/presence", R"({"feedback_id":null})", {} }).status, 204);
    QTRY_COMPARE(people(other), QString());
    Desk stranger(m_backend);
    QCOMPARE(report(desk.member, item).status, 204);
    QCOMPARE(people(stranger.admin), QString());
}

void TestPresence::aWaitingRequestIsAnsweredWhenSomebodyComesOrGoes()
{
    Desk desk(m_backend);
    TestClient other(portOf(*m_second), desk.admin.token());
    const QByteArray item = desk.settled("crash");
    const QByteArray cursor = desk.get("/changes?since=now").meta("cursor").toString().toLatin1();
    const auto follow = [&](const QByteArray &tag) {
        return other.get("/changes?wait=60&since=" + cursor + "&presence=" + tag);
    };
    QTimer::singleShot(0, this, [&] { QCOMPARE(report(desk.member, item).status, 204); });
    const Answer come = follow("0");
    QCOMPARE(come.items().size(), 0);
    QCOMPARE(come.meta("cursor").toString().toLatin1(), cursor); // it has no number
    QCOMPARE(come.meta("presence")[u"people"].toArray().size(), 1);
    const QByteArray tag = come.meta("presence")[u"tag"].toString().toLatin1();
    QVERIFY(!other.get("/changes?since=" + cursor + "&presence=" + tag).meta().contains(u"presence"_s));
    QTimer::singleShot(0, this, [&] {
        desk.member.send({ "PUT", "/presence", R"({"feedback_id":null})", {} });
    });
    const Answer gone = follow(tag);
    QCOMPARE(gone.meta("presence")[u"people"].toArray().size(), 0);
    QCOMPARE(gone.meta("presence")[u"tag"], u"0"_s);
    // A change comes with the presence of its time.
    QCOMPARE(report(desk.member, item).status, 204);
    QTRY_VERIFY(!people(other).isEmpty());
    desk.patch("/feedback/" + item + "/triage", { { "state", "done" } });
    QTRY_VERIFY(other.get("/changes?since=" + cursor + "&presence=0").items().size() > 0);
    QCOMPARE(
        other.get("/changes?since=" + cursor + "&presence=0").meta("presence")[u"people"].toArray().size(),
        1);
}

void TestPresence::programsThatDoNotFollowItNeverSeeIt()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    QCOMPARE(report(desk.member, item).status, 204);
    QVERIFY(!people(desk.admin).isEmpty());
    QVERIFY(!desk.get("/changes").body.contains("presence"));
    const QByteArray cursor = desk.get("/changes?since=now").meta("cursor").toString().toLatin1();
    const Answer waited = desk.get("/changes?wait=1&since=" + cursor);
    QCOMPARE(waited.items().size(), 0);
    QVERIFY(!waited.meta().contains(u"presence"_s));
}

void TestPresence::wrongReportsAreRefused_data()
{
    QTest::addColumn<QByteArray>("who");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("outcome");
    const auto row = [](const char *name, const char *who, const char *body, const QString &outcome) {
        QTest::newRow(name) << QByteArray(who) << QByteArray(body) << outcome;
    };
    row("unknown item", "member", R"({"feedback_id":"0000000000001"})", u"404 feedback-not-found"_s);
    row("another organization's item", "member", R"({"feedback_id":"<theirs>"})",
        u"404 feedback-not-found"_s);
    row("no identifier", "member", R"({"feedback_id":"x"})", u"422 invalid-field-value feedback_id"_s);
    row("a number", "member", R"({"feedback_id":7})", u"422 invalid-field-value feedback_id"_s);
    row("a text for a flag", "member", R"({"feedback_id":"<item>","editing":"yes"})",
        u"422 invalid-field-value editing"_s);
    row("no item", "member", R"({"editing":true})", u"422 missing-required-field feedback_id"_s);
    row("a misspelt item", "member", R"({"feedback":"<item>"})", u"422 missing-required-field feedback_id"_s);
    row("a list", "member", "[]", u"422 invalid-field-value body"_s);
    row("a widget", "widget", R"({"feedback_id":"<item>"})", u"403 widget-token-restricted"_s);
    row("a read-only token", "reader", R"({"feedback_id":"<item>"})", u"403 forbidden"_s);
    row("nobody", "nobody", R"({"feedback_id":"<item>"})", u"401 unauthorized"_s);
}

void TestPresence::wrongReportsAreRefused()
{
    QFETCH(QByteArray, who);
    QFETCH(QByteArray, body);
    QFETCH(QString, outcome);
    Desk desk(m_backend);
    Desk stranger(m_backend);
    body.replace("<item>", desk.settled("crash")).replace("<theirs>", stranger.settled("theirs"));
    TestClient reader = desk.client(desk.readerToken(Desk::memberEmail()));
    TestClient nobody = desk.client({});
    TestClient &client = who == "widget" ? desk.widget
        : who == "reader"                ? reader
        : who == "nobody"                ? nobody
                                         : desk.member;
    const QByteArray origin = who == "widget" ? QByteArray(Desk::origin) : QByteArray();
    QCOMPARE(client.send({ "PUT", "/presence", body, { { "Origin", origin } } }).outcome(), outcome);
    QCOMPARE(people(desk.admin), QString());
    QCOMPARE(desk.get("/changes?presence=" + QByteArray(65, 'x')).outcome(),
             u"422 invalid-field-value presence"_s);
}

void TestPresence::takeNextPassesOverWhatSomebodyEdits()
{
    Desk desk(m_backend);
    TestClient other(portOf(*m_second), desk.admin.token());
    desk.switchRouting(false);
    const QByteArray first = desk.settled("first");
    const QByteArray second = desk.settled("second");
    QCOMPARE(report(desk.member, first, true).status, 204);
    QTRY_COMPARE(people(other), u"edits "_s + QString::fromLatin1(first));
    QCOMPARE(other.post("/feedback/take-next")["description"], u"second"_s);
    QCOMPARE(other.post("/feedback/take-next").status, 204); // as if none was free
    QCOMPARE(report(desk.member, first, false).status, 204);
    QTRY_COMPARE(people(other), u"views "_s + QString::fromLatin1(first));
    QCOMPARE(other.post("/feedback/take-next")["description"], u"first"_s);
    // One's own work is not in one's way.
    desk.patch("/feedback/" + second + "/triage", { { "owner_id", QJsonValue() } });
    QCOMPARE(report(desk.member, second, true).status, 204);
    QCOMPARE(desk.member.post("/feedback/take-next")["description"], u"second"_s);
}

void TestPresence::takeNextInABufferAndAViewPassesOverIt()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray view
        = desk.post("/views", { { "name", "Bugs" }, { "filter", object({ { "buffer_id", bugs } }) } }).id();
    QByteArrayList items;
    for (const char *text : { "first", "second", "third", "fourth" }) {
        items << desk.settled(text);
        desk.assign(bugs, items.last());
    }
    QCOMPARE(report(desk.member, items[0], true).status, 204);
    QCOMPARE(desk.post("/feedback/take-next", { { "buffer_id", bugs } })["description"], u"second"_s);
    QCOMPARE(desk.post("/feedback/take-next", { { "view_id", view } })["description"], u"third"_s);
    QCOMPARE(report(desk.member, items[3], true).status, 204);
    QCOMPARE(desk.post("/feedback/take-next", { { "view_id", view } })["description"], u"first"_s);
    QCOMPARE(desk.post("/feedback/take-next", { { "view_id", view } }).status, 204);
    QCOMPARE(desk.post("/feedback/take-next", { { "buffer_id", bugs } }).status, 204);
}

void TestPresence::aServerThatStartsLearnsItFromRenewals()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    QCOMPARE(report(desk.member, item).status, 204);
    const auto third = m_backend.another();
    TestClient late(portOf(*third), desk.admin.token());
    QTRY_VERIFY(report(desk.member, item).status == 204 && !people(late).isEmpty());
    QVERIFY(!people(desk.admin).isEmpty());
}

TRIAGE_TEST(TestPresence, QCoreApplication)
#include "tst_presence.moc"
