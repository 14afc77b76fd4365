// SPDX-License-Identifier: GPL-3.0-or-later
// What receivers get: every event once it is committed, the same bytes again after failures.
#include "domain/webhook.h"
#include "support/hookdesk.h"
#include "support/patience.h"
#include "support/schemacheck.h"
#include "support/testprogram.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// Makes everything due that waits for another attempt.
void hurry(TestBackend &backend)
{
    backend.sql(u"update webhook_delivery set due_at = clock_timestamp() where state = 'pending'"_s);
}

QSet<QByteArray> idsAt(const FakeModel &receiver)
{
    QSet<QByteArray> ids;
    for (const Received &each : receivedBy(receiver))
        ids.insert(each.id);
    return ids;
}

} // namespace

class TestWebhookDelivery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_backend.start(reachingThisMachine()); }
    void theStoryOfAnItemIsTold();
    void deliveriesNameTheirItems();
    void buffersAndReactionsAreTold();
    void anAnswerToAQuestionIsTold();
    void anOpenItemThatWakesIsTold();
    void workOnAnItemIsTold();
    void theEndOfADoubtfulItemIsTold();
    void anItemThatComesWithTagsTellsItsCreationOnly();
    void duplicatesAreTold();
    void onlyWantedEventsAreRecorded();
    void nothingIsQueuedForAWebhookThatIsOff();
    void aWebhookOfABufferHearsOfItsItems();
    void aWebhookOfATagAndAStateHearsOfItsItems();
    void aWebhookOfARenamedTagKeepsItsItemsWhileTheyFollow();
    void everyMessageIsAsTheDocumentPromises();
    void theDatabaseRecordsTheEventsOfTheTable();
    void aFailedMessageIsSentAgainWithTheSameBytes();
    void aMessageFailsAfterItsLastAttempt();
    void anAddressThatIsGoneIsSwitchedOff();
    void fiveDaysOfFailuresSwitchOff();
    void everybodyWhoFollowsTheFeedLearnsThatAWebhookWasSwitchedOff();
    void aReceiverThatHangsDelaysNoOther();
    void largeMessagesOfOneOrganizationDelayNoOther();
    void aWebhookWhoseSecretIsLostHoldsUpNoOther();
    void anEventThatCannotBeQueuedHoldsUpNoOtherOrganization();
    void aMessageIsSentAgainInTimeAfterTheClockWasSetBack();
    void nothingIsSentOfWhatIsGoneBefore();
    void messagesAreReplayed();
    void twoBackendsSendEachMessageOnce();
    void messagesOfACrashedBackendAreSentAfterTheLease();
    void oldMessagesAreForgotten();
    void messagesOfADeletedWebhookAreForgotten();

private:
    /// Returns the messages that a receiver got, once nothing waits to be sent.
    std::vector<QJsonObject> messagesAt(const FakeModel &receiver);

    TestBackend m_backend;
};

std::vector<QJsonObject> TestWebhookDelivery::messagesAt(const FakeModel &receiver)
{
    const QString waiting = u"select (select count(*) from webhook_event)"
                            " + (select count(*) from webhook_delivery where state = 'pending')"_s;
    std::ignore = QTest::qWaitFor([&] { return m_backend.value(waiting) == u"0"_s; }, patience);
    std::vector<QJsonObject> messages;
    for (const Received &each : receivedBy(receiver))
        messages.push_back(each.json());
    return messages;
}

void TestWebhookDelivery::theStoryOfAnItemIsTold()
{
    HookDesk desk(m_backend);
    desk.routeNothing();
    const FakeModel receiver(answering(204));
    const Answer made = desk.webhook(receiver, array({ "*" }));
    const QByteArray buffer = desk.buffer("Bugs");
    QTRY_COMPARE_WITH_TIMEOUT(eventsAt(receiver), u"buffer.created"_s, patience);
    const QByteArray item = desk.settled("It crashes");
    QTRY_VERIFY_WITH_TIMEOUT(eventsAt(receiver).contains(u"feedback.routed"_s), patience);
    desk.patch("/feedback/" + item, { { "title", "Crash" } });
    desk.assign(buffer, item);
    desk.post("/feedback/" + item + "/notes", { { "text", "Seen" } });
    desk.takeOut(buffer, item);
    desk.remove("/feedback/" + item);
    QTRY_VERIFY_WITH_TIMEOUT(eventsAt(receiver).contains(u"feedback.deleted"_s), patience);
    QTRY_COMPARE_WITH_TIMEOUT(desk.states(made.id()).count(u"delivered"_s), int(receivedBy(receiver).size()),
                              patience);

    const QString told = eventsAt(receiver);
    QVERIFY2(told.contains(u"feedback.created"_s), qPrintable(told));
    const QByteArray secret = made["secret"].toString().toUtf8();
    for (const Received &each : receivedBy(receiver)) {
        QVERIFY(each.isSignedWith(secret));
        QVERIFY(each.json()[u"data"].isObject());
    }
    const Received last = receivedBy(receiver).back();
    QCOMPARE(idsAt(receiver).size(), qsizetype(receivedBy(receiver).size()));
    QCOMPARE(last.json()[u"type"].toString().section(u'.', 0, 0), u"feedback"_s);
}

