// SPDX-License-Identifier: GPL-3.0-or-later
// Changes that the server makes at once, with the real backend: their answers, the store's values at once,
// and their undo.

#include "client/readall.h"
#include "commands/bufferchanges.h"
#include "commands/seenchange.h"
#include "commands/serversteps.h"
#include "commands/splitchanges.h"
#include "support/await.h"
#include "support/patience.h"
#include "support/testprogram.h"
#include "syncdesk.h"

#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;
using app::ServerSteps;

class TestServerSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aNewBufferIsThereAtOnce();
    void anEditedBufferIsUndoneAndDoneAgain();
    void aBufferThatSomeoneElseEditedMeanwhileIsNotOverwritten();
    void theSecondPersonToSaveABufferSeesTheFirstChange();
    void settingsThatSomeoneElseSavedMeanwhileAreNotOverwritten();
    void anUndoIsRefusedAfterAnotherPersonsChange();
    void aDeletedBufferComesBackWithWhatItHeld();
    void undoneStepsGoInTheirOrder();
    void moveAllMovesAndBringsBackWhatItSays();
    void aMoveCountsMovesAndBringsBackTheSame_data();
    void aMoveCountsMovesAndBringsBackTheSame();
    void aMoveOfNothingIsNoStep();
    void aSplitIsUndoneAndDoneAgain();
    void anUndoOfASplitKeepsWhatSomebodyWroteMeanwhile();
    void aMoveWhoseEndIsNotKnownCanBeUndone();
    void anUndoOfASplitLosesNoWords();
    void routingIsTestedAndExplained();
    void tokensAreKept();
    void settingsAreChanged();
    void membersAreToldWhoMay();
    void refusalsAreTheServersWords();

private:
    void start(const QByteArray &token) { start(token, QUrl(m_backend.baseUrl())); }
    void start(const QByteArray &token, const QUrl &server);
    QString nameOf(BufferId id) const
    {
        const app::BufferRecord *known = m_client->store().buffer(id);
        return known ? known->buffer.name : QString();
    }
    /// Returns the name after it arrived in the store.
    bool becomes(BufferId id, const QString &name)
    {
        return eventually([this, id, name] { return nameOf(id) == name; });
    }
    Buffer made(const QString &name)
    {
        NewBuffer wanted;
        wanted.name = name;
        auto buffer = await(app::createBuffer(*m_steps, wanted));
        if (!buffer)
            qFatal("The preparation of a test fails: %ls", qUtf16Printable(buffer.error().detail));
        return *buffer;
    }
    /// Returns an item of the server as the client has it.
    Feedback seenItem(const QByteArray &description)
    {
        const FeedbackId id = feedbackId(m_desk->settled(description));
        if (!eventually([this, id] { return m_client->store().item(id).has_value(); }))
            qFatal("An item does not arrive");
        return m_client->store().item(id)->feedback;
    }
    static BufferPatch named(const QString &name)
    {
        BufferPatch patch;
        patch.name = name;
        return patch;
    }

    TestBackend m_backend;
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<SyncedClient> m_client;
    std::unique_ptr<QUndoStack> m_stack;
    std::unique_ptr<ServerSteps> m_steps;
};

void TestServerSteps::init()
{
    m_desk = std::make_unique<Desk>(m_backend);
    start(m_desk->admin.token());
}

void TestServerSteps::start(const QByteArray &token, const QUrl &server)
{
    m_steps.reset();
    m_client = std::make_unique<SyncedClient>(server, token);
    m_client->start();
    QVERIFY(m_client->settle());
    m_stack = std::make_unique<QUndoStack>();
    m_steps = std::make_unique<ServerSteps>(m_client->api(), m_client->store(), m_stack.get());
}

void TestServerSteps::cleanup()
{
    m_steps.reset();
    m_stack.reset();
    m_client.reset();
    m_desk.reset();
}

void TestServerSteps::aNewBufferIsThereAtOnce()
{
    m_client->engine().stop(); // so that only the answer can deliver it
    const Buffer buffer = made(u"Bugs"_s);
    QVERIFY(becomes(buffer.id, u"Bugs"_s));
    QCOMPARE(m_stack->count(), 0);
}

