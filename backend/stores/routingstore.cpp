// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/routingstore.h"

#include "database/arraytext.h"
#include "database/columns.h"
#include "database/record.h"
#include "fields/json.h"
#include "stores/feedbackstore.h"

#include <algorithm>

namespace triage::storage {

std::vector<ClaimedItem> itemsOf(const Claim &claim)
{
    std::vector<ClaimedItem> items;
    items.reserve(claim.work.size());
    for (std::size_t i = 0; i < claim.work.size(); ++i) {
        const ClaimedWork &work = claim.work[i];
        const Row row = claim.rows.at(int(i));
        items.push_back({ work.organization, FeedbackId(work.id), work.attempt,
                          row.text(Claim::payloadColumn), row.text(Claim::payloadColumn + 1),
                          std::chrono::milliseconds(qint64(row.number(6) * 1000)), work.owner });
    }
    return items;
}

Result<std::vector<std::pair<OrganizationId, LearningState>>>
learningStates(Connection &connection, const std::vector<OrganizationId> &organizations)
{
    using State = std::pair<OrganizationId, LearningState>;
    return listOf<State>(
        connection.execute("routing.learningStates", { { "organizations", organizations } }),
        [](const Row &row) {
            return State{ row.id<OrganizationId>(0), { row.integer(1), row.integer(2), row.integer(3) } };
        });
}

Result<RoutingSettings> RoutingStore::settings()
{
    return firstOr<RoutingSettings>(query("routing.settings"), organizationNotFound, [](const Row &row) {
        const LearningState learning{ row.integer(7), row.integer(8), row.integer(9) };
        return RoutingSettings{ row.boolean(0), row.boolean(1), row.number(2),  row.number(3),
                                row.number(4),  row.integer(5), row.boolean(6), learning };
    });
}

Result<Records<RoutingDetails>> RoutingStore::details(FeedbackId feedback)
{
    const auto rows = query("routing.details", { { "feedback", feedback } });
    const auto found = requireAny(rows, feedbackNotFound);
    return found ? recordsOf<RoutingDetails>(rows) : found.error();
}

Result<std::vector<FeedbackId>> RoutingStore::failedItems(int limit)
{
    return listOf<FeedbackId>(query("routing.failedItems", { { "limit", limit } }));
}

Result<std::vector<FeedbackId>> RoutingStore::fallbacks(FeedbackId after, int limit)
{
    return listOf<FeedbackId>(query("routing.fallbacks", { { "after", after }, { "limit", limit } }));
}

Result<int> RoutingStore::pendingOf(const std::vector<FeedbackId> &items)
{
    return firstOf<int>(query("routing.pendingOf", { { "items", items } }));
}

namespace {

/// An item that a decision assigns to a buffer.
struct Assignment
{
    qint64 place; ///< The number of the item among those that are settled, from 1 on.
    RoutingCandidate candidate;
};

std::vector<Assignment> assignmentsOf(std::span<const StoredDecision> decisions)
{
    std::vector<Assignment> all;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        for (const RoutingCandidate &candidate : decisions[i].assigned)
            all.push_back({ qint64(i) + 1, candidate });
    }
    return all;
}

QByteArray reasonOf(const StoredDecision &decision)
{
    return decision.reason ? toJson(*decision.reason) : "null";
}

QString buffersOf(const StoredDecision &decision)
{
    return arrayText(decision.candidates,
                     [](const RoutingCandidate &each) { return QString::number(each.buffer.value()); });
}

QString scoresOf(const StoredDecision &decision)
{
    return arrayText(decision.scores, [](double each) { return QString::number(each); });
}

double confidenceOf(const StoredDecision &decision)
{
    return decision.candidates.empty() ? -1 : decision.candidates.front().confidence;
}

} // namespace

Result<std::vector<std::optional<SettledItem>>> settle(std::span<Transaction> transactions,
                                                       std::span<const ClaimedItem> items,
                                                       std::span<const StoredDecision> decisions)
{
    const auto ownOf = [transactions](const ClaimedItem &item) -> const Transaction & {
        return *std::ranges::find(transactions, item.organization, &Transaction::organization);
    };
    const std::vector<Assignment> assigned = assignmentsOf(decisions);
    std::vector<bool> doubtful;
    for (const StoredDecision &each : decisions)
        doubtful.insert(doubtful.end(), each.doubtful.begin(), each.doubtful.end());
    const auto rows = transactions.front().connection().execute(
        "routing.settle",
        { { "organizations", columnOf(items, &ClaimedItem::organization) },
          { "changes", columnOf(items, [&](const ClaimedItem &each) { return ownOf(each).change(); }) },
          { "feedback", columnOf(items, &ClaimedItem::feedback) },
          { "attempts", columnOf(items, &ClaimedItem::attempt) },
          { "owners", columnOf(items, &ClaimedItem::owner) },
          { "statuses", columnOf(decisions, &StoredDecision::status) },
          { "classifiers", columnOf(decisions, &StoredDecision::classifier) },
          { "reasonings", columnOf(decisions, &StoredDecision::reasoning) },
          { "reasons", columnOf(decisions, reasonOf) },
          { "candidates",
            columnOf(decisions, [](const StoredDecision &each) { return toJson(each.candidates); }) },
          { "weighed", columnOf(decisions, buffersOf) },
          { "scores", columnOf(decisions, scoresOf) },
          { "bests", columnOf(decisions, confidenceOf) },
          { "chosen_places", columnOf(assigned, &Assignment::place) },
          { "chosen_buffers",
            columnOf(assigned, [](const Assignment &each) { return each.candidate.buffer; }) },
          { "confidences",
            columnOf(assigned, [](const Assignment &each) { return each.candidate.confidence; }) },
          { "doubtful", doubtful },
          // When the last of the locks was acquired.
          { "now", std::ranges::max_element(transactions, {}, &Transaction::now)->now() } });
    if (!rows)
        return rows.error();
    std::vector<std::optional<SettledItem>> settled(items.size());
    for (const Row row : *rows) {
        std::optional<SettledItem> &item = settled.at(std::size_t(row.integer(0)) - 1);
        if (!item)
            item.emplace();
        if (!row.isNull(1))
            item->held.push_back(row.id<BufferId>(1));
        item->asksReview = item->asksReview || row.boolean(2);
    }
    return settled;
}

Result<void> RoutingWriter::enqueue(const std::vector<FeedbackId> &feedback)
{
    return m_tx.run("routing.enqueue", { { "feedback", feedback } });
}

} // namespace triage::storage
