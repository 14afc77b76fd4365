// SPDX-License-Identifier: GPL-3.0-or-later
// Feedback through the API: creating, reading, changing and deleting it.

#include "stores/feedbackwriter.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

const QStringList feedbackKeys{ u"client"_s,       u"created_at"_s,   u"description"_s,
                                u"id"_s,           u"needs_review"_s, u"routing_status"_s,
                                u"submitted_by"_s, u"title"_s,        u"updated_at"_s };

/// The display names of an item's targets, in order.
QString targetsOf(Desk &desk, const QByteArray &item)
{
    return desk.get("/feedback/" + item + "/targets").all("display_name");
}

QJsonObject target(const char *type, const Members &metadata)
{
    return object({ { "type", type }, { "metadata", metadata.object() } });
}

} // namespace

class TestFeedbackApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newFeedbackHasEverythingThatWasSaid();
    void newFeedbackNeedsOnlyADescription();
    void newFeedbackIsPendingAndInNoBuffer();
    void theAnswerLinksTheItemAndItsPage();
    void everyOperationAnswersWithTheSameKeys();
    void readOnlyFieldsAreDiscarded();
    void wrongFieldsAreNamed_data();
    void wrongFieldsAreNamed();
    void longestTextsAreTaken();
    void theClientHeaderIsKeptAsReceived_data();
    void theClientHeaderIsKeptAsReceived();
    void aPatchChangesOnlyWhatItNames();
    void nullClearsTitleAndSubmitter();
    void aPatchThatChangesNothingLeavesTheTimeAlone();
    void theClientCannotBePatched();
    void wrongPatchesAreNamed_data();
    void wrongPatchesAreNamed();
    void anUnknownItemIsNotFound();
    void waitingForAnItemEndsWhenItIsRouted();
    void deletionIsPermanent();
    void aDeletedItemIsNotRoutedAndLeavesNothingBehind();
    void wordsThatNoTextHasAnyMoreLeaveTheVocabulary();
    void wordsOfAnyOtherTextStayInTheVocabulary();
    void wordsOfManyTextsLeaveTheVocabularyAPartAtATime();
    void anOrganizationWhoseLockIsHeldHoldsUpNoWordsOfOthers();
    void theLifetimeLimitCountsWhatWasEverCreated();
    void idsAndTimesHaveTheirForm();

private:
    /// Returns the vocabulary of the organization, in alphabetical order.
    QString wordsOf(const Desk &desk);
    /// Returns the number of texts whose words may have to leave the vocabulary.
    QString goneTextsOf(const Desk &desk);
    /// Creates an item and deletes it.
    void createAndDelete(Desk &desk, const QByteArray &description);
    /// Lets the vocabularies of all organizations follow, but for those that fail.
    void forgetWords(storage::Connection &connection);
    /// Lets one vocabulary follow with at most two texts and three look-ups.
    void forgetThreeWords(const Desk &desk);

    TestBackend m_backend;
};

void TestFeedbackApi::newFeedbackHasEverythingThatWasSaid()
{
    Desk desk(m_backend);
    const Answer made = desk.send(
        { "POST",
          "/feedback",
          Members{ { "title", "Crash" }, { "description", "The app crashes" }, { "submitted_by", "user-7" } }
              .toJson(),
          { { "X-IB-Client", "mobile/1.2 (ios)" } } });
    QCOMPARE(made.outcome(), u"201"_s);
    QCOMPARE(made["title"], u"Crash"_s);
    QCOMPARE(made["description"], u"The app crashes"_s);
    QCOMPARE(made["submitted_by"], u"user-7"_s);
    QCOMPARE(made["client"], u"mobile/1.2 (ios)"_s);
    QCOMPARE(made["needs_review"], false);
    QCOMPARE(made["routing_status"], u"pending"_s);
    QCOMPARE(made["updated_at"], made["created_at"]);
    const Answer read = desk.routed(made.id());
    for (const char *name : { "id", "title", "description", "submitted_by", "client", "created_at" })
        QCOMPARE(read[name], made[name]);
}

