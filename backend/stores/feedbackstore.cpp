// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/feedbackstore.h"

#include "database/record.h"
#include "stores/lists/feedbacklist.h"
#include "stores/lists/listreading.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::storage {

Problem feedbackNotFound()
{
    return problem(ProblemType::FeedbackNotFound, u"There is no feedback with that id."_s);
}

namespace {

/// Adds the values of the filters by triage records.
void addTriage(Binds &binds, const api::TriageFilter &filter)
{
    const QStringList states = filter.states.words();
    binds.push_back({ "triage_states", std::vector<QString>(states.begin(), states.end()) });
    binds.push_back(
        { "triage_owner", filter.owner ? std::optional<qint64>(filter.owner->value()) : std::nullopt });
    binds.push_back({ "triage_snoozed", filter.snoozed });
    binds.push_back({ "triage_duplicate",
                      filter.duplicates == DuplicatesFilter::Include
                          ? std::nullopt
                          : std::optional(filter.duplicates == DuplicatesFilter::Only) });
    binds.push_back({ "triage_tags", filter.tags });
    binds.push_back({ "triage_default", filter.keepsDefault() });
}

/// Returns the values of the filters.
Binds filterBinds(const ListShape &shape, const api::FeedbackFilter &filter, const SearchTerms &search)
{
    Binds binds;
    if (shape.buffer) {
        binds.push_back({ "buffer_id", filter.buffer->id });
        binds.push_back({ "buffer_slug",
                          filter.buffer->id ? std::nullopt : std::optional<QString>(filter.buffer->slug) });
    }
    if (shape.search) {
        binds.push_back({ "queries", search.queries });
        binds.push_back({ "patterns", search.patterns });
    }
    if (shape.language)
        binds.push_back({ "language", filter.language });
    if (shape.client)
        binds.push_back({ "client_group", filter.clientGroup });
    if (shape.status)
        binds.push_back({ "routing_status", QByteArray(toWord(*filter.routingStatus)) });
    if (shape.triage != TriagePath::None)
        addTriage(binds, filter.triage);
    if (shape.triage != TriagePath::None && shape.refined)
        binds.push_back({ "submitted_by",
                          filter.submittedBy.isEmpty() ? std::nullopt : std::optional(filter.submittedBy) });
    if (shape.submitter)
        binds.push_back({ "submitted_by", filter.submittedBy });
    if (shape.refined) {
        binds.push_back({ "client_group",
                          filter.clientGroup.isEmpty() ? std::nullopt : std::optional(filter.clientGroup) });
        binds.push_back({ "needs_review", filter.needsReview });
        binds.push_back({ "unassigned", filter.unassigned });
        binds.push_back({ "routing_status",
                          filter.routingStatus
                              ? std::optional(QString::fromLatin1(toWord(*filter.routingStatus)))
                              : std::nullopt });
    }
    if (shape.period || shape.refined) {
        const auto text = [](const std::optional<Timestamp> &time, const char *infinite) {
            return time ? toIso(*time) : QByteArray(infinite);
        };
        binds.push_back({ "created_after", text(filter.createdAfter, "-infinity") });
        binds.push_back({ "created_before", text(filter.createdBefore, "infinity") });
    }
    return binds;
}

/// Returns the last standing of the items in a list, if standings tell which items these are: open ones, by
/// nothing else or by what standings distinguish.
std::optional<int> lastStanding(const api::TriageFilter &filter)
{
    if (filter.duplicates != DuplicatesFilter::Include || !filter.tags.empty())
        return std::nullopt;
    if (!filter.owner)
        return filter.snoozed ? 1 : 2; // awake, or all
    return filter.snoozed ? std::optional(0) : std::nullopt;
}

/// Adds the values that only some of the statements by triage records have.
void addOptional(Binds &binds, const Statement &statement, const api::TriageFilter &filter)
{
    if (statement.text.placeholders.contains("triage_standing"))
        binds.push_back({ "triage_standing", lastStanding(filter) });
    if (statement.text.placeholders.contains("triage_tag"))
        binds.push_back({ "triage_tag", filter.tags.front() });
}

/// Adds the page and the order.
void addPage(Binds &binds, const ListShape &shape, const api::FeedbackFilter &filter,
             const SearchTerms &search)
{
    binds.push_back({ "limit", filter.page.limit });
    binds.push_back({ "offset", filter.page.offset() });
    binds.push_back({ "with_buffers", filter.withBuffers });
    if (shape.sortBy == SortBy::Relevance)
        binds.push_back({ "title_query", search.titleQuery });
    if (shape.looksAtWindow() && shape.sortBy == SortBy::Relevance)
        binds.push_back({ "title_suffices", search.titleSuffices });
}

/// Adds results of earlier lists.
void addKnown(Binds &binds, const ListShape &shape, const api::FeedbackFilter &filter,
              const std::optional<CountedTotal> &known, bool wantsItems,
              const std::optional<PageItems> &items, const KnownPosition &position)
{
    const CountedTotal total = known.value_or(CountedTotal());
    if (shape.counts()) {
        binds.push_back({ "known_change", total.change });
        binds.push_back({ "known_total", total.total });
    }
    if (shape.addsNewer())
        binds.push_back({ "known_next_id", total.nextId });
    if (shape.tracks()) {
        binds.push_back({ "known_mark", total.mark });
        binds.push_back({ "has_items", total.items.has_value() });
        binds.push_back({ "wants_items", wantsItems });
        binds.push_back({ "from_known", items.has_value() });
        binds.push_back({ "known_ids", items ? items->ids : std::vector<qint64>() });
    }
    if (shape.looksAtWindow())
        binds.push_back({ "window", windowFor(shape, filter.page.offset() + filter.page.limit, known) });
    if (shape.walks()) {
        binds.push_back({ "known_position_id", position.id });
        binds.push_back({ "known_position_rank", position.rank });
        binds.push_back({ "known_position_removed", position.removed });
    }
}

/// Stores the page's position among all items.
void rememberPosition(ListMemory &memory, OrganizationId organization, qint64 offset,
                      const FeedbackPage &page, const Row &first)
{
    if (page.items.size() > 0 && offset >= ListMemory::positionSpacing) {
        const KnownPosition position{ page.items.identifier(0), page.total - offset,
                                      first.integer(RemovedColumn) };
        memory.storePosition(organization, position, page.total);
    }
}

} // namespace

