// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/feedbackstore.h"

#include "database/libpqio.h"
#include "database/record.h"
#include "invariant.h"
#include "stores/lists/feedbacklist.h"
#include "stores/lists/listconditions.h"
#include "stores/lists/trackedlist.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace triage::storage {

Problem feedbackNotFound()
{
    return problem(ProblemType::FeedbackNotFound, u"There is no feedback with that id."_s);
}

namespace {

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
void checkPage(OrganizationId organization, const api::FeedbackListRequest &request, const FeedbackPage &page)
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
    if (request.sortBy != SortBy::CreatedAt)
        return;
    for (int i = 1; i < page.items.size(); ++i) {
        const bool isRising = page.items.identifier(i - 1) < page.items.identifier(i);
        if (isRising != (request.order == SortOrder::Ascending)) {
            note(Invariant::ListOrder);
            break;
        }
    }
}

} // namespace

Result<FeedbackPage> FeedbackStore::list(const api::FeedbackListRequest &request, const SearchTerms &search,
                                         ListMemory *memory)
{
    if (request.after)
        return pageAfter(request, search, memory);
    const ListShape shape = ListShape::of(request);
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
            checkPage(m_organization, request, page);
            return page;
        }
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

Result<std::optional<bool>> FeedbackStore::finds(const SearchTerms &search)
{
    const auto rows
        = query(anyWithStatement(), { { "queries", search.queries }, { "patterns", search.patterns } });
    if (!rows)
        return rows.error();
    const bool isCut = rows->first().boolean(1);
    return isCut ? std::optional<bool>() : std::optional(rows->first().boolean(0));
}

Result<std::vector<FeedbackId>> FeedbackStore::idsAfter(const ListFilter &filter, const SearchTerms &search,
                                                        FeedbackId after, int limit, SortOrder order)
{
    ListShape shape = ListShape::of(filter);
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
Result<FeedbackPage> FeedbackStore::pageAfter(const api::FeedbackListRequest &request,
                                              const SearchTerms &search, ListMemory *memory)
{
    api::FeedbackListRequest first = request;
    first.after.reset();
    first.page = { 1, 1 };
    auto page = list(first, search, memory);
    if (!page)
        return page;
    auto ids = idsAfter(request, search, *request.after, request.page.limit + 1, request.order);
    if (!ids)
        return ids.error();
    page->last.reset();
    if (ids->size() > std::size_t(request.page.limit)) {
        ids->pop_back();
        page->last = ids->back();
    }
    const auto rows
        = query(listedItemsStatement(), { { "ids", *ids }, { "with_buffers", request.withBuffers } });
    if (!rows)
        return rows.error();
    page->items = Records<Feedback>(*rows);
    page->bytes = bytesOf(rows->native());
    return page;
}

Result<std::vector<std::vector<QString>>> FeedbackStore::wordsLike(const std::vector<WordShape> &shapes)
{
    std::vector<QString> beginnings;
    std::vector<QString> endings;
    std::vector<qint64> lengths;
    for (const WordShape &shape : shapes) {
        beginnings.push_back(shape.beginning);
        endings.push_back(u'%' + shape.ending);
        lengths.push_back(shape.length);
    }
    const auto rows = query("feedback.wordsLike",
                            { { "beginnings", beginnings }, { "endings", endings }, { "lengths", lengths } });
    if (!rows)
        return rows.error();
    std::vector<std::vector<QString>> words(shapes.size());
    for (const Row row : *rows)
        words[std::size_t(row.integer(0)) - 1].push_back(row.text(1));
    return words;
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
    return firstOr<void>(query("feedback.exists", { { "id", id } }), feedbackNotFound);
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
