// SPDX-License-Identifier: GPL-3.0-or-later
// Lists with remembered totals: they always equal a full sort.

#include "search/indexedtext.h"
#include "search/searchquery.h"
#include "services/feedback/listsearch.h"
#include "stores/feedbackwriter.h"
#include "stores/lists/feedbacklist.h"
#include "support/filterdice.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QTest>
#include <QUrlQuery>

#include <algorithm>
#include <numeric>
#include <set>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

PreparedFeedback prepared(const QString &title, const QString &description)
{
    PreparedFeedback item;
    item.title = title;
    item.description = description;
    item.client = u"widget/1.0"_s;
    const search::IndexedText index = search::indexedText(title, description);
    item.lexemes = index.lexemes;
    item.language = index.language;
    return item;
}

using Ids = std::vector<qint64>;

} // namespace

class TestListings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void pagesOfASearchAreThoseOfTheSortedWhole_data();
    void pagesOfASearchAreThoseOfTheSortedWhole();
    void searchesWithOtherFiltersAreThoseOfTheSortedWhole_data();
    void searchesWithOtherFiltersAreThoseOfTheSortedWhole();
    void pagesOfACountedListAreThoseOfTheSortedWhole_data();
    void pagesOfACountedListAreThoseOfTheSortedWhole();
    void totalsFollowWhatIsWritten();
    void totalsFollowEditsWithoutCountingAgain();
    void totalsOfSeveralFiltersFollowWhatIsWritten();
    void deepPagesFollowWhatComesAndGoes();
    void deepPagesOfManyDaysAreThoseOfTheSortedWhole();
    void itemsOfAListFollowItsChanges();
    void aVersionOfAListIsChargedForAllThatItHolds();
    void aListOfSeveralStatusesStartsAtItsTag();
    void aTotalIsKeptIfAllFiltersHaveTheSameCounts();
    void everyValueOfAFilterMakesAnotherList();
    void onlyTheFirstRowHasTheCountedItems();
    void aRowHasFewOfTheCountedItems();

private:
    /// Stores items and returns their ids, in the order of creation.
    Ids store(const std::vector<PreparedFeedback> &items);
    FeedbackPage list(const api::FeedbackListRequest &filter);
    Ids pageOf(api::FeedbackListRequest filter, int page);
    /// Makes 4,000 items, of which 3,600 have the word "common", with records, tags, duplicates and a buffer.
    void storeCommonItems();
    /// Compares pages in all orders with what the rows say. Returns the first that differs; empty: none.
    QString differingPage(api::FeedbackListRequest filter, const QString &where, bool everyPage);
    Ids idsOf(const QString &sql);
    void edit(qint64 id, const QString &title, const QString &description);
    void remove(qint64 id);
    qint64 total(const QString &word);
    /// Returns the values of a statement, with those that are the same for each list.
    Binds valuesOf(const Statement &statement, const api::FeedbackListRequest &list) const;
    /// Makes a text contain apples without any trace of a change.
    void plantUnseen(qint64 id);

    std::unique_ptr<ScratchDatabase> m_database;
    std::unique_ptr<Connection> m_connection;
    std::unique_ptr<ListMemory> m_memory;
    OrganizationId m_organization;
};

void TestListings::init()
{
    m_connection.reset();
    m_database = std::make_unique<ScratchDatabase>();
    m_connection = std::make_unique<Connection>(m_database->config());
    m_memory = std::make_unique<ListMemory>();
    m_organization = makeOrganization(*m_connection);
    QVERIFY(
        m_connection->executeText(u"insert into organization (organization, name, slug, created_at, change)"
                                  " select organization, 'Org', 'org', now(), 1 from organization_state"_s));
}

Ids TestListings::store(const std::vector<PreparedFeedback> &items)
{
    const auto made = inTransaction(*m_connection, m_organization,
                                    [&](Transaction &tx) { return FeedbackWriter(tx).create(items); });
    Ids ids;
    for (const Feedback &item : *made)
        ids.push_back(item.id.value());
    return ids;
}