void TestWebhookDelivery::deliveriesNameTheirItems()
{
    HookDesk desk(m_backend);
    desk.routeNothing();
    const FakeModel receiver(answering(204));
    const Answer made
        = desk.webhook(receiver, array({ "feedback.created", "note.created", "buffer.created" }));
    desk.buffer("Bugs");
    const QByteArray item = desk.settled("It crashes");
    desk.post("/feedback/" + item + "/notes", { { "text", "Seen" } });
    const QByteArray log = "/webhooks/" + made.id() + "/deliveries";
    QTRY_COMPARE_WITH_TIMEOUT(desk.total(log), 3, patience);
    const Answer deliveries = desk.get(log);
    for (int i = 0; i < 3; ++i) {
        const QJsonValue delivery = deliveries.items()[i];
        if (delivery[u"event"].toString() == u"buffer.created"_s)
            QVERIFY(delivery[u"feedback_id"].isNull());
        else
            QCOMPARE(delivery[u"feedback_id"].toString().toLatin1(), item);
    }
    const QByteArray replay = "/deliveries/" + deliveries.items()[0][u"id"].toString().toLatin1() + "/replay";
    QCOMPARE(desk.post(replay)["feedback_id"].toString().toLatin1(), item); // that of the note
    std::ignore = messagesAt(receiver); // nothing waits for a receiver that is gone
}

void TestWebhookDelivery::buffersAndReactionsAreTold()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(200));
    desk.webhook(receiver,
                 array({ "buffer.created", "buffer.updated", "buffer.deleted", "reaction.created" }));
    const QByteArray buffer = desk.buffer("Bugs");
    QTRY_COMPARE_WITH_TIMEOUT(eventsAt(receiver), u"buffer.created"_s, patience);
    desk.patch("/buffers/" + buffer, { { "name", "Defects" } });
    QTRY_COMPARE_WITH_TIMEOUT(eventsAt(receiver), u"buffer.created, buffer.updated"_s, patience);
    QCOMPARE(receivedBy(receiver).back().json()[u"data"][u"name"], u"Defects"_s);
    desk.remove("/buffers/" + buffer);
    QTRY_VERIFY_WITH_TIMEOUT(eventsAt(receiver).endsWith(u"buffer.deleted"_s), patience);
    const QJsonObject target
        = object({ { "type", "cli_command" }, { "metadata", object({ { "command", "run" } }) } });
    desk.post("/reactions", { { "target", target }, { "reaction_value", -1 }, { "user_id", "u" } });
    QTRY_VERIFY_WITH_TIMEOUT(eventsAt(receiver).endsWith(u"reaction.created"_s), patience);
    const QJsonObject told = receivedBy(receiver).back().json()[u"data"].toObject();
    QCOMPARE(told[u"reaction_value"], -1);
    QCOMPARE(told[u"target"][u"display_name"], u"run"_s);
}

void TestWebhookDelivery::anAnswerToAQuestionIsTold()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(200));
    desk.webhook(receiver, array({ "research.answered" }));
    desk.settled("The app crashes when it starts");
    const QByteArray question = desk.post("/research", { { "question", "What crashes?" } }).id();
    QTRY_COMPARE_WITH_TIMEOUT(eventsAt(receiver), u"research.answered"_s, patience);
    const QJsonObject told = receivedBy(receiver).back().json()[u"data"].toObject();
    QCOMPARE(told[u"id"].toString().toUtf8(), question);
    QCOMPARE(told[u"status"], u"answered"_s);
    QVERIFY(told[u"links"][u"api"].toString().endsWith(u"/research/"_s + QString::fromLatin1(question)));
}

void TestWebhookDelivery::anOpenItemThatWakesIsTold()
{
    HookDesk desk(m_backend);
    FakeModel receiver(answering(204));
    QCOMPARE(desk.webhook(receiver, array({ "feedback.woken" })).status, 201);
    const auto asleep = [&](const QByteArray &text, const char *state) {
        const QByteArray item = desk.settled(text);
        desk.patch("/feedback/" + item + "/triage",
                   { { "state", state }, { "snoozed_until", "2030-01-01T00:00:00Z" } });
        return item;
    };
    const QByteArray byTime = asleep("by its time", "open");
    const QByteArray closed = asleep("closed", "done");
    m_backend.sql(
        u"update feedback_triage set snoozed_until = clock_timestamp() where organization = %1"_s.arg(
            desk.organization().id.value()));
    QTRY_COMPARE_WITH_TIMEOUT(receivedBy(receiver).size(), std::size_t(1), patience);
    const QJsonObject message = receivedBy(receiver).front().json();
    QCOMPARE(message[u"type"], u"feedback.woken"_s);
    QCOMPARE(message[u"data"].toObject()[u"id"].toString().toLatin1(), byTime);
    QCOMPARE(message[u"data"].toObject()[u"description"], u"by its time"_s);

    QTRY_VERIFY_WITH_TIMEOUT(desk.get("/feedback/" + closed + "/triage")["snoozed_until"].isNull(), patience);
    const QByteArray byNote = asleep("by a note", "open");
    desk.post("/feedback/" + byNote + "/notes", { { "text", "They wrote again" } });
    const QByteArray byHand = asleep("by hand", "open");
    desk.patch("/feedback/" + byHand + "/triage", { { "snoozed_until", nullptr } });
    QTRY_COMPARE_WITH_TIMEOUT(eventsAt(receiver), u"feedback.woken, feedback.woken, feedback.woken"_s,
                              patience);
    // No message follows of the closed item, nor of one whose snooze somebody ends.
    const QByteArray ended = asleep("ended by hand", "done");
    desk.patch("/feedback/" + ended + "/triage", { { "snoozed_until", nullptr } });
    QCOMPARE(messagesAt(receiver).size(), std::size_t(3));
}