void TestServerSteps::anEditedBufferIsUndoneAndDoneAgain()
{
    const Buffer buffer = made(u"Bugs"_s);
    QVERIFY(becomes(buffer.id, u"Bugs"_s));
    BufferPatch patch = named(u"Defects"_s);
    patch.description = std::optional(u"What is broken"_s);
    QVERIFY(await(app::updateBuffer(*m_steps, buffer.id, patch)));
    QVERIFY(becomes(buffer.id, u"Defects"_s));
    QCOMPARE(m_stack->undoText(), u"Edit buffer Bugs"_s);
    m_stack->undo();
    QVERIFY(becomes(buffer.id, u"Bugs"_s));
    QVERIFY(!m_client->store().buffer(buffer.id)->buffer.description);
    m_stack->redo();
    QVERIFY(becomes(buffer.id, u"Defects"_s));
    QVERIFY(await(app::updateBuffer(*m_steps, buffer.id, patch)));
    QCOMPARE(m_stack->count(), 1); // nothing changed, nothing to undo
}

void TestServerSteps::aBufferThatSomeoneElseEditedMeanwhileIsNotOverwritten()
{
    const Buffer seen = made(u"Bugs"_s);
    m_desk->patch("/buffers/" + toString(seen.id).toLatin1(), { { "description", "Theirs" } });
    BufferPatch mine;
    mine.description = std::optional(u"Mine"_s);
    const auto refused = await(app::updateBuffer(*m_steps, seen.id, mine, seen));
    QVERIFY(!refused);
    QCOMPARE(refused.error().type, ProblemType::Conflict);
    QVERIFY(refused.error().detail.endsWith(u"Theirs"_s));
    const auto other = await(app::updateBuffer(*m_steps, seen.id, named(u"Defects"_s), seen));
    QVERIFY2(other, "another field is no conflict");
    QCOMPARE(other->description, std::optional(u"Theirs"_s));
    QCOMPARE(await(app::updateBuffer(*m_steps, seen.id, mine))->description, std::optional(u"Mine"_s));
}

void TestServerSteps::theSecondPersonToSaveABufferSeesTheFirstChange()
{
    const Buffer buffer = made(u"Bugs"_s);
    SyncedClient second(QUrl(m_backend.baseUrl()), m_desk->admin.token());
    second.start();
    QVERIFY(second.settle());
    ServerSteps theirs(second.api(), second.store(), nullptr);
    for (int i = 0; i < 10; ++i) {
        const auto seen = await(app::updateBuffer(*m_steps, buffer.id, named(u"Round %1"_s.arg(i))));
        QVERIFY(seen);
        // Both read the buffer before either writes.
        auto mine = app::updateBuffer(*m_steps, buffer.id, named(u"Mine"_s), *seen);
        auto other = app::updateBuffer(theirs, buffer.id, named(u"Theirs"_s), *seen);
        const auto first = await(std::move(mine));
        const auto last = await(std::move(other));
        QVERIFY(bool(first) != bool(last));
        const auto &refused = first ? last : first;
        const QString kept = first ? u"Mine"_s : u"Theirs"_s;
        QCOMPARE(refused.error().type, ProblemType::Conflict);
        QVERIFY2(refused.error().detail.contains(kept), qPrintable(refused.error().detail));
        QCOMPARE(m_desk->get("/buffers/" + encodeId(buffer.id.value()))["name"].toString(), kept);
    }
}

void TestServerSteps::settingsThatSomeoneElseSavedMeanwhileAreNotOverwritten()
{
    const Organization seen = m_client->store().organization().value();
    m_desk->patch("/organization", { { "settings", object({ { "assign_threshold", 0.9 } }) } });
    OrganizationPatch patch;
    OrganizationSettingsPatch settings;
    settings.assignThreshold = 0.7;
    patch.settings = settings;
    const auto refused = await(app::patchSeen(&m_client->api(), patch, seen));
    QVERIFY(!refused);
    QCOMPARE(refused.error().type, ProblemType::PreconditionFailed);
    QVERIFY2(refused.error().detail.contains(u"90"_s), qPrintable(refused.error().detail));
    OrganizationPatch renaming;
    renaming.name = u"Acme Ltd"_s;
    QVERIFY(await(app::patchSeen(&m_client->api(), renaming, seen)));
    const auto replaced = await(app::patchSeen(&m_client->api(), patch, {}));
    QVERIFY(replaced);
    QCOMPARE(replaced->after.settings.assignThreshold, 0.7);
}