FeedbackPage TestListings::list(const api::FeedbackListRequest &filter)
{
    const search::SearchQuery query = search::SearchQuery::parse(filter.search.value_or(QString()));
    auto page = FeedbackList(*m_connection, m_organization)
                    .page(filter, services::searchTerms(query), m_memory.get());
    return page ? std::move(*page) : FeedbackPage{ {}, -1, {} };
}

Ids TestListings::pageOf(api::FeedbackListRequest filter, int page)
{
    filter.page.page = page;
    const FeedbackPage found = list(filter);
    Ids ids;
    for (int i = 0; i < found.items.size(); ++i)
        ids.push_back(found.items.identifier(i));
    return ids;
}

void TestListings::edit(qint64 id, const QString &title, const QString &description)
{
    QVERIFY(inTransaction(*m_connection, m_organization, [&](Transaction &tx) -> Result<void> {
        FeedbackWriter feedback(tx);
        auto item = feedback.find(FeedbackId(id));
        if (!item)
            return item.error();
        item->title = title;
        item->description = description;
        if (const auto updated = feedback.update(*item); !updated)
            return updated;
        return feedback.reindex(item->id, search::indexedText(title, description));
    }));
}

void TestListings::remove(qint64 id)
{
    QVERIFY(inTransaction(*m_connection, m_organization,
                          [&](Transaction &tx) { return FeedbackWriter(tx).remove({ FeedbackId(id) }); }));
}

void TestListings::pagesOfASearchAreThoseOfTheSortedWhole_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("every"); // the number of items with the text
    QTest::addColumn<int>("titled"); // the number with the text in the title
    QTest::newRow("everywhere") << u"common"_s << 1 << 100;
    QTest::newRow("everywhere and in every title") << u"stem"_s << 1 << 1;
    QTest::newRow("seldom") << u"rare"_s << 700 << 700;
    QTest::newRow("seldom in a title") << u"other"_s << 3 << 900;
    QTest::newRow("two words") << u"common other"_s << 3 << 900;
    QTest::newRow("nowhere") << u"absent"_s << 0 << 0;
}

void TestListings::pagesOfASearchAreThoseOfTheSortedWhole()
{
    QFETCH(QString, text);
    QFETCH(int, every);
    QFETCH(int, titled);
    constexpr int number = 2500;
    std::vector<PreparedFeedback> items;
    for (int i = 0; i < number; ++i) {
        const bool inText = every && i % every == 0;
        const bool inTitle = titled && i % titled == 0;
        items.push_back(prepared(inTitle ? text + u" matters"_s : u"Nothing"_s,
                                 inText ? u"Some text about "_s + text : u"Some text"_s));
    }
    const Ids ids = store(items);
    Ids newest, best;
    for (int i = number - 1; i >= 0; --i) {
        if (every && i % every == 0)
            newest.push_back(ids[std::size_t(i)]);
    }
    best = newest;
    std::stable_partition(best.begin(), best.end(), [&](qint64 id) {
        return titled && (std::find(ids.begin(), ids.end(), id) - ids.begin()) % titled == 0;
    });
    Ids oldest(newest.rbegin(), newest.rend());

    const std::tuple<SortBy, SortOrder, const Ids *> orders[] = {
        { SortBy::Relevance, SortOrder::Descending, &best },
        { SortBy::CreatedAt, SortOrder::Descending, &newest },
        { SortBy::CreatedAt, SortOrder::Ascending, &oldest },
    };
    for (const auto &[sortBy, order, expected] : orders) {
        api::FeedbackListRequest filter;
        filter.search = text;
        filter.sortBy = sortBy;
        filter.order = order;
        // The second time, the total is cached.
        for (const int page : { 1, 2, 1, 2, 41, 42, 125, 126 }) {
            const auto begin = std::min(expected->size(), std::size_t(page - 1) * 20);
            const auto end = std::min(expected->size(), begin + 20);
            QCOMPARE(pageOf(filter, page),
                     Ids(expected->begin() + qint64(begin), expected->begin() + qint64(end)));
            QCOMPARE(list(filter).total, qint64(expected->size()));
        }
    }
}