Result<FeedbackPage> FeedbackStore::list(const api::FeedbackFilter &filter, const SearchTerms &search,
                                         ListMemory *memory)
{
    const ListShape shape = ListShape::of(filter);
    std::optional<CountedTotal> known;
    std::optional<KnownPosition> position;
    if (memory && shape.counts())
        known = memory->findTotal(totalKeyOf(m_organization, filter));
    if (memory && shape.walks())
        position = memory->nearestPosition(m_organization, filter.page.offset());
    const Statement &statement = listStatement(shape);
    std::optional<PageItems> items = itemsOfPage(shape, filter, known);
    for (;;) {
        const bool wantsItems
            = memory && shape.tracks() && (!known || known->total <= ListMemory::maxTracked);
        Binds binds = filterBinds(shape, filter, search);
        addOptional(binds, statement, filter.triage);
        addPage(binds, shape, filter, search);
        addKnown(binds, shape, filter, known, wantsItems, items, position.value_or(KnownPosition()));
        const auto rows = query(statement, binds);
        if (!rows)
            return rows.error();
        const Row first = rows->first();
        if (shape.buffer && first.isNull(BufferColumn))
            return bufferNotFound();
        const bool isCut = first.boolean(CutColumn);
        known = countedTotal(first, known, wantsItems && !isCut);
        if (memory && shape.counts())
            memory->storeTotal(totalKeyOf(m_organization, filter), *known);
        if (items && !isPageKnown(first, shape, *items, wantsItems)) {
            items.reset(); // so much changed that the page is not among them
            continue;
        }
        FeedbackPage page{ Records<Feedback>(*rows, FirstField), known->total,
                           first.optionalId<BufferId>(BufferColumn), isCut };
        if (memory && shape.walks())
            rememberPosition(*memory, m_organization, filter.page.offset(), page, first);
        return page;
    }
}

Result<std::vector<DuplicateHit>> FeedbackStore::duplicateHits(const std::vector<FeedbackId> &items,
                                                               const SearchTerms &search)
{
    return listOf<DuplicateHit>(
        query(duplicateHitsStatement(),
              { { "ids", items }, { "queries", search.queries }, { "patterns", search.patterns } }),
        [](const Row &row) {
            return DuplicateHit{ row.id<FeedbackId>(0), row.id<FeedbackId>(1), row.text(2), row.text(3) };
        });
}

Result<std::vector<FeedbackId>> FeedbackStore::idsAfter(const api::FeedbackFilter &filter,
                                                        const SearchTerms &search, FeedbackId after,
                                                        int limit)
{
    const ListShape shape = ListShape::of(filter);
    const Statement &statement = listIdsStatement(shape);
    Binds binds = filterBinds(shape, filter, search);
    addOptional(binds, statement, filter.triage);
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

Result<Records<Feedback>> FeedbackStore::record(FeedbackId id)
{
    const auto rows = query("feedback.find", { { "id", id } });
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return feedbackNotFound();
    return Records<Feedback>(*rows);
}

Result<std::vector<Result<Records<Feedback>>>> findMany(Connection &connection,
                                                        std::span<const FeedbackKey> keys)
{
    std::vector<OrganizationId> organizations;
    std::vector<FeedbackId> ids;
    for (const FeedbackKey &key : keys) {
        organizations.push_back(key.organization);
        ids.push_back(key.id);
    }
    const auto rows
        = connection.execute("feedback.findMany", { { "organizations", organizations }, { "ids", ids } });
    if (!rows)
        return rows.error();
    std::vector<Result<Records<Feedback>>> found(keys.size(), feedbackNotFound());
    const Records<Feedback> records(*rows, 1);
    for (int i = 0; i < records.size(); ++i)
        found[std::size_t(rows->at(i).integer(0)) - 1] = records.only(i);
    return found;
}

Result<void> purgeEdits(Connection &connection)
{
    const auto purged = connection.execute("feedback.purgeEdits");
    if (!purged)
        return purged.error();
    return {};
}

Result<Feedback> FeedbackStore::find(FeedbackId id)
{
    const auto found = record(id);
    if (!found)
        return found.error();
    return found->at(0);
}

Result<void> FeedbackStore::require(FeedbackId id)
{
    const auto rows = query("feedback.exists", { { "id", id } });
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return feedbackNotFound();
    return {};
}

Result<Records<Target>> FeedbackStore::targets(FeedbackId id)
{
    const auto rows = query("feedback.targets", { { "feedback", id } });
    if (!rows)
        return rows.error();
    return Records<Target>(*rows);
}

Result<Records<Note>> FeedbackStore::notes(FeedbackId id)
{
    const auto rows = query("note.list", { { "feedback", id } });
    if (!rows)
        return rows.error();
    return Records<Note>(*rows);
}

} // namespace triage::storage
