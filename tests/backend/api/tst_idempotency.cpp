// SPDX-License-Identifier: GPL-3.0-or-later
// Sending a POST again under its Idempotency-Key: it is done once, whatever happens in between.

#include "keyedrequests.h"
#include "support/testprogram.h"

#include <QTest>
#include <QTimer>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// The same for a POST that concerns webhooks. Nothing is sent, as the webhook is switched off.
Sent webhookExample(Desk &desk, const QByteArray &operation, const QByteArray &key)
{
    const Members hook{ { "url", "https://hooks.invalid/" },
                        { "events", array({ "*" }) },
                        { "enabled", false } };
    if (operation == "createWebhook")
        return keyed("/webhooks", hook.toJson(), key);
    const QByteArray webhook = "/webhooks/" + desk.post("/webhooks", hook).id();
    if (operation == "testWebhook")
        return keyed(webhook + "/test", R"({"event":"note.created"})", key);
    if (operation == "rotateWebhook")
        return keyed(webhook + "/rotate", {}, key);
    if (operation == "replayWebhook")
        return keyed(webhook + "/replay", R"({"since":"2026-01-01T00:00:00.000Z"})", key);
    desk.backend().sql(u"insert into webhook_delivery (organization, webhook, event, body, state) "
                       "select organization, id, 'feedback.created', '{}', 'failed' from webhook "
                       "where organization = %1"_s.arg(desk.organization().id.value()));
    const QJsonValue delivery = desk.get(webhook + "/deliveries").items()[0][u"id"];
    return keyed("/deliveries/" + delivery.toString().toUtf8() + "/replay", {}, key);
}

/// A request for a POST of the API that succeeds at the desk; without a path where none is known.
Sent exampleOf(Desk &desk, const QByteArray &operation)
{
    const QByteArray buffer = "/buffers/" + desk.buffer("Bugs");
    const QByteArray item = "/feedback/" + desk.settled("It crashes");
    const QByteArray key = "key of " + operation;
    if (operation == "createBuffer")
        return keyed("/buffers", R"({"name":"Crashes"})", key);
    if (operation == "restoreBuffer") {
        desk.remove(buffer);
        return keyed(buffer + "/restore", {}, key);
    }
    if (operation == "moveAllFeedback") {
        desk.buffer("Other");
        desk.put(buffer + item);
        return keyed(buffer + "/move-all", R"({"destination_buffer_id":"other"})", key);
    }
    if (operation == "undoMove") {
        desk.buffer("Other");
        desk.put(buffer + item);
        const Answer moved = desk.post(buffer + "/move-all", { { "destination_buffer_id", "other" } });
        return keyed("/moves/" + moved.json()[u"move_id"].toString().toUtf8() + "/undo", {}, key);
    }
    if (operation == "createFeedback")
        return keyed("/feedback",
                     R"({"description":"Slow","targets":[{"type":"documentation",)"
                     R"("metadata":{"page_url":"https://docs.example"}}]})",
                     key);
    if (operation == "takeFeedback")
        return keyed(item + "/take", {}, key);
    if (operation == "takeNextFeedback")
        return keyed("/feedback/take-next", "{}", key);
    if (operation == "createView")
        return keyed("/views", R"({"name":"Mine","filter":{"owner":"me"}})", key);
    if (operation == "undoTagChange") {
        desk.patch(item + "/triage", { { "tags", array({ "crash" }) } });
        return keyed("/tag-changes/" + desk.remove("/tags/crash").id() + "/undo", {}, key);
    }
    if (operation == "createMerge" || operation == "undoMerge") {
        const QByteArray other = desk.feedback("The same");
        const QByteArray into = desk.feedback("It crashes, too");
        const QByteArray body = R"({"into":")" + into + R"(","feedback_ids":[")" + other + R"("]})";
        if (operation == "createMerge")
            return keyed("/merges", body, key);
        return keyed("/merges/" + desk.send({ "POST", "/merges", body, {} }).id() + "/undo", {}, key);
    }
    if (operation == "createNote")
        return keyed(item + "/notes", R"({"text":"Looking into it"})", key);
    if (operation == "splitFeedback")
        return keyed(item + "/split", R"({"description":"It"})", key);
    if (operation == "testRouting")
        return keyed("/routing/test", R"({"description":"It crashes"})", key);
    if (operation == "previewRouting") {
        desk.buffer("Preview");
        return keyed("/routing/preview", R"({"assign_threshold":0.9,"review_threshold":0.5})", key);
    }
    if (operation == "retryRouting")
        return keyed(item + "/routing", {}, key);
    if (operation == "createReaction")
        return keyed("/reactions",
                     R"({"reaction_value":1,"target":{"type":"documentation",)"
                     R"("metadata":{"page_url":"https://docs.example"}}})",
                     key);
    if (operation == "createToken")
        return keyed("/tokens", R"({"name":"Server","kind":"full_access"})", key);
    if (operation == "rotateToken") {
        const QByteArray token
            = desk.post("/tokens", { { "name", "Server" }, { "kind", "full_access" } }).id();
        return keyed("/tokens/" + token + "/rotate", R"({"overlap_hours":1})", key);
    }
    if (operation == "createMember")
        return keyed("/members", R"({"name":"New","email":"new@example.com","role":"member"})", key);
    if (operation == "createResearch")
        return keyed("/research", R"({"question":"What crashes?"})", key);
    const Members importing{ { "format", "json_lines" },
                             { "data", "{\"description\":\"Old\"}\n" },
                             { "route", false } };
    if (operation == "importPart")
        return keyed("/import", importing.toJson(), key);
    if (operation == "undoImport") { // of nothing, as what it removes goes in the background
        const Answer import
            = desk.post("/import", { { "format", "json_lines" }, { "data", "{}\n" }, { "last", true } });
        return keyed("/import/" + import.id() + "/undo", {}, key);
    }
    if (operation.endsWith("Webhook") || operation == "replayDelivery")
        return webhookExample(desk, operation, key);
    if (operation == "createReport")
        return keyed("/reports", R"({"message":"The page is slow"})", key);
    return {};
}