void TestServerSteps::anUndoIsRefusedAfterAnotherPersonsChange()
{
    const Buffer buffer = made(u"Bugs"_s);
    QVERIFY(await(app::updateBuffer(*m_steps, buffer.id, named(u"Defects"_s))));
    m_desk->patch("/buffers/" + toString(buffer.id).toLatin1(), { { "name", "Theirs" } });
    QSignalSpy refused(m_steps.get(), &ServerSteps::refused);
    m_stack->undo();
    QVERIFY(eventually([&refused] { return refused.size() == 1; }));
    QVERIFY(refused.first().first().toString().contains(u"somebody else"_s));
    QVERIFY(becomes(buffer.id, u"Theirs"_s));
    m_stack->redo();
    QCOMPARE(m_stack->count(), 0);
}

void TestServerSteps::aDeletedBufferComesBackWithWhatItHeld()
{
    const Buffer buffer = made(u"Bugs"_s);
    const QByteArray crash = m_desk->settled("crash");
    m_desk->assign(toString(buffer.id).toLatin1(), crash);
    QVERIFY(m_client->settle());
    QVERIFY(becomes(buffer.id, u"Bugs"_s));
    QVERIFY(await(app::deleteBuffer(*m_steps, buffer.id)));
    QVERIFY(becomes(buffer.id, QString()));
    m_stack->undo();
    QVERIFY(eventually([&] { return m_desk->buffersOf(crash).contains(u"Bugs"_s); }));
    QVERIFY(becomes(buffer.id, u"Bugs"_s));
    QVERIFY(converges(*m_client, *m_desk));
    m_stack->redo();
    QVERIFY(becomes(buffer.id, QString()));
}

void TestServerSteps::undoneStepsGoInTheirOrder()
{
    const Buffer buffer = made(u"One"_s);
    QVERIFY(await(app::updateBuffer(*m_steps, buffer.id, named(u"Two"_s))));
    QVERIFY(await(app::updateBuffer(*m_steps, buffer.id, named(u"Three"_s))));
    QSignalSpy refused(m_steps.get(), &ServerSteps::refused);
    m_stack->undo();
    m_stack->undo(); // without waiting for the first
    QVERIFY(becomes(buffer.id, u"One"_s));
    m_stack->redo();
    m_stack->redo();
    QVERIFY(becomes(buffer.id, u"Three"_s));
    QCOMPARE(refused.size(), 0);
}

/// The server moves at most a few thousand items at once; the rest follows while the client looks.
void TestServerSteps::moveAllMovesAndBringsBackWhatItSays()
{
    const Buffer from = made(u"From"_s);
    const Buffer to = made(u"To"_s);
    m_desk->switchRouting(false);
    const QByteArray fromPath = "/buffers/" + toString(from.id).toLatin1() + "/feedback";
    const QByteArray toPath = "/buffers/" + toString(to.id).toLatin1() + "/feedback";
    constexpr int many = 505; // more than the server moves at once
    QByteArray last;
    for (int i = 0; i < many; ++i) {
        last = m_desk->feedback("Text " + QByteArray::number(i));
        m_desk->assign(toString(from.id).toLatin1(), last);
    }
    const QByteArray inNeither = m_desk->feedback("Another text");
    QCOMPARE(m_desk->patch("/feedback/" + last + "/triage", { { "state", "done" } }).status, 200);
    const auto followed = std::make_shared<int>(0);
    const auto follower = [followed](const Move &) {
        ++*followed;
    };
    const QSignalSpy told(m_steps.get(), &ServerSteps::done);
    const auto moved = await(app::moveAll(*m_steps, from.id, to.id, follower));
    QVERIFY(moved);
    QCOMPARE(moved->moved, many);
    QCOMPARE(m_desk->total(toPath), many);
    QCOMPARE(m_desk->total(fromPath), 0);
    QCOMPARE(told.last().first().toString(), u"Moved 505 from From to To"_s);
    m_stack->undo();
    QTRY_COMPARE(told.last().first().toString(), u"Undone: Move everything from From to To"_s);
    QVERIFY(*followed > 0);
    QCOMPARE(m_desk->total(fromPath), many);
    QCOMPARE(m_desk->total(toPath), 0);
    QCOMPARE(m_desk->buffersOf(inNeither), u"-"_s);
    m_stack->redo();
    QTRY_COMPARE(m_desk->total(toPath), many);
    app::Filter there = app::inBuffer({}, to.id);
    there.show(app::work::any);
    QVERIFY(eventually([&] { return m_client->items(there).size() == many; }));
}