void TestFeedbackApi::newFeedbackNeedsOnlyADescription()
{
    Desk desk(m_backend);
    for (const Members &body :
         { Members{ { "description", "x" } },
           Members{ { "description", "x" }, { "title", nullptr }, { "submitted_by", nullptr } },
           Members{ { "description", "x" }, { "targets", QJsonArray() } } }) {
        const Answer made = desk.post("/feedback", body);
        QCOMPARE(made.outcome(), u"201"_s);
        QVERIFY(made["title"].isNull() && made["submitted_by"].isNull() && made["client"].isNull());
        QCOMPARE(targetsOf(desk, made.id()), u"-"_s);
    }
}

void TestFeedbackApi::newFeedbackIsPendingAndInNoBuffer()
{
    Desk desk(m_backend);
    desk.buffer("Bugs", { { "routing_instructions", "crashes" } });
    desk.routeEverything();
    m_backend.holdRouting();
    const QByteArray item = desk.feedback("It crashes");
    QCOMPARE(desk.get("/feedback/" + item)["routing_status"], u"pending"_s);
    QCOMPARE(desk.buffersOf(item), u"-"_s);
    QCOMPARE(desk.total("/feedback?unassigned=true"), 0);
    QCOMPARE(desk.total("/feedback?unassigned=false"), 0);
    m_backend.releaseRouting();
    QCOMPARE(desk.routed(item)["routing_status"], u"routed"_s);
    QCOMPARE(desk.buffersOf(item), u"Bugs"_s);
    QCOMPARE(desk.total("/feedback?unassigned=false"), 1);
}

void TestFeedbackApi::theAnswerLinksTheItemAndItsPage()
{
    Desk desk(m_backend);
    const Answer made = desk.post("/feedback", { { "description", "x" } });
    const QByteArray path = "/api/v0/feedback/" + made.id();
    const Members links{
        { "links",
          object({ { "api", object({ { "self", path } }) },
                   { "web", object({ { "self", "/o/" + desk.slug() + "/feedback/" + made.id() } }) } }) },
        { "related", QJsonObject() }
    };
    QCOMPARE(made.meta(), links.object());
    QCOMPARE(desk.get(path).meta(), links.object());
    QCOMPARE(desk.patch(path, { { "title", "t" } }).meta(), links.object());
}

void TestFeedbackApi::everyOperationAnswersWithTheSameKeys()
{
    Desk desk(m_backend);
    const Answer made = desk.post("/feedback", { { "description", "x" } });
    const QByteArray path = "/feedback/" + made.id();
    QCOMPARE(made.json()[u"data"].toObject().keys(), feedbackKeys);
    QCOMPARE(desk.get(path).json()[u"data"].toObject().keys(), feedbackKeys);
    QCOMPARE(desk.patch(path, { { "title", "t" } }).json()[u"data"].toObject().keys(), feedbackKeys);
    QCOMPARE(desk.get("/feedback").items().first().toObject().keys(), feedbackKeys);
    QCOMPARE(desk.get("/feedback?search=x").items().first().toObject().keys(), feedbackKeys);
    QCOMPARE(desk.post(path + "/routing").json()[u"data"].toObject().keys(), feedbackKeys);
}

void TestFeedbackApi::readOnlyFieldsAreDiscarded()
{
    Desk desk(m_backend);
    const Answer made = desk.post("/feedback",
                                  { { "description", "x" },
                                    { "id", "0000000000001" },
                                    { "needs_review", true },
                                    { "client", "me" },
                                    { "routing_status", "routed" },
                                    { "created_at", "2001-01-01T00:00:00.000Z" },
                                    { "colour", object({ { "red", 1 } }) } });
    QCOMPARE(made.outcome(), u"201"_s);
    QCOMPARE(made["needs_review"], false);
    QVERIFY(made["client"].isNull());
    QCOMPARE(made["routing_status"], u"pending"_s);
    QVERIFY(made.id() != "0000000000001");
    QVERIFY(made["created_at"].toString() > u"2020"_s);
    QCOMPARE(made.json()[u"data"].toObject().keys(), feedbackKeys);
}