/// Returns true for operations that change nothing.
bool asksOnly(const QByteArray &operation)
{
    return operation == "testRouting" || operation == "previewRouting";
}

} // namespace

class TestIdempotency : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_second = m_backend.another(); }

    void theSameRequestIsAnsweredAsBefore();
    void everyPostIsDoneOnce_data() { everyPost(); }
    void everyPostIsDoneOnce();
    void nothingStaysWithoutItsReceipt_data() { everyPost(); }
    void nothingStaysWithoutItsReceipt();
    void anotherBodyIsRefused();
    void aKeyCountsForItsPath();
    void aKeyCountsForItsOrganization();
    void othersOfTheOrganizationGetTheAnswerToo();
    void errorsAreNotKept();
    void replaysOfCreationsSurviveTheirDeletion();
    void equalRequestsThatRaceAreDoneOnce_data();
    void equalRequestsThatRaceAreDoneOnce();
    void manyKeysAtOnceAreKeptApart();
    void aTokenIsShownAgainToItsMakerOnly();
    void requestsWithoutEffectStoreNoReceipt();
    void theOldestReceiptsMakeRoomForNewOnes();
    void aReceiptCountsForADay();
    void oldReceiptsAreRemoved();
    void aKilledDatabaseMakesNoDuplicates();

private:
    void everyPost();
    QString where(Desk &desk) const
    {
        return u" where organization = %1"_s.arg(desk.organization().id.value());
    }
    /// How many writing transactions the organization has seen.
    QString changes(Desk &desk)
    {
        return m_backend.value(u"select change from organization_state"_s + where(desk));
    }
    TestClient atTheOther(const Desk &desk) const
    {
        return TestClient(portOf(*m_second), desk.admin.token());
    }

    TestBackend m_backend;
    std::unique_ptr<Backend> m_second;
};

void TestIdempotency::everyPost()
{
    QTest::addColumn<QByteArray>("operation");
    for (const api::EndpointInfo &endpoint : m_second->endpoints()) {
        const bool changesNothing = asksOnly(endpoint.name);
        if (endpoint.method == api::Method::Post && endpoint.path.starts_with("/api/") && !changesNothing)
            QTest::newRow(endpoint.name) << QByteArray(endpoint.name);
    }
}

