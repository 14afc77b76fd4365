// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of the change feed: stored atomically with their cursor, below unsent changes, within the limit of
// the cache.
#include "store/feedpage.h"
#include "storedesk.h"
#include "support/testprogram.h"

#include <QScopeGuard>
#include <QTest>
#include <QThreadPool>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

class TestFeed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersInNamesAreOrderedAsNumbers()
    {
        StoreDesk desk;
        desk.serverHas(u"Topic 100: - | Topic 2: - | topic 11: -"_s);
        QCOMPARE(desk.bufferCounts(), u"Topic 2 0, topic 11 0, Topic 100 0"_s);
    }

    void changesOfTheServerAreListed()
    {
        StoreDesk desk;
        QVERIFY(desk.store().isEmpty());
        desk.serverHas(u"Inbox: crash, dark-mode* | Billing: -"_s);
        QVERIFY(!desk.store().isEmpty());
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash, dark-mode*"_s);
        QCOMPARE(desk.bufferCounts(), u"Billing 0, Inbox 2"_s);
        QCOMPARE(desk.counts(), u"all 2, review 1, unassigned 0, failed 0, pending 0"_s);
        QCOMPARE(desk.sync().cursor(), "page1"_ba);
    }

    void oneProcessorIsEnoughForAFirstSynchronisation()
    {
        QThreadPool &pool = *QThreadPool::globalInstance();
        const int threads = pool.maxThreadCount();
        pool.setMaxThreadCount(1);
        const auto restore = qScopeGuard([&pool, threads] { pool.setMaxThreadCount(threads); });
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode* | Billing: -"_s);
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash, dark-mode*"_s);
    }

    void aPageComesBelowWhatWaits()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash | Billing: - | Bugs: -"_s);
        const ActId moved = desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        desk.server.feedback(u"crash"_s).needsReview = true;
        desk.server.put(u"crash"_s, u"Bugs"_s);
        desk.follow();
        // The move that waits ends the review.
        QCOMPARE(desk.board(), u"Billing: crash | Bugs: crash | Inbox: -"_s);
        QCOMPARE(desk.bufferCounts(), u"Billing 1, Bugs 1, Inbox 0"_s);
        QVERIFY(desk.store().withdraw(moved));
        desk.store().flush();
        QCOMPARE(desk.board(), u"Billing: - | Bugs: crash* | Inbox: crash*"_s);
    }

    void aPageOfBeforeTheAnswerTakesNothingBack()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash | Billing: -"_s);
        desk.act({ Assign{ desk.server.item(u"crash"_s), desk.server.buffer(u"Billing"_s) } });
        desk.send();
        desk.server.tellItem(u"crash"_s); // as it was before
        desk.follow();
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: crash"_s);
        desk.server.put(u"crash"_s, u"Billing"_s);
        desk.follow();
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: crash"_s);
    }

    void anAnswerThatTheFeedHasOvertakenBringsNothingBack()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash | Billing: -"_s);
        desk.act({ Assign{ desk.server.item(u"crash"_s), desk.server.buffer(u"Billing"_s) } });
        const auto sent = desk.sync().startSending(1);
        desk.server.put(u"crash"_s, u"Billing"_s);
        desk.server.take(u"crash"_s, u"Billing"_s); // a colleague does
        desk.follow();
        desk.sync().finish(sent.at(0).id, {});
        for (int page = 0; page < 3; ++page)
            desk.follow();
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash"_s);
    }

    void aLaterChangeOfAnotherPersonWins()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash | Billing: -"_s);
        desk.act({ Assign{ desk.server.item(u"crash"_s), desk.server.buffer(u"Billing"_s) } });
        desk.send();
        desk.server.tellItem(u"crash"_s); // removed by another person meanwhile
        desk.follow();
        desk.follow();
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash"_s);
    }

    void tombstonesRemoveItemsBuffersAndTheirTraces()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode | Billing: crash"_s);
        desk.server.tellNote(desk.server.note(u"dark-mode"_s, u"Hello"_s, u"Sam"_s));
        desk.follow();
        desk.server.removeItem(u"dark-mode"_s);
        desk.server.removeBuffer(u"Billing"_s);
        desk.follow();
        QCOMPARE(desk.board(), u"Inbox: crash"_s);
        QCOMPARE(desk.bufferCounts(), u"Inbox 1"_s);
        QCOMPARE(desk.store().item(desk.server.item(u"crash"_s))->buffers.size(), 1u);
        Filter search;
        search.search = u"dark"_s;
        QCOMPARE(desk.listed(search), u"-"_s);
    }

    void aPageThatIsNoneChangesNothing()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        for (const QByteArray &body :
             { "no JSON"_ba, "{}"_ba, "{\"data\":[],\"meta\":{\"has_more\":false}}"_ba,
               "{\"data\":[{\"type\":\"feedback\",\"id\":\"0000000000001\",\"op\":\"upsert\","
               "\"data\":{\"id\":7}}],\"meta\":{\"cursor\":\"x\",\"has_more\":false}}"_ba }) {
            QObject context;
            std::optional<ProblemType> wrong;
            desk.sync().applyPage(desk.sync().pageReader()(body), &context,
                                  [&wrong](const Result<FeedOutcome> &done) {
                                      if (!done)
                                          wrong = done.error().type;
                                  });
            desk.store().flush();
            QCOMPARE(wrong, std::optional(ProblemType::InternalError));
        }
        QCOMPARE(desk.board(), u"Inbox: crash"_s);
        QCOMPARE(desk.sync().cursor(), "page1"_ba);
    }

    /// The page may have been made before the deletion or after a restoration: only a later one says.
    void aPageThatIsRequestedBeforeAnAnswerIsRequestedAgain()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash | Billing: -"_s);
        desk.server.bufferRecord(u"Billing"_s).description = u"Money"_s;
        desk.server.tellBuffer(u"Billing"_s);
        desk.server.put(u"crash"_s, u"Billing"_s);
        const QByteArray late = desk.server.page();
        desk.sync().applyAnswer(Tombstone{ desk.server.buffer(u"Billing"_s) });
        std::vector<FeedOutcome> outcomes;
        QObject context;
        const auto apply = [&](const QByteArray &page) {
            (void)desk.sync().cursor();
            desk.sync().applyPage(desk.sync().pageReader()(page), &context,
                                  [&](const Result<FeedOutcome> &done) { outcomes.push_back(*done); });
            desk.store().flush();
        };
        apply(late);
        QCOMPARE(outcomes, std::vector{ FeedOutcome::Overtaken });
        QCOMPARE(desk.bufferCounts(), u"Inbox 1"_s);
        QCOMPARE(desk.sync().cursor(), "page1"_ba);
        apply(late); // of the same content, and thus of after a restoration
        QCOMPARE(outcomes.back(), FeedOutcome::AtEnd);
        QCOMPARE(desk.bufferCounts(), u"Billing 1, Inbox 1"_s);
        QCOMPARE(desk.sync().cursor(), "page2"_ba);
    }

    void aPageThatIsRequestedAfterAnAnswerIsStored()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash | Billing: -"_s);
        desk.server.tellBuffer(u"Billing"_s);
        desk.sync().applyAnswer(Tombstone{ desk.server.buffer(u"Billing"_s) });
        desk.sync().skipPage();
        (void)desk.sync().cursor();
        QObject context;
        std::optional<FeedOutcome> outcome;
        desk.sync().applyPage(desk.sync().pageReader()(desk.server.page()), &context,
                              [&](const Result<FeedOutcome> &done) { outcome = *done; });
        desk.store().flush();
        QCOMPARE(outcome, std::optional(FeedOutcome::AtEnd));
        QCOMPARE(desk.bufferCounts(), u"Billing 0, Inbox 1"_s);
    }

    void aListThatIsRequestedBeforeTheCacheIsCreatedAgainIsNotStored()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        SavedView view;
        view.id = ViewId(7);
        view.name = u"Exports"_s;
        view.filter.tags = { u"export"_s };
        const QByteArray list = viewsText({ { view, 3 } });
        const ListRequest requested = desk.sync().listRequest();
        desk.sync().forget();
        desk.sync().applyViews(list, requested);
        desk.store().flush();
        QVERIFY(desk.store().views().empty());
        desk.sync().applyViews(list, desk.sync().listRequest());
        desk.store().flush();
        QCOMPARE(desk.store().views().size(), 1u);
    }

    void aListThatIsRequestedBeforeAnAnswerBringsNothingBack()
    {
        StoreDesk desk;
        SavedView view;
        view.id = ViewId(7);
        view.name = u"Exports"_s;
        view.filter.tags = { u"export"_s };
        const QByteArray list = viewsText({ { view, 3 } });
        const ListRequest requested = desk.sync().listRequest();
        desk.sync().applyAnswer(view);
        desk.sync().applyAnswer(Tombstone{ view.id });
        desk.sync().applyViews(list, requested);
        desk.store().flush();
        QVERIFY(desk.store().views().empty());
        desk.follow();
        desk.sync().applyViews(list, desk.sync().listRequest());
        desk.store().flush();
        QCOMPARE(desk.store().views().size(), 1u);
        const Buffer deleted = desk.server.bufferRecord(u"Bugs"_s);
        desk.sync().applyAnswer(Tombstone{ deleted.id });
        desk.sync().applyFrame({ deleted }, desk.sync().listRequest());
        desk.store().flush();
        QCOMPARE(desk.bufferCounts(), QString());
    }

    void aViewOfALaterVersionHoldsNothingUp()
    {
        const auto entryOf = [](const QByteArray &parts) {
            const QByteArray view
                = "{\"type\":\"view\",\"op\":\"upsert\",\"id\":\"0000000000007\",\"data\":{\"id\":"
                  "\"0000000000007\",\"name\":\"Strange\","
                + parts + "}}";
            const Result<FeedPage> page
                = readFeedPage("{\"data\":[" + view + "],\"meta\":{\"cursor\":\"c\",\"has_more\":false}}");
            return page && page->entries.size() == 1u ? page->entries.front() : FeedEntry();
        };
        const FeedEntry filtered = entryOf(R"("filter":{"duplicates":"some"})");
        QVERIFY(std::holds_alternative<SavedView>(filtered));
        QCOMPARE(std::get<SavedView>(filtered).filter.unread, R"({"duplicates":"some"})"_ba);
        QVERIFY2(std::holds_alternative<Tombstone>(entryOf(R"("visibility":"public")")),
                 "its earlier form is not shown");
    }

    void itemsAfterTheFirstSynchronisationAreNew()
    {
        StoreDesk desk;
        desk.server.has(u"Inbox: crash"_s);
        desk.follow(true);
        desk.serverHas(u"Inbox: dark-mode"_s);
        QCOMPARE(desk.bufferCounts(), u"Inbox 2"_s);
        desk.serverHas(u"Inbox: invoice, refund"_s);
        QCOMPARE(desk.bufferCounts(), u"Inbox 4 (2 new)"_s);
        desk.move(u"invoice"_s, u"Inbox"_s, u"Billing"_s);
        desk.follow();
        QCOMPARE(desk.bufferCounts(), u"Billing 1 (1 new), Inbox 3 (1 new)"_s);
        const std::vector<FeedbackId> seen{ desk.server.item(u"invoice"_s), desk.server.item(u"crash"_s) };
        desk.store().markSeen(seen);
        desk.store().flush();
        QCOMPARE(desk.bufferCounts(), u"Billing 1, Inbox 3 (1 new)"_s);
        QVERIFY(!desk.store().rows(seen).at(0).isNew);
        desk.reopen();
        QCOMPARE(desk.bufferCounts(), u"Billing 1, Inbox 3 (1 new)"_s);
    }

    void beforeTheFirstSynchronisationEndsTheServersNumbersAreShown()
    {
        StoreDesk desk;
        desk.server.bufferRecord(u"Inbox"_s).feedbackCount = 4711;
        desk.server.has(u"Inbox: crash | Billing: -"_s);
        desk.follow(true);
        QCOMPARE(desk.bufferCounts(), u"Billing 0, Inbox 4712"_s);
        desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        QCOMPARE(desk.bufferCounts(), u"Billing 1, Inbox 4711"_s);
        desk.follow();
        QCOMPARE(desk.bufferCounts(), u"Billing 1, Inbox 0"_s);
    }

    void beyondItsLimitTheCacheGivesUpOldItems()
    {
        StoreDesk desk(4);
        desk.serverHas(u"Inbox: one, two*, three"_s);
        desk.move(u"one"_s, u"Inbox"_s, u"Billing"_s);
        desk.serverHas(u"Inbox: four | Nowhere: five | Inbox: six, seven, eight"_s);
        // The oldest items are evicted, except those that need review, have no buffer or have unsent changes.
        QCOMPARE(desk.board(), u"Billing: one | Inbox: two*, eight | Nowhere: five"_s);
        // The server's counts with unsent changes on top.
        QCOMPARE(desk.bufferCounts(), u"Billing 1, Inbox 6 (1 new)"_s);
        QCOMPARE(desk.store().counts().all, 8);
        Filter inbox = inBuffer({}, desk.server.buffer(u"Inbox"_s));
        QVERIFY(!desk.listing(inbox).complete);
        Filter review = inPlace({}, Place::NeedsReview);
        QVERIFY(desk.listing(review).complete);
    }

    void itemsThatAreBackStayBeyondTheLimit()
    {
        StoreDesk desk(2);
        desk.server.triage(u"one"_s).snoozedUntil = Timestamp(1'000);
        desk.serverHas(u"Inbox: one, two"_s);
        desk.store().wakeDue();
        desk.store().flush();
        desk.serverHas(u"Inbox: three, four, five"_s);
        QCOMPARE(desk.board(), u"Inbox: one, five"_s);
        QCOMPARE(desk.store().counts().back.size(), 1U);
    }

    void itemsAskedForBeyondTheLimitStay()
    {
        StoreDesk desk(2);
        desk.serverHas(u"Inbox: one, two, three, four"_s);
        QCOMPARE(desk.board(), u"Inbox: three, four"_s);
        desk.sync().applyItems("{\"data\":[" + desk.server.itemWithBuffers(u"one"_s) + "]}");
        desk.store().flush();
        QCOMPARE(desk.board(), u"Inbox: one, three, four"_s);
        QCOMPARE(desk.store().counts().all, 4);
        desk.server.removeItem(u"two"_s);
        desk.follow();
        QCOMPARE(desk.store().counts().all, 3);
        QCOMPARE(desk.board(), u"Inbox: one, three, four"_s);
    }

    void nothingIsGivenUpAfterTheItemsAskedForAreDeleted()
    {
        StoreDesk desk(2);
        desk.serverHas(u"Inbox: one, two, three, four"_s);
        desk.sync().applyItems("{\"data\":[" + desk.server.itemWithBuffers(u"one"_s) + "]}");
        desk.store().flush();
        desk.server.removeItem(u"one"_s);
        desk.follow();
        // A list that got its end with the item still counts on what is here.
        desk.serverHas(u"Inbox: five, six"_s);
        QCOMPARE(desk.board(), u"Inbox: three, four, five, six"_s);
        // The next session has no such list.
        desk.reopen();
        desk.serverHas(u"Inbox: seven"_s);
        QCOMPARE(desk.board(), u"Inbox: six, seven"_s);
    }

    void anItemAskedForWithAnUnsentChangeStopsNothingInTheNextSession()
    {
        StoreDesk desk(2);
        desk.serverHas(u"Inbox: one, two, three, four | Billing: -"_s);
        desk.sync().applyItems("{\"data\":[" + desk.server.itemWithBuffers(u"one"_s) + "]}");
        desk.move(u"one"_s, u"Inbox"_s, u"Billing"_s);
        desk.reopen();
        desk.serverHas(u"Inbox: five"_s);
        // The item itself stays, because of its change.
        QCOMPARE(desk.board(), u"Billing: one | Inbox: five"_s);
    }

    void notesAreCountedInWhateverOrderTheyCome()
    {
        StoreDesk desk;
        desk.server.tellNote(desk.server.note(u"crash"_s, u"Early"_s, u"Sam"_s));
        desk.serverHas(u"Inbox: crash"_s);
        desk.server.tellNote(desk.server.note(u"crash"_s, u"Late"_s, u"Sam"_s));
        desk.server.tellNote(
            desk.server.note(u"crash"_s, u"Routed to Inbox."_s, u"System"_s, NoteKind::Activity));
        desk.follow();
        const std::vector<FeedbackId> crash{ desk.server.item(u"crash"_s) };
        QCOMPARE(desk.store().rows(crash).at(0).notes, 2);
        QCOMPARE(desk.timeline(u"crash"_s), u"Sam: Early | Sam: Late | System: Routed to Inbox."_s);
    }
};

TRIAGE_TEST(TestFeed, QCoreApplication)
#include "tst_feed.moc"