void TestListings::storeCommonItems()
{
    const auto lexemes = [](const QString &title, const QString &description) {
        return search::indexedText(title, description).lexemes.replace(u'\'', u"''"_s);
    };
    QVERIFY(m_connection->executeText(uR"(
        insert into feedback (organization, id, title, description, client, needs_review, routing_status,
                              submitted_by, created_at, updated_at, change)
        select s.organization, s.next_id + n, case when n % 150 = 0 then 'common matters' else md5(n::text) end,
               case when n % 10 = 7 then 'Text' else 'Text common' end,
               case when n % 2 = 0 then 'desk/2' else 'widget/1' end, n % 400 = 0, 'skipped',
               case when n % 300 = 0 then 'Kim' end, '2026-01-01'::timestamptz + n * interval '15 minutes',
               '2026-03-01'::timestamptz + n / 3 * interval '1 minute', s.change
        from organization_state s, generate_series(1, 4000) n)"_s));
    QVERIFY(m_connection->executeText(uR"(
        insert into feedback_search (organization, feedback, lexemes)
        select organization, id, case when title = 'common matters' then '%1'::tsvector
                                      when description = 'Text' then '%2' else '%3' end
        from feedback)"_s.arg(lexemes(u"common matters"_s, u"Text common"_s), lexemes({}, u"Text"_s),
                              lexemes({}, u"Text common"_s))));
    QVERIFY(m_connection->executeText(uR"(
        insert into feedback_triage (organization, feedback, state, state_changed_at, tags, duplicate_of, updated_at)
        select organization, id, case when n % 3 = 0 then 'done' else 'open' end, now(),
               case when n % 1000 = 0 then '{x,y}'::text[] when n % 500 = 0 then '{x}' else '{}' end,
               case when n % 40 = 8 then before end, now()
        from (select organization, id, row_number() over (order by id) as n, lag(id) over (order by id) as before
              from feedback) as item
        where n % 3 = 0 or n % 500 = 0 or n % 40 in (7, 8))"_s));
    QVERIFY(m_connection->executeText(uR"(
        insert into buffer (organization, id, name, slug, created_at, updated_at, change)
        select organization, 1, 'Apples', 'apples', now(), now(), change from organization_state)"_s));
    QVERIFY(m_connection->executeText(uR"(
        insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at)
        select organization, 1, id, true, now() from feedback where id % 7 = 0)"_s));
}

Ids TestListings::idsOf(const QString &sql)
{
    Ids ids;
    if (const auto rows = m_connection->executeText(sql)) {
        for (int i = 0; i < rows->size(); ++i)
            ids.push_back(rows->at(i).integer(0));
    }
    return ids;
}

QString TestListings::differingPage(api::FeedbackListRequest filter, const QString &where, bool everyPage)
{
    const std::pair<SortBy, QString> keys[] = {
        { SortBy::Relevance, u"coalesce(f.title, '') = 'common matters'"_s },
        { SortBy::CreatedAt, u"f.id"_s },
        { SortBy::Title, uR"(coalesce(f.title, '') collate "und-x-icu")"_s },
        { SortBy::UpdatedAt, u"f.updated_at"_s },
    };
    for (const auto &[sortBy, key] : keys) {
        for (const SortOrder order : { SortOrder::Descending, SortOrder::Ascending }) {
            const Ids expected = idsOf(
                uR"(select f.id from feedback f left join feedback_triage t on t.feedback = f.id where %1
                    order by %2 %3, f.id %3)"_s.arg(where, key, QString::fromLatin1(toWord(order))));
            filter.sortBy = sortBy;
            filter.order = order;
            const int last = int(expected.size()) / filter.page.limit + 1;
            for (const int page : everyPage ? std::vector{ 1, 2, last, last + 1 } : std::vector{ 1 }) {
                const auto begin
                    = std::min(expected.size(), std::size_t(page - 1) * std::size_t(filter.page.limit));
                const auto end = std::min(expected.size(), begin + std::size_t(filter.page.limit));
                const FeedbackPage found = list(filter);
                if (pageOf(filter, page)
                        != Ids(expected.begin() + qint64(begin), expected.begin() + qint64(end))
                    || found.total != qint64(expected.size()))
                    return u"page %1 by %2 %3, %4 items instead of %5"_s.arg(page)
                        .arg(QString::fromLatin1(toWord(sortBy)), QString::fromLatin1(toWord(order)))
                        .arg(found.total)
                        .arg(expected.size());
            }
        }
    }
    return {};
}

void TestListings::searchesWithOtherFiltersAreThoseOfTheSortedWhole_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("where");
    const auto row = [](const char *query, const QString &where) {
        QTest::newRow(*query ? query : "no other") << QString::fromLatin1(query) << where;
    };
    const QString open = u"coalesce(t.state, 'open') = 'open'"_s;
    const QString desk = u"f.client_group = 'desk'"_s;
    row("", u"true"_s);
    // Sets with few items.
    row("needs_review=true", u"f.needs_review"_s);
    row("tag=x", u"'x' = any (t.tags)"_s);
    row("tag=x&tag=y", u"'y' = any (t.tags)"_s);
    row("submitted_by=Kim", u"f.submitted_by = 'Kim'"_s);
    row("submitted_by=Kim&state=done", u"f.submitted_by = 'Kim' and t.state = 'done'"_s);
    row("duplicates=only", u"t.duplicate_of is not null"_s);
    row("buffer_id=apples", u"f.id % 7 = 0"_s);
    row("created_after=2026-01-20&created_before=2026-01-22",
        u"f.created_at >= '2026-01-20' and f.created_at < '2026-01-22'"_s);
    // Sets with many.
    row("client_group=desk", desk);
    row("client_group=desk&state=done", desk + u" and t.state = 'done'"_s);
    row("state=open", open);
    row("state=open&created_after=2026-01-05", open + u" and f.created_at >= '2026-01-05'"_s);
    row("routing_status=skipped", u"true"_s);
    row("unassigned=true", u"f.id % 7 <> 0"_s);
    // Originals lack the word that their duplicates have.
    row("duplicates=hide", u"t.duplicate_of is null"_s);
    row("duplicates=hide&client_group=desk", u"t.duplicate_of is null and "_s + desk);
    row("duplicates=hide&submitted_by=Kim", u"t.duplicate_of is null and f.submitted_by = 'Kim'"_s);
}

