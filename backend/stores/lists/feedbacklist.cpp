// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/feedbacklist.h"

#include "database/columns.h"
#include "database/libpqio.h"
#include "invariant.h"
#include "stores/bufferstore.h"
#include "stores/lists/listchanges.h"
#include "stores/lists/listpage.h"
#include "stores/lists/liststarts.h"
#include "stores/lists/listtotal.h"

#include <algorithm>
#include <limits>
#include <mutex>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

constexpr const char bufferPart[] = R"(
asked as materialized (
    select id, feedback_count, updated_at
    from buffer
    where organization = :organization and deleted_at is null and (id = :buffer_id or slug = :buffer_slug)
),)";

constexpr const char statePart[] = R"(
state as materialized (
    select change, text_change, feed_floor, feedback, needs_review, assigned, unassigned, pending,
           failed, skipped, generation
    from organization_state
    where organization = :organization
),)";

// The bins that overlap the period: the range of identifiers of its items, the number of items in the bins
// that lie in it as a whole, and the approximate number of all.
constexpr const char periodPart[] = R"(
period as materialized (
    select min(first_id) as first_id, max(last_id) as last_id, coalesce(sum(feedback), 0)::bigint as about,
           coalesce(sum(feedback) filter (where began_at >= :created_after::timestamptz
                        and began_at + interval '6 hours' <= :created_before::timestamptz), 0)::bigint as whole
    from feedback_bin
    where organization = :organization and began_at > :created_after::timestamptz - interval '6 hours'
      and began_at < :created_before::timestamptz
),)";