void TestIdempotency::theSameRequestIsAnsweredAsBefore()
{
    Desk desk(m_backend);
    const Answer first = desk.send(create("Hello", "one"));
    QCOMPARE(outcomeOf(first), u"201"_s);
    const Answer again = desk.send(create("Hello", "one"));
    QCOMPARE(outcomeOf(again), u"201 replayed"_s);
    QCOMPARE(again.body, first.body);
    QCOMPARE(again.header("Content-Type"), first.header("Content-Type"));
    QVERIFY(again.header("X-Request-Id") != first.header("X-Request-Id"));
    QCOMPARE(outcomeOf(desk.send(create("Hello", "two"))), u"201"_s);
    QCOMPARE(outcomeOf(desk.post("/feedback", { { "description", "Hello" } })), u"201"_s);
    QCOMPARE(desk.total("/feedback"), 3);
}

void TestIdempotency::everyPostIsDoneOnce()
{
    QFETCH(QByteArray, operation);
    Desk desk(m_backend);
    desk.routeNothing();
    const Sent request = exampleOf(desk, operation);
    QVERIFY2(!request.path.isEmpty(), "Write an example of this operation into exampleOf()");
    const Answer first = desk.send(request);
    QVERIFY2(first.status >= 200 && first.status < 300 && !isReplay(first), qPrintable(first.outcome()));
    desk.settle();
    // What is done in the background counts as a change, too.
    if (operation == "undoImport")
        QTRY_COMPARE(desk.get("/import/" + first.id())["state"].toString(), u"undone"_s);
    if (operation == "createResearch")
        QTRY_COMPARE(desk.get("/research/" + first.id())["status"].toString(), u"answered"_s);
    const QString before = changes(desk);
    for (const Answer &again : { desk.send(request), atTheOther(desk).send(request) }) {
        QCOMPARE(again.status, first.status);
        QCOMPARE(again.body, first.body);
        QVERIFY(isReplay(again));
    }
    QCOMPARE(changes(desk), before);
}

// Where the receipt cannot be written, what it stands for must not be there: they are one transaction.
void TestIdempotency::nothingStaysWithoutItsReceipt()
{
    QFETCH(QByteArray, operation);
    Desk desk(m_backend);
    desk.routeNothing();
    const Sent request = exampleOf(desk, operation);
    m_backend.sql(u"create function refuse() returns trigger language plpgsql as"
                  " $$ begin raise exception 'no receipts today'; end $$;"
                  " create trigger refuse before insert on receipt for each row execute function refuse()"_s);
    desk.settle();
    const QString before = changes(desk);
    const Answer failed = desk.send(request);
    const QString after = changes(desk);
    m_backend.sql(u"drop trigger refuse on receipt; drop function refuse()"_s);
    QCOMPARE(failed.outcome(), u"500 internal-error"_s);
    QCOMPARE(after, before);
    const Answer done = desk.send(request);
    QVERIFY2(done.status < 300 && !isReplay(done), qPrintable(done.outcome()));
}

void TestIdempotency::anotherBodyIsRefused()
{
    Desk desk(m_backend);
    for (const QByteArray path : { "/feedback", "/buffers" }) {
        const QByteArray body = R"({"name":"a","description":"a"})";
        QCOMPARE(outcomeOf(desk.send(keyed(path, body, "one"))), u"201"_s);
        const Answer refused = desk.send(keyed(path, R"({"name":"a","description":"b"})", "one"));
        QCOMPARE(refused.outcome(), u"422 invalid-field-value Idempotency-Key"_s);
        QVERIFY(!isReplay(refused));
        QCOMPARE(outcomeOf(desk.send(keyed(path, body, "one"))), u"201 replayed"_s);
        QCOMPARE(desk.total(path), 1);
    }
}

void TestIdempotency::aKeyCountsForItsPath()
{
    Desk desk(m_backend);
    const QByteArray body = R"({"name":"a","description":"a"})";
    QCOMPARE(outcomeOf(desk.send(keyed("/feedback", body, "one"))), u"201"_s);
    QCOMPARE(outcomeOf(desk.send(keyed("/buffers", body, "one"))), u"201"_s);
    const QByteArray first = "/feedback/" + desk.feedback("first");
    const QByteArray second = "/feedback/" + desk.feedback("second");
    QCOMPARE(outcomeOf(desk.send(keyed(first + "/notes", R"({"text":"x"})", "one"))), u"201"_s);
    QCOMPARE(outcomeOf(desk.send(keyed(second + "/notes", R"({"text":"x"})", "one"))), u"201"_s);
}

