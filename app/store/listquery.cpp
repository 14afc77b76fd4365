// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/listquery.h"

#include "store/cache/grouphits.h"
#include "store/cache/itemcodec.h"
#include "store/cache/itemrows.h"
#include "store/cache/searchtext.h"
#include "store/values/clock.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>
#include <unordered_map>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::string_view_literals;

namespace triage::app {

namespace {

/// A statement with its values.
struct ListQuery
{
    QByteArray sql; ///< One of few texts for all filters, so that it stays prepared.
    QVariantList values;
};

/// A list with everything that depends on the person and the day replaced.
struct Resolved
{
    ListFilter list;
    SortBy sortBy;
    SortOrder order;
    bool hasSections; ///< See Filter.

    bool isRelevance() const { return sortBy == SortBy::Relevance && list.search; }
};

Resolved resolved(const Filter &filter, std::optional<MemberId> self)
{
    Resolved resolved{ filter.listNow(), filter.sortBy, filter.order, filter.hasSections() };
    resolved.list.resolve(self.value_or(MemberId(std::numeric_limits<qint64>::max())), currentTime());
    return resolved;
}

std::optional<MemberId> selfOf(LocalDatabase &database)
{
    const auto number = database.number("select cast(value as integer) from known where name = 'self'");
    return number ? std::optional(MemberId(*number)) : std::nullopt;
}

QByteArray orderOf(const Resolved &resolved, const QByteArray &created)
{
    const QByteArray direction = resolved.order == SortOrder::Ascending ? "asc" : "desc";
    const QByteArray id = created == "m.created" ? "m.feedback" : "f.id";
    const QByteArray by = resolved.hasSections ? " order by section, " : " order by ";
    if (resolved.isRelevance()) // better matches have smaller ranks; searches are never listed worst first
        return by + "found.rank, f.created desc, f.id desc";
    switch (resolved.sortBy) {
    case SortBy::CreatedAt:
    case SortBy::Relevance:
        return by + created + ' ' + direction + ", " + id + ' ' + direction;
    case SortBy::UpdatedAt:
        return by + "f.updated " + direction + ", f.id " + direction;
    case SortBy::Title:
        return by + "f.title_key " + direction + ", f.id " + direction;
    }
    return {};
}

/// The columns that the cache names otherwise than the table of filters.
constexpr std::array columns{ std::pair{ "feedback.routing_status"sv, "status" },
                              std::pair{ "feedback.created_at"sv, "created" },
                              std::pair{ "triage.snoozed_until"sv, "snoozed" },
                              std::pair{ "triage.duplicate_of"sv, "original" } };

QByteArray columnOf(std::string_view name)
{
    for (const auto &[each, column] : columns) {
        if (each == name)
            return column;
    }
    const std::string_view column = name.substr(name.find('.') + 1);
    return QByteArray(column.data(), qsizetype(column.size()));
}

/// The conditions of a statement, with their values in order.
struct Conditions
{
    QByteArray text;
    QVariantList values;
    QByteArray created; ///< The column of the time of creation.
    /// Keeps the conditions by triage records from choosing the index, which is left to another one.
    QByteArray sign;

    void add(const QByteArray &condition) { text += (text.isEmpty() ? " where " : " and ") + condition; }
    void add(const QByteArray &condition, const QVariant &value)
    {
        add(condition);
        values.append(value);
    }