void TestServerSteps::aMoveCountsMovesAndBringsBackTheSame_data()
{
    QTest::addColumn<bool>("onlyOpen");
    QTest::addColumn<int>("count");
    QTest::newRow("all") << false << 6;
    QTest::newRow("only the open ones") << true << 3;
}

/// The number before, the number moved and the number undone are one, and routing learns from none of it.
void TestServerSteps::aMoveCountsMovesAndBringsBackTheSame()
{
    QFETCH(const bool, onlyOpen);
    QFETCH(const int, count);
    m_desk->routeNothing();
    const QByteArray from
        = m_desk->buffer("From", { { "routing_instructions", "invoice refund charged payment" } });
    const QByteArray to = m_desk->buffer("To", { { "routing_instructions", "crash freeze error" } });
    QByteArrayList items;
    for (const char *text :
         { "A refund", "Two letters", "My bill", "The invoice", "A payment", "Charged twice" }) {
        items << m_desk->settled(text);
        m_desk->assign(from, items.last());
    }
    m_desk->patch("/feedback/" + items[0] + "/triage", { { "state", "done" } });
    m_desk->patch("/feedback/" + items[1] + "/triage", { { "snoozed_until", "2999-01-01T00:00:00Z" } });
    m_desk->post("/merges", { { "into", items[3] }, { "feedback_ids", array({ items[2] }) } });
    const BufferId source = *idFromString<BufferTag>(QString::fromLatin1(from));
    const BufferId destination = *idFromString<BufferTag>(QString::fromLatin1(to));
    const auto shown = [&] {
        const app::BufferRecord *record = m_client->store().buffer(source);
        return !record ? -1 : onlyOpen ? int(record->openItems) : int(record->buffer.feedbackCount);
    };
    QTRY_COMPARE_WITH_TIMEOUT(shown(), count, patience);
    const auto held = [&] {
        return std::pair(m_desk->total("/buffers/" + from + "/feedback"),
                         m_desk->total("/buffers/" + to + "/feedback"));
    };
    const auto routed = [&] {
        const test::Answer tested = m_desk->post("/routing/test", { { "description", "Refund my invoice" } });
        QStringList all;
        for (const QJsonValue &each : tested.meta("candidates").toArray())
            all << each[u"buffer_id"].toString() + u' '
                    + QString::number(each[u"confidence"].toDouble(), 'f', 6);
        return all.join(u", "_s);
    };
    const QString before = routed();
    QVERIFY(before.contains(QString::fromLatin1(from)));

    const auto moved = await(app::moveAll(
        *m_steps, source, destination, [](const Move &) {}, onlyOpen));
    QVERIFY(moved);
    QCOMPARE(moved->total, count);
    QCOMPARE(moved->moved, count);
    QCOMPARE(held(), std::pair(6 - count, count));
    QVERIFY(eventually([&] { return routed() == before; }));
    m_stack->undo();
    const QByteArray move = "/moves/" + toString(moved->id).toLatin1();
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->get(move)["status"].toString(), u"undone"_s, patience);
    QCOMPARE(m_desk->get(move)["restored"], count);
    QCOMPARE(m_desk->get(move)["left"], 0);
    QCOMPARE(held(), std::pair(6, 0));
    QVERIFY(eventually([&] { return routed() == before; }));
    QTRY_COMPARE_WITH_TIMEOUT(shown(), count, patience);
    QTRY_VERIFY_WITH_TIMEOUT(m_stack->canRedo(), patience);
    m_stack->redo(); // moves the same items again
    QVERIFY(eventually([&] { return held() == std::pair(6 - count, count); }));
}

