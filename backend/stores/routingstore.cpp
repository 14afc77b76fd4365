// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/routingstore.h"

#include "database/arraytext.h"
#include "fields/json.h"
#include "stores/feedbackstore.h"

#include <algorithm>

namespace triage::storage {

namespace {

Result<std::vector<FeedbackId>> feedbackIdsOf(const Result<Rows> &rows)
{
    if (!rows)
        return rows.error();
    std::vector<FeedbackId> ids;
    for (int i = 0; i < rows->size(); ++i)
        ids.push_back(rows->at(i).id<FeedbackId>(0));
    return ids;
}

} // namespace

Claim claimItems(Connection &connection, int limit, std::chrono::seconds lease, OrganizationId after,
                 const std::vector<OrganizationId> &leftOut)
{
    Claim claim;
    const int organizations = std::min(limit, organizationsOfClaim);
    // In a transaction, so that the claimed items are known before the claim is committed.
    claim.problem = transactPlain(connection, [&](Connection &inside) -> std::optional<Problem> {
        const auto rows = inside.execute("routing.claim",
                                         { { "after", after.value() },
                                           { "left_out", leftOut },
                                           { "organizations", organizations },
                                           { "limit", limit },
                                           { "lease_seconds", double(lease.count()) } });
        if (!rows)
            return rows.error();
        claim.items.reserve(std::size_t(rows->size()));
        for (int i = 0; i < rows->size(); ++i) {
            const Row row = rows->at(i);
            const std::chrono::milliseconds waited(qint64(row.number(5) * 1000));
            claim.items.push_back({ row.id<OrganizationId>(0), row.id<FeedbackId>(1), int(row.integer(2)),
                                    row.text(3), row.text(4), waited });
            claim.behind = std::max(claim.behind, waited);
        }
        return std::nullopt;
    });
    // After the last of them the first ones have their turn again.
    int claimed = 0;
    for (const ClaimedItem &item : claim.items) {
        claimed += item.organization != claim.last ? 1 : 0;
        claim.last = item.organization;
    }
    if (claimed < organizations)
        claim.last = {};
    return claim;
}

Result<std::optional<std::chrono::milliseconds>> timeUntilItemDue(Connection &connection)
{
    const auto rows = connection.execute("routing.nextDue");
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return std::optional<std::chrono::milliseconds>();
    return std::optional(std::chrono::milliseconds(qint64(rows->first().number(0) * 1000)));
}

Result<void> rescheduleItems(Connection &connection, std::chrono::seconds maxDelay)
{
    const auto rows = connection.execute("routing.hasten", { { "max_seconds", double(maxDelay.count()) } });
    return rows ? Result<void>() : rows.error();
}

Result<void> postpone(Connection &connection, const ClaimedItem &item, std::chrono::seconds delay,
                      const QString &error)
{
    const auto rows = connection.execute("routing.postpone",
                                         { { "organization", item.organization },
                                           { "feedback", item.feedback },
                                           { "attempts", item.attempt },
                                           { "delay_seconds", double(delay.count()) },
                                           { "error", error } });
    if (!rows)
        return rows.error();
    return {};
}

Result<RoutingSettings> RoutingStore::settings()
{
    const auto rows = query("routing.settings");
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return problem(ProblemType::NotFound, QStringLiteral("The organization is gone."));
    const Row row = rows->first();
    const LearningState learning{ row.integer(6), row.integer(7), row.integer(8), row.integer(9) };
    return RoutingSettings{ row.boolean(0), row.boolean(1), row.number(2), row.number(3),
                            row.number(4),  row.integer(5), learning };
}

Result<Records<RoutingDetails>> RoutingStore::details(FeedbackId feedback)
{
    const auto rows = query("routing.details", { { "feedback", feedback } });
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return feedbackNotFound();
    return Records<RoutingDetails>(*rows);
}

Result<std::vector<FeedbackId>> RoutingStore::failedItems(int limit)
{
    return feedbackIdsOf(query("routing.failedItems", { { "limit", limit } }));
}

Result<std::vector<FeedbackId>> RoutingStore::fallbacks(FeedbackId after, int limit)
{
    return feedbackIdsOf(query("routing.fallbacks", { { "after", after }, { "limit", limit } }));
}

Result<int> RoutingStore::pendingOf(const std::vector<FeedbackId> &items)
{
    const auto rows = query("routing.pendingOf", { { "items", items } });
    if (!rows)
        return rows.error();
    return int(rows->first().integer(0));
}

namespace {

/// The values for routing.settle, an array for each column.
struct SettleColumns
{
    explicit SettleColumns(std::span<const ClaimedItem> items, std::span<const StoredDecision> decisions)
    {
        for (std::size_t i = 0; i < items.size(); ++i)
            add(items[i], decisions[i]);
    }