void TestWebhookDelivery::workOnAnItemIsTold()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(204));
    desk.webhook(receiver, array({ "feedback.state" }));
    const QByteArray item = desk.settled("It crashes");
    auto next = [&, seen = std::size_t(0)]() mutable -> const QJsonObject {
        const std::vector<QJsonObject> messages = messagesAt(receiver);
        if (messages.size() != ++seen)
            return {};
        return messages.back()[u"data"].toObject();
    };
    desk.post("/feedback/" + item + "/take");
    const QJsonObject taken = next();
    QCOMPARE(taken[u"changed"], array({ "owner_id" }));
    QCOMPARE(taken[u"id"].toString().toLatin1(), item);
    QCOMPARE(taken[u"description"], u"It crashes"_s);
    QCOMPARE(taken[u"triage"][u"owner_name"], u"Ada"_s);

    desk.patch("/feedback/" + item + "/triage", { { "state", "done" }, { "tags", array({ "vip" }) } });
    const QJsonObject closed = next();
    QCOMPARE(closed[u"changed"], array({ "state", "tags" }));
    QCOMPARE(closed[u"triage"][u"state"], u"done"_s);
    QCOMPARE(closed[u"triage"][u"tags"], array({ "vip" }));

    desk.patch("/feedback/" + item + "/triage",
               { { "state", "done" }, { "snoozed_until", "2030-01-01T00:00:00Z" } });
    QCOMPARE(next()[u"changed"], array({ "snoozed_until" }));

    // Neither a change that changes nothing, nor one of the text.
    desk.patch("/feedback/" + item + "/triage", { { "tags", array({ "VIP" }) } });
    desk.patch("/feedback/" + item, { { "title", "Crash" } });
    desk.remove("/tags/vip");
    QTRY_COMPARE_WITH_TIMEOUT(int(messagesAt(receiver).size()), 4, patience);
    QCOMPARE(next()[u"changed"], array({ "tags" }));
}

void TestWebhookDelivery::theEndOfADoubtfulItemIsTold()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(204));
    desk.webhook(receiver, array({ "feedback.state" }));
    const QByteArray item = desk.settled("Perhaps a crash");
    desk.patch("/feedback/" + item, { { "needs_review", true } });
    desk.patch("/feedback/" + item + "/triage", { { "state", "done" }, { "tags", array({ "vip" }) } });
    const std::vector<QJsonObject> messages = messagesAt(receiver);
    QCOMPARE(messages.size(), std::size_t(1));
    QCOMPARE(messages[0][u"data"][u"changed"], array({ "state", "tags" }));
    QCOMPARE(desk.get("/feedback/" + item)["needs_review"], false);
}

void TestWebhookDelivery::anItemThatComesWithTagsTellsItsCreationOnly()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(204));
    desk.webhook(receiver, array({ "feedback.created", "feedback.state" }));
    desk.settled("It crashes", { { "triage", object({ { "tags", array({ "vip" }) } }) } });
    desk.settled("It is slow");
    const std::vector<QJsonObject> messages = messagesAt(receiver);
    QCOMPARE(eventsAt(receiver), u"feedback.created, feedback.created"_s);
    QCOMPARE(messages[0][u"data"][u"triage"][u"tags"], array({ "vip" }));
    QCOMPARE(messages[1][u"data"][u"triage"][u"tags"], QJsonArray());
    QCOMPARE(messages[1][u"data"][u"triage"][u"state"], u"open"_s);
}