void TestServerSteps::aMoveOfNothingIsNoStep()
{
    const Buffer from = made(u"From"_s);
    const Buffer to = made(u"To"_s);
    QVERIFY(await(app::updateBuffer(*m_steps, from.id, named(u"Empty"_s))));
    const auto moved = await(app::moveAll(*m_steps, from.id, to.id, [](const Move &) {}));
    QVERIFY(moved);
    QCOMPARE(moved->moved, 0);
    QCOMPARE(m_stack->undoText(), u"Edit buffer From"_s);
    m_stack->undo();
    QVERIFY(becomes(from.id, u"From"_s));
}

void TestServerSteps::aSplitIsUndoneAndDoneAgain()
{
    m_desk->switchRouting(false);
    const Feedback seen = seenItem("Export crashes. The logo is pale.");
    NewSplit split;
    split.description = u" The logo is pale."_s;
    split.title = u"Pale logo"_s;
    split.remove = true;
    const QSignalSpy said(m_steps.get(), &ServerSteps::done);
    const auto part = await(app::splitFeedback(*m_steps, seen, split));
    QVERIFY(part);
    QCOMPARE(said.last().first().toString(), u"Split off “Pale logo”"_s);
    const QString both = u" The logo is pale., Export crashes."_s;
    QCOMPARE(m_desk->get("/feedback").all("description"), both);
    m_stack->undo();
    QTRY_COMPARE(said.last().first().toString(), u"Undone: Split off"_s);
    QCOMPARE(m_desk->get("/feedback").all("description"), seen.description);
    m_stack->redo();
    QTRY_COMPARE(m_desk->get("/feedback").all("description"), both);
    m_stack->undo();
    QTRY_COMPARE(m_desk->get("/feedback").all("description"), seen.description);
}

void TestServerSteps::anUndoOfASplitKeepsWhatSomebodyWroteMeanwhile()
{
    m_desk->switchRouting(false);
    for (const bool inPart : { true, false }) {
        const Feedback seen = seenItem("One. Two.");
        NewSplit split;
        split.description = u"Two."_s;
        split.remove = true;
        const auto part = await(app::splitFeedback(*m_steps, seen, split));
        QVERIFY(part);
        const QByteArray changed = toString(inPart ? part->id : seen.id).toLatin1();
        QCOMPARE(m_desk->patch("/feedback/" + changed, { { "description", "Better" } }).outcome(), u"200"_s);
        QSignalSpy refused(m_steps.get(), &ServerSteps::refused);
        m_stack->undo();
        QTRY_COMPARE(refused.size(), 1);
        QCOMPARE(refused.first().first().toString(), u"Not undone: somebody worked on it in the meantime."_s);
        QCOMPARE(m_desk->get("/feedback/" + toString(part->id).toLatin1()).outcome(), u"200"_s);
        QCOMPARE(m_desk->get("/feedback/" + changed)["description"], u"Better"_s);
    }
    NewSplit split;
    split.description = u"Two."_s;
    split.remove = true;
    const auto part = await(app::splitFeedback(*m_steps, seenItem("One. Two."), split));
    QVERIFY(part);
    const QByteArray tagged = "/feedback/" + toString(part->id).toLatin1();
    QCOMPARE(m_desk->patch(tagged + "/triage", { { "tags", array({ "vip" }) } }).outcome(), u"200"_s);
    QSignalSpy refused(m_steps.get(), &ServerSteps::refused);
    m_stack->undo();
    QTRY_COMPARE(refused.size(), 1);
    QCOMPARE(m_desk->get(tagged).outcome(), u"200"_s);
}

/// As of a move that the server has set aside: it stays under way.
void TestServerSteps::aMoveWhoseEndIsNotKnownCanBeUndone()
{
    FaultyServer server(m_backend.port());
    server.fail("GET", "/moves/", Fault::Kind::Stall, 1'000'000);
    start(m_desk->admin.token(), server.url());
    const Buffer from = made(u"From"_s);
    const Buffer to = made(u"To"_s);
    m_desk->switchRouting(false);
    m_desk->assign(toString(from.id).toLatin1(), m_desk->feedback("A text"));
    const QByteArray fromPath = "/buffers/" + toString(from.id).toLatin1() + "/feedback";
    const auto moving = app::moveAll(*m_steps, from.id, to.id, [](const Move &) {});
    QVERIFY(eventually([&] { return m_desk->total(fromPath) == 0; }));
    m_stack->undo();
    QVERIFY(eventually([&] { return m_desk->total(fromPath) == 1; }));
    m_steps.reset();
    m_client.reset();
}

