// SPDX-License-Identifier: GPL-3.0-or-later
// Asking questions about the feedback through the API, and what becomes of them.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// Checks that each quote occurs literally in the item that it names, and that each item of a theme exists.
QString flaws(Desk &desk, const Answer &research)
{
    for (const QJsonValue &citation : research["citations"].toArray()) {
        const Answer item = desk.get("/feedback/" + citation[u"feedback_id"].toString().toUtf8());
        const QString text = item["title"].toString() + u'\n' + item["description"].toString();
        if (item.status != 200 || !text.contains(citation[u"quote"].toString()))
            return u"does not stand in its item: "_s + citation[u"quote"].toString();
    }
    for (const QJsonValue &theme : research["themes"].toArray()) {
        if (theme[u"count"].toInt() != theme[u"feedback_ids"].toArray().size())
            return u"miscounted: "_s + theme[u"label"].toString();
    }
    return {};
}

QStringList idsIn(const Answer &research)
{
    QStringList ids;
    for (const QJsonValue &citation : research["citations"].toArray())
        ids << citation[u"feedback_id"].toString();
    for (const QJsonValue &theme : research["themes"].toArray()) {
        for (const QJsonValue &id : theme[u"feedback_ids"].toArray())
            ids << id.toString();
    }
    return ids;
}

} // namespace

class TestResearchApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQuestionIsPendingAndThenAnswered();
    void missingAnswersAreReported();
    void aBufferAndAPeriodLimitWhatIsLookedAt();
    void answersAreKeptNewestFirst();
    void aDeletedQuestionIsGone();
    void aQuestionDeletedWhilePendingIsNotAnswered();
    void wrongQuestionsAreNamed_data();
    void wrongQuestionsAreNamed();
    void timesAtTheEdgesBecomeTheNearestPossible();
    void researchOfAnotherOrganizationIsInvisible();
    void widgetsDoNotAsk();
    void theSameQuestionUnderAKeyIsAskedOnce();
    void waitingForAnAnswerEndsWithIt();
    void aWaitThatTimesOutReportsPending();
    void questionsSurviveARestart();
    void aQuestionWhoseBackendDiedIsTakenUpByAnother();
    void aQuestionThatCannotBeAnsweredFails();
    void deletedItemsLeaveTheAnswers();
    void quotesStandWordForWordWhateverPeopleWrite();
    void tenThousandItemsAreHandled();

private:
    /// Questions stay pending until they are released.
    void holdResearch();
    void releaseResearch();
    Answer answered(Desk &desk, const QByteArray &question, const Members &more = {});

    TestBackend m_backend;
};

void TestResearchApi::holdResearch()
{
    m_backend.sql(
        u"create or replace function hold_research() returns trigger language plpgsql as"
        " $$ begin new.due_at := new.due_at + interval '110 seconds'; new.delay_seconds := 110;"
        " new.attempts := 1; return new; end $$;"
        " create trigger hold before insert on research_job for each row execute function hold_research()"_s);
}

void TestResearchApi::releaseResearch()
{
    m_backend.sql(u"drop trigger if exists hold on research_job; update research_job set due_at = now()"_s);
}

Answer TestResearchApi::answered(Desk &desk, const QByteArray &question, const Members &more)
{
    const Answer asked = desk.post("/research", more.with("question", question));
    if (asked.status != 202)
        return asked;
    return desk.get("/research/" + asked.id() + "?wait=30");
}

void TestResearchApi::aQuestionIsPendingAndThenAnswered()
{
    Desk desk(m_backend);
    holdResearch();
    desk.feedback("Exporting to PDF cuts the last column off. Otherwise fine.");
    desk.feedback("The export to PDF loses columns.", { { "title", "PDF" } });
    desk.feedback("The export runs into a timeout.");
    desk.feedback("My export ends with a timeout.");
    desk.feedback("I love dark mode.");
    const Answer asked = desk.member.post("/research", { { "question", "Why is the export a problem?" } });
    QCOMPARE(asked.outcome(), u"202"_s);
    QCOMPARE(asked["status"], u"pending"_s);
    QCOMPARE(asked["question"], u"Why is the export a problem?"_s);
    for (const char *field :
         { "answer", "error", "buffer_id", "created_after", "answered_at", "answered_by" })
        QVERIFY2(asked["id"].isString() && asked[field].isNull(), field);
    QCOMPARE(asked.meta()[u"links"][u"api"][u"self"].toString(),
             u"/api/v0/research/"_s + QString::fromLatin1(asked.id()));
    QCOMPARE(desk.get("/research/" + asked.id())["status"], u"pending"_s);
    releaseResearch();
    const Answer done = desk.get("/research/" + asked.id() + "?wait=30");
    QCOMPARE(done.outcome(), u"200"_s);
    QCOMPARE(done["status"], u"answered"_s);
    QCOMPARE(done["items_considered"].toInt(), 4);
    QCOMPARE(done["themes"].toArray().size(), 2);
    QVERIFY(done["citations"].toArray().size() >= 2);
    QVERIFY(done["answer"].toString().contains(u"4 items mention “export”"_s));
    QVERIFY(done["answered_at"].toString() >= done["created_at"].toString());
    QCOMPARE(flaws(desk, done), QString());
    QCOMPARE(m_backend.value(u"select count(*) from research_job"_s), u"0"_s);
}