void TestWebhookDelivery::aWebhookOfATagAndAStateHearsOfItsItems()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(200));
    const Answer made = desk.webhook(receiver, array({ "feedback.state", "note.created" }),
                                     { { "filter", object({ { "tag", " VIP " }, { "state", "done" } }) } });
    QCOMPARE(made["filter"][u"tag"], u"vip"_s);
    QCOMPARE(made["filter"][u"state"], u"done"_s);
    const QByteArray other = desk.settled("Somebody's");
    desk.patch("/feedback/" + other + "/triage", { { "state", "done" } });
    const QByteArray item = desk.settled("Of a good customer");
    desk.patch("/feedback/" + item + "/triage", { { "tags", array({ "vip" }) } });
    desk.post("/feedback/" + item + "/notes", { { "text", "Still open" } });
    QCOMPARE(messagesAt(receiver).size(), std::size_t(0));
    desk.patch("/feedback/" + item + "/triage", { { "state", "done" } });
    QTRY_COMPARE_WITH_TIMEOUT(eventsAt(receiver), u"feedback.state"_s, patience);
    desk.post("/feedback/" + item + "/notes", { { "text", "Thank you" } });
    QTRY_COMPARE_WITH_TIMEOUT(eventsAt(receiver), u"feedback.state, note.created"_s, patience);
    QCOMPARE(receivedBy(receiver).front().json()[u"data"][u"id"].toString().toLatin1(), item);

    // Without the tag it is as it was for everybody.
    desk.patch("/webhooks/" + made.id(), { { "filter", object({ { "state", "open" } }) } });
    desk.patch("/feedback/" + other + "/triage", { { "state", "open" } });
    QTRY_COMPARE_WITH_TIMEOUT(receivedBy(receiver).size(), std::size_t(3), patience);
    QCOMPARE(receivedBy(receiver).back().json()[u"data"][u"id"].toString().toLatin1(), other);
}

void TestWebhookDelivery::aWebhookOfARenamedTagKeepsItsItemsWhileTheyFollow()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(200));
    const FakeModel ofTheOld(answering(200));
    const auto ofTag = [](const char *tag) {
        return Members{ { "filter", object({ { "tag", tag } }) } };
    };
    desk.webhook(receiver, array({ "feedback.state" }), ofTag("gold"));
    desk.webhook(ofTheOld, array({ "feedback.state" }), ofTag("vip"));
    // A rename that has not come to this item, and an undone one that has not come back to it.
    const QString renames
        = u"insert into tag_change (organization, id, tag, new_tag, member, last, created_at, undone_at, "
          u"change)"
          " select %1, id, tag, new_tag, 1, 0, now(), undone_at, 1"
          " from (values (1, 'silver', 'gold', null), (2, 'gold', 'lead', now())) as c (id, tag, new_tag, undone_at)"_s;
    m_backend.sql(renames.arg(desk.organization().id.value()));
    std::size_t sent = 0;
    for (const char *tag : { "silver", "lead", "other", "gold" }) {
        const QByteArray item = desk.settled(tag, { { "triage", object({ { "tags", array({ tag }) } }) } });
        desk.patch("/feedback/" + item + "/triage", { { "state", "done" } });
        if (QByteArrayView(tag) == "other")
            continue;
        ++sent;
        QTRY_COMPARE_WITH_TIMEOUT(receivedBy(receiver).size(), sent, patience);
        QCOMPARE(receivedBy(receiver).back().json()[u"data"][u"id"].toString().toLatin1(), item);
    }
    QCOMPARE(receivedBy(ofTheOld).size(), std::size_t(0));
}

void TestWebhookDelivery::everyMessageIsAsTheDocumentPromises()
{
    HookDesk desk(m_backend);
    desk.routeNothing();
    const FakeModel receiver(answering(200));
    const FakeModel thin(answering(200));
    desk.webhook(receiver, array({ "*" }));
    desk.webhook(thin, array({ "*" }), { { "thin", true } });
    const QByteArray buffer = desk.buffer("Bugs");
    const QByteArray item = desk.settled("It crashes");
    desk.patch("/feedback/" + item, { { "title", "Crash" } });
    desk.assign(buffer, item);
    desk.takeOut(buffer, item);
    desk.post("/feedback/" + item + "/notes", { { "text", "Seen" } });
    desk.post("/feedback/" + item + "/take");
    const QJsonObject target
        = object({ { "type", "cli_command" }, { "metadata", object({ { "command", "run" } }) } });
    desk.post("/reactions", { { "target", target }, { "reaction_value", 1 }, { "user_id", "u" } });
    QVERIFY(!messagesAt(receiver).empty());
    desk.remove("/feedback/" + item);
    desk.remove("/buffers/" + buffer);
    const test::SchemaCheck document(desk.get("/openapi.json").body);
    const QJsonObject hooks = document.document()[u"webhooks"].toObject();
    QCOMPARE(hooks.size(), qsizetype(webhookEvents.size()) - 1);
    for (const FakeModel *each : { &receiver, &thin }) {
        for (const QJsonObject &message : messagesAt(*each)) {
            const QJsonObject content
                = hooks[message[u"type"].toString()][u"post"][u"requestBody"][u"content"].toObject();
            const QStringList wrong
                = document.violations(message, content[u"application/json"][u"schema"].toObject());
            QVERIFY2(wrong.isEmpty(),
                     qPrintable(message[u"type"].toString() + u": "_s + wrong.join(u"; "_s)));
        }
    }
}

void TestWebhookDelivery::theDatabaseRecordsTheEventsOfTheTable()
{
    const QString recorded = m_backend.value(uR"(select string_agg(distinct word[1], ', ' order by word[1])
            from pg_proc p, regexp_matches(p.prosrc, '''((feedback|note|buffer|reaction|research)\.[a-z]+)''', 'g') as word
            where p.pronamespace = 'public'::regnamespace and p.prosrc like '%webhook_event%')"_s);
    QStringList known;
    for (const WebhookEventRow &row : webhookEvents) {
        if (row.event != WebhookEvent::All)
            known << QString::fromLatin1(row.word);
    }
    known.sort();
    QCOMPARE(recorded, known.join(u", "_s));
}