void TestIdempotency::aKeyCountsForItsOrganization()
{
    Desk desk(m_backend), other(m_backend);
    const Answer first = desk.send(create("Hello", "one"));
    const Answer theirs = other.send(create("Hello", "one"));
    QCOMPARE(outcomeOf(theirs), u"201"_s);
    QVERIFY(theirs.id() != first.id());
    QCOMPARE(other.total("/feedback"), 1);
}

void TestIdempotency::othersOfTheOrganizationGetTheAnswerToo()
{
    Desk desk(m_backend);
    const Answer first = desk.send(create("Hello", "one"));
    const Answer again = desk.member.send(create("Hello", "one"));
    QCOMPARE(outcomeOf(again), u"201 replayed"_s);
    QCOMPARE(again.body, first.body);
    // Who may not do it is not answered either.
    const Sent buffer = keyed("/buffers", R"({"name":"Bugs"})", "one");
    QCOMPARE(outcomeOf(desk.send(buffer)), u"201"_s);
    QCOMPARE(desk.member.send(buffer).outcome(), u"403 admin-required"_s);
}

void TestIdempotency::errorsAreNotKept()
{
    Desk desk(m_backend, 0);
    QCOMPARE(desk.send(keyed("/buffers", R"({"name":7})", "one")).outcome(),
             u"422 invalid-field-value name"_s);
    QCOMPARE(outcomeOf(desk.send(keyed("/buffers", R"({"name":"Bugs"})", "one"))), u"201"_s);

    const Sent move = keyed("/buffers/bugs/move-all", R"({"destination_buffer_id":"later"})", "one");
    QCOMPARE(desk.send(move).outcome(), u"404 buffer-not-found"_s);
    desk.buffer("Later");
    QCOMPARE(outcomeOf(desk.send(move)), u"200"_s);

    QCOMPARE(desk.send(create("Hello", "one")).outcome(), u"402 usage-limit-reached"_s);
    m_backend.sql(u"update organization set feedback_limit = null"_s + where(desk));
    QCOMPARE(outcomeOf(desk.send(create("Hello", "one"))), u"201"_s);
    QCOMPARE(outcomeOf(desk.send(create("Hello", "one"))), u"201 replayed"_s);
}

void TestIdempotency::replaysOfCreationsSurviveTheirDeletion()
{
    Desk desk(m_backend);
    const Answer item = desk.send(create("Hello", "one"));
    const Sent note = keyed("/feedback/" + item.id() + "/notes", R"({"text":"x"})", "one");
    const Answer noted = desk.send(note);
    desk.remove("/feedback/" + item.id());
    QCOMPARE(desk.send(create("Hello", "one")).body, item.body);
    QCOMPARE(desk.send(note).body, noted.body);
    QCOMPARE(desk.total("/feedback"), 0);
}

void TestIdempotency::equalRequestsThatRaceAreDoneOnce_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::newRow("feedback") << "/feedback"_ba;
    QTest::newRow("buffers") << "/buffers"_ba;
}

void TestIdempotency::equalRequestsThatRaceAreDoneOnce()
{
    QFETCH(QByteArray, path);
    Desk desk(m_backend);
    const std::vector<Sent> requests(10, keyed(path, R"({"name":"a","description":"a"})", "one"));
    TestClient other = atTheOther(desk);
    std::vector<Answer> answers, there;
    // The inner loop runs while the outer one does: both clients have their requests under way.
    QTimer::singleShot(0, this, [&] { there = other.sendAll(requests, 10); });
    answers = desk.admin.sendAll(requests, 10);
    answers.insert(answers.end(), there.begin(), there.end());
    QCOMPARE(answers.size(), 20u);
    QCOMPARE(std::count_if(answers.begin(), answers.end(), isReplay), 19);
    for (const Answer &answer : answers) {
        QCOMPARE(answer.outcome(), u"201"_s);
        QCOMPARE(answer.body, answers.front().body);
    }
    QCOMPARE(desk.total(path), 1);
}