    // The condition of a filter, by the type of its value. Partial indexes know conditions with numbers, but
    // no bound values.
    void compare(FilterTest test, const QByteArray &column, bool value)
    {
        if (test == FilterTest::IsSet)
            add(value ? sign + column + " is not null" : column + " is null");
        else if (test == FilterTest::Special && !value)
            add("f.buffers <> ''"); // not the opposite: what is being routed is neither
        else
            add(column + (value ? " = 1" : " = 0"));
    }
    void compare(FilterTest test, const QByteArray &column, DuplicatesFilter kept)
    {
        compare(test, column, kept == DuplicatesFilter::Only);
    }
    void compare(FilterTest, const QByteArray &column, RoutingStatuses statuses)
    {
        QByteArrayList numbers;
        for (const RoutingStatus status : statuses.values())
            numbers += QByteArray::number(toNumber(status));
        add(column + " in (" + numbers.join(',') + ')');
    }
    void compare(FilterTest, const QByteArray &column, const OwnerRef &owner)
    {
        if (owner.member.isValid())
            add(column + " = ?", toColumn(owner.member));
        else
            add(column + " is null");
    }
    void compare(FilterTest test, const QByteArray &, const FilterTime &bound)
    {
        add(created + (test == FilterTest::Before ? " < ?" : " >= ?"), toColumn(bound.time));
    }
    void compare(FilterTest, const QByteArray &column, TriageStates states)
    {
        QByteArrayList numbers;
        for (const TriageState state : states.values())
            numbers += QByteArray::number(int(state));
        const QByteArray any = column + " in (" + numbers.join(',') + ')';
        if (states.has(TriageState::Open))
            add('+' + any);
        else
            add(sign + column + " > 0" + (numbers.size() == 1 ? " and " + any : QByteArray()));
    }
    void compare(FilterTest, const QByteArray &, const std::vector<QString> &tags)
    {
        for (const QString &tag : tags)
            add("f.triage is not null and exists (select 1 from json_each(f.triage, '$.tags') t where "
                "t.value = ?)",
                tag);
    }
    void compare(FilterTest test, const QByteArray &column, const QString &text)
    {
        if (test != FilterTest::Special) // the statement begins with what a search finds
            add(column + " = ?", text);
    }
    void compare(FilterTest test, const QByteArray &column, const LanguageCode &language)
    {
        compare(test, column, language.code);
    }
    void compare(FilterTest, const QByteArray &, const BufferKey &) { } // the statement begins with its items
};

/// Returns whether a condition on feedback itself finds the items by an index.
bool hasOtherIndex(const ListFilter &list)
{
    return list.search || list.buffer || list.owner || list.submittedBy || list.needsReview == true
        || list.unassigned == true || list.routingStatus;
}

/// Takes the filters of open work without duplicates, for which the cache has a column, out of the list.
bool takeAwake(ListFilter &list)
{
    const bool isAwake = list.states == TriageStates{ TriageState::Open } && list.snoozed == false
        && list.duplicates == DuplicatesFilter::Hide;
    if (isAwake) {
        list.states.reset();
        list.snoozed.reset();
        list.duplicates.reset();
    }
    return isAwake;
}

/// Returns whether a buffer's memberships suffice for the list.
bool suitsMemberships(const ListFilter &rest, SortBy sortBy)
{
    ListFilter other = rest;
    other.buffer.reset();
    other.createdAfter.reset();
    other.createdBefore.reset();
    return other == ListFilter() && (sortBy == SortBy::CreatedAt || sortBy == SortBy::Relevance);
}

/// The items of a list, as a statement reads them: feedback `f`, or only memberships `m` where these suffice.
struct Source
{
    QByteArray with; ///< Precedes the statement.
    QByteArray id = "f.id";
    QByteArray tables;
    QByteArray awake; ///< The column of open work without duplicates.
    Conditions where;

