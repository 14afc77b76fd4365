// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/listquery.h"

#include "store/cache/grouphits.h"
#include "store/cache/itemcodec.h"
#include "store/cache/itemrows.h"
#include "store/cache/searchtext.h"

#include <algorithm>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// A statement with its values.
struct ListQuery
{
    QByteArray sql; ///< One of few texts for all filters, so that it stays prepared.
    QVariantList values;
};

bool isRelevance(const Filter &filter)
{
    return filter.sortBy == SortBy::Relevance && filter.isSearch();
}

QByteArray orderOf(const Filter &filter, const QByteArray &created)
{
    const QByteArray direction = filter.order == SortOrder::Ascending ? "asc" : "desc";
    const QByteArray id = created == "m.created" ? "m.feedback" : "f.id";
    if (isRelevance(filter)) // better matches have smaller ranks; searches are never listed worst first
        return " order by found.rank, f.created desc, f.id desc";
    switch (filter.sortBy) {
    case SortBy::CreatedAt:
    case SortBy::Relevance:
        return " order by " + created + ' ' + direction + ", " + id + ' ' + direction;
    case SortBy::UpdatedAt:
        return " order by f.updated " + direction + ", f.id " + direction;
    case SortBy::Title:
        return " order by f.title_key " + direction + ", f.id " + direction;
    }
    return {};
}

/// Returns the condition of a place, as the partial indexes have it.
QByteArray placeCondition(Place place)
{
    switch (place) {
    case Place::All:
    case Place::Buffer:
        return {};
    case Place::NeedsReview:
        return "f.needs_review = 1";
    case Place::Unassigned:
        return "f.unassigned = 1";
    case Place::RoutingFailed:
        return "f.status = 3";
    case Place::Pending:
        return "f.status = 0";
    case Place::Mine:
        return "f.owner = (select cast(value as integer) from known where name = 'self')";
    case Place::Done:
    case Place::Snoozed:
        return {};
    }
    return {};
}

/// Returns the condition for the state of the work. `chooses` is false where another condition has an index,
/// which the plus sign leaves to it.
QByteArray workCondition(WorkState work, bool chooses, bool withDuplicates)
{
    const QByteArray sign = chooses ? "" : "+";
    switch (work) {
    case WorkState::Open:
        return withDuplicates ? "f.state = 0 and f.snoozed is null" : sign + "f.awake = 1";
    case WorkState::Closed:
        return sign + "f.state > 0";
    case WorkState::Snoozed:
        return sign + "f.snoozed is not null and f.state = 0";
    case WorkState::Duplicates:
        return sign + "f.original is not null";
    case WorkState::Unfinished:
        return "+f.state = 0";
    case WorkState::Done:
        return sign + "f.state > 0 and f.state = 1";
    case WorkState::Declined:
        return sign + "f.state > 0 and f.state = 2";
    case WorkState::Any:
        return {};
    }
    return {};
}

struct Conditions
{
    QByteArray text;
    QVariantList values;

    void add(const QByteArray &condition)
    {
        if (!condition.isEmpty())
            text += (text.isEmpty() ? " where " : " and ") + condition;
    }
    void add(const QByteArray &condition, const QVariant &value)
    {
        add(condition);
        values.append(value);
    }
};

} // namespace