    void add(const ClaimedItem &item, const StoredDecision &decision)
    {
        feedback.push_back(item.feedback);
        attempts.push_back(item.attempt);
        statuses.push_back(QString::fromLatin1(toWord(decision.status)));
        needsReview.push_back(decision.needsReview);
        classifiers.push_back(decision.classifier);
        reasonings.push_back(decision.reasoning);
        reasons.push_back(decision.reason ? QString::fromUtf8(toJson(*decision.reason))
                                          : QStringLiteral("null"));
        candidates.push_back(QString::fromUtf8(toJson(decision.candidates)));
        addWeighed(decision);
        for (const RoutingCandidate &candidate : decision.assigned) {
            chosenFeedback.push_back(item.feedback);
            chosenBuffers.push_back(candidate.buffer);
            confidences.push_back(candidate.confidence);
        }
    }

    void addWeighed(const StoredDecision &decision)
    {
        const auto idOf = [](const RoutingCandidate &each) {
            return QString::number(each.buffer.value());
        };
        weighed.push_back(arrayText(decision.candidates, idOf));
        scores.push_back(arrayText(decision.scores, [](double each) { return QString::number(each); }));
        bests.push_back(decision.candidates.empty() ? -1 : decision.candidates.front().confidence);
    }

    std::vector<FeedbackId> feedback, chosenFeedback;
    std::vector<BufferId> chosenBuffers;
    std::vector<qint64> attempts;
    std::vector<bool> needsReview;
    std::vector<double> confidences, bests;
    std::vector<QString> statuses, classifiers, reasonings, reasons, candidates, weighed, scores;
};

} // namespace

Result<SettledItems> RoutingWriter::settle(std::span<const ClaimedItem> items,
                                           std::span<const StoredDecision> decisions)
{
    const SettleColumns columns(items, decisions);
    const auto rows = m_tx.execute("routing.settle",
                                   { { "feedback", columns.feedback },
                                     { "attempts", columns.attempts },
                                     { "statuses", columns.statuses },
                                     { "needs_review", columns.needsReview },
                                     { "classifiers", columns.classifiers },
                                     { "reasonings", columns.reasonings },
                                     { "reasons", columns.reasons },
                                     { "candidates", columns.candidates },
                                     { "weighed", columns.weighed },
                                     { "scores", columns.scores },
                                     { "bests", columns.bests },
                                     { "chosen_feedback", columns.chosenFeedback },
                                     { "chosen_buffers", columns.chosenBuffers },
                                     { "confidences", columns.confidences } });
    if (!rows)
        return rows.error();
    SettledItems settled;
    for (int i = 0; i < rows->size(); ++i) {
        const Row row = rows->at(i);
        std::vector<BufferId> &held = settled[row.id<FeedbackId>(0)];
        if (!row.isNull(1))
            held.push_back(row.id<BufferId>(1));
    }
    return settled;
}

Result<void> RoutingWriter::enqueue(const std::vector<FeedbackId> &feedback)
{
    const auto queued = m_tx.execute("routing.enqueue", { { "feedback", feedback } });
    if (!queued)
        return queued.error();
    return {};
}

} // namespace triage::storage