void TestWebhookDelivery::duplicatesAreTold()
{
    HookDesk desk(m_backend);
    FakeModel receiver(answering(204));
    desk.webhook(receiver, array({ "feedback.merged", "feedback.unmerged" }));
    const QByteArray one = desk.settled("one"), two = desk.settled("two");
    const QByteArray merge
        = desk.post("/merges", { { "into", one }, { "feedback_ids", array({ two }) } }).id();
    QTRY_COMPARE_WITH_TIMEOUT(eventsAt(receiver), u"feedback.merged"_s, patience);
    QCOMPARE(receivedBy(receiver).front().json()[u"data"][u"id"], QString::fromLatin1(two));
    desk.post("/merges/" + merge + "/undo");
    QTRY_COMPARE_WITH_TIMEOUT(eventsAt(receiver), u"feedback.merged, feedback.unmerged"_s, patience);
}

void TestWebhookDelivery::onlyWantedEventsAreRecorded()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(200));
    desk.feedback("Before there is a webhook");
    const QByteArray id = desk.webhook(receiver, array({ "note.created" })).id();
    const QByteArray item = desk.settled("It crashes");
    desk.patch("/webhooks/" + id, { { "enabled", false } });
    desk.post("/feedback/" + item + "/notes", { { "text", "unheard" } });
    desk.patch("/webhooks/" + id, { { "enabled", true } });
    desk.post("/feedback/" + item + "/notes", { { "text", "heard" } });
    QTRY_COMPARE_WITH_TIMEOUT(eventsAt(receiver), u"note.created"_s, patience);
    QCOMPARE(receivedBy(receiver).at(0).json()[u"data"][u"text"], u"heard"_s);
    QCOMPARE(desk.total("/webhooks/" + id + "/deliveries"), 1);
}

void TestWebhookDelivery::nothingIsQueuedForAWebhookThatIsOff()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(200));
    const QByteArray off
        = desk.webhook(receiver, array({ "feedback.created" }), { { "enabled", false } }).id();
    const QByteArray on = desk.webhook(receiver, array({ "feedback.created" })).id();
    desk.feedback("Meanwhile");
    QTRY_COMPARE_WITH_TIMEOUT(desk.states(on), u"delivered"_s, patience);
    QCOMPARE(desk.states(off), u"-"_s); // of no delivery
}

void TestWebhookDelivery::aWebhookOfABufferHearsOfItsItems()
{
    HookDesk desk(m_backend);
    desk.routeNothing();
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray other = desk.buffer("Other");
    const FakeModel receiver(answering(200));
    desk.webhook(receiver, array({ "feedback.assigned", "note.created" }),
                 { { "filter", object({ { "buffer_id", bugs } }) } });
    const QByteArray item = desk.settled("It crashes");
    desk.post("/feedback/" + item + "/notes", { { "text", "elsewhere" } });
    QTRY_COMPARE_WITH_TIMEOUT(m_backend.value(u"select count(*) from webhook_event"_s), u"0"_s, patience);
    desk.assign(other, item);
    desk.assign(bugs, item);
    desk.post("/feedback/" + item + "/notes", { { "text", "here" } });
    QTRY_COMPARE_WITH_TIMEOUT(int(receivedBy(receiver).size()), 2, patience);
    const QString told = eventsAt(receiver);
    QVERIFY(told == u"feedback.assigned, note.created"_s || told == u"note.created, feedback.assigned"_s);
}

void TestWebhookDelivery::aFailedMessageIsSentAgainWithTheSameBytes()
{
    HookDesk desk(m_backend);
    FakeModel receiver(answering(500));
    const QByteArray id = desk.webhook(receiver, array({ "feedback.created" })).id();
    const QByteArray item = desk.feedback("It crashes");
    QTRY_COMPARE_WITH_TIMEOUT(int(receivedBy(receiver).size()), 1, patience);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.get("/webhooks/" + id)["failing_since"].isNull(), patience);
    const QJsonObject waiting
        = desk.get("/webhooks/" + id + "/deliveries?status=pending").items()[0].toObject();
    QCOMPARE(waiting[u"attempts"].toArray().size(), 1);
    QCOMPARE(waiting[u"attempts"][0][u"status"], 500);
    QVERIFY(!waiting[u"next_attempt_at"].isNull());

    desk.patch("/feedback/" + item, { { "title", "Changed meanwhile" } });
    receiver.play(answering(200));
    hurry(m_backend);
    QTRY_COMPARE_WITH_TIMEOUT(desk.states(id), u"delivered"_s, patience);
    const std::vector<Received> all = receivedBy(receiver);
    QCOMPARE(int(all.size()), 2);
    QCOMPARE(all[1].id, all[0].id);
    QCOMPARE(all[1].body, all[0].body);
    QVERIFY(desk.get("/webhooks/" + id)["failing_since"].isNull());
}