void TestResearchApi::missingAnswersAreReported()
{
    Desk desk(m_backend);
    desk.feedback("I love dark mode.");
    const Answer done = answered(desk, "What about teleportation?");
    QCOMPARE(done["status"], u"answered"_s);
    QCOMPARE(done["answer"], u"No feedback mentions “teleportation”."_s);
    QVERIFY(done["themes"].toArray().isEmpty() && done["citations"].toArray().isEmpty());
    QCOMPARE(done["items_considered"].toInt(), 0);
}

void TestResearchApi::aBufferAndAPeriodLimitWhatIsLookedAt()
{
    Desk desk(m_backend);
    const QByteArray billing = desk.buffer("Billing");
    const QByteArray old = desk.feedback("The invoice was wrong in spring.");
    const QByteArray inside = desk.feedback("The invoice is wrong again.");
    desk.assign(billing, inside);
    desk.feedback("Another invoice that is wrong.");
    QVERIFY(desk.get("/feedback/" + old)["created_at"].toString()
            < desk.get("/feedback/" + inside)["created_at"].toString());
    const QString midst = desk.get("/feedback/" + inside)["created_at"].toString();

    const auto looksAt = [&](const Members &limits) {
        const Answer done = answered(desk, "invoice", limits);
        return done.status == 200 ? done["items_considered"].toInt(-1) : -done.status;
    };
    QCOMPARE(looksAt({}), 3);
    QCOMPARE(looksAt({ { "buffer_id", billing } }), 1);
    QCOMPARE(looksAt({ { "buffer_id", "billing" } }), 1);
    QCOMPARE(looksAt({ { "created_after", midst } }), 2);
    QCOMPARE(looksAt({ { "created_before", midst } }), 2);
    QCOMPARE(looksAt({ { "created_after", midst }, { "created_before", midst } }), 1);
    QCOMPARE(looksAt({ { "created_after", "2030-01-01T00:00:00Z" } }), 0);
    QCOMPARE(looksAt({ { "created_before", "1970-01-01T00:00:00Z" } }), 0);
    const Answer inBilling = answered(desk, "invoice", { { "buffer_id", billing } });
    QCOMPARE(idsIn(inBilling), QStringList(QString::fromLatin1(inside)));
    // So do they where the question names nothing.
    QCOMPARE(answered(desk, "What is it?", { { "buffer_id", billing } })["items_considered"].toInt(), 1);
    QCOMPARE(answered(desk, "What is it?", { { "created_after", midst } })["items_considered"].toInt(), 2);
    QCOMPARE(answered(desk, "x", { { "buffer_id", billing } })["buffer_id"], QString::fromLatin1(billing));
}

void TestResearchApi::answersAreKeptNewestFirst()
{
    Desk desk(m_backend);
    for (const char *question : { "First?", "Second?", "Third?" })
        QCOMPARE(desk.post("/research", { { "question", question } }).status, 202);
    const Answer page = desk.get("/research?limit=2");
    QCOMPARE(page.outcome(), u"200"_s);
    QCOMPARE(page.all("question"), u"Third?, Second?"_s);
    QCOMPARE(page.meta("total").toInt(), 3);
    QCOMPARE(desk.get(page.meta("next").toString().toUtf8()).all("question"), u"First?"_s);
    const QJsonObject links = page.meta()[u"links"][u"items"].toObject();
    QCOMPARE(links.size(), 2);
}