/// A frequent word: whether the smallest set of the other filters is small or large, lists have what the rows
/// say, also of what was counted before, and after a change.
void TestListings::searchesWithOtherFiltersAreThoseOfTheSortedWhole()
{
    QFETCH(QString, query);
    QFETCH(QString, where);
    storeCommonItems();
    const QUrlQuery given(query);
    auto parsed = ListFilter::parse([&given](const char *name, bool) -> Result<std::vector<QString>> {
        const QStringList values = given.allQueryItemValues(QLatin1StringView(name));
        return std::vector<QString>(values.begin(), values.end());
    });
    QVERIFY(parsed);
    QVERIFY(parsed->normalise({}));
    parsed->resolve(MemberId(1), Timestamp(0));
    api::FeedbackListRequest filter;
    static_cast<ListFilter &>(filter) = *parsed;
    filter.search = u"common"_s;

    const QString has = u"(coalesce(%1.title, '') = 'common matters' or %1.description = 'Text common')"_s;
    const QString through = u" or exists (select from feedback_triage d join feedback g on g.id = d.feedback"
                            " where d.duplicate_of = f.id and "_s
        + has.arg(u"g"_s) + u')';
    const QString expected = where + u" and ("_s + has.arg(u"f"_s)
        + (query.contains(u"duplicates=hide"_s) ? through : QString()) + u')';
    const Ids items
        = idsOf(u"select f.id from feedback f left join feedback_triage t on t.feedback = f.id where "_s
                + expected + u" order by f.id desc"_s);
    QVERIFY(!items.empty());
    QCOMPARE(differingPage(filter, expected, true), QString());
    QCOMPARE(differingPage(filter, expected, true), QString());
    edit(items.front(), u"Nothing"_s, u"Text"_s);
    QCOMPARE(differingPage(filter, expected, false), QString());
}

void TestListings::pagesOfACountedListAreThoseOfTheSortedWhole_data()
{
    QTest::addColumn<bool>("needsReview");
    QTest::addColumn<QString>("until"); // the first item that is not in the list
    QTest::addColumn<QString>("expected");
    // Some are found along an order, others sorted; the last ones are far from the newest.
    QTest::newRow("most items") << false << QString() << u"not needs_review"_s;
    QTest::newRow("few items") << true << QString() << u"needs_review"_s;
    QTest::newRow("the first third") << false << u"2026-01-21"_s
                                     << u"not needs_review and created_at < '2026-01-21'"_s;
}

