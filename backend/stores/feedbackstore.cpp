// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/feedbackstore.h"

#include "database/record.h"
#include "stores/lists/feedbacklist.h"
#include "stores/lists/trackedlist.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

Problem feedbackNotFound()
{
    return problem(ProblemType::FeedbackNotFound, u"There is no feedback with that id."_s);
}

namespace {

/// Returns true if an item without a record is in the list.
bool keepsDefault(const ListFilter &filter)
{
    return filter.states.value_or(TriageStates()).has(TriageState::Open)
        && !filter.owner.value_or(OwnerRef()).member.isValid() && !filter.snoozed.value_or(false)
        && filter.tags.empty() && filter.duplicates != DuplicatesFilter::Only;
}

/// Adds the values of the filters by triage records.
void addTriage(Binds &binds, const ListFilter &filter)
{
    const QStringList states = filter.states.value_or(TriageStates()).words();
    binds.push_back({ "triage_states", std::vector<QString>(states.begin(), states.end()) });
    binds.push_back({ "triage_owner",
                      filter.owner ? std::optional<qint64>(filter.owner->member.value()) : std::nullopt });
    binds.push_back({ "triage_snoozed", filter.snoozed });
    binds.push_back(
        { "triage_duplicate",
          filter.duplicates ? std::optional(filter.duplicates == DuplicatesFilter::Only) : std::nullopt });
    binds.push_back({ "triage_tags", filter.tags });
    binds.push_back({ "triage_default", keepsDefault(filter) });
}

/// Returns the values of the filters.
Binds filterBinds(const ListShape &shape, const ListFilter &filter, const SearchTerms &search)
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
        binds.push_back({ "language", filter.language->code });
    if (shape.triage != TriagePath::None)
        addTriage(binds, filter);
    if (shape.submitter || (shape.triage != TriagePath::None && shape.refined))
        binds.push_back({ "submitted_by", filter.submittedBy });
    if (shape.client || shape.refined)
        binds.push_back({ "client_group", filter.clientGroup });
    if (shape.status || shape.refined)
        binds.push_back({ "routing_status",
                          filter.routingStatus
                              ? std::optional(QString::fromLatin1(toWord(*filter.routingStatus)))
                              : std::nullopt });
    if (shape.refined) {
        binds.push_back({ "needs_review", filter.needsReview });
        binds.push_back({ "unassigned", filter.unassigned });
    }
    if (shape.period || shape.refined) {
        const auto text = [](const std::optional<FilterTime> &bound, const char *infinite) {
            return bound ? toIso(bound->time) : QByteArray(infinite);
        };
        binds.push_back({ "created_after", text(filter.createdAfter, "-infinity") });
        binds.push_back({ "created_before", text(filter.createdBefore, "infinity") });
    }
    return binds;
}

/// Returns the highest open_rank of the list; std::nullopt if other filters decide, too.
std::optional<int> highestOpenRank(const ListFilter &filter)
{
    if (filter.duplicates || !filter.tags.empty())
        return std::nullopt;
    if (!filter.owner)
        return filter.snoozed ? 1 : 2; // awake, or all
    return filter.snoozed ? std::optional(0) : std::nullopt;
}

/// Adds the values that only some of the statements by triage records have.
void addOptional(Binds &binds, const Statement &statement, const ListFilter &filter)
{
    if (statement.text.placeholders.contains("triage_open_rank"))
        binds.push_back({ "triage_open_rank", highestOpenRank(filter) });
    if (statement.text.placeholders.contains("triage_tag"))
        binds.push_back({ "triage_tag", filter.tags.front() });
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

} // namespace

Result<FeedbackPage> FeedbackStore::list(const api::FeedbackListRequest &request, const SearchTerms &search,
                                         ListMemory *memory)
{
    const ListShape shape = ListShape::of(request);
    const Statement &statement = listStatement(shape);
    TrackedList tracked(memory, QByteArray::number(m_organization.value()) + request.key(), shape,
                        request.page);
    for (;;) {
        Binds binds = filterBinds(shape, request, search);
        addOptional(binds, statement, request);
        addPage(binds, shape, request, search);
        tracked.addTo(binds);
        const auto rows = query(statement, binds);
        if (!rows)
            return rows.error();
        const Row first = rows->first();
        if (shape.buffer && first.isNull(BufferColumn))
            return bufferNotFound();
        if (const std::optional<qint64> total = tracked.read(first))
            return FeedbackPage{ Records<Feedback>(*rows, FirstField), *total,
                                 first.optionalId<BufferId>(BufferColumn), first.boolean(CutColumn) };
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

Result<std::vector<FeedbackId>> FeedbackStore::idsAfter(const ListFilter &filter, const SearchTerms &search,
                                                        FeedbackId after, int limit)
{
    const ListShape shape = ListShape::of(filter);
    const Statement &statement = listIdsStatement(shape);
    Binds binds = filterBinds(shape, filter, search);
    addOptional(binds, statement, filter);
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