void TestFeedbackApi::wrongFieldsAreNamed_data()
{
    QTest::addColumn<Members>("body");
    QTest::addColumn<QString>("outcome");
    QTest::newRow("nothing") << Members() << u"422 missing-required-field description"_s;
    QTest::newRow("title only") << Members{ { "title", "t" } } << u"422 missing-required-field description"_s;
    const auto row = [](const char *name, const Members &body, const char *field) {
        const Members whole = body.object().contains(u"description") ? body : body.with("description", "x");
        QTest::newRow(name) << whole << u"422 invalid-field-value "_s + QLatin1StringView(field);
    };
    row("null description", { { "description", nullptr } }, "description");
    row("empty description", { { "description", "" } }, "description");
    row("blank description", { { "description", " \t\r\n\u00a0\u3000" } }, "description");
    row("long description", { { "description", QByteArray(5001, 'x') } }, "description");
    row("number as description", { { "description", 5 } }, "description");
    row("empty title", { { "title", "" } }, "title");
    row("long title", { { "title", QByteArray(501, 'x') } }, "title");
    row("array as title", { { "title", array({ "x" }) } }, "title");
    row("empty submitter", { { "submitted_by", "" } }, "submitted_by");
    row("long submitter", { { "submitted_by", QByteArray(301, 'x') } }, "submitted_by");
    row("boolean as submitter", { { "submitted_by", true } }, "submitted_by");
    row("object as targets", { { "targets", QJsonObject() } }, "targets");
    row("text as targets", { { "targets", "x" } }, "targets");
}

void TestFeedbackApi::wrongFieldsAreNamed()
{
    QFETCH(Members, body);
    Desk desk(m_backend);
    const Answer refused = desk.post("/feedback", body);
    QTEST(refused.outcome(), "outcome");
    QCOMPARE(desk.total("/feedback"), 0);
    const QString field = refused.json()[u"field"].toString();
    // A person writes a text that is too long; a program sends a number for it.
    const QJsonValue value = body.object()[field];
    const bool isOfProgram = !value.isUndefined() && !value.isString();
    QCOMPARE(refused.json()[u"category"],
             isOfProgram || field == u"targets"_s ? u"integration"_s : u"user"_s);
}

void TestFeedbackApi::longestTextsAreTaken()
{
    Desk desk(m_backend);
    for (const char *character : { "x", "é", "漢", "😀" }) {
        const Members longest{ { "title", QByteArray(character).repeated(500) },
                               { "description", QByteArray(character).repeated(5000) },
                               { "submitted_by", QByteArray(character).repeated(300) } };
        const Answer made = desk.post("/feedback", longest);
        QCOMPARE(made.outcome(), u"201"_s);
        const Answer read = desk.get("/feedback/" + made.id());
        for (const QString &name : longest.object().keys())
            QCOMPARE(read.json()[u"data"][name], longest.object()[name]);
    }
}

void TestFeedbackApi::theClientHeaderIsKeptAsReceived_data()
{
    QTest::addColumn<QByteArray>("sent");
    QTest::addColumn<QString>("kept");
    QTest::newRow("widget") << "inputbuffer-widget/0.2.0 (javascript)"_ba
                            << u"inputbuffer-widget/0.2.0 (javascript)"_s;
    QTest::newRow("case and spaces") << "My  App / X"_ba << u"My  App / X"_s;
    QTest::newRow("UTF-8") << "Größe/1 😀"_ba << u"Größe/1 😀"_s;
    QTest::newRow("Latin-1") << "Gr\xF6\xDF"
                                "e"_ba
                             << u"Größe"_s;
    QTest::newRow("quotes") << R"("a" 'b' \c {"d":1} %00 <e>)"_ba << uR"("a" 'b' \c {"d":1} %00 <e>)"_s;
    QTest::newRow("as long as may be") << QByteArray("é").repeated(1000) << QString(1000, QChar(u'é'));
    QTest::newRow("empty") << ""_ba << QString();
}

void TestFeedbackApi::theClientHeaderIsKeptAsReceived()
{
    QFETCH(QByteArray, sent);
    QFETCH(QString, kept);
    Desk desk(m_backend);
    const Answer made = desk.send(
        { "POST", "/feedback", Members{ { "description", "x" } }.toJson(), { { "X-IB-Client", sent } } });
    QCOMPARE(made.outcome(), u"201"_s);
    if (kept.isNull())
        QVERIFY(made["client"].isNull());
    else
        QCOMPARE(made["client"], kept);
    QCOMPARE(desk.get("/feedback/" + made.id())["client"], made["client"]);
}

