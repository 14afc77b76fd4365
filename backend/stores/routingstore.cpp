// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/routingstore.h"

#include "database/arraytext.h"
#include "database/columns.h"
#include "database/record.h"
#include "fields/json.h"
#include "stores/feedbackstore.h"
#include "stores/organizationstore.h"

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

Result<RoutingSettings> RoutingStore::settings()
{
    return firstOr<RoutingSettings>(query("routing.settings"), organizationNotFound, [](const Row &row) {
        const LearningState learning{ row.integer(6), row.integer(7), row.integer(8) };
        return RoutingSettings{ row.boolean(0), row.boolean(1), row.number(2), row.number(3),
                                row.number(4),  row.integer(5), learning };
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
    FeedbackId feedback;
    RoutingCandidate candidate;
};

std::vector<Assignment> assignmentsOf(std::span<const ClaimedItem> items,
                                      std::span<const StoredDecision> decisions)
{
    std::vector<Assignment> all;
    for (std::size_t i = 0; i < items.size(); ++i) {
        for (const RoutingCandidate &candidate : decisions[i].assigned)
            all.push_back({ items[i].feedback, candidate });
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

Result<SettledItems> RoutingWriter::settle(std::span<const ClaimedItem> items,
                                           std::span<const StoredDecision> decisions)
{
    const std::vector<Assignment> assigned = assignmentsOf(items, decisions);
    std::vector<bool> doubtful;
    for (const StoredDecision &each : decisions)
        doubtful.insert(doubtful.end(), each.doubtful.begin(), each.doubtful.end());
    const auto rows = m_tx.execute(
        "routing.settle",
        { { "feedback", columnOf(items, &ClaimedItem::feedback) },
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
          { "chosen_feedback", columnOf(assigned, &Assignment::feedback) },
          { "chosen_buffers",
            columnOf(assigned, [](const Assignment &each) { return each.candidate.buffer; }) },
          { "confidences",
            columnOf(assigned, [](const Assignment &each) { return each.candidate.confidence; }) },
          { "doubtful", doubtful } });
    if (!rows)
        return rows.error();
    SettledItems settled;
    for (const Row row : *rows) {
        SettledItem &item = settled[row.id<FeedbackId>(0)];
        if (!row.isNull(1))
            item.held.push_back(row.id<BufferId>(1));
        item.asksReview = item.asksReview || row.boolean(2);
    }
    return settled;
}

Result<void> RoutingWriter::enqueue(const std::vector<FeedbackId> &feedback)
{
    return m_tx.run("routing.enqueue", { { "feedback", feedback } });
}

} // namespace triage::storage
