// SPDX-License-Identifier: GPL-3.0-or-later
// Lists become views and views become lists, without loss where both have the filters.
#include "fields/json.h"
#include "support/testprogram.h"
#include "views/listedview.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;

namespace {

/// The view of a list, as the server keeps it.
SavedView viewOf(const Filter &filter)
{
    const NewView made = newViewOf(u"View"_s, filter);
    SavedView view;
    view.id = ViewId(1);
    view.filter = made.filter;
    view.sortBy = made.sortBy;
    view.order = made.order.value_or(SortOrder::Descending);
    return view;
}

QString nameOf(const Work &work)
{
    Filter filter;
    filter.show(work);
    return toQueryText(filter);
}

/// A view as a server sends it.
Result<SavedView> sent(const QByteArray &filter)
{
    return fromJson<SavedView>(toJson(viewOf({})).replace(toJson(viewOf({}).filter), filter));
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
    void everyFilterOfAViewIsOneOfTheList();
    void filtersOfALaterVersionAreSaidAndKept_data();
    void filtersOfALaterVersionAreSaidAndKept();
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
        row(qPrintable(u"place %1"_s.arg(int(place))),
            [place](Filter &filter) { filter = inPlace(filter, place); });
    row("buffer", [](Filter &filter) {
        filter = inBuffer(filter, BufferId(7));
        filter.needsReview = true;
        filter.owner = MemberId();
    });
    for (const Work &work : { work::snoozed, work::unfinished, work::closed, work::done, work::declined,
                              work::duplicates, work::any })
        row(qPrintable(u"state "_s + nameOf(work)), [work](Filter &filter) { filter.show(work); });
    row("words", [](Filter &filter) {
        filter.search = u"\"export\" slow"_s;
        filter.sortBy = SortBy::Relevance;
        filter.tags = { u"app"_s, u"export"_s };
        filter.clientGroup = u"widget"_s;
        filter.submittedBy = u"ana@example.com"_s;
        filter.owner = MemberId(42);
    });
    for (const Work &work :
         { work::snoozed, work::unfinished, work::closed, work::done, work::declined, work::any })
        row(qPrintable(u"state %1, each group once"_s.arg(nameOf(work))), [work](Filter &filter) {
            filter.show(work);
            filter.duplicates = DuplicatesFilter::Hide;
        });
    row("words in groups", [](Filter &filter) {
        filter.search = u"export"_s;
        filter.sortBy = SortBy::Relevance;
        filter.duplicates = DuplicatesFilter::Hide;
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
    const ListedView listed = listedView(viewOf(filter));
    QVERIFY(listed.isExact);
    QVERIFY(listed.filter == filter);
}

void TestListedViews::thePlaceDoneIsWhatIsDoneOrDeclined()
{
    Filter done = inPlace({}, Place::Done);
    const SavedView view = viewOf(done);
    QCOMPARE(view.filter.states->toText(), u"done,declined"_s);
    const ListedView listed = listedView(view);
    QVERIFY(listed.isExact);
    QVERIFY(listed.filter == done);
}

void TestListedViews::periodsStayRelative()
{
    for (const int days : { 1, 7, 30 }) {
        Filter filter;
        filter.createdAfter = FilterTime::ago(days - 1);
        const SavedView view = viewOf(filter);
        QCOMPARE(view.filter.createdAfter->text, u"-%1d"_s.arg(days - 1));
        QVERIFY(listedView(view).filter == filter);
    }
}

void TestListedViews::aPeriodOfTheViewStaysWhereTheListKeepsIt()
{
    SavedView view;
    view.filter.createdAfter = FilterTime::fromText(u"-14d"_s);
    view.filter.createdBefore = FilterTime::fromText(u"-2d"_s);
    const ListFilter after = listedView(view).filter.withTag(u"export"_s).list();
    QCOMPARE(after.createdAfter, view.filter.createdAfter);
    QCOMPARE(after.createdBefore, view.filter.createdBefore);
}

void TestListedViews::everyFilterOfAViewIsOneOfTheList()
{
    const auto isKept = [](auto change) {
        SavedView view;
        change(view.filter);
        const ListedView listed = listedView(view);
        return listed.isExact && listed.filter.list() == view.filter;
    };
    QVERIFY(isKept([](ListFilter &filter) { filter.routingStatus = RoutingStatus::Skipped; }));
    QVERIFY(isKept([](ListFilter &filter) { filter.needsReview = false; }));
    QVERIFY(isKept([](ListFilter &filter) { filter.snoozed = false; }));
    QVERIFY(isKept([](ListFilter &filter) { filter.duplicates = DuplicatesFilter::Hide; }));
    QVERIFY(isKept([](ListFilter &filter) {
        filter.buffer = BufferKey{ BufferId(7), {} };
        filter.unassigned = true;
    }));
    QVERIFY(isKept([](ListFilter &filter) {
        filter.states = TriageStates{ TriageState::Open, TriageState::Done };
    }));
    QVERIFY(isKept([](ListFilter &filter) { filter.states = TriageStates{ TriageState::Open }; }));
    QVERIFY(isKept([](ListFilter &filter) {
        filter.states = TriageStates{ TriageState::Open };
        filter.snoozed = false; // with duplicates, which lists of open work leave out otherwise
    }));
}

void TestListedViews::filtersOfALaterVersionAreSaidAndKept_data()
{
    QTest::addColumn<QByteArray>("filter");
    QTest::newRow("word") << R"({"state":"open,later","tag":["export"]})"_ba;
    QTest::newRow("name") << R"({"tag":["export"],"mood":"angry"})"_ba;
    QTest::newRow("type") << R"({"snoozed":"soon","tag":["export"]})"_ba;
}

void TestListedViews::filtersOfALaterVersionAreSaidAndKept()
{
    QFETCH(const QByteArray, filter);
    const Result<SavedView> view = sent(filter);
    QVERIFY(view);
    const ListedView listed = listedView(*view);
    QVERIFY(!listed.isExact);
    QCOMPARE(listed.filter.tags, std::vector{ u"export"_s });
    QVERIFY2(toJson(*view).contains(filter), toJson(*view).constData());
    QVERIFY(fromJson<SavedView>(toJson(*view))->filter == view->filter);
    // Requests never have such words.
    QVERIFY(listed.filter.list().unread.isEmpty());
    QVERIFY(!fromJson<NewView>(R"({"name":"View","filter":{"state":"later"}})"_ba));
}

TRIAGE_TEST(TestListedViews, QCoreApplication)
#include "tst_listedviews.moc"
