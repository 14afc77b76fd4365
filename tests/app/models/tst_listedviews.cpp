// SPDX-License-Identifier: GPL-3.0-or-later
// Lists become views and views become lists, without loss where both have the filters.
#include "support/testprogram.h"
#include "views/listedview.h"
#include "views/savedfilter.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;

namespace {

const MemberId self(41);

SavedView viewOf(const Filter &filter, const ListFilter &before = {})
{
    SavedView view;
    view.id = ViewId(1);
    view.filter = viewFilterOf(filter, self, before);
    if (filter.sortBy != SortBy::Relevance)
        view.sortBy = filter.sortBy;
    view.order = filter.order;
    return view;
}

} // namespace

class TestListedViews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aListComesBackAsItWas_data();
    void aListComesBackAsItWas();
    void thePlaceDoneIsWhatIsDoneOrDeclined();
    void periodsStayRelative();
    void aPeriodOfTheViewStaysWhereTheListKeepsIt();
    void whatListsDoNotHaveIsSaid();
};

void TestListedViews::aListComesBackAsItWas_data()
{
    QTest::addColumn<Filter>("filter");
    const auto row = [](const char *name, auto change) {
        Filter filter;
        change(filter);
        QTest::newRow(name) << filter;
    };
    row("all", [](Filter &) {});
    for (const Place place :
         { Place::NeedsReview, Place::Unassigned, Place::RoutingFailed, Place::Pending, Place::Mine })
        row(qPrintable(u"place %1"_s.arg(int(place))), [place](Filter &filter) { filter.place = place; });
    row("buffer", [](Filter &filter) {
        filter.place = Place::Buffer;
        filter.buffer = BufferId(7);
        filter.onlyNeedsReview = true;
        filter.owner = MemberId();
    });
    for (const WorkState work :
         { WorkState::Snoozed, WorkState::Unfinished, WorkState::Closed, WorkState::Done, WorkState::Declined,
           WorkState::Duplicates, WorkState::Any })
        row(qPrintable(u"state %1"_s.arg(int(work))), [work](Filter &filter) { filter.work = work; });
    row("words", [](Filter &filter) {
        filter.search = u"\"export\" slow"_s;
        filter.sortBy = SortBy::Relevance;
        filter.tags = { u"app"_s, u"export"_s };
        filter.clientGroup = u"widget"_s;
        filter.submittedBy = u"ana@example.com"_s;
        filter.owner = MemberId(42);
    });
    for (const WorkState work : { WorkState::Snoozed, WorkState::Unfinished, WorkState::Closed,
                                  WorkState::Done, WorkState::Declined, WorkState::Any })
        row(qPrintable(u"state %1, each group once"_s.arg(int(work))), [work](Filter &filter) {
            filter.work = work;
            filter.isGrouped = true;
        });
    row("words in groups", [](Filter &filter) {
        filter.search = u"export"_s;
        filter.sortBy = SortBy::Relevance;
        filter.isGrouped = true;
    });
    row("order", [](Filter &filter) {
        filter.sortBy = SortBy::Title;
        filter.order = SortOrder::Ascending;
        filter.createdBefore = Timestamp(1'790'000'000'000);
    });
}

void TestListedViews::aListComesBackAsItWas()
{
    QFETCH(const Filter, filter);
    const ListedView listed = listedView(viewOf(filter), self);
    QVERIFY(listed.isExact);
    QVERIFY(listed.filter == filter);
}

void TestListedViews::thePlaceDoneIsWhatIsDoneOrDeclined()
{
    Filter done;
    done.place = Place::Done;
    const SavedView view = viewOf(done);
    QCOMPARE(view.filter.states->toText(), u"done,declined"_s);
    const ListedView listed = listedView(view, self);
    QVERIFY(listed.isExact);
    QVERIFY(listed.filter.shownWork() == done.shownWork());
}

void TestListedViews::periodsStayRelative()
{
    for (const int days : { 1, 7, 30 }) {
        Filter filter;
        filter.createdAfter = beginningOfPeriod(days);
        const SavedView view = viewOf(filter);
        QCOMPARE(view.filter.createdAfter->text, u"-%1d"_s.arg(days - 1));
        QVERIFY(listedView(view, self).filter == filter);
    }
}

void TestListedViews::aPeriodOfTheViewStaysWhereTheListKeepsIt()
{
    ListFilter before;
    before.createdAfter = FilterTime::fromText(u"-14d"_s);
    before.createdBefore = FilterTime::fromText(u"-2d"_s);
    SavedView view;
    view.filter = before;
    Filter filter = listedView(view, self).filter;
    filter.tags = { u"export"_s };
    const ListFilter after = viewFilterOf(filter, self, before);
    QCOMPARE(after.createdAfter, before.createdAfter);
    QCOMPARE(after.createdBefore, before.createdBefore);
    QVERIFY(!viewFilterOf(filter, self).createdAfter->daysAgo);
}

void TestListedViews::whatListsDoNotHaveIsSaid()
{
    const auto isExact = [](auto change) {
        SavedView view;
        change(view.filter);
        return listedView(view, self).isExact;
    };
    QVERIFY(!isExact([](ListFilter &filter) { filter.routingStatus = RoutingStatus::Skipped; }));
    QVERIFY(!isExact([](ListFilter &filter) { filter.needsReview = false; }));
    QVERIFY(!isExact([](ListFilter &filter) { filter.snoozed = false; }));
    QVERIFY(isExact([](ListFilter &filter) { filter.duplicates = DuplicatesFilter::Hide; }));
    QVERIFY(!isExact([](ListFilter &filter) {
        filter.buffer = BufferKey{ BufferId(7), {} };
        filter.unassigned = true;
    }));
    QVERIFY(!isExact([](ListFilter &filter) {
        filter.states = TriageStates{ TriageState::Open, TriageState::Done };
    }));
    QVERIFY(isExact([](ListFilter &filter) { filter.states = TriageStates{ TriageState::Open }; }));
}

TRIAGE_TEST(TestListedViews, QCoreApplication)
#include "tst_listedviews.moc"