    QByteArray select(const QByteArray &columns) const
    {
        return with + "select " + columns + " from " + tables + where.text;
    }
};

/// The hits of a search, with the items that stand for duplicates among them. `found.rank` is that of the
/// best of a group.
QByteArray groupedHits(const Resolved &resolved)
{
    const QByteArray rank = resolved.isRelevance() ? "rank" : "0 as rank";
    return "with hit as materialized (select rowid as id, " + rank
        + " from found where found match ?), grouped as materialized (select coalesce(e.original, "
          "d.original, h.id) as id, min(h.rank) as rank from hit h cross join feedback d on d.id = h.id left "
          "join feedback e on e.id = d.original group by 1) ";
}

Source sourceOf(const Resolved &resolved, const QString &match)
{
    ListFilter rest = resolved.list;
    const bool isAwake = takeAwake(rest);
    const bool inBuffer = rest.buffer.has_value();
    const bool searches = rest.search.has_value();
    const bool ofMemberships = inBuffer && isAwake && suitsMemberships(rest, resolved.sortBy);
    Source source;
    Conditions &where = source.where;
    where.created = inBuffer && !searches ? "m.created" : "f.created";
    where.sign = hasOtherIndex(rest) ? "+" : "";
    source.awake = inBuffer && !searches ? QByteArray("m.awake") : where.sign + "f.awake";
    if (searches) {
        if (resolved.list.findsGroups()) {
            source.with = groupedHits(resolved);
            source.tables = "grouped found cross join feedback f on f.id = found.id";
            where.values.append(match);
        } else {
            source.tables = "found cross join feedback f on f.id = found.rowid";
            where.add("found.found match ?", match);
        }
        if (inBuffer)
            where.add("exists (select 1 from membership x where x.buffer = ? and x.created = f.created and "
                      "x.feedback = f.id)",
                      toColumn(*rest.buffer->id));
    } else if (inBuffer) {
        source.tables = "membership m";
        if (ofMemberships)
            source.id = "m.feedback";
        else
            source.tables += " cross join feedback f on f.id = m.feedback";
        where.add("m.buffer = ?", toColumn(*rest.buffer->id));
    } else {
        source.tables = "feedback f";
    }
    if (isAwake)
        where.add(source.awake + " = 1");
    forEachFilter(rest, [&where](const auto &row, const auto &value) {
        where.compare(row.column.test, "f." + columnOf(row.column.name), value);
    });
    return source;
}

/// The column that has the row of stateSections of an item.
constexpr char sectionColumn[]
    = ", case f.state when 0 then f.snoozed is not null else f.state + 1 end as section";

ListQuery queryOf(const Resolved &resolved, const QString &match = {})
{
    const Source source = sourceOf(resolved, match);
    return { source.select(resolved.hasSections ? source.id + sectionColumn : source.id)
                 + orderOf(resolved, source.where.created),
             source.where.values };
}

std::vector<FeedbackId> run(LocalDatabase &database, const ListQuery &query)
{
    std::vector<FeedbackId> ids;
    LocalRows rows = database.readList(query.sql, query.values);
    while (rows.next())
        ids.emplace_back(rows.integer(0));
    return ids;
}

/// Reads the items of a search.
ListedItems runSearch(LocalDatabase &database, const Resolved &resolved, const QString &match)
{
    const ListQuery query = queryOf(resolved, match);
    ListedItems items;
    if (resolved.hasSections)
        items.sections.emplace();
    LocalRows rows = database.readList(query.sql, query.values);
    while (rows.next()) {
        items.ids.emplace_back(rows.integer(0));
        if (items.sections)
            ++((*items.sections).*stateSections[std::size_t(rows.integer(1))]);
    }
    return items;
}

/// Sorted by identifier.
std::vector<FeedbackId> hitsOf(LocalDatabase &database, const QString &match)
{
    return match.isEmpty()
        ? std::vector<FeedbackId>()
        : run(database, { "select rowid from found where found match ? order by rowid", { match } });
}

/// The hits of a search in all texts.
struct SearchMatch
{
    QString match; ///< See matchOf().
    std::vector<FeedbackId> hits;
    bool isSimilar = false;
};

SearchMatch searchOf(LocalDatabase &database, const QString &search)
{
    const search::SearchQuery query = searchQuery(database, search);
    SearchMatch found{ matchOf(database, query), {} };
    found.hits = hitsOf(database, found.match);
    if (!found.hits.empty() || query.similarLookups().empty())
        return found;
    const search::SearchQuery similar = withSimilar(database, query);
    if (similar.hasSimilar())
        found.match = matchOf(database, similar);
    found.hits = similar.hasSimilar() ? hitsOf(database, found.match) : std::vector<FeedbackId>();
    found.isSimilar = !found.hits.empty();
    return found;
}

/// Returns how well each item matches; better matches have smaller ranks.
std::unordered_map<FeedbackId, double> ranksOf(LocalDatabase &database, const QString &match)
{
    std::unordered_map<FeedbackId, double> ranks;
    LocalRows rows = database.readList("select rowid, rank from found where found match ?", { match });
    while (rows.next())
        ranks.emplace(rows.integer(0), rows.real(1));
    return ranks;
}

/// Sorts the items by their states, and keeps the order of those with the same one. Returns how many
/// each state has.
StateCounts putIntoSections(LocalDatabase &database, std::vector<FeedbackId> &ids)
{
    std::array<std::vector<FeedbackId>, stateSections.size()> sections;
    LocalRows rows = database.read("select f.id"_ba + sectionColumn
                                       + " from json_each(?) hit cross join feedback f on f.id = hit.value "
                                         "order by hit.key",
                                   jsonArray(ids));
    while (rows.next())
        sections[std::size_t(rows.integer(1))].emplace_back(rows.integer(0));
    ids.clear();
    StateCounts sizes;
    for (std::size_t at = 0; at < sections.size(); ++at) {
        sizes.*stateSections[at] = qint64(sections[at].size());
        ids.insert(ids.end(), sections[at].begin(), sections[at].end());
    }
    return sizes;
}

/// Lists many hits: those in the list of the filter without the search, best or newest first. Lists in the
/// order of an index and ranks without the items take less time than reading and sorting the items.
ListedItems runMany(LocalDatabase &database, Resolved resolved, const SearchMatch &found, bool isRanked)
{
    std::vector<FeedbackId> hits = found.hits;
    if (resolved.list.findsGroups())
        addOriginals(database, hits);
    if (resolved.isRelevance())
        resolved.order = SortOrder::Descending; // equal matches are newest first, however they are read
    resolved.list.search.reset();
    const bool hasSections = std::exchange(resolved.hasSections, false);
    ListedItems items{ run(database, queryOf(resolved)) };
    std::vector<FeedbackId> &ids = items.ids;
    std::erase_if(ids, [&hits](FeedbackId id) { return !std::binary_search(hits.begin(), hits.end(), id); });
    if (isRanked) {
        const auto rankOf = [ranks = ranksOf(database, found.match)](FeedbackId id) {
            const auto rank = ranks.find(id);
            return rank == ranks.end() ? 0.0 : rank->second; // changed since the hits were read
        };
        std::stable_sort(ids.begin(), ids.end(),
                         [&rankOf](FeedbackId one, FeedbackId other) { return rankOf(one) < rankOf(other); });
    }
    if (hasSections)
        items.sections = putIntoSections(database, ids);
    return items;
}

bool keeps(const Filter &filter, FeedbackId id)
{
    return filter.woken.empty() || std::binary_search(filter.woken.begin(), filter.woken.end(), id);
}

std::vector<FeedbackId> kept(const Filter &filter, std::vector<FeedbackId> ids)
{
    std::erase_if(ids, [&filter](FeedbackId id) { return !keeps(filter, id); });
    return ids;
}

/// Returns the items of the filter's list with that work, to be counted.
Source countedSource(Filter filter, const Work &work, std::optional<MemberId> self, const QString &match)
{
    filter.sortBy = SortBy::CreatedAt; // needs no ranks
    filter.show(work);
    Source source = sourceOf(resolved(filter, self), match);
    if (!filter.woken.empty())
        source.where.add(source.id + " in (select value from json_each(?))", jsonArray(filter.woken));
    return source;
}

/// Counts those of the items that a list of open work leaves out.
void countHidden(LocalDatabase &database, const Source &source, StateCounts &counts)
{
    // Without another index, those of the states find the items; each item is counted once.
    const QByteArrayList parts = source.where.sign.isEmpty()
        ? QByteArrayList{ "f.state > 0", "f.snoozed is not null and f.state = 0",
                          "f.original is not null and f.snoozed is null and f.state = 0" }
        : QByteArrayList{ source.awake + " = 0" };
    for (const QByteArray &part : parts) {
        Source hidden = source;
        hidden.where.add(part);
        LocalRows row = database.readList(
            hidden.select("sum(f.state = 0 and f.snoozed is not null), sum(f.state = 1), sum(f.state = 2), "
                          "sum(f.state = 0 and f.snoozed is null)"),
            hidden.where.values);
        if (!row.next())
            return;
        counts.snoozed += row.integer(0);
        counts.done += row.integer(1);
        counts.declined += row.integer(2);
        counts.duplicates += row.integer(3);
    }
}

} // namespace

ListedItems readList(LocalDatabase &database, const Filter &filter, const SearchSizes &sizes)
{
    const Resolved resolved = app::resolved(filter, selfOf(database));
    if (!resolved.list.search)
        return { kept(filter, run(database, queryOf(resolved))), false };
    const SearchMatch found = searchOf(database, *resolved.list.search);
    if (found.hits.empty())
        return {};
    const bool isRanked = resolved.isRelevance() && found.hits.size() <= sizes.rankable;
    // Only a statement gives a group the rank of its best duplicate.
    const bool isMany = isRanked ? found.hits.size() > sizes.many && !resolved.list.findsGroups()
                                 : found.hits.size() > sizes.many || resolved.isRelevance();
    ListedItems items
        = isMany ? runMany(database, resolved, found, isRanked) : runSearch(database, resolved, found.match);
    items.ids = kept(filter, std::move(items.ids));
    items.isSimilar = found.isSimilar;
    return items;
}

StateCounts readStateCounts(LocalDatabase &database, const Filter &filter)
{
    StateCounts counts;
    const ListFilter list = filter.list();
    const QString match = list.search ? searchOf(database, *list.search).match : QString();
    if (list.search && match.isEmpty())
        return counts;
    const std::optional<MemberId> self = selfOf(database);
    const auto countOf = [&](const Work &work) {
        const Source source = countedSource(filter, work, self, match);
        LocalRows row = database.readList(source.select("count(*)"), source.where.values);
        return row.next() ? row.integer(0) : 0;
    };
    const bool isOpen = filter.work() == work::open;
    if (!isOpen)
        counts.open = countOf(work::open);
    countHidden(database, countedSource(filter, work::any, self, match), counts);
    // A list of groups leaves its duplicates out also when it shows all states.
    if (!isOpen || !filter.hidesDuplicates() || filter.isGrouped())
        counts.duplicates = 0;
    if (!isOpen && filter.hidesDuplicates()) {
        const Work shown = filter.work();
        counts.duplicates = countOf({ shown.states, shown.snoozed, true });
    }
    return counts;
}

std::vector<FeedbackId> readBest(LocalDatabase &database, const QString &search, int limit)
{
    const SearchMatch found = searchOf(database, search);
    std::vector<FeedbackId> hits = found.hits;
    if (hits.empty())
        return {};
    if (hits.size() <= SearchSizes().many)
        return run(
            database,
            { "select rowid from found where found match ? order by rank limit ?", { found.match, limit } });
    // Words that occur everywhere say nothing about relevance.
    std::reverse(hits.begin(), hits.end());
    hits.resize(std::min(hits.size(), std::size_t(std::max(0, limit))));
    return hits;
}

std::vector<ListPosition> readPositions(LocalDatabase &database, const Filter &filter,
                                        std::span<const FeedbackId> ids)
{
    std::vector<ListPosition> positions;
    const ListFilter list = resolved(filter, selfOf(database)).list;
    for (const FeedbackId id : ids) {
        ListPosition &position = positions.emplace_back();
        position.id = id;
        LocalRows row = database.read(itemStatement, id);
        if (!row.next())
            continue;
        const CachedItem item = itemFromRow(row);
        position.belongs = keeps(filter, id)
            && list.matches({ item.feedback, item.triage, item.buffers, row.text(languageColumn), true });
        position.time
            = filter.sortBy == SortBy::UpdatedAt ? item.feedback.updatedAt : item.feedback.createdAt;
        if (filter.sortBy == SortBy::Title)
            position.text = row.text(titleKeyColumn);
    }
    return positions;
}

} // namespace triage::app