void TestWebhookDelivery::aMessageFailsAfterItsLastAttempt()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(503));
    const QByteArray id = desk.webhook(receiver, array({ "feedback.created" })).id();
    desk.feedback("It crashes");
    for (int attempt = 1; attempt <= 9; ++attempt) {
        QTRY_COMPARE_WITH_TIMEOUT(
            desk.get("/webhooks/" + id + "/deliveries").items()[0][u"attempts"].toArray().size(), attempt,
            patience);
        hurry(m_backend);
    }
    QCOMPARE(desk.states(id), u"failed"_s);
    QVERIFY(desk.get("/webhooks/" + id + "/deliveries").items()[0][u"next_attempt_at"].isNull());
    QCOMPARE(int(receivedBy(receiver).size()), 9);
}

void TestWebhookDelivery::anAddressThatIsGoneIsSwitchedOff()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(410));
    const QByteArray id = desk.webhook(receiver, array({ "feedback.created" })).id();
    desk.feedback("It crashes");
    QTRY_COMPARE_WITH_TIMEOUT(desk.get("/webhooks/" + id)["enabled"], false, patience);
    QVERIFY(desk.get("/webhooks/" + id)["disabled_reason"].toString().contains(u"410"_s));
    QCOMPARE(desk.states(id), u"failed"_s);
    desk.patch("/webhooks/" + id, { { "enabled", true } });
    QVERIFY(desk.get("/webhooks/" + id)["disabled_reason"].isNull());
}

void TestWebhookDelivery::fiveDaysOfFailuresSwitchOff()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(500));
    const QByteArray id = desk.webhook(receiver, array({ "feedback.created" })).id();
    desk.feedback("It crashes");
    QTRY_VERIFY_WITH_TIMEOUT(!desk.get("/webhooks/" + id)["failing_since"].isNull(), patience);
    QCOMPARE(desk.get("/webhooks/" + id)["enabled"], true);
    m_backend.sql(
        u"update webhook set failing_since = now() - interval '6 days' where failing_since is not null"_s);
    hurry(m_backend);
    QTRY_COMPARE_WITH_TIMEOUT(desk.get("/webhooks/" + id)["enabled"], false, patience);
    QVERIFY(desk.get("/webhooks/" + id)["disabled_reason"].toString().contains(u"five days"_s));
    // A receiver that is switched on again has another five days.
    QVERIFY(desk.patch("/webhooks/" + id, { { "enabled", true } })["failing_since"].isNull());
}

void TestWebhookDelivery::everybodyWhoFollowsTheFeedLearnsThatAWebhookWasSwitchedOff()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(410));
    const QByteArray id = desk.webhook(receiver, array({ "feedback.created" })).id();
    QByteArray cursor = desk.get("/changes?since=now").meta("cursor").toString().toLatin1();
    desk.feedback("It crashes");
    QTRY_COMPARE_WITH_TIMEOUT(desk.get("/webhooks/" + id)["enabled"], false, patience);
    const auto changes = [&] { // of the organization
        const Answer page = desk.get("/changes?since=" + cursor);
        cursor = page.meta("cursor").toString().toLatin1();
        int count = 0;
        for (const QJsonValue &each : page.items())
            count += each[u"type"].toString() == u"organization"_s ? 1 : 0;
        return count;
    };
    const auto switchedOff = [&] {
        return desk.get("/organization")["usage"].toObject().value(u"webhooks_switched_off"_s).toInt();
    };
    // There at once: the transaction that switches off has it.
    QCOMPARE(changes(), 1);
    QCOMPARE(switchedOff(), 1);
    desk.patch("/webhooks/" + id, { { "description", "Look into it" } });
    QCOMPARE(switchedOff(), 1);
    QCOMPARE(changes(), 1);
    desk.patch("/webhooks/" + id, { { "enabled", true } });
    QCOMPARE(switchedOff(), 0);
    QCOMPARE(changes(), 1);
    m_backend.sql(
        u"update webhook set enabled = false, disabled_reason = 'Gone' where id = (select max(id) from webhook)"_s);
    QCOMPARE(switchedOff(), 1);
    desk.remove("/webhooks/" + id);
    QCOMPARE(switchedOff(), 0);
    QCOMPARE(changes(), 1);
    // What a person switches off is not counted.
    const QByteArray other = desk.webhook(receiver, array({ "*" })).id();
    desk.patch("/webhooks/" + other, { { "enabled", false } });
    QCOMPARE(switchedOff(), 0);
}

void TestWebhookDelivery::aReceiverThatHangsDelaysNoOther()
{
    HookDesk desk(m_backend);
    const FakeModel hung(hanging);
    const FakeModel receiver(answering(200));
    desk.webhook(hung, array({ "feedback.created" }));
    const QByteArray id = desk.webhook(receiver, array({ "feedback.created" })).id();
    constexpr int many = 12;
    for (int i = 0; i < many; ++i)
        desk.feedback("Item " + QByteArray::number(i));
    QTRY_COMPARE_WITH_TIMEOUT(desk.states(id).count(u"delivered"_s), many, patience);
    QCOMPARE(int(receivedBy(hung).size()), 4); // as many as are under way at a time
}

