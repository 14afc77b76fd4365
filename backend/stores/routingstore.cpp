// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/routingstore.h"

#include "database/arraytext.h"
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

Result<RoutingSettings> RoutingStore::settings()
{
    const auto rows = query("routing.settings");
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return problem(ProblemType::NotFound, QStringLiteral("The organization is gone."));
    const Row row = rows->first();
    const LearningState learning{ row.integer(6), row.integer(7), row.integer(8) };
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
        owners.push_back(QString::fromLatin1(item.owner));
        statuses.push_back(QString::fromLatin1(toWord(decision.status)));
        classifiers.push_back(decision.classifier);
        reasonings.push_back(decision.reasoning);
        reasons.push_back(decision.reason ? QString::fromUtf8(toJson(*decision.reason))
                                          : QStringLiteral("null"));
        candidates.push_back(QString::fromUtf8(toJson(decision.candidates)));
        addWeighed(decision);
        doubtful.insert(doubtful.end(), decision.doubtful.begin(), decision.doubtful.end());
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
    std::vector<bool> doubtful;
    std::vector<double> confidences, bests;
    std::vector<QString> owners, statuses, classifiers, reasonings, reasons, candidates, weighed, scores;
};

} // namespace

Result<SettledItems> RoutingWriter::settle(std::span<const ClaimedItem> items,
                                           std::span<const StoredDecision> decisions)
{
    const SettleColumns columns(items, decisions);
    const auto rows = m_tx.execute("routing.settle",
                                   { { "feedback", columns.feedback },
                                     { "attempts", columns.attempts },
                                     { "owners", columns.owners },
                                     { "statuses", columns.statuses },
                                     { "classifiers", columns.classifiers },
                                     { "reasonings", columns.reasonings },
                                     { "reasons", columns.reasons },
                                     { "candidates", columns.candidates },
                                     { "weighed", columns.weighed },
                                     { "scores", columns.scores },
                                     { "bests", columns.bests },
                                     { "chosen_feedback", columns.chosenFeedback },
                                     { "chosen_buffers", columns.chosenBuffers },
                                     { "confidences", columns.confidences },
                                     { "doubtful", columns.doubtful } });
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