void TestResearchApi::aDeletedQuestionIsGone()
{
    Desk desk(m_backend);
    desk.feedback("I love dark mode.");
    const QByteArray id = answered(desk, "dark mode").id();
    QCOMPARE(desk.member.remove("/research/" + id).outcome(), u"204"_s);
    QCOMPARE(desk.get("/research/" + id).outcome(), u"404 research-query-not-found"_s);
    QCOMPARE(desk.remove("/research/" + id).outcome(), u"404 research-query-not-found"_s);
    QCOMPARE(desk.total("/research"), 0);
    QCOMPARE(m_backend.value(u"select count(*) from research_source where research = %1"_s.arg(
                 *decodeId(QString::fromLatin1(id)))),
             u"0"_s);
}

void TestResearchApi::aQuestionDeletedWhilePendingIsNotAnswered()
{
    Desk desk(m_backend);
    holdResearch();
    const QByteArray id = desk.post("/research", { { "question", "Never mind" } }).id();
    QCOMPARE(desk.remove("/research/" + id).outcome(), u"204"_s);
    releaseResearch();
    QCOMPARE(answered(desk, "But this?")["status"], u"answered"_s);
    QCOMPARE(desk.get("/research").all("question"), u"But this?"_s);
    QCOMPARE(m_backend.value(u"select count(*) from research_job"_s), u"0"_s);
}

void TestResearchApi::wrongQuestionsAreNamed_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("outcome");
    const QString question = u"422 invalid-field-value question"_s;
    QTest::newRow("no body") << QByteArray() << u"422 missing-required-field question"_s;
    QTest::newRow("none") << "{}"_ba << u"422 missing-required-field question"_s;
    QTest::newRow("blank") << R"({"question":" \n"})"_ba << question;
    QTest::newRow("null") << R"({"question":null})"_ba << question;
    QTest::newRow("too long") << R"({"question":")" + QByteArray(1001, 'x') + R"("})" << question;
    QTest::newRow("longest") << R"({"question":")" + QByteArray(1000, 'x') + R"("})" << u"202"_s;
    QTest::newRow("no time") << R"({"question":"q","created_after":"yesterday"})"_ba
                             << u"422 invalid-field-value created_after"_s;
    QTest::newRow("ends before it begins")
        << R"({"question":"q","created_after":"2026-02-01T00:00:00Z","created_before":"2026-01-01T00:00:00Z"})"_ba
        << u"422 invalid-field-value created_before"_s;
    const auto time = [](const char *row, const QByteArray &text, const QString &outcome) {
        QTest::newRow(row) << R"({"question":"q","created_after":")" + text + R"("})" << outcome;
    };
    const QString noTime = u"422 invalid-field-value created_after"_s;
    time("a blank for the T", "2026-01-01 00:00:00Z", noTime);
    time("hour 24", "2026-01-01T24:00:00Z", noTime);
    time("no seconds", "2026-01-01T00:00Z", noTime);
    time("no zone", "2026-01-01T00:00:00", noTime);
    time("year 0", "0000-12-31T23:59:59Z", noTime);
    time("a date", "2026-01-01", noTime);
    time("before the year 1", "0001-01-01T00:00:00+01:00", u"202"_s);
    time("after the year 9999", "9999-12-31T23:59:59-01:00", u"202"_s);
    QTest::newRow("no such buffer") << R"({"question":"q","buffer_id":"nowhere"})"_ba
                                    << u"404 buffer-not-found"_s;
    QTest::newRow("everything null") << R"({"question":"q","buffer_id":null,"created_after":null})"_ba
                                     << u"202"_s;
}

void TestResearchApi::wrongQuestionsAreNamed()
{
    QFETCH(QByteArray, body);
    Desk desk(m_backend);
    QTEST(desk.send({ "POST", "/research", body, {} }).outcome(), "outcome");
}

void TestResearchApi::timesAtTheEdgesBecomeTheNearestPossible()
{
    Desk desk(m_backend);
    desk.feedback("I love dark mode.");
    const Answer always = answered(desk, "Dark mode?",
                                   { { "created_after", "0001-01-01T00:00:00+14:00" },
                                     { "created_before", "9999-12-31T23:59:59.9999-14:00" } });
    QCOMPARE(always["status"], u"answered"_s);
    QCOMPARE(always["items_considered"].toInt(), 1);
    QCOMPARE(always["created_after"], u"0001-01-01T00:00:00.000Z"_s);
    QCOMPARE(always["created_before"], u"9999-12-31T23:59:59.999Z"_s);
}