void TestWebhookDelivery::largeMessagesOfOneOrganizationDelayNoOther()
{
    HookDesk busy(m_backend);
    busy.routeNothing();
    const FakeModel large(answering(200));
    const QByteArray placeholders = QByteArray("{{data.description}}").repeated(50);
    constexpr int hooks = 10;
    for (int i = 0; i < hooks; ++i)
        busy.webhook(large, array({ "feedback.created" }),
                     { { "format", "template" }, { "template", "{\"text\": \"" + placeholders + "\"}" } });
    HookDesk other(m_backend);
    const FakeModel receiver(answering(200));
    other.webhook(receiver, array({ "feedback.created" }));
    constexpr int items = 6;
    for (int i = 0; i < items; ++i)
        busy.feedback(QByteArray(4900, 'x') + QByteArray::number(i));
    other.feedback("Small");
    QTRY_COMPARE_WITH_TIMEOUT(eventsAt(receiver), u"feedback.created"_s, patience);
    const QString left
        = u"select count(*) from webhook_delivery where state = 'pending' and organization = "_s
        + QString::number(busy.organization().id.value());
    QVERIFY(m_backend.value(left) != u"0"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_backend.value(left), u"0"_s, patience);
    QCOMPARE(int(idsAt(large).size()), hooks * items);
    QVERIFY(receivedBy(large).front().body.size() > 240'000);
}

void TestWebhookDelivery::aWebhookWhoseSecretIsLostHoldsUpNoOther()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(200));
    const QByteArray lost = desk.webhook(receiver, array({ "feedback.created" })).id();
    const QByteArray good = desk.webhook(receiver, array({ "feedback.created" })).id();
    m_backend.sql(
        u"update webhook set secret = 'x' where organization = %1 and id ="
        " (select min(id) from webhook where organization = %1)"_s.arg(desk.organization().id.value()));
    desk.feedback("It crashes");
    QTRY_COMPARE_WITH_TIMEOUT(desk.states(good), u"delivered"_s, patience);
    QTRY_COMPARE_WITH_TIMEOUT(
        desk.get("/webhooks/" + lost + "/deliveries").items()[0][u"attempts"].toArray().size(), 1, patience);
    QCOMPARE(desk.states(lost), u"pending"_s);
}

void TestWebhookDelivery::anEventThatCannotBeQueuedHoldsUpNoOtherOrganization()
{
    HookDesk broken(m_backend), other(m_backend);
    const FakeModel receiver(answering(200));
    broken.webhook(receiver, array({ "feedback.created" }));
    other.webhook(receiver, array({ "feedback.created" }));
    const QString organization = QString::number(broken.organization().id.value());
    m_backend.sql(u"alter table webhook_delivery add constraint refused check (organization <> "_s
                  + organization + u")"_s);
    broken.feedback("Cannot be queued");
    other.feedback("Goes on");
    QTRY_COMPARE_WITH_TIMEOUT(eventsAt(receiver), u"feedback.created"_s, patience);
    const QString waiting = u"select count(*) from webhook_event where organization = "_s + organization;
    QCOMPARE(m_backend.value(waiting), u"1"_s);
    m_backend.sql(u"alter table webhook_delivery drop constraint refused"_s);
    QTRY_COMPARE_WITH_TIMEOUT(eventsAt(receiver), u"feedback.created, feedback.created"_s, patience);
}

void TestWebhookDelivery::aMessageIsSentAgainInTimeAfterTheClockWasSetBack()
{
    HookDesk desk(m_backend);
    FakeModel receiver(answering(500));
    const QByteArray id = desk.webhook(receiver, array({ "feedback.created" })).id();
    desk.feedback("It crashes");
    QTRY_VERIFY_WITH_TIMEOUT(!desk.get("/webhooks/" + id)["failing_since"].isNull(), patience);
    receiver.play(answering(200));
    m_backend.sql(
        u"update webhook_delivery set due_at = due_at + interval '1 hour' where state = 'pending'"_s);
    QTRY_COMPARE_WITH_TIMEOUT(desk.states(id), u"delivered"_s, patience);
}

void TestWebhookDelivery::nothingIsSentOfWhatIsGoneBefore()
{
    HookDesk desk(m_backend);
    FakeModel receiver(answering(200));
    desk.webhook(receiver, array({ "feedback.created" }));
    m_backend.stop();
    m_backend.sql(
        u"insert into webhook_event (organization, event, subject) values (%1, 'feedback.created', 1)"_s.arg(
            desk.organization().id.value()));
    m_backend.start(reachingThisMachine());
    QTRY_COMPARE_WITH_TIMEOUT(
        m_backend.value(u"select (select count(*) from webhook_event)"
                        " + (select count(*) from webhook_delivery where state = 'pending'"
                        " and organization = %1)"_s.arg(desk.organization().id.value())),
        u"0"_s, patience);
    QVERIFY(receivedBy(receiver).empty());
}