void TestListings::pagesOfACountedListAreThoseOfTheSortedWhole()
{
    QFETCH(bool, needsReview);
    QFETCH(QString, until);
    QFETCH(QString, expected);
    QVERIFY(m_connection->executeText(uR"(
        insert into feedback (organization, id, title, description, client, needs_review, routing_status, created_at,
                              updated_at, change)
        select s.organization, s.next_id + n, case when n % 40 > 0 then md5((n / 2)::text) end, 'Text',
               case when n % 6 > 0 then 'widget/1' else 'cli' end, n % 97 = 0, 'skipped',
               '2026-01-01'::timestamptz + n * interval '15 minutes',
               '2026-03-01'::timestamptz + n / 3 * interval '1 minute', s.change
        from organization_state s, generate_series(1, 6000) n)"_s));
    api::FeedbackListRequest filter;
    filter.clientGroup = u"widget"_s;
    filter.needsReview = needsReview;
    if (const auto end = FilterTime::fromText(until))
        filter.createdBefore = end;
    const QString where = u" from feedback where client_group = 'widget' and "_s + expected;
    const qint64 all = m_connection->executeText(u"select count(*)"_s + where)->first().integer(0);
    QVERIFY(all > 0);
    for (const auto &[sortBy, key] : { std::pair{ SortBy::CreatedAt, u"id"_s },
                                       { SortBy::UpdatedAt, u"updated_at"_s },
                                       { SortBy::Title, u"coalesce(title, '') collate \"und-x-icu\""_s } }) {
        for (const SortOrder order : { SortOrder::Descending, SortOrder::Ascending }) {
            const QString direction = order == SortOrder::Descending ? u" desc"_s : u" asc"_s;
            filter.sortBy = sortBy;
            filter.order = order;
            for (const int page : { 1, 2, 3, 100, int(all + 19) / 20, int(all + 19) / 20 + 1, 1 }) {
                const auto rows = m_connection->executeText(
                    u"select id%1 order by %2%3, id%3 limit 20 offset %4"_s.arg(where, key, direction)
                        .arg((page - 1) * 20));
                Ids ids;
                for (int i = 0; i < rows->size(); ++i)
                    ids.push_back(rows->at(i).integer(0));
                QCOMPARE(pageOf(filter, page), ids);
                QCOMPARE(list(filter).total, all);
            }
        }
    }
}

void TestListings::totalsFollowWhatIsWritten()
{
    const auto text = [](const QString &word) {
        return prepared(u"Title"_s, u"About "_s + word);
    };
    const Ids ids = store({ text(u"apples"_s), text(u"pears"_s), text(u"apples"_s) });
    api::FeedbackListRequest apples, widget, both;
    apples.search = u"apples"_s;
    widget.clientGroup = u"widget"_s;
    both.search = u"apples"_s;
    both.clientGroup = u"widget"_s;
    const auto totals = [&] {
        return QList<qint64>{ list(apples).total, list(widget).total, list(both).total };
    };
    for (int again = 0; again < 2; ++again)
        QCOMPARE(totals(), (QList<qint64>{ 2, 3, 2 }));
    store({ text(u"apples"_s), text(u"plums"_s) });
    for (int again = 0; again < 2; ++again)
        QCOMPARE(totals(), (QList<qint64>{ 3, 5, 3 }));
    edit(ids[1], u"Title"_s, u"About apples"_s);
    QCOMPARE(totals(), (QList<qint64>{ 4, 5, 4 }));
    edit(ids[0], u"Title"_s, u"About plums"_s);
    store({ text(u"apples"_s) });
    QCOMPARE(totals(), (QList<qint64>{ 4, 6, 4 }));
    remove(ids[2]);
    QCOMPARE(totals(), (QList<qint64>{ 3, 5, 3 }));
    QVERIFY(m_connection->executeText(u"update organization_state set change = change + 1;"
                                      "update feedback set client = 'cli' where id = %1"_s.arg(ids[1])));
    QCOMPARE(totals(), (QList<qint64>{ 3, 4, 2 }));
}

qint64 TestListings::total(const QString &word)
{
    api::FeedbackListRequest filter;
    filter.search = word;
    return list(filter).total;
}

void TestListings::plantUnseen(qint64 id)
{
    QVERIFY(m_connection->executeText(u"alter table feedback_search disable trigger user;"
                                      "update feedback_search set lexemes = 'apples' where feedback = %1;"
                                      "alter table feedback_search enable trigger user"_s.arg(id)));
}

void TestListings::totalsFollowEditsWithoutCountingAgain()
{
    const Ids ids = store({ prepared(u"Title"_s, u"Apples"_s), prepared(u"Title"_s, u"Pears"_s),
                            prepared(u"Title"_s, u"Plums"_s) });
    QCOMPARE(total(u"apples"_s), 1);
    plantUnseen(ids[2]); // only a count of all items would find it
    edit(ids[1], u"Title"_s, u"Apples"_s);
    QCOMPARE(total(u"apples"_s), 2);
    edit(ids[1], u"Title"_s, u"Nothing"_s);
    edit(ids[1], u"Title"_s, u"Apples and apples"_s);
    edit(ids[0], u"Apples"_s, u"Apples"_s);
    edit(store({ prepared(u"Title"_s, u"Apples"_s) }).front(), u"Title"_s, u"Pears"_s);
    QCOMPARE(total(u"apples"_s), 2);
    remove(ids[0]);
    QCOMPARE(total(u"apples"_s), 1);
}

void TestListings::totalsOfSeveralFiltersFollowWhatIsWritten()
{
    const Ids ids = store({ prepared(u"A"_s, u"Text"_s), prepared(u"B"_s, u"Text"_s) });
    api::FeedbackListRequest filter;
    filter.clientGroup = u"widget"_s;
    filter.needsReview = true;
    QCOMPARE(list(filter).total, 0);
    QVERIFY(inTransaction(*m_connection, m_organization, [&](Transaction &tx) -> Result<void> {
        FeedbackWriter feedback(tx);
        auto item = feedback.find(FeedbackId(ids[0]));
        if (!item)
            return item.error();
        item->needsReview = true;
        return feedback.update(*item);
    }));
    QCOMPARE(list(filter).total, 1);
    QCOMPARE(list(filter).total, 1);
}

void TestListings::deepPagesFollowWhatComesAndGoes()
{
    const std::vector<PreparedFeedback> many(3000, prepared(u"Title"_s, u"Text"_s));
    Ids ids = store(many);
    const Ids later = store(many);
    ids.insert(ids.end(), later.begin(), later.end());
    const api::FeedbackListRequest filter;
    const auto expected = [&](int page) {
        Ids newest;
        for (std::size_t i = 0; i < 20 && std::size_t(page - 1) * 20 + i < ids.size(); ++i)
            newest.push_back(ids[ids.size() - 1 - (std::size_t(page - 1) * 20 + i)]);
        return newest;
    };
    const auto check = [&] {
        for (const int page : { 1, 101, 150, 149, 151, 220, 101, 300, 301, 99 }) {
            if (pageOf(filter, page) != expected(page))
                return page;
        }
        return 0;
    };
    QCOMPARE(check(), 0);
    QCOMPARE(check(), 0);
    const Ids newest = store(std::vector<PreparedFeedback>(70, many.front()));
    ids.insert(ids.end(), newest.begin(), newest.end());
    QCOMPARE(check(), 0);
    for (const std::size_t gone : { std::size_t(4000), std::size_t(100), ids.size() - 5 }) {
        remove(ids[gone]);
        ids.erase(ids.begin() + qint64(gone));
        QCOMPARE(check(), 0);
    }
}

void TestListings::deepPagesOfManyDaysAreThoseOfTheSortedWhole()
{
    // Sixty days. Some items have the identifier of another day, and some days are empty later.
    QVERIFY(m_connection->executeText(uR"(
        insert into feedback (organization, id, description, routing_status, created_at, updated_at, change)
        select s.organization, s.next_id + n * 10, 'Text', 'skipped',
               '2026-01-01'::timestamptz + n * interval '15 minutes'
                   + case when n % 700 = 0 then interval '3 days' when n % 900 = 0 then interval '-20 days' else '0' end,
               now(), 1
        from organization_state s, generate_series(1, 6000) n)"_s));
    const auto check = [&] {
        Ids ids;
        const auto rows = m_connection->executeText(u"select id from feedback order by id desc"_s);
        for (int i = 0; i < rows->size(); ++i)
            ids.push_back(rows->at(i).integer(0));
        for (int page = 99; page <= 301; ++page) {
            const auto begin = std::min(ids.size(), std::size_t(page - 1) * 20);
            const auto end = std::min(ids.size(), begin + 20);
            if (pageOf({}, page) != Ids(ids.begin() + qint64(begin), ids.begin() + qint64(end)))
                return page;
        }
        return 0;
    };
    QCOMPARE(check(), 0);
    QVERIFY(m_connection->executeText(u"delete from feedback where id % 7000 < 2000"_s));
    QCOMPARE(check(), 0);
}

void TestListings::itemsOfAListFollowItsChanges()
{
    QRandomGenerator random(26);
    std::set<qint64> expected;
    for (int i = 0; i < 3000; ++i)
        expected.insert(random.bounded(10'000));
    ListItems items(Ids(expected.begin(), expected.end()));
    const ListItems before = items;
    const qint64 sizeBefore = before.size();
    for (int round = 0; round < 300; ++round) {
        Ids changed, remaining;
        for (int i = random.bounded(100); i >= 0; --i) {
            changed.push_back(random.bounded(20'000));
            expected.erase(changed.back());
            if (random.bounded(2))
                remaining.push_back(changed.back());
        }
        expected.insert(remaining.begin(), remaining.end());
        items = items.after(changed, remaining);
        QCOMPARE(items.size(), qint64(expected.size()));
    }
    for (qint64 id = 0; id < 20'000; ++id)
        QCOMPARE(items.contains(id), expected.contains(id));
    QCOMPARE(before.size(), sizeBefore);
}

void TestListings::aVersionOfAListIsChargedForAllThatItHolds()
{
    Ids all(4200);
    std::iota(all.begin(), all.end(), 1);
    ListItems items(all);
    QCOMPARE(items.bytes(), 4200 * 8);
    items = items.after(std::span(all).first(100), {});
    QCOMPARE(items.bytes(), 4200 * 8 + 100 * 16);
    items = items.after(std::span(all).first(3960), {});
    QCOMPARE(items.size(), 240);
    QCOMPARE(items.bytes(), 240 * 8); // more differences than items: it stands alone

    ListMemory memory;
    const qint64 empty = memory.bytes();
    for (int i = 0; i < 2000; ++i)
        memory.storeTotal(QByteArray::number(i),
                          { .total = 4200, .change = 1, .all = 0, .mark = {}, .items = ListItems(all) });
    QVERIFY(memory.bytes() > empty + 500 * 4200 * 8);
    QVERIFY(memory.bytes() <= ListMemory::maxBytes);
}

void TestListings::aListOfSeveralStatusesStartsAtItsTag()
{
    ListFilter filter;
    filter.routingStatus = RoutingStatuses{ RoutingStatus::Skipped, RoutingStatus::Failed };
    QVERIFY(ListShape::of(filter).triage == TriagePath::None);
    filter.tags = { u"export"_s };
    const ListShape shape = ListShape::of(filter);
    QVERIFY(shape.triage == TriagePath::Tag && shape.hasStarts());
    QVERIFY(shape.refined && !shape.status && shape.counts());
}

void TestListings::aTotalIsKeptIfAllFiltersHaveTheSameCounts()
{
    FilterDice dice(1);
    int kept = 0;
    forEachField<ListFilter>([&](const auto &one) {
        forEachField<ListFilter>([&](const auto &other) {
            ListFilter filter;
            dice.set(filter, one);
            dice.set(filter, other);
            filter.tags.resize(std::min(filter.tags.size(), std::size_t(1))); // records are counted by one
            if (filter.routingStatus)
                filter.routingStatus = RoutingStatus::Failed;
            const bool isKept
                = one.column.counter == other.column.counter && one.column.counter > FilterCounter::Index;
            QVERIFY2(ListShape::of(filter).counts() == !isKept,
                     QByteArray(one.name).append(", ").append(other.name));
            kept += isKept;
        });
    });
    QVERIFY(kept > 0 && !ListShape::of(ListFilter()).counts());
}

/// A filter that the parts of its statement do not know would keep everything.
void TestListings::everyValueOfAFilterMakesAnotherList()
{
    constexpr int rolls = 20;
    FilterDice dice(2);
    forEachField<ListFilter>([&](const auto &row) {
        std::set<QByteArray> filters;
        std::set<QByteArray> lists; // each as its statement with the values of its placeholders
        for (int i = 0; i < rolls; ++i) {
            ListFilter filter;
            dice.set(filter, row);
            filter.resolve(MemberId(1), FilterDice::now);
            filters.insert(filter.key());
            SearchTerms words;
            if (filter.search)
                words.queries = { *filter.search };
            const Statement &statement
                = listStatement(ListShape::of(api::FeedbackListRequest{ filter, {}, {} }));
            QByteArray list = statement.text.sql;
            for (const Bind &each : filterValues(statement, filter, words))
                list.append('\n').append(each.name).append('=').append(each.value.value_or("null"));
            lists.insert(list);
        }
        QVERIFY2(filters.size() > 1 && lists.size() == filters.size(), row.name);
    });
}

Binds TestListings::valuesOf(const Statement &statement, const api::FeedbackListRequest &list) const
{
    Binds binds = filterValues(statement, list, {});
    binds.insert(binds.end(),
                 { { "organization", m_organization },
                   { "limit", list.page.limit },
                   { "offset", list.page.offset() },
                   { "with_buffers", false } });
    return binds;
}

/// A page has a hundred rows, and a list half a million items.
void TestListings::onlyTheFirstRowHasTheCountedItems()
{
    store({ prepared(u"A"_s, u"Text"_s), prepared(u"B"_s, u"Text"_s) });
    api::FeedbackListRequest filter;
    filter.clientGroup = u"widget"_s;
    const ListShape shape = ListShape::of(filter);
    Binds binds = valuesOf(listStatement(shape), filter);
    TrackedList(m_memory.get(), "widget", shape, filter.page).addTo(binds);
    const auto rows = m_connection->execute(listStatement(shape), binds);
    QVERIFY(rows);
    QCOMPARE(rows->size(), 2);
    QVERIFY(!rows->at(0).isNull(ItemsColumn));
    QVERIFY(rows->at(1).isNull(ItemsColumn));
}

/// A connection keeps a buffer of the size of the largest row that came.
void TestListings::aRowHasFewOfTheCountedItems()
{
    constexpr int items = 20'000;
    constexpr qsizetype most = 128 * 1024;
    const auto made = m_connection->executeText(
        uR"(insert into feedback (organization, id, description, client, routing_status, created_at, updated_at, change)
            select %1, id, 'Text', 'widget', 'skipped', now(), now(), 1 from generate_series(1, %2) as id)"_s
            .arg(m_organization.value())
            .arg(items));
    QVERIFY(made);
    api::FeedbackListRequest filter;
    filter.clientGroup = u"widget"_s;
    for (const int page : { 1, 2, items }) { // the last one is empty
        filter.page.page = page;
        ListMemory memory;
        const ListShape shape = ListShape::of(filter);
        Binds binds = valuesOf(listStatement(shape), filter);
        TrackedList list(&memory, "widget", shape, filter.page);
        list.addTo(binds);
        const auto rows = m_connection->execute(listStatement(shape), binds);
        QVERIFY(rows);
        qsizetype largest = 0;
        for (int i = 0; i < rows->size(); ++i)
            largest = std::max(largest, rows->at(i).bytes(ItemsColumn).size());
        QVERIFY2(largest <= most, qPrintable(QString::number(largest)));
        const Records<Feedback> onPage(*rows, FirstField);
        QCOMPARE(onPage.size(), page == items ? 0 : filter.page.limit);
        QCOMPARE(list.read(*rows), std::optional<qint64>(items));
        QCOMPARE(memory.findTotal("widget")->items->size(), items);
    }
}

TRIAGE_TEST(TestListings, QCoreApplication)
#include "tst_listings.moc"
