// SPDX-License-Identifier: GPL-3.0-or-later
// Lists, their order, the positions of items, and searches.
#include "store/cache/localdatabase.h"
#include "store/cache/searchtext.h"
#include "store/listquery.h"
#include "storedesk.h"
#include "support/environment.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

Filter at(Place place)
{
    Filter filter = inPlace({}, place);
    return filter;
}

Filter searchFor(const QString &text)
{
    Filter filter;
    filter.search = text;
    return filter;
}

} // namespace

class TestLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placesListWhatBelongsThereNewestFirst()
    {
        StoreDesk desk;
        desk.server.feedback(u"lost"_s).routingStatus = RoutingStatus::Failed;
        desk.server.feedback(u"fresh"_s).routingStatus = RoutingStatus::Pending;
        desk.serverHas(u"Inbox: crash, dark-mode* | Nowhere: lost, fresh, odd"_s);
        QCOMPARE(desk.listed({}), u"odd, dark-mode*, crash, fresh, lost"_s);
        QCOMPARE(desk.listed(at(Place::NeedsReview)), u"dark-mode*"_s);
        QCOMPARE(desk.listed(at(Place::Unassigned)), u"odd, lost"_s);
        QCOMPARE(desk.listed(at(Place::RoutingFailed)), u"lost"_s);
        QCOMPARE(desk.listed(at(Place::Pending)), u"fresh"_s);
        QCOMPARE(desk.counts(), u"all 5, review 1, unassigned 2, failed 1, pending 1"_s);
    }

    void aDayOfAFilterBeginsAtThePersonsMidnight()
    {
        const TimeZoneScope ofPerson("Pacific/Auckland");
        const Timestamp begun = timeOf(FilterTime::ago(2));
        QCOMPARE(QDateTime::fromMSecsSinceEpoch(begun.milliseconds()).time(), QTime(0, 0));
    }

    void listsAreFilteredAndOrdered()
    {
        StoreDesk desk;
        desk.server.feedback(u"Zebra"_s).client = u"inputbuffer-widget/0.2.0 (javascript)"_s;
        desk.server.feedback(u"Zebra"_s).submittedBy = u"ida"_s;
        desk.server.has(u"Inbox: Zebra, älter, Beta*"_s);
        desk.server.feedback(u"Zebra"_s).updatedAt = Timestamp(2'000'000'000'000);
        desk.server.tellItem(u"Zebra"_s);
        desk.follow();
        Filter inbox = inBuffer({}, desk.server.buffer(u"Inbox"_s));
        inbox.sortBy = SortBy::Title;
        inbox.order = SortOrder::Ascending;
        QCOMPARE(desk.listed(inbox), u"älter, Beta*, Zebra"_s);
        inbox.sortBy = SortBy::UpdatedAt;
        QCOMPARE(desk.listed(inbox), u"älter, Beta*, Zebra"_s);
        inbox.order = SortOrder::Descending;
        inbox.needsReview = true;
        QCOMPARE(desk.listed(inbox), u"Beta*"_s);
        Filter widget;
        widget.clientGroup = u"InputBuffer-Widget"_s;
        QCOMPARE(desk.listed(widget), u"Zebra"_s);
        Filter unknown;
        unknown.language = u"und"_s; // all of them are too short to tell
        QCOMPARE(desk.listed(unknown), desk.listed(Filter()));
        Filter german;
        german.language = u"de"_s;
        QCOMPARE(desk.listed(german), u"-"_s);
        Filter ida;
        ida.submittedBy = u"ida"_s;
        QCOMPARE(desk.listed(ida), u"Zebra"_s);
        ida.search = u"zeb"_s;
        QCOMPARE(desk.listed(ida), u"Zebra"_s);
        ida.submittedBy = u"Ida"_s;
        QCOMPARE(desk.listed(ida), u"-"_s);
        const FeedbackId alter = desk.server.item(u"älter"_s);
        const FeedbackId zebra = desk.server.item(u"Zebra"_s);
        Filter from;
        from.submittedBy = u"ida"_s;
        QVERIFY(desk.store().positionsOf(from, std::span(&zebra, 1))[0].belongs);
        QVERIFY(!desk.store().positionsOf(from, std::span(&alter, 1))[0].belongs);
        Filter period;
        period.createdAfter = desk.server.feedback(u"älter"_s).createdAt;
        period.createdBefore = desk.server.feedback(u"Beta"_s).createdAt;
        QCOMPARE(desk.listed(period), u"älter"_s);
    }

    void aPositionSaysWhetherAnItemBelongsAndWhere()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: Über, alpha | Bugs: crash"_s);
        Filter inbox = inBuffer({}, desk.server.buffer(u"Inbox"_s));
        inbox.sortBy = SortBy::Title;
        const std::vector<FeedbackId> ids{ desk.server.item(u"Über"_s), desk.server.item(u"crash"_s),
                                           FeedbackId(3), desk.server.item(u"alpha"_s) };
        const std::vector<ListPosition> places = desk.store().positionsOf(inbox, ids);
        QCOMPARE(places.size(), 4u);
        QVERIFY(places[0].belongs && !places[1].belongs && !places[2].belongs && places[3].belongs);
        QVERIFY(places[3].text < places[0].text);
        inbox.sortBy = SortBy::CreatedAt;
        QCOMPARE(desk.store().positionsOf(inbox, ids)[0].time, desk.server.feedback(u"Über"_s).createdAt);
    }

    void rowsComeInTheOrderAskedFor()
    {
        StoreDesk desk;
        desk.server.feedback(u"crash"_s).description = u"  Many\n\n  lines  "_s + QString(5000, u'x');
        desk.serverHas(u"Zoo: crash | Inbox: crash, dark-mode*"_s);
        const std::vector<FeedbackId> ids{ desk.server.item(u"dark-mode"_s), FeedbackId(3),
                                           desk.server.item(u"crash"_s) };
        const std::vector<ListRow> rows = desk.store().rows(ids);
        QCOMPARE(rows.size(), 2u);
        QCOMPARE(rows[0].title, u"dark-mode"_s);
        QVERIFY(rows[0].needsReview);
        QCOMPARE(rows[1].excerpt, u"Many lines "_s + QString(289, u'x'));
        QVERIFY2(rows[1].buffers.at(0) == desk.server.buffer(u"Inbox"_s), "by name");
    }

    void searchesFindWordsByTheirBeginning_data()
    {
        QTest::addColumn<QString>("search");
        QTest::addColumn<QString>("found");
        QTest::newRow("word") << u"crash"_s << u"Crash on export"_s;
        QTest::newRow("beginning") << u"exp"_s << u"Crash on export"_s;
        QTest::newRow("accents and case") << u"UBER"_s << u"Über-Rechnung"_s;
        QTest::newRow("all words") << u"crash rechnung"_s << u"-"_s;
        QTest::newRow("in title and text") << u"crash text"_s << u"Crash on export"_s;
        QTest::newRow("phrase") << u"\"on export\""_s << u"Crash on export"_s;
        QTest::newRow("phrase in the other order") << u"\"export on\""_s << u"-"_s;
        QTest::newRow("phrase that is not closed") << u"\"on exp"_s << u"Crash on export"_s;
        QTest::newRow("phrases have whole words") << u"\"on exp\""_s << u"-"_s;
        QTest::newRow("punctuation inside") << u"über-rech"_s << u"Über-Rechnung"_s;
        QTest::newRow("punctuation alone") << u"-- !"_s << u"-"_s;
        QTest::newRow("punctuation besides") << u"crash --"_s << u"Crash on export"_s;
        QTest::newRow("syntax is text") << u"crash OR NOT( title: ^*"_s << u"-"_s;
        QTest::newRow("quotes") << u"\"\"crash\""_s << u"Crash on export"_s;
    }

    void searchesFindWordsByTheirBeginning()
    {
        QFETCH(const QString, search);
        QFETCH(const QString, found);
        StoreDesk desk;
        desk.serverHas(u"Inbox: Crash on export, Über-Rechnung"_s);
        QCOMPARE(desk.listed(searchFor(search)), found);
    }

    void searchesFollowChanges()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, invoice"_s);
        FeedbackPatch patch;
        patch.description = u"Something about dinosaurs."_s;
        const ActId edit = desk.act({ EditFeedback{ desk.server.item(u"crash"_s), patch, {} } });
        QCOMPARE(desk.listed(searchFor(u"dino"_s)), u"crash"_s);
        Filter here = searchFor(u"dino"_s);
        here = inBuffer(here, desk.server.buffer(u"Inbox"_s));
        QCOMPARE(desk.listed(here), u"crash"_s);
        here = inBuffer(here, BufferId(3));
        QCOMPARE(desk.listed(here), u"-"_s);
        QVERIFY(desk.store().withdraw(edit));
        desk.store().flush();
        QCOMPARE(desk.listed(searchFor(u"dino"_s)), u"-"_s);
        QCOMPARE(desk.listed(searchFor(u"text of"_s)), u"invoice, crash"_s);
        Filter best = searchFor(u"invoice"_s);
        best.sortBy = SortBy::Relevance;
        QCOMPARE(desk.listed(best), u"invoice"_s);
    }

    void findGivesTheBestRows()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, crash crash crash, invoice"_s);
        QObject context;
        std::vector<ListRow> rows;
        bool answered = false;
        desk.store().find(u"crash"_s, 1, &context, [&](std::vector<ListRow> hits) {
            rows = std::move(hits);
            answered = true;
        });
        QTRY_VERIFY(answered);
        QCOMPARE(rows.size(), 1u);
        QCOMPARE(rows[0].title, u"crash crash crash"_s);
    }

    void wordsThatAreEverywhereBringTheNewestFirst()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash crash crash, crash, invoice"_s);
        Filter best = searchFor(u"crash"_s);
        best.sortBy = SortBy::Relevance;
        const auto cache = LocalDatabase::open(desk.cachePath(), LocalDatabase::Access::ReadOnly);
        QVERIFY(cache);
        const std::vector<FeedbackId> ranked{ desk.server.item(u"crash crash crash"_s),
                                              desk.server.item(u"crash"_s) };
        const std::vector<FeedbackId> newest(ranked.rbegin(), ranked.rend());
        QVERIFY(readList(**cache, best, { .rankable = 2 }).ids == ranked);
        QVERIFY(readList(**cache, best, { .rankable = 1 }).ids == newest);
    }

    void manyHitsAreInTheOrderOfFewHits()
    {
        StoreDesk desk;
        desk.serverHas(
            u"Inbox: crash crash crash, invoice, a crash, crash now, now crash crash, crash of all, all | "
            "Bugs: crash crash, no crash, crash crash again, again"_s);
        desk.server.setDuplicate(u"crash of all"_s, u"invoice"_s);
        for (const QString &title : { u"crash crash crash"_s, u"a crash"_s, u"crash crash"_s }) {
            desk.server.triage(title).state
                = title.startsWith(u'a') ? TriageState::Declined : TriageState::Done;
            desk.server.tellItem(title);
        }
        desk.server.triage(u"crash now"_s).snoozedUntil = Timestamp(4'000'000'000'000);
        desk.server.tellItem(u"crash now"_s);
        desk.follow();
        const auto cache = LocalDatabase::open(desk.cachePath(), LocalDatabase::Access::ReadOnly);
        QVERIFY(cache);
        Filter search = searchFor(u"crash"_s);
        for (const Work &work : { work::any, work::open, work::closed, work::duplicates }) {
            for (const SortBy sortBy :
                 { SortBy::Relevance, SortBy::CreatedAt, SortBy::UpdatedAt, SortBy::Title }) {
                for (const auto &duplicates :
                     { std::optional<DuplicatesFilter>(), std::optional(DuplicatesFilter::Hide) }) {
                    search.show(work);
                    search.sortBy = sortBy;
                    if (duplicates)
                        search.duplicates = duplicates;
                    for (const SortOrder order : { SortOrder::Ascending, SortOrder::Descending }) {
                        search.order = order;
                        const ListedItems many = readList(**cache, search, { .many = 1 });
                        const ListedItems few = readList(**cache, search);
                        QVERIFY(many.ids == few.ids);
                        QVERIFY(many.sections == few.sections);
                        QCOMPARE(few.sections.has_value(), search.work() == work::any);
                    }
                }
            }
        }
        search.show(work::any);
        const ListedItems all = readList(**cache, search, { .many = 1 });
        QCOMPARE(all.ids.size(), 8u);
        QVERIFY(all.sections == (StateCounts{ .open = 4, .snoozed = 1, .done = 2, .declined = 1 }));
    }

    void statesAreCountedAsTheirListsShowThem()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, crash now*, crash later, no crash, crash too, crash twice | "
                       "Bugs: crash, crash now*, crash later, crash too"_s);
        desk.server.triage(u"crash later"_s).snoozedUntil = Timestamp(4'000'000'000'000);
        desk.server.triage(u"crash now"_s).state = TriageState::Done;
        desk.server.triage(u"crash twice"_s).state = TriageState::Done;
        desk.server.triage(u"no crash"_s).state = TriageState::Declined;
        for (const QString &title : { u"crash later"_s, u"crash now"_s, u"no crash"_s })
            desk.server.tellItem(title);
        for (const QString &title : { u"crash too"_s, u"crash twice"_s })
            desk.server.setDuplicate(title, u"crash"_s);
        QVERIFY(desk.follow());
        const auto cache = LocalDatabase::open(desk.cachePath(), LocalDatabase::Access::ReadOnly);
        QVERIFY(cache);
        QVERIFY(readStateCounts(**cache, Filter())
                == (StateCounts{ .snoozed = 1, .done = 2, .declined = 1, .duplicates = 1 }));
        const BufferId bugs = desk.server.buffer(u"Bugs"_s);
        Filter woken;
        woken.woken = { desk.server.item(u"crash"_s), desk.server.item(u"crash now"_s) };
        for (const Filter &list :
             { Filter(), inBuffer({}, bugs), at(Place::NeedsReview), searchFor(u"crash"_s),
               searchFor(u"crahs"_s), inBuffer(searchFor(u"crash"_s), bugs), woken }) {
            for (const bool isGrouped : { false, true }) {
                for (const Work &shown : { work::open, work::any }) {
                    Filter filter = list;
                    if (isGrouped)
                        filter.duplicates = DuplicatesFilter::Hide;
                    filter.show(shown);
                    const auto sizeOf = [&cache, &filter](const Work &part) {
                        Filter of = filter;
                        of.show(part);
                        return qint64(readList(**cache, of).ids.size());
                    };
                    StateCounts counts{ .snoozed = sizeOf(work::snoozed),
                                        .done = sizeOf(work::done),
                                        .declined = sizeOf(work::declined) };
                    if (shown == work::any)
                        counts.open = sizeOf(work::open);
                    if (shown == work::any && isGrouped)
                        counts.duplicates = sizeOf(work::duplicates);
                    if (shown == work::open && filter.hidesDuplicates() && !filter.isGrouped())
                        counts.duplicates = sizeOf({ { TriageState::Open }, false, true });
                    QVERIFY2(readStateCounts(**cache, filter) == counts, qPrintable(toQueryText(filter)));
                }
            }
        }
    }

    void aGroupIsListedOnce()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, boom, melts, cold | Bugs: boom"_s);
        desk.server.setDuplicate(u"boom"_s, u"crash"_s);
        desk.server.setState(u"cold"_s, TriageState::Done);
        desk.follow();
        Filter any;
        any.show(work::any);
        QCOMPARE(desk.listed(any), u"cold, melts, boom, crash"_s);
        any.duplicates = DuplicatesFilter::Hide;
        QCOMPARE(desk.listed(any), u"cold, melts, crash"_s);
        const std::vector<FeedbackId> ids{ desk.server.item(u"boom"_s), desk.server.item(u"crash"_s) };
        const std::vector<ListPosition> places = desk.store().positionsOf(any, ids);
        QVERIFY(!places[0].belongs && places[1].belongs);
        any = inBuffer(any, desk.server.buffer(u"Bugs"_s));
        QCOMPARE(desk.listed(any), u"-"_s);
        any.show(work::duplicates);
        QCOMPARE(desk.listed(any), u"boom"_s);
    }

    void aSearchFindsAGroupByAnyOfItsItems()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, freezer, my freezer melts, loud freezer"_s);
        desk.server.setDuplicate(u"freezer"_s, u"crash"_s);
        desk.server.setDuplicate(u"my freezer melts"_s, u"crash"_s);
        desk.follow();
        Filter search = searchFor(u"freezer"_s);
        QCOMPARE(desk.listed(search), u"loud freezer, my freezer melts, freezer"_s);
        search.duplicates = DuplicatesFilter::Hide;
        for (const SortBy order :
             { SortBy::CreatedAt, SortBy::Title, SortBy::UpdatedAt, SortBy::Relevance }) {
            search.sortBy = order;
            for (const Work &work : { work::open, work::unfinished, work::any }) {
                search.show(work);
                QStringList found = desk.listed(search).split(u", "_s);
                found.sort();
                QCOMPARE(found, (QStringList{ u"crash"_s, u"loud freezer"_s }));
            }
        }
        const auto cache = LocalDatabase::open(desk.cachePath(), LocalDatabase::Access::ReadOnly);
        QVERIFY(cache);
        const std::vector<FeedbackId> newest{ desk.server.item(u"loud freezer"_s),
                                              desk.server.item(u"crash"_s) };
        QVERIFY2(readList(**cache, search, { .rankable = 1 }).ids == newest, "also of very many hits");
        search = inPlace(search, Place::NeedsReview); // of the item that stands for the others
        QCOMPARE(desk.listed(search), u"-"_s);
    }

    void aRowSaysInWhichDuplicateItWasFound()
    {
        StoreDesk desk;
        desk.server.feedback(u"boom"_s).description = u"It makes  a noise\nwhile it melts."_s;
        desk.serverHas(u"Inbox: crash, boom, melts, noise"_s);
        desk.server.setDuplicate(u"boom"_s, u"crash"_s);
        desk.server.setDuplicate(u"melts"_s, u"crash"_s);
        desk.follow();
        const std::vector<FeedbackId> ids{ desk.server.item(u"crash"_s), desk.server.item(u"noise"_s) };
        const auto foundIn = [&](const QString &search) {
            return desk.store().rows(ids, search).front().foundIn;
        };
        QCOMPARE(foundIn(u"noise"_s), u"It makes a noise while it melts."_s);
        QCOMPARE(foundIn(u"melts"_s), u"It makes a noise while it melts."_s); // the oldest one
        QCOMPARE(foundIn(u"mlets"_s), u"It makes a noise while it melts."_s); // with a typing error
        QCOMPARE(foundIn(u"crash"_s), QString());
        QCOMPARE(foundIn(u"crahs"_s), QString());
        QCOMPARE(foundIn(QString()), QString());
        QCOMPARE(desk.store().rows(ids, u"noise"_s).back().foundIn, QString());
        // A merge that is not sent yet: what was a duplicate of the one is now of the other.
        desk.act({ SetDuplicate{ desk.server.item(u"crash"_s), desk.server.item(u"noise"_s) } });
        Filter search = searchFor(u"melts"_s);
        search.duplicates = DuplicatesFilter::Hide;
        QCOMPARE(desk.listed(search), u"noise"_s);
        QCOMPARE(desk.store().rows(ids, u"melts"_s).back().foundIn, u"It makes a noise while it melts."_s);
    }

    void aCancelledReadEndsEarly()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        const auto cache = LocalDatabase::open(desk.cachePath(), LocalDatabase::Access::ReadOnly);
        QVERIFY(cache);
        const auto counted = [&cache] {
            LocalRows rows = (*cache)->read(
                "with recursive n(i) as (select 1 union all select i + 1 from n where i < 9999) "
                "select i from n");
            int number = 0;
            while (rows.next())
                ++number;
            return number;
        };
        QCOMPARE(counted(), 9999);
        (*cache)->endReadsWhen([] { return true; });
        QVERIFY(counted() < 1000);
        (*cache)->endReadsWhen({});
        QCOMPARE(counted(), 9999);
    }

    void aNewerQuestionEndsTheOlderOne()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        QObject context;
        auto gone = std::make_unique<QObject>();
        QStringList answers;
        desk.store().list({}, gone.get(), [&answers](const Listing &) { answers += u"gone"_s; });
        desk.store().list({}, &context, [&answers](const Listing &) { answers += u"older"_s; });
        desk.store().list(searchFor(u"crash"_s), &context,
                          [&answers](const Listing &) { answers += u"newer"_s; });
        gone.reset();
        QTRY_COMPARE(answers, QStringList{ u"newer"_s });
        QCOMPARE(desk.listed({}), u"crash"_s);
        QCOMPARE(answers, QStringList{ u"newer"_s });
    }
};

TRIAGE_TEST(TestLists, QCoreApplication)
#include "tst_lists.moc"