void TestServerSteps::anUndoOfASplitLosesNoWords()
{
    m_desk->switchRouting(false);
    NewSplit split;
    split.description = u"Two."_s;
    split.remove = true;
    // A note on the part keeps it.
    const Feedback noted = seenItem("One. Two.");
    const auto kept = await(app::splitFeedback(*m_steps, noted, split));
    QVERIFY(kept);
    m_desk->post("/feedback/" + toString(kept->id).toLatin1() + "/notes", { { "text", "Mine" } });
    const QSignalSpy refused(m_steps.get(), &ServerSteps::refused);
    m_stack->undo();
    QTRY_COMPARE(refused.size(), 1);
    QCOMPARE(m_desk->get("/feedback/" + toString(noted.id).toLatin1())["description"], u"One. "_s);
    // The words of a part that somebody deleted come back all the same.
    const Feedback seen = seenItem("One. Two.");
    const auto deleted = await(app::splitFeedback(*m_steps, seen, split));
    QVERIFY(deleted);
    m_desk->remove("/feedback/" + toString(deleted->id).toLatin1());
    m_stack->undo();
    QTRY_COMPARE(m_desk->get("/feedback/" + toString(seen.id).toLatin1())["description"], u"One. Two."_s);
}

void TestServerSteps::routingIsTestedAndExplained()
{
    made(u"Crashes"_s);
    RoutingTest test;
    test.description = u"The app crashes"_s;
    const auto tested = await(m_client->api().send(api::testRouting, test));
    QVERIFY(tested);
    QVERIFY(!tested->data.reasoning.isEmpty());
    QVERIFY(!tested->meta.classifier.isEmpty());
    const FeedbackId item = feedbackId(m_desk->settled("The app crashes"));
    const auto details = await(m_client->api().send(api::getRouting, item));
    QVERIFY(details);
    QCOMPARE(details->status, RoutingStatus::Routed);
    const auto targets = await(m_client->api().send(api::listFeedbackTargets, item));
    QVERIFY(targets);
    QVERIFY(targets->empty());
}

void TestServerSteps::tokensAreKept()
{
    NewToken wanted;
    wanted.name = u"For the importer"_s;
    const auto token = await(m_client->api().send(api::createToken, wanted));
    QVERIFY(token);
    QVERIFY(token->token.startsWith(u"ib_"_s));
    const auto tokens = await(readAll(&m_client->api(), api::listTokens));
    QVERIFY(tokens);
    QCOMPARE(tokens->front().name, wanted.name);
    QVERIFY(await(m_client->api().send(api::revokeToken, token->id)));
}

void TestServerSteps::settingsAreChanged()
{
    OrganizationPatch patch;
    OrganizationSettingsPatch settings;
    settings.autoCreateBuffers = true;
    patch.settings = settings;
    const auto changed = await(app::patchSeen(&m_client->api(), patch, {}));
    QVERIFY(changed);
    QVERIFY(!changed->before.settings.autoCreateBuffers);
    QVERIFY(changed->after.settings.autoCreateBuffers);
}

void TestServerSteps::membersAreToldWhoMay()
{
    QVERIFY(!m_steps->whyNotAdminister());
    start(m_desk->member.token());
    const auto why = m_steps->whyNotAdminister();
    QVERIFY(why);
    QVERIFY2(why->contains(u"administrators"_s), qPrintable(*why));
    NewBuffer wanted;
    wanted.name = u"Mine"_s;
    const auto refused = await(app::createBuffer(*m_steps, wanted));
    QVERIFY(!refused);
    QCOMPARE(refused.error().type, ProblemType::AdminRequired);
}

void TestServerSteps::refusalsAreTheServersWords()
{
    const auto missing = await(app::updateBuffer(*m_steps, BufferId(42), named(u"x"_s)));
    QVERIFY(!missing);
    QCOMPARE(missing.error().type, ProblemType::BufferNotFound);
    const auto gone = await(app::deleteBuffer(*m_steps, BufferId(42)));
    QVERIFY(!gone);
    QCOMPARE(m_stack->count(), 0);
}

TRIAGE_TEST(TestServerSteps, QCoreApplication)
#include "tst_serversteps.moc"