void TestIdempotency::manyKeysAtOnceAreKeptApart()
{
    Desk desk(m_backend);
    std::vector<Sent> requests;
    for (int i = 0; i < 150; ++i)
        requests.push_back(create("Number " + QByteArray::number(i / 3), "key " + QByteArray::number(i / 3)));
    const std::vector<Answer> answers = desk.admin.sendAll(requests);
    std::set<QByteArray> ids;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        QCOMPARE(answers[i].outcome(), u"201"_s);
        QCOMPARE(answers[i]["description"], u"Number %1"_s.arg(i / 3));
        ids.insert(answers[i].id());
    }
    QCOMPARE(ids.size(), 50u);
    QCOMPARE(std::count_if(answers.begin(), answers.end(), isReplay), 100);
    QCOMPARE(desk.total("/feedback"), 50);
}

void TestIdempotency::aTokenIsShownAgainToItsMakerOnly()
{
    Desk desk(m_backend);
    const Sent request = keyed("/tokens", R"({"name":"Server","kind":"full_access"})", "one");
    const Answer made = desk.send(request);
    const QByteArray value = made["token"].toString().toUtf8();
    const Answer again = desk.send(request);
    QCOMPARE(outcomeOf(again), u"201 replayed"_s);
    QCOMPARE(again["token"].toString().toUtf8(), value);
    QCOMPARE(TestClient(m_backend.port(), value).get("/me").outcome(), u"200"_s);
    QCOMPARE(desk.total("/tokens"), 4);

    TestClient elsewhere = desk.client(desk.token(TokenKind::FullAccess, Desk::adminEmail()).token);
    const Answer refused = elsewhere.send(request);
    QCOMPARE(refused.outcome(), u"409 conflict"_s);
    QVERIFY(!refused.body.contains(value));

    // Neither the token nor the answer can be read in the database.
    const QString hex = QString::fromLatin1(value.toHex());
    QCOMPARE(m_backend.value(u"select count(*) from receipt r"_s + where(desk)), u"1"_s);
    QCOMPARE(m_backend.value(
                 u"select count(*) from receipt r where r::text like '%%1%' or r::text like '%%2%'"_s.arg(
                     QString::fromLatin1(value), hex)),
             u"0"_s);
    QCOMPARE(m_backend.value(u"select count(*) from receipt where position('Server'::bytea in answer) > 0"_s),
             u"0"_s);
}

void TestIdempotency::requestsWithoutEffectStoreNoReceipt()
{
    Desk desk(m_backend);
    desk.settled("It crashes");
    const QByteArray trial = Members{
        { "format", "json_lines" }, { "data", "{\"description\":\"Old\"}\n" }, { "dry_run", true }
    }.toJson();
    const std::vector<Sent> requests{ exampleOf(desk, "testRouting"), exampleOf(desk, "previewRouting"),
                                      keyed("/import", trial, "one") };
    desk.settle();
    const QString before = changes(desk);
    for (const Sent &request : requests) {
        for (int times = 0; times < 2; ++times)
            QCOMPARE(outcomeOf(desk.send(request)), u"200"_s);
    }
    // A trial of an import is a transaction that is rolled back.
    QCOMPARE(changes(desk), before);
    QCOMPARE(m_backend.value(u"select count(*) from receipt"_s + where(desk)), u"0"_s);
}