namespace {

/// The hits of a search, with the items that stand for duplicates among them. `found.rank` is that of the
/// best of a group.
QByteArray groupedHits(const Filter &filter)
{
    const QByteArray rank = isRelevance(filter) ? "rank" : "0 as rank";
    return "with hit as materialized (select rowid as id, " + rank
        + " from found where found match ?), grouped as materialized (select coalesce(e.original, "
          "d.original, h.id) as id, min(h.rank) as rank from hit h cross join feedback d on d.id = h.id left "
          "join feedback e on e.id = d.original group by 1) "
          "select f.id from grouped found cross join feedback f on f.id = found.id";
}

ListQuery queryOf(const Filter &filter, bool withDuplicates, const QString &match = {})
{
    ListQuery query;
    Conditions where;
    const bool inBuffer = filter.place == Place::Buffer;
    const bool searches = filter.isSearch();
    const QByteArray created = inBuffer && !searches ? "m.created" : "f.created";
    const bool needsItems = withDuplicates || !filter.clientGroup.isEmpty() || !filter.language.isEmpty()
        || !filter.submittedBy.isEmpty() || filter.onlyNeedsReview || filter.owner || !filter.tags.empty()
        || filter.isGrouped || filter.shownWork() != WorkState::Open
        || (filter.sortBy != SortBy::CreatedAt && filter.sortBy != SortBy::Relevance);
    if (searches) {
        if (filter.findsGroups()) {
            query.sql = groupedHits(filter);
            where.values.append(match);
        } else {
            query.sql = "select f.id from found cross join feedback f on f.id = found.rowid";
            where.add("found.found match ?", match);
        }
        if (inBuffer)
            where.add("exists (select 1 from membership x where x.buffer = ? and x.created = f.created and "
                      "x.feedback = f.id)",
                      toColumn(filter.buffer));
    } else if (inBuffer) {
        query.sql = needsItems ? "select f.id from membership m cross join feedback f on f.id = m.feedback"
                               : "select m.feedback from membership m";
        where.add("m.buffer = ?", toColumn(filter.buffer));
    } else {
        query.sql = "select f.id from feedback f";
    }
    const QByteArray place = placeCondition(filter.place);
    where.add(place);
    if (inBuffer && !needsItems)
        where.add("m.awake = 1");
    else
        where.add(workCondition(filter.shownWork(),
                                place.isEmpty() && !inBuffer && !searches && !filter.owner
                                    && filter.submittedBy.isEmpty(),
                                withDuplicates));
    if (filter.hidesDuplicates() && filter.shownWork() != WorkState::Open)
        where.add("f.original is null");
    if (filter.owner && filter.owner->isValid())
        where.add("f.owner = ?", toColumn(*filter.owner));
    else if (filter.owner)
        where.add("f.owner is null");
    for (const QString &tag : filter.tags)
        where.add("f.triage is not null and exists (select 1 from json_each(f.triage, '$.tags') t where "
                  "t.value = ?)",
                  tag);
    if (filter.onlyNeedsReview && filter.place != Place::NeedsReview)
        where.add("f.needs_review = 1");
    if (filter.createdAfter)
        where.add(created + " >= ?", toColumn(*filter.createdAfter));
    if (filter.createdBefore)
        where.add(created + " < ?", toColumn(*filter.createdBefore));
    if (!filter.clientGroup.isEmpty())
        where.add("f.client_group = ?", filter.clientGroup.toLower());
    if (!filter.language.isEmpty())
        where.add("f.language = ?", filter.language);
    if (!filter.submittedBy.isEmpty())
        where.add("f.submitted_by = ?", filter.submittedBy);
    query.sql += where.text + orderOf(filter, created);
    query.values = where.values;
    return query;
}

// Above this number of hits, filtering the sorted list is faster than reading and sorting each hit.
constexpr std::size_t manyHits = 3000;

std::vector<FeedbackId> run(LocalDatabase &database, const ListQuery &query)
{
    std::vector<FeedbackId> ids;
    LocalRows rows = database.readList(query.sql, query.values);
    while (rows.next())
        ids.emplace_back(rows.integer(0));
    return ids;
}

/// Sorted by identifier.
std::vector<FeedbackId> hitsOf(LocalDatabase &database, const QString &match)
{
    return run(database, { "select rowid from found where found match ? order by rowid", { match } });
}

} // namespace

std::vector<FeedbackId> readList(LocalDatabase &database, const Filter &filter, std::size_t rankable)
{
    if (!filter.isSearch())
        return run(database, queryOf(filter, false));
    const QString match = matchOf(database, filter.search);
    if (match.isEmpty())
        return {};
    std::vector<FeedbackId> hits = hitsOf(database, match);
    if (hits.size() <= (isRelevance(filter) ? rankable : manyHits))
        return run(database, queryOf(filter, !filter.isGrouped, match));
    if (filter.findsGroups())
        addOriginals(database, hits);
    Filter everything = filter; // relevance without a search means newest first
    everything.search.clear();
    std::vector<FeedbackId> ids = run(database, queryOf(everything, !filter.isGrouped));
    std::erase_if(ids, [&hits](FeedbackId id) { return !std::binary_search(hits.begin(), hits.end(), id); });
    return ids;
}