void TestFeedbackApi::aPatchChangesOnlyWhatItNames()
{
    Desk desk(m_backend);
    const QByteArray path = "/feedback/" + desk.settled("x", { { "title", "t" }, { "submitted_by", "u" } });
    const QString created = desk.get(path)["created_at"].toString();
    for (const auto &[name, value] :
         std::initializer_list<std::pair<const char *, Json>>{ { "title", "Crash" },
                                                               { "description", "It crashes" },
                                                               { "needs_review", true },
                                                               { "submitted_by", "v" } }) {
        QJsonObject expected = desk.get(path).json()[u"data"].toObject();
        const Answer after = desk.patch(path, { { name, value } });
        QCOMPARE(after.outcome(), u"200"_s);
        expected[QLatin1StringView(name)] = value;
        expected[u"updated_at"] = after["updated_at"];
        QCOMPARE(after.json()[u"data"].toObject(), expected);
        QCOMPARE(desk.get(path).body, after.body);
    }
    QCOMPARE(desk.get(path)["created_at"], created);
    QVERIFY(desk.get(path)["updated_at"].toString() > created);
    QCOMPARE(desk.total("/feedback?needs_review=true"), 1);
    QCOMPARE(desk.get("/feedback?search=crash").items().size(), 1);
}

void TestFeedbackApi::nullClearsTitleAndSubmitter()
{
    Desk desk(m_backend);
    const QByteArray path
        = "/feedback/" + desk.settled("x", { { "title", "Crash" }, { "submitted_by", "u" } });
    const Answer cleared = desk.send({ "PATCH",
                                       path,
                                       R"({"title":null,"submitted_by":null})",
                                       { { "Content-Type", "application/merge-patch+json" } } });
    QCOMPARE(cleared.outcome(), u"200"_s);
    QVERIFY(cleared["title"].isNull() && cleared["submitted_by"].isNull());
    QCOMPARE(desk.get(path).body, cleared.body);
    QCOMPARE(desk.total("/feedback?search=crash"), 0);
}

void TestFeedbackApi::aPatchThatChangesNothingLeavesTheTimeAlone()
{
    Desk desk(m_backend);
    const QByteArray path = "/feedback/" + desk.settled("x", { { "title", "t" } });
    const Answer before = desk.get(path);
    const QString told = desk.timeline(before.id());
    for (const Members &patch :
         { Members(), Members{ { "title", "t" }, { "description", "x" }, { "needs_review", false } },
           Members{ { "submitted_by", nullptr } }, Members{ { "unknown", 1 } } }) {
        const Answer after = desk.patch(path, patch);
        QCOMPARE(after.outcome(), u"200"_s);
        QCOMPARE(after.body, before.body);
    }
    QCOMPARE(desk.timeline(before.id()), told);
}

void TestFeedbackApi::theClientCannotBePatched()
{
    Desk desk(m_backend);
    const Answer made = desk.send(
        { "POST", "/feedback", Members{ { "description", "x" } }.toJson(), { { "X-IB-Client", "cli/1" } } });
    desk.routed(made.id());
    const Answer after = desk.send(
        { "PATCH",
          "/feedback/" + made.id(),
          Members{ { "client", "other" }, { "routing_status", "failed" }, { "id", "1" } }.toJson(),
          { { "X-IB-Client", "cli/2" } } });
    QCOMPARE(after.outcome(), u"200"_s);
    QCOMPARE(after["client"], u"cli/1"_s);
    QCOMPARE(after.id(), made.id());
    QVERIFY(after["routing_status"] != u"failed"_s);
}

void TestFeedbackApi::wrongPatchesAreNamed_data()
{
    QTest::addColumn<Members>("patch");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, const Members &patch) {
        QTest::newRow(name) << patch << patch.object().keys().first();
    };
    row("null description", { { "description", nullptr } });
    row("empty description", { { "description", "" } });
    row("blank description", { { "description", " \n" } });
    row("long description", { { "description", QByteArray(5001, 'x') } });
    row("array as description", { { "description", QJsonArray() } });
    row("empty title", { { "title", "" } });
    row("long title", { { "title", QByteArray(501, 'x') } });
    row("number as title", { { "title", 1 } });
    row("null flag", { { "needs_review", nullptr } });
    row("text as flag", { { "needs_review", "true" } });
    row("number as flag", { { "needs_review", 1 } });
    row("empty submitter", { { "submitted_by", "" } });
    row("long submitter", { { "submitted_by", QByteArray(301, 'x') } });
    row("object as submitter", { { "submitted_by", QJsonObject() } });
}