void TestResearchApi::researchOfAnotherOrganizationIsInvisible()
{
    Desk ours(m_backend);
    Desk theirs(m_backend);
    ours.feedback("Our secret is dark mode.");
    const QByteArray id = answered(ours, "secret").id();
    const QByteArray buffer = ours.buffer("Ours");
    const QString missing = u"404 research-query-not-found"_s;
    QCOMPARE(theirs.get("/research/" + id).outcome(), missing);
    QCOMPARE(theirs.get("/research/" + id + "?wait=x").outcome(), missing);
    QCOMPARE(ours.get("/research/" + id + "?wait=x").outcome(), u"422 invalid-field-value wait"_s);
    QCOMPARE(theirs.get("/research/no-id").outcome(), missing);
    QCOMPARE(theirs.remove("/research/" + id).outcome(), missing);
    QCOMPARE(theirs.total("/research"), 0);
    QCOMPARE(theirs.post("/research", { { "question", "q" }, { "buffer_id", buffer } }).outcome(),
             u"404 buffer-not-found"_s);
    QCOMPARE(answered(theirs, "What about the secret?")["answer"], u"No feedback mentions “secret”."_s);
    QCOMPARE(answered(theirs, "What is it?")["items_considered"].toInt(), 0);
    QCOMPARE(ours.get("/research/" + id)["status"], u"answered"_s);
}

void TestResearchApi::widgetsDoNotAsk()
{
    Desk desk(m_backend);
    QCOMPARE(desk.widget.send(fromBrowser("POST", "/research", { { "question", "q" } })).outcome(),
             u"403 widget-token-restricted"_s);
}

void TestResearchApi::theSameQuestionUnderAKeyIsAskedOnce()
{
    Desk desk(m_backend);
    const Sent request{ "POST", "/research", R"({"question":"Once?"})", { { "Idempotency-Key", "once" } } };
    const Answer first = desk.send(request);
    const Answer again = desk.send(request);
    QCOMPARE(first.outcome(), u"202"_s);
    QCOMPARE(again.outcome(), u"202"_s);
    QCOMPARE(again.id(), first.id());
    QCOMPARE(desk.total("/research"), 1);
}