std::vector<FeedbackId> readBest(LocalDatabase &database, const QString &search, int limit)
{
    const QString match = matchOf(database, search);
    if (match.isEmpty())
        return {};
    std::vector<FeedbackId> hits = hitsOf(database, match);
    if (hits.size() <= manyHits)
        return run(database,
                   { "select rowid from found where found match ? order by rank limit ?", { match, limit } });
    // Words that occur everywhere say nothing about relevance.
    std::reverse(hits.begin(), hits.end());
    hits.resize(std::min(hits.size(), std::size_t(std::max(0, limit))));
    return hits;
}

namespace {

std::optional<MemberId> selfOf(LocalDatabase &database)
{
    const auto number = database.number("select cast(value as integer) from known where name = 'self'");
    return number ? std::optional(MemberId(*number)) : std::nullopt;
}

/// Returns whether a record passes the filters of a list; the place is another matter.
bool isShown(const Triage &triage, const Filter &filter)
{
    const bool isOpen = triage.state == TriageState::Open;
    if (triage.duplicateOf && filter.hidesDuplicates())
        return false;
    switch (filter.shownWork()) {
    case WorkState::Open:
        if (!isOpen || triage.snoozedUntil)
            return false;
        break;
    case WorkState::Closed:
        if (isOpen)
            return false;
        break;
    case WorkState::Snoozed:
        if (!isOpen || !triage.snoozedUntil)
            return false;
        break;
    case WorkState::Duplicates:
        if (!triage.duplicateOf)
            return false;
        break;
    case WorkState::Unfinished:
        if (!isOpen)
            return false;
        break;
    case WorkState::Done:
    case WorkState::Declined:
        if (triage.state
            != (filter.shownWork() == WorkState::Done ? TriageState::Done : TriageState::Declined))
            return false;
        break;
    case WorkState::Any:
        break;
    }
    if (filter.owner && (filter.owner->isValid() ? triage.owner != filter.owner : triage.owner.has_value()))
        return false;
    return std::all_of(filter.tags.begin(), filter.tags.end(), [&triage](const QString &tag) {
        return std::find(triage.tags.begin(), triage.tags.end(), tag) != triage.tags.end();
    });
}

} // namespace

std::vector<ListPosition> readPositions(LocalDatabase &database, const Filter &filter,
                                        std::span<const FeedbackId> ids)
{
    std::vector<ListPosition> positions;
    const std::optional<MemberId> self = selfOf(database);
    const auto has = [](const QString &buffers, BufferId id) {
        const std::vector<BufferId> all = buffersFromText(buffers);
        return std::find(all.begin(), all.end(), id) != all.end();
    };
    for (const FeedbackId id : ids) {
        ListPosition &position = positions.emplace_back();
        position.id = id;
        LocalRows row = database.read(
            "select created, updated, status, needs_review, unassigned, buffers, client_group, "
            "title_key, submitted_by, triage, language from feedback where id = ?",
            id);
        if (!row.next())
            continue;
        const Triage triage = triageFromColumn(row.text(9));
        bool inPlace = true;
        switch (filter.place) {
        case Place::All:
            break;
        case Place::NeedsReview:
            inPlace = row.boolean(3);
            break;
        case Place::Unassigned:
            inPlace = row.boolean(4);
            break;
        case Place::RoutingFailed:
            inPlace = row.integer(2) == toNumber(RoutingStatus::Failed);
            break;
        case Place::Pending:
            inPlace = row.integer(2) == toNumber(RoutingStatus::Pending);
            break;
        case Place::Buffer:
            inPlace = has(row.text(5), filter.buffer);
            break;
        case Place::Mine:
            inPlace = triage.owner && triage.owner == self;
            break;
        case Place::Done:
        case Place::Snoozed:
            break;
        }
        inPlace = inPlace && isShown(triage, filter);
        position.belongs = inPlace && (!filter.onlyNeedsReview || row.boolean(3))
            && (!filter.createdAfter || row.time(0) >= *filter.createdAfter)
            && (!filter.createdBefore || row.time(0) < *filter.createdBefore)
            && (filter.clientGroup.isEmpty() || row.text(6) == filter.clientGroup.toLower())
            && (filter.language.isEmpty() || row.text(10) == filter.language)
            && (filter.submittedBy.isEmpty() || row.text(8) == filter.submittedBy);
        position.time = row.time(filter.sortBy == SortBy::UpdatedAt ? 1 : 0);
        if (filter.sortBy == SortBy::Title)
            position.text = row.text(7);
    }
    return positions;
}

} // namespace triage::app