void TestFeedbackApi::wrongPatchesAreNamed()
{
    QFETCH(Members, patch);
    QFETCH(QString, field);
    Desk desk(m_backend);
    const QByteArray path = "/feedback/" + desk.settled("x");
    const Answer before = desk.get(path);
    QCOMPARE(desk.patch(path, patch).outcome(), u"422 invalid-field-value "_s + field);
    QCOMPARE(desk.get(path).body, before.body);
}

void TestFeedbackApi::anUnknownItemIsNotFound()
{
    Desk desk(m_backend);
    const QByteArray buffer = desk.buffer("Bugs");
    for (const QByteArray &id :
         { "0000000000000"_ba, "7zzzzzzzzzzzz"_ba, "zzzzzzzzzzzzz"_ba, "junk"_ba, "1"_ba, "%20"_ba,
           "123e4567-e89b-12d3-a456-426614174000"_ba, QByteArray(3000, 'a'), buffer }) {
        const QByteArray path = "/feedback/" + id;
        const QString unknown = u"404 feedback-not-found"_s;
        QCOMPARE(desk.get(path).outcome(), unknown);
        QCOMPARE(desk.patch(path, { { "title", "t" } }).outcome(), unknown);
        QCOMPARE(desk.patch(path, { { "title", 1 } }).outcome(), unknown);
        QCOMPARE(desk.remove(path).outcome(), unknown);
        for (const char *part : { "/buffers", "/targets", "/notes", "/routing" })
            QCOMPARE(desk.get(path + part).outcome(), unknown);
        QCOMPARE(desk.post(path + "/notes", { { "text", "t" } }).outcome(), unknown);
        QCOMPARE(desk.post(path + "/notes", { { "text", 1 } }).outcome(), unknown);
        QCOMPARE(desk.post(path + "/routing").outcome(), unknown);
    }
}

void TestFeedbackApi::waitingForAnItemEndsWhenItIsRouted()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("The app crashes");
    const auto put = [&](const char *status) {
        m_backend.sql(u"update feedback set routing_status = '%1' where id = %2"_s.arg(
            QLatin1StringView(status), QString::number(decodeId(QString::fromLatin1(item)).value_or(0))));
    };
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(desk.get("/feedback/" + item + "?wait=30")["routing_status"], u"skipped"_s);
    put("pending");
    QCOMPARE(desk.get("/feedback/" + item + "?wait=1")["routing_status"], u"pending"_s);
    QVERIFY(timer.elapsed() >= 1000);
    QTimer::singleShot(200, this, [&] {
        put("routed");
        desk.member.post("/feedback/" + item + "/notes", { { "text", "Any change is announced" } });
    });
    QCOMPARE(desk.get("/feedback/" + item + "?wait=30")["routing_status"], u"routed"_s);
    QVERIFY(timer.elapsed() < 30'000);
    QCOMPARE(desk.get("/feedback/0000000000001?wait=30").outcome(), u"404 feedback-not-found"_s);
    QCOMPARE(desk.get("/feedback/" + item + "?wait=long").outcome(), u"422 invalid-field-value wait"_s);
}

void TestFeedbackApi::deletionIsPermanent()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    desk.settled("stays");
    const Answer deleted = desk.remove("/feedback/" + item);
    QCOMPARE(deleted.outcome(), u"204"_s);
    QVERIFY(deleted.body.isEmpty());
    QCOMPARE(desk.get("/feedback/" + item).outcome(), u"404 feedback-not-found"_s);
    QCOMPARE(desk.remove("/feedback/" + item).outcome(), u"404 feedback-not-found"_s);
    QCOMPARE(desk.get("/feedback").all("description"), u"stays"_s);
    QCOMPARE(desk.total("/feedback"), 1);
    QCOMPARE(desk.total("/feedback?search=crash"), 0);
}