// Each word of the query becomes the words of the vocabulary that contain it. All words together get the
// shortest thousand, in turn, and a hundred thousand bytes: each costs time for every item that is compared,
// and PostgreSQL cannot process a tsquery of a megabyte. If there are more, the query is cut: the list may
// lack items, and new words may replace others.
constexpr const char searchPart[] = R"(
longer as materialized (
    select place, word, row_number() over turn <= 1000 and sum(octet_length(word)) over turn <= 100000 as kept
    from (
        select term.place, found.word, row_number() over (partition by term.place order by length(found.word), found.word)
               as rank
        from unnest(:patterns::text[]) with ordinality as term (pattern, place)
        cross join lateral (
            select word
            from vocabulary
            where organization = :organization and word like term.pattern
            order by length(word), word
            limit 1001
        ) as found
    ) as ranked
    window turn as (order by rank, place)
),
query as materialized (
    select string_agg('(' || term.query || coalesce(inside.words, '') || ')', ' & ')::tsquery as words,
           exists (select from longer where not kept) as cut
    from unnest(:queries::text[]) with ordinality as term (query, place)
    left join (
        select place, string_agg(' | ''' || word || '''', '') as words
        from longer
        where kept
        group by place
    ) as inside on inside.place = term.place
),)";

// The items that stand for duplicates with the words. Few duplicates are looked through; of many only those
// with the words are read, by the search index.
constexpr const char throughPart[] = R"(
duplicate as materialized (
    select coalesce(sum(items), 0) as number
    from triage_total
    where organization = :organization and tag = '' and buffer = 0 and duplicate
),
through as materialized (
    select coalesce(array_agg(distinct found.duplicate_of), '{}') as ids
    from (
        select t.duplicate_of
        from feedback_triage t
        cross join lateral (
            select from feedback_search s
            where s.organization = :organization and s.feedback = t.feedback and s.lexemes @@ (select words from query)
            offset 0
        ) s
        where t.organization = :organization and t.duplicate_of is not null and (select number from duplicate) <= 20000
        union all
        select t.duplicate_of
        from (
            select feedback from feedback_search
            where organization = :organization and lexemes @@ (select words from query)
            offset 0
        ) s
        join feedback_triage t on t.organization = :organization and t.feedback = s.feedback and t.duplicate_of is not null
        where (select number from duplicate) > 20000
    ) as found
),)";

// For each item the oldest of its duplicates with the words.
constexpr const char duplicateHits[] = R"(
hit as (
    select distinct on (t.duplicate_of) t.duplicate_of, t.feedback
    from feedback_triage t
    join feedback_search s on s.organization = t.organization and s.feedback = t.feedback
    where t.organization = :organization and t.duplicate_of = any (:ids::bigint[]) and s.lexemes @@ (select words from query)
    order by t.duplicate_of, t.feedback
)
select h.duplicate_of, h.feedback, coalesce(f.title, ''), f.description
from hit h
join feedback f on f.organization = :organization and f.id = h.feedback)";

constexpr const char fieldList[] = "f.id, f.title, f.description, f.needs_review, f.submitted_by, f.client, "
                                   "f.routing_status, f.created_at, f.updated_at";

// Looked up only if wanted.
constexpr const char bufferList[] = R"(
       case when :with_buffers::boolean then (
           select array_agg(h.buffer order by h.buffer)
           from feedback_buffer h
           join buffer b on b.organization = h.organization and b.id = h.buffer and b.deleted_at is null
           where h.organization = :organization and h.feedback = f.id
       ) end)";

// Defaults where nobody has worked on the item.
constexpr const char triageList[] = R"(,
       f.id, t.owner, t.owner_name, coalesce(t.state, 'open'), t.state_changed_at, t.snoozed_until,
       coalesce(t.tags, '[]'), t.duplicate_of, coalesce(t.duplicate_count, 0), t.updated_at)";

/// Statements that are composed when they are first needed, and then kept: there are thousands of them, of
/// which a server uses a few dozen. Thread-safe.
class ComposedStatements
{
public:
    template <typename Compose>
    const Statement &find(const QByteArray &name, const Compose &compose)
    {
        const std::lock_guard lock(m_mutex);
        if (!m_statements.find(name))
            m_statements.add(name, compose());
        return *m_statements.find(name);
    }

private:
    std::mutex m_mutex;
    Statements m_statements;
};

ComposedStatements &composedStatements()
{
    static ComposedStatements statements;
    return statements;
}

/// Adds the page and the order.
void addPage(Binds &binds, const ListShape &shape, const api::FeedbackListRequest &request,
             const SearchTerms &search)
{
    binds.push_back({ "limit", request.page.limit });
    binds.push_back({ "offset", request.page.offset() });
    binds.push_back({ "with_buffers", request.withBuffers });
    if (shape.sortBy == SortBy::Relevance)
        binds.push_back({ "title_query", search.titleQuery });
    if (shape.looksAtWindow() && shape.sortBy == SortBy::Relevance)
        binds.push_back({ "title_suffices", search.titleSuffices });
}

/// Notes where a page contradicts the total of its list, or its order. A search that is cut may lack items.
void checkPage(OrganizationId organization, const ListShape &shape, const api::FeedbackListRequest &request,
               const FeedbackPage &page)
{
    const auto note = [&](Invariant invariant) {
        noteViolation(invariant,
                      "organization " + encodeId(organization.value()) + ": "
                          + QByteArray::number(page.items.size()) + " items from position "
                          + QByteArray::number(request.page.offset()) + " on, in a list of "
                          + QByteArray::number(page.total));
    };
    const qint64 left = std::max(page.total - request.page.offset(), qint64(0));
    if (!page.isCut && page.items.size() != std::min(left, qint64(request.page.limit)))
        note(Invariant::ListTotal);
    if (shape.sortBy != SortBy::CreatedAt)
        return;
    for (int i = 1; i < page.items.size(); ++i) {
        const auto [before, after] = std::pair(page.items.identifier(i - 1), page.items.identifier(i));
        if (shape.order == SortOrder::Ascending ? before >= after : before <= after) {
            note(Invariant::ListOrder);
            break;
        }
    }
}

} // namespace

QByteArray listSql(const ListShape &shape)
{
    const ListSource source(shape);
    const bool searchesRecords = shape.search && shape.startsAtRecords();
    QByteArray sql = QByteArray("with") + statePart;
    if (shape.period || shape.search || (shape.refined && shape.hasStarts()))
        sql += periodPart;
    if (shape.buffer)
        sql += bufferPart;
    if (shape.search)
        sql += searchPart;
    if (shape.through)
        sql += throughPart;
    if (searchesRecords)
        sql += "\nrecords as materialized (\n    select "
            + ListStarts::itemsOf(shape.triage, ":triage_tag::text") + " as items\n),";
    if (shape.triage == TriagePath::Tag && (shape.hasStarts() || shape.search))
        sql += ListStarts::rarestTag();
    const QByteArray order
        = (ListSource::sortColumn(shape.sortBy) ? "page.key" + source.direction() + ", " : QByteArray())
        + "page.id" + source.direction();
    const QByteArray tracked
        = shape.counts() ? ListChanges::columns(order) : "2, '', null::bigint[], null::bigint[]";
    sql += ListPage(shape).sql();
    // Only what is remembered for the next list needs the state: joining it takes as long as finding a page.
    const QByteArray all = shape.period ? "(select about from period)"
        : searchesRecords               ? "(select items from records)"
                                        : "state.feedback";
    return sql + "\nselect " + ListTotal(shape).sql() + " as total, "
        + (shape.buffer ? "(select id from asked)" : "null::bigint") + " as buffer,\n       "
        + (shape.counts() ? "state.change, " + all : QByteArray("0, 0")) + ", "
        + (shape.search ? "(select cut from query)" : "false") + ", " + tracked + ",\n       " + fieldList
        + "," + bufferList + (shape.hasRecords ? triageList : "") + "\nfrom "
        + (shape.counts() ? ListChanges::rows() + "\nleft join state on true" : "(select 1) as part (number)")
        // One look-up for each row of the page, regardless of the planner's estimate of its size.
        + "\nleft join lateral (select id, key from page where part.number = 1 offset 0) as page on true"
          "\nleft join lateral (\n"
          "    select * from feedback f where f.organization = :organization and f.id = page.id offset 0\n"
          ") f on true"
        + (shape.hasRecords
               ? "\nleft join lateral (\n    select * from triage_record t where t.organization = "
                 ":organization and t.feedback = f.id offset 0\n) t on true"
               : "")
        + "\norder by " + (shape.counts() ? "part.number, " : "") + order;
}

QByteArray listIdsSql(const ListShape &shape)
{
    ListShape plain = shape;
    plain.sortBy = SortBy::CreatedAt;
    const bool isFalling = plain.order == SortOrder::Descending;
    const QByteArray after = ":after::bigint";
    const ListSource source(plain, shape.language ? ListStart::Holder : ListStart::Filter);
    QByteArray parts;
    if (shape.period)
        parts += periodPart;
    if (shape.buffer)
        parts += bufferPart;
    if (shape.search)
        parts += searchPart;
    if (shape.through)
        parts += throughPart;
    if (shape.triage == TriagePath::Tag && shape.hasStarts())
        parts += ListStarts::rarestTag();
    const QByteArray conditions = shape.language
        ? source.holderFilters() + " and "
            + (isFalling ? source.ofLanguageBefore(after) : source.ofLanguageAfter(after))
        : source.conditions() + " and " + source.id() + (isFalling ? " < " : " > ") + after;
    return "with" + parts + "\nhit as (\n    " + source.selected(source.id() + " as id", conditions)
        + "\n    order by " + (shape.language ? source.statusOrder() : QByteArray()) + source.id()
        + source.direction() + "\n    limit :limit\n)\nselect hit.id, "
        + (shape.buffer ? "(select id from asked)" : "null::bigint") + ", "
        + (shape.search ? "(select cut from query)" : "false")
        + "\nfrom (select 1) as one left join hit on true\norder by hit.id" + source.direction();
}

const Statement &listStatement(const ListShape &shape)
{
    return composedStatements().find(shape.statementName(), [&shape] { return listSql(shape); });
}

const Statement &listIdsStatement(const ListShape &shape)
{
    return composedStatements().find(shape.idsStatementName(), [&shape] { return listIdsSql(shape); });
}

const Statement &listedItemsStatement()
{
    return composedStatements().find("feedback.list.items", [] {
        return QByteArray("select ") + fieldList + "," + bufferList + triageList
            + "\nfrom unnest(:ids::bigint[]) with ordinality as wanted (id, place)\n"
              "join feedback f on f.organization = :organization and f.id = wanted.id\n"
              "left join lateral (\n    select * from triage_record t where t.organization = :organization "
              "and t.feedback = f.id offset 0\n) t on true\norder by wanted.place";
    });
}

const Statement &anyWithStatement()
{
    return composedStatements().find("feedback.list.any_with", [] {
        return QByteArray("with") + searchPart
            + " hit as materialized (select from items_with(:organization::bigint, (select words from "
              "query), 100000)"
              " limit 1)"
              " select exists (select from hit), (select cut from query)";
    });
}

const Statement &duplicateHitsStatement()
{
    return composedStatements().find("feedback.list.duplicate_hits",
                                     [] { return QByteArray("with") + searchPart + duplicateHits; });
}

Result<FeedbackPage> FeedbackList::page(const api::FeedbackListRequest &request, const SearchTerms &search,
                                        ListMemory *memory)
{
    const ListShape shape = ListShape::of(static_cast<const ListFilter &>(request));
    return request.after ? pageAfter(shape, request, search, memory)
                         : pageAt(shape.ofPage(request), request, search, memory);
}

Result<FeedbackPage> FeedbackList::pageAt(const ListShape &shape, const api::FeedbackListRequest &request,
                                          const SearchTerms &search, ListMemory *memory)
{
    const Statement &statement = listStatement(shape);
    TrackedList tracked(memory, QByteArray::number(m_organization.value()) + request.key(), shape,
                        request.page);
    for (;;) {
        Binds binds = filterValues(statement, request, search);
        addPage(binds, shape, request, search);
        tracked.addTo(binds);
        const auto rows = query(statement, binds);
        if (!rows)
            return rows.error();
        const Row first = rows->first();
        if (shape.buffer && first.isNull(BufferColumn))
            return bufferNotFound();
        if (const std::optional<qint64> total = tracked.read(*rows)) {
            FeedbackPage page{ .items = Records<Feedback>(*rows, FirstField),
                               .total = *total,
                               .buffer = first.optionalId<BufferId>(BufferColumn),
                               .isCut = first.boolean(CutColumn),
                               .bytes = bytesOf(rows->native()) };
            checkPage(m_organization, shape, request, page);
            return page;
        }
    }
}

Result<std::vector<DuplicateHit>> FeedbackList::duplicateHits(const std::vector<FeedbackId> &items,
                                                              const SearchTerms &search)
{
    return listOf<DuplicateHit>(
        query(duplicateHitsStatement(),
              { { "ids", items }, { "queries", search.queries }, { "patterns", search.patterns } }),
        [](const Row &row) {
            return DuplicateHit{ row.id<FeedbackId>(0), row.id<FeedbackId>(1), row.text(2), row.text(3) };
        });
}

Result<std::optional<bool>> FeedbackList::finds(const SearchTerms &search)
{
    return firstOf<std::optional<bool>>(
        query(anyWithStatement(), { { "queries", search.queries }, { "patterns", search.patterns } }),
        [](const Row &row) {
            const bool isCut = row.boolean(1);
            return isCut ? std::nullopt : std::optional(row.boolean(0));
        });
}

Result<std::vector<FeedbackId>> FeedbackList::idsAfter(ListShape shape, const ListFilter &filter,
                                                       const SearchTerms &search, FeedbackId after, int limit,
                                                       SortOrder order)
{
    shape.order = order;
    if (order == SortOrder::Descending && !after.isValid())
        after = FeedbackId(std::numeric_limits<qint64>::max());
    const Statement &statement = listIdsStatement(shape);
    Binds binds = filterValues(statement, filter, search);
    binds.push_back({ "after", after });
    binds.push_back({ "limit", limit });
    const auto rows = query(statement, binds);
    if (!rows)
        return rows.error();
    if (shape.buffer && rows->first().isNull(1))
        return bufferNotFound();
    if (rows->first().boolean(2))
        return invalidField(
            u"search"_s,
            u"search has words that occur inside more different words than one search can look "
            "for. Use longer words, or fewer of them."_s);
    std::vector<FeedbackId> ids;
    for (int i = 0; i < rows->size() && !rows->at(i).isNull(0); ++i)
        ids.push_back(rows->at(i).id<FeedbackId>(0));
    return ids;
}

/// Items keep their identifiers, so whatever is created, moved or deleted meanwhile, the items after one of
/// them are the same. The total is that of the list, which costs no more than a page with one item.
Result<FeedbackPage> FeedbackList::pageAfter(const ListShape &shape, const api::FeedbackListRequest &request,
                                             const SearchTerms &search, ListMemory *memory)
{
    api::FeedbackListRequest first = request;
    first.after.reset();
    first.page = { 1, 1 };
    auto found = pageAt(shape.ofPage(first), first, search, memory);
    if (!found)
        return found;
    auto ids = idsAfter(shape, request, search, *request.after, request.page.limit + 1, request.order);
    if (!ids)
        return ids.error();
    found->last.reset();
    if (ids->size() > std::size_t(request.page.limit)) {
        ids->pop_back();
        found->last = ids->back();
    }
    const auto rows
        = query(listedItemsStatement(), { { "ids", *ids }, { "with_buffers", request.withBuffers } });
    if (!rows)
        return rows.error();
    found->items = Records<Feedback>(*rows);
    found->bytes = bytesOf(rows->native());
    return found;
}

Result<std::vector<std::vector<QString>>> FeedbackList::wordsLike(const std::vector<WordShape> &shapes)
{
    const auto rows
        = query("feedback.wordsLike",
                { { "beginnings", columnOf(shapes, &WordShape::beginning) },
                  { "endings", columnOf(shapes, [](const WordShape &each) { return u'%' + each.ending; }) },
                  { "lengths", columnOf(shapes, &WordShape::length) } });
    if (!rows)
        return rows.error();
    std::vector<std::vector<QString>> words(shapes.size());
    for (const Row row : *rows)
        words[std::size_t(row.integer(0)) - 1].push_back(row.text(1));
    return words;
}

} // namespace triage::storage