void TestResearchApi::waitingForAnAnswerEndsWithIt()
{
    Desk desk(m_backend);
    holdResearch();
    const QByteArray id = desk.post("/research", { { "question", "Dark mode?" } }).id();
    releaseResearch();
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(desk.get("/research/" + id + "?wait=30")["status"], u"answered"_s);
    QVERIFY(timer.elapsed() < 25'000);
}

void TestResearchApi::aWaitThatTimesOutReportsPending()
{
    Desk desk(m_backend);
    holdResearch();
    const QByteArray id = desk.post("/research", { { "question", "Dark mode?" } }).id();
    const Answer pending = desk.get("/research/" + id + "?wait=1");
    QCOMPARE(pending.outcome(), u"200"_s);
    QCOMPARE(pending["status"], u"pending"_s);
    releaseResearch();
}

void TestResearchApi::questionsSurviveARestart()
{
    TestBackend backend;
    Desk desk(backend);
    desk.feedback("I love dark mode.");
    backend.sql(
        u"create function hold_research() returns trigger language plpgsql as"
        " $$ begin new.due_at := new.due_at + interval '110 seconds'; new.delay_seconds := 110;"
        " new.attempts := 1; return new; end $$;"
        " create trigger hold before insert on research_job for each row execute function hold_research()"_s);
    const QByteArray id = desk.post("/research", { { "question", "Dark mode?" } }).id();
    const QByteArray token = desk.admin.token();
    backend.stop();
    backend.sql(u"update research_job set due_at = now()"_s);
    backend.start();
    TestClient client(backend.port(), token);
    QCOMPARE(client.get("/research/" + id + "?wait=30")["status"], u"answered"_s);
}

void TestResearchApi::aQuestionWhoseBackendDiedIsTakenUpByAnother()
{
    Desk desk(m_backend);
    desk.feedback("I love dark mode.");
    holdResearch();
    const QByteArray id = desk.post("/research", { { "question", "Dark mode?" } }).id();
    // A worker took it on and was never heard of again: its lease is over.
    m_backend.sql(u"drop trigger hold on research_job;"
                  " update research_job set attempts = 1, due_at = now() - interval '1 minute'"_s);
    const auto second = m_backend.another();
    TestClient other(portOf(*second), desk.admin.token());
    QCOMPARE(other.get("/research/" + id + "?wait=30")["status"], u"answered"_s);
    QCOMPARE(desk.get("/research/" + id)["items_considered"].toInt(), 1);
}

void TestResearchApi::aQuestionThatCannotBeAnsweredFails()
{
    Desk desk(m_backend);
    holdResearch();
    const QByteArray id = desk.post("/research", { { "question", "Dark mode?" } }).id();
    m_backend.sql(
        u"create or replace function refuse() returns trigger language plpgsql as"
        " $$ begin if new.status = 'answered' then raise exception 'no'; end if; return new; end $$;"
        " create trigger refuse before update on research for each row execute function refuse();"
        " drop trigger hold on research_job; update research_job set attempts = 4, due_at = now()"_s);
    const Answer failed = desk.get("/research/" + id + "?wait=30");
    m_backend.sql(u"drop trigger refuse on research"_s);
    QCOMPARE(failed["status"], u"failed"_s);
    QVERIFY(!failed["error"].toString().isEmpty());
    QVERIFY(failed["answer"].isNull());
}

void TestResearchApi::deletedItemsLeaveTheAnswers()
{
    Desk desk(m_backend);
    const QByteArray secret = desk.feedback("The invoice has my address on it: 5 Elm Street.");
    desk.feedback("The invoice has a wrong address.");
    desk.feedback("Invoices lack the address of the company.");
    const QByteArray id = answered(desk, "invoice").id();
    QVERIFY(desk.get("/research/" + id).body.contains("Elm Street"));
    QCOMPARE(desk.remove("/feedback/" + secret).outcome(), u"204"_s);
    const Answer after = desk.get("/research/" + id);
    QVERIFY2(!after.body.contains("Elm Street"), after.body.constData());
    QVERIFY(!after.body.contains(secret));
    QCOMPARE(flaws(desk, after), QString());
    QVERIFY(!after["citations"].toArray().isEmpty());
    QCOMPARE(after["themes"].toArray()[0][u"count"].toInt(), 2);
}

void TestResearchApi::quotesStandWordForWordWhateverPeopleWrite()
{
    Desk desk(m_backend);
    const QList<QByteArray> texts{
        "L’export\u00a0PDF “plante” 😀. e\u0301 et é… <b>\"fin\"</b>\\n \\\\ &amp;"_ba,
        "导出失败。每次导出都失败！export"_ba,
        "export: שלום עולם‏, תודה. \u202eexport\u202c"_ba,
        "export\u200b\u200dexport\r\n\r\n  \texport\u2028export 👩‍👩‍👧‍👦👩‍👩‍👧‍👦"_ba,
        "EXPORT " + QByteArray("🇩🇪").repeated(300) + " export"_ba,
        "'export' | 'x' & !export:* \\' <-> ''"_ba,
    };
    for (const QByteArray &text : texts)
        desk.feedback(text, { { "title", "Export – " + text.left(0) + "«Ärger»" } });
    for (const QByteArray &question : { "export"_ba, "导出"_ba, "What is it?"_ba, "«export» ' | \\"_ba }) {
        const Answer done = answered(desk, question);
        QCOMPARE(done["status"], u"answered"_s);
        QCOMPARE(flaws(desk, done), QString());
        QVERIFY(!done["citations"].toArray().isEmpty());
    }
}

void TestResearchApi::tenThousandItemsAreHandled()
{
    Desk desk(m_backend);
    desk.feedback("The exported report is empty.");
    // The item above, ten thousand times over, with its index.
    m_backend.sql(
        u"update organization_state set change = change + 1, next_id = next_id + 20000 where organization = "
        u"%1;"
        "insert into feedback (organization, id, description, routing_status, created_at, updated_at, change)"
        " select f.organization, f.id + n, 'Report ' || n || ' is empty when exported as ' || (array['PDF', "
        "'Excel',"
        " 'CSV'])[n % 3 + 1], 'skipped', f.created_at, f.updated_at, f.change from feedback f,"
        " generate_series(1, 10000) n where f.organization = %1;"
        "insert into feedback_search select f.organization, f.id, to_tsvector('simple', f.description) || "
        "'''=export'''"
        " from feedback f where f.organization = %1 on conflict do nothing"_s.arg(
            desk.organization().id.value()));
    QElapsedTimer timer;
    timer.start();
    const Answer done = answered(desk, "Why is the exported report empty?");
    qInfo("answered after %lld ms", timer.elapsed());
    QCOMPARE(done["status"], u"answered"_s);
    QCOMPARE(done["items_considered"].toInt(), 2000);
    QCOMPARE(done["themes"].toArray().size(), 3);
    QVERIFY2(done["answer"].toString().contains(u"of 10,001 were read"_s),
             qPrintable(done["answer"].toString()));
    QVERIFY(timer.elapsed() < 30'000);
}

TRIAGE_TEST(TestResearchApi, QCoreApplication)
#include "tst_researchapi.moc"