void TestFeedbackApi::aDeletedItemIsNotRoutedAndLeavesNothingBehind()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs");
    m_backend.holdRouting();
    const QByteArray item = desk.feedback(
        "crash", { { "targets", array({ target("cli_command", { { "command", "ls" } }) }) } });
    desk.assign(bugs, item);
    desk.post("/feedback/" + item + "/notes", { { "text", "note" } });
    QCOMPARE(desk.remove("/feedback/" + item).outcome(), u"204"_s);
    m_backend.releaseRouting();
    desk.settled("next");
    for (const char *table : { "feedback_buffer", "note", "routing_job", "routing_decision",
                               "feedback_target", "feedback_search", "routing_example", "routing_lesson" }) {
        const QString orphans = u"select count(*) from %1 where organization = %2"
                                " and feedback not in (select id from feedback)"_s;
        QCOMPARE(m_backend.value(orphans.arg(QLatin1StringView(table)).arg(desk.organization().id.value())),
                 u"0"_s);
    }
    QCOMPARE(desk.get("/buffers/bugs")["feedback_count"].toInt(-1),
             int(desk.get("/buffers/bugs/feedback").items().size()));
}

QString TestFeedbackApi::wordsOf(const Desk &desk)
{
    return m_backend.value(
        u"select coalesce(string_agg(word, ' ' order by word), '') from vocabulary where organization = %1"_s
            .arg(desk.organization().id.value()));
}

QString TestFeedbackApi::goneTextsOf(const Desk &desk)
{
    return m_backend.value(
        u"select count(*) from gone_text where organization = %1"_s.arg(desk.organization().id.value()));
}

void TestFeedbackApi::createAndDelete(Desk &desk, const QByteArray &description)
{
    QCOMPARE(desk.remove("/feedback/" + desk.feedback(description)).outcome(), u"204"_s);
}

void TestFeedbackApi::forgetWords(storage::Connection &connection)
{
    OrganizationId last;
    Result<bool> hasMore = true;
    while (hasMore && *hasMore)
        hasMore = storage::forgetWords(connection, last);
    QVERIFY(hasMore);
}

void TestFeedbackApi::forgetThreeWords(const Desk &desk)
{
    QVERIFY(
        storage::inTransaction(m_backend.database(), desk.organization().id, [](storage::Transaction &tx) {
            return tx.run(
                "feedback.forgetWords",
                { { "most_texts", 2 }, { "most_words", 3 }, { "sample", 1 }, { "sample_bytes", 1000 } });
        }));
}

void TestFeedbackApi::wordsThatNoTextHasAnyMoreLeaveTheVocabulary()
{
    Desk desk(m_backend);
    Desk other(m_backend);
    createAndDelete(desk, "zirconium stays");
    const QByteArray edited = desk.feedback("yttrium stays");
    other.feedback("zirconium stays");
    QCOMPARE(desk.patch("/feedback/" + edited, { { "description", "xenon stays" } }).outcome(), u"200"_s);
    forgetWords(m_backend.database());
    QCOMPARE(wordsOf(desk), u"stays xenon"_s);
    QCOMPARE(goneTextsOf(desk), u"0"_s);
    QCOMPARE(wordsOf(other), u"stays zirconium"_s);
    // An edit that takes no word away leaves nothing to look for.
    QCOMPARE(desk.patch("/feedback/" + edited, { { "description", "xenon stays here" } }).outcome(),
             u"200"_s);
    QCOMPARE(goneTextsOf(desk), u"0"_s);

    // The backend had known the word, and learns it again.
    desk.feedback("zirconium returns");
    QCOMPARE(wordsOf(desk), u"here returns stays xenon zirconium"_s);
    QCOMPARE(desk.total("/feedback?search=irconi"), 1);
}

/// The oldest, the newest and one in the middle are not looked up in the index of texts, the others are.
void TestFeedbackApi::wordsOfAnyOtherTextStayInTheVocabulary()
{
    Desk desk(m_backend);
    const QByteArray words = "argon helium krypton neon radon xenon";
    for (const QByteArray &word : words.split(' '))
        desk.feedback(word);
    createAndDelete(desk, words + " zirconium");
    for (int part = 0; part < 2; ++part)
        forgetThreeWords(desk);
    QCOMPARE(wordsOf(desk), QString::fromLatin1(words));
    QCOMPARE(goneTextsOf(desk), u"0"_s);
}