void TestWebhookDelivery::messagesAreReplayed()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(200));
    const QByteArray id = desk.webhook(receiver, array({ "feedback.created" })).id();
    desk.feedback("One");
    desk.feedback("Two");
    QTRY_COMPARE_WITH_TIMEOUT(desk.states(id), u"delivered, delivered"_s, patience);
    const QByteArray delivery
        = desk.get("/webhooks/" + id + "/deliveries").items()[0][u"id"].toString().toUtf8();
    QCOMPARE(desk.post("/deliveries/" + delivery + "/replay").outcome(), u"202"_s);
    QTRY_COMPARE_WITH_TIMEOUT(int(receivedBy(receiver).size()), 3, patience);
    QTRY_COMPARE_WITH_TIMEOUT(desk.states(id), u"delivered, delivered"_s, patience);
    const Answer replayed
        = desk.post("/webhooks/" + id + "/replay", { { "since", "2026-01-01T00:00:00.000Z" } });
    QCOMPARE(replayed["replayed"], 2);
    QTRY_COMPARE_WITH_TIMEOUT(int(receivedBy(receiver).size()), 5, patience);
    QCOMPARE(idsAt(receiver).size(), 2);
}

void TestWebhookDelivery::twoBackendsSendEachMessageOnce()
{
    HookDesk desk(m_backend);
    const std::unique_ptr<Backend> second = m_backend.another(reachingThisMachine());
    const FakeModel receiver(answering(200));
    const QByteArray id = desk.webhook(receiver, array({ "feedback.created" })).id();
    constexpr int many = 60;
    for (int i = 0; i < many; ++i)
        desk.feedback("Item " + QByteArray::number(i));
    const auto delivered = [&] {
        return desk.total("/webhooks/" + id + "/deliveries?status=delivered");
    };
    QTRY_COMPARE_WITH_TIMEOUT(delivered(), many, patience);
    QCOMPARE(int(receivedBy(receiver).size()), many);
    QCOMPARE(idsAt(receiver).size(), many);
}

void TestWebhookDelivery::messagesOfACrashedBackendAreSentAfterTheLease()
{
    HookDesk desk(m_backend);
    FakeModel receiver(hanging);
    const QByteArray id = desk.webhook(receiver, array({ "feedback.created" })).id();
    desk.feedback("It crashes");
    QTRY_COMPARE_WITH_TIMEOUT(int(receivedBy(receiver).size()), 1, patience);
    m_backend.stop();
    receiver.play(answering(200));
    m_backend.sql(u"update webhook_delivery set due_at = clock_timestamp()"_s);
    m_backend.start(reachingThisMachine());
    const QString state = u"select string_agg(state, ' ') from webhook_delivery where webhook = "
                          "(select max(id) from webhook)"_s;
    QTRY_COMPARE_WITH_TIMEOUT(m_backend.value(state), u"delivered"_s, patience);
    const std::vector<Received> all = receivedBy(receiver);
    QCOMPARE(int(all.size()), 2);
    QCOMPARE(all[1].id, all[0].id);
    QCOMPARE(all[1].body, all[0].body);
}

void TestWebhookDelivery::oldMessagesAreForgotten()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(200));
    const QByteArray id = desk.webhook(receiver, array({ "feedback.created" })).id();
    desk.feedback("Old");
    QTRY_COMPARE_WITH_TIMEOUT(desk.states(id), u"delivered"_s, patience);
    // More than a server sends between two looks for what is old.
    m_backend.sql(
        u"insert into webhook_delivery (organization, id, webhook, event, state)"
        " select organization, id + n, webhook, event, state from webhook_delivery, "
        "generate_series(1, 12000) n where organization = %1;"
        " update webhook_delivery set created_at = now() - interval '31 days';"
        " update webhook_attempt set at = now() - interval '31 days'"_s.arg(desk.organization().id.value()));
    m_backend.stop();
    m_backend.start(reachingThisMachine());
    QTRY_COMPARE_WITH_TIMEOUT(m_backend.value(u"select (select count(*) from webhook_delivery) + "
                                              "(select count(*) from webhook_attempt)"_s),
                              u"0"_s, patience);
}

void TestWebhookDelivery::messagesOfADeletedWebhookAreForgotten()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(500));
    const QByteArray id = desk.webhook(receiver, array({ "feedback.created" })).id();
    desk.feedback("It crashes");
    QTRY_VERIFY_WITH_TIMEOUT(!desk.get("/webhooks/" + id)["failing_since"].isNull(), patience);
    m_backend.stop();
    const QString number = QString::number(*decodeId(QString::fromLatin1(id)));
    m_backend.sql(u"delete from webhook where id = %1;"
                  " update webhook_delivery set claimed_by = null where webhook = %1"_s.arg(number));
    m_backend.start(reachingThisMachine());
    const QString left = u"select count(*) from webhook_delivery where webhook = "_s + number;
    QTRY_COMPARE_WITH_TIMEOUT(m_backend.value(left), u"0"_s, patience);
}

TRIAGE_TEST(TestWebhookDelivery, QCoreApplication)
#include "tst_webhookdelivery.moc"