void TestIdempotency::theOldestReceiptsMakeRoomForNewOnes()
{
    Desk desk(m_backend), other(m_backend);
    QCOMPARE(outcomeOf(other.send(create("Hello", "theirs"))), u"201"_s);
    QCOMPARE(outcomeOf(desk.send(create("Hello", "old"))), u"201"_s);
    // 31 receipts of a MiB each, from now on to half an hour later.
    m_backend.sql(u"insert into receipt (organization, key, body, answer, bytes, created_at)"
                  " select %1, sha256(n::text::bytea), '', decode(repeat('00', 1048576), 'hex'), 1048576,"
                  " now() + n * interval '1 minute' from generate_series(1, 31) n"_s.arg(
                      desk.organization().id.value()));
    QCOMPARE(outcomeOf(desk.send(create("Hello", "old"))), u"201 replayed"_s);
    // Two more are too many: an eighth goes, the oldest first.
    m_backend.sql(u"insert into receipt (organization, key, body, answer, bytes, created_at)"
                  " select %1, sha256(n::text::bytea), '', decode(repeat('00', 1048576), 'hex'), 1048576,"
                  " now() + n * interval '1 minute' from generate_series(32, 33) n"_s.arg(
                      desk.organization().id.value()));
    const QString kept = u"select count(*) || ' ' || sum(bytes) from receipt"_s + where(desk);
    QCOMPARE(m_backend.value(kept), u"28 29360128"_s);
    QCOMPARE(m_backend.value(u"select bytes from receipt_total"_s + where(desk)), u"29360128"_s);
    QCOMPARE(outcomeOf(desk.send(create("Hello", "old"))), u"201"_s);
    QCOMPARE(outcomeOf(other.send(create("Hello", "theirs"))), u"201 replayed"_s);
    m_backend.sql(u"delete from receipt"_s + where(desk));
    QCOMPARE(m_backend.value(u"select bytes from receipt_total"_s + where(desk)), u"0"_s);
}

void TestIdempotency::aReceiptCountsForADay()
{
    Desk desk(m_backend);
    for (const QByteArray path : { "/feedback", "/buffers" }) {
        const Sent request = keyed(path, R"({"name":"a","description":"a"})", "one");
        const auto pass = [&](const QString &time) {
            m_backend.sql(u"update receipt set created_at = created_at - interval '%1'"_s.arg(time)
                          + where(desk));
        };
        const Answer first = desk.send(request);
        pass(u"23 hours"_s);
        QCOMPARE(desk.send(request).body, first.body);
        pass(u"1 hour"_s);
        const Answer nextDay = desk.send(request);
        QCOMPARE(outcomeOf(nextDay), u"201"_s);
        QVERIFY(nextDay.id() != first.id());
        QCOMPARE(desk.send(request).body, nextDay.body);
        QCOMPARE(desk.total(path), 2);
        // The answer that replaces an old one has another length: a slug with a number.
        QCOMPARE(m_backend.value(u"select bytes from receipt_total"_s + where(desk)),
                 m_backend.value(u"select sum(bytes) from receipt"_s + where(desk)));
    }
}

void TestIdempotency::oldReceiptsAreRemoved()
{
    Desk desk(m_backend);
    desk.send(create("Hello", "old"));
    m_backend.sql(u"update receipt set created_at = created_at - interval '24 hours'"_s + where(desk));
    desk.send(create("Hello", "new"));
    const std::unique_ptr<Backend> third = m_backend.another();
    QVERIFY(eventually(
        [&] { return m_backend.value(u"select count(*) from receipt"_s + where(desk)) == u"1"_s; }));
    QCOMPARE(outcomeOf(desk.send(create("Hello", "new"))), u"201 replayed"_s);
}

void TestIdempotency::aKilledDatabaseMakesNoDuplicates()
{
    ScratchCluster cluster;
    TestBackend backend(cluster);
    Desk desk(backend);
    std::vector<Sent> requests;
    for (int i = 0; i < 300; ++i)
        requests.push_back(create("Number " + QByteArray::number(i), "key " + QByteArray::number(i)));
    std::vector<Answer> answers = desk.admin.sendAll(requests, 16, [&](std::size_t answered) {
        if (answered == 60 || answered == 140) {
            cluster.kill9();
            cluster.start();
        }
    });
    QVERIFY(
        std::any_of(answers.begin(), answers.end(), [](const Answer &each) { return each.status == 201; }));
    std::set<QByteArray> ids;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        Answer again;
        QVERIFY(eventually([&] { return (again = desk.send(requests[i])).status == 201; }));
        if (answers[i].status == 201)
            QCOMPARE(again.body, answers[i].body);
        ids.insert(again.id());
    }
    QCOMPARE(ids.size(), requests.size());
    QCOMPARE(desk.total("/feedback"), int(requests.size()));
}

TRIAGE_TEST(TestIdempotency, QCoreApplication)
#include "tst_idempotency.moc"