void TestFeedbackApi::wordsOfManyTextsLeaveTheVocabularyAPartAtATime()
{
    Desk desk(m_backend);
    createAndDelete(desk, "argon helium krypton neon radon");
    createAndDelete(desk, "xenon");
    forgetThreeWords(desk);
    QCOMPARE(wordsOf(desk).split(u' ').size(), 3);
    QCOMPARE(goneTextsOf(desk), u"1"_s); // what remains of both
    forgetThreeWords(desk);
    QCOMPARE(wordsOf(desk), QString());
    QCOMPARE(goneTextsOf(desk), u"0"_s);
}

void TestFeedbackApi::anOrganizationWhoseLockIsHeldHoldsUpNoWordsOfOthers()
{
    Desk busy(m_backend);
    Desk other(m_backend);
    createAndDelete(busy, "argon");
    createAndDelete(other, "argon");
    storage::Connection writer(m_backend.connectionConfig());
    QVERIFY(writer.executeText(
        u"begin; update organization_state set change = change + 1 where organization = %1"_s.arg(
            busy.organization().id.value())));
    storage::ConnectionConfig hasty = m_backend.connectionConfig();
    hasty.lockTimeout = std::chrono::milliseconds(50);
    storage::Connection connection(hasty);
    const auto areGone = [&](const Desk &desk) {
        forgetWords(connection);
        return wordsOf(desk).isEmpty();
    };
    QVERIFY(eventually([&] { return areGone(other); }));
    QCOMPARE(wordsOf(busy), u"argon"_s);
    writer.rollBack();
    QVERIFY(eventually([&] { return areGone(busy); }));
}

void TestFeedbackApi::theLifetimeLimitCountsWhatWasEverCreated()
{
    Desk desk(m_backend, 3);
    const QByteArray first = desk.feedback("one");
    desk.feedback("two");
    QCOMPARE(desk.remove("/feedback/" + first).outcome(), u"204"_s);
    desk.feedback("three");
    const Answer refused = desk.post("/feedback", { { "description", "four" } });
    QCOMPARE(refused.outcome(), u"402 usage-limit-reached"_s);
    // The visitor of a page can do nothing about it.
    QCOMPARE(refused.json()[u"category"], u"integration"_s);
    QCOMPARE(desk.total("/feedback"), 2);
    // What is wrong with the request is said first; everything else still works.
    QCOMPARE(desk.post("/feedback", Members()).outcome(), u"422 missing-required-field description"_s);
    QCOMPARE(desk.widget.send(fromBrowser("POST", "/feedback", { { "description", "x" } })).outcome(),
             u"402 usage-limit-reached"_s);
    services::OrganizationChange raised;
    raised.feedbackLimit = std::optional<qint64>(4);
    desk.change(raised);
    QCOMPARE(desk.post("/feedback", { { "description", "four" } }).outcome(), u"201"_s);
    QCOMPARE(desk.post("/feedback", { { "description", "five" } }).outcome(), u"402 usage-limit-reached"_s);
    Desk none(m_backend, 0);
    QCOMPARE(none.post("/feedback", { { "description", "x" } }).outcome(), u"402 usage-limit-reached"_s);
}

void TestFeedbackApi::idsAndTimesHaveTheirForm()
{
    Desk desk(m_backend);
    const QRegularExpression id(u"^[0-9a-hjkmnp-tv-z]{13}$"_s);
    const QRegularExpression time(u"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"_s);
    QByteArray before;
    for (int i = 0; i < 5; ++i) {
        const Answer made = desk.post("/feedback", { { "description", "x" } });
        QVERIFY(id.match(made["id"].toString()).hasMatch());
        QVERIFY(time.match(made["created_at"].toString()).hasMatch());
        QVERIFY(made.id() > before);
        before = made.id();
    }
}

TRIAGE_TEST(TestFeedbackApi, QCoreApplication)
#include "tst_feedbackapi.moc"
