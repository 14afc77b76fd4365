// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/routing/itemrouting.h"

#include "domain/organization.h"
#include "routing/explanation.h"
#include "routing/model.h"
#include "services/duplicates/duplicatefinder.h"
#include "services/routing/encodedtexts.h"
#include "services/routing/routingmodels.h"
#include "stores/feedbackwriter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::ClaimedItem;
using storage::Connection;
using storage::FeedbackWriter;
using storage::RoutingSettings;
using storage::RoutingStore;
using storage::RoutingWriter;
using storage::StoredDecision;
using storage::Transaction;

std::vector<RoutingCandidate> candidatesOf(const std::vector<routing::Candidate> &candidates)
{
    std::vector<RoutingCandidate> all;
    all.reserve(candidates.size());
    for (const routing::Candidate &candidate : candidates)
        all.push_back({ candidate.buffer, candidate.confidence, candidate.reasoning, candidate.reason });
    return all;
}

Explanation explanationOf(const routing::Verdict &verdict, const routing::Decision &taken,
                          const RoutingSettings &settings,
                          const std::vector<routing::BufferProfile> &profiles)
{
    if (!taken.assigned.empty())
        return { taken.assigned.front().reasoning, taken.assigned.front().reason };
    if (verdict.candidates.empty() || verdict.candidates.front().confidence < routing::Thresholds{}.review)
        return { verdict.reasoning, verdict.reason };
    const routing::Candidate &best = verdict.candidates.front();
    const auto profile = std::find_if(profiles.begin(), profiles.end(),
                                      [&](const auto &each) { return each.id == best.buffer; });
    if (profile == profiles.end())
        return { verdict.reasoning, verdict.reason };
    RoutingReason reason{ reasoncode::belowThreshold };
    reason.buffer = profile->name;
    reason.confidence = best.confidence;
    reason.threshold = std::min(settings.reviewThreshold, 1.0);
    if (best.reason)
        reason.words = best.reason->words;
    return { routing::textOf(reason) + u' ' + best.reasoning, reason };
}

namespace {

/// Nothing if nothing could be decided because the program ends.
std::optional<StoredDecision> decisionOf(const routing::Classifier &classifier,
                                         const RoutingSettings &settings, const routing::Model &model,
                                         const ClaimedItem &item, QByteArray vector)
{
    StoredDecision decision;
    decision.classifier = classifier.name();
    if (!settings.enabled || (model.buffers().empty() && !settings.createsBuffers)) {
        decision.status = RoutingStatus::Skipped;
        decision.reason = RoutingReason{ settings.enabled ? reasoncode::noBuffers : reasoncode::routingOff };
        decision.reasoning = routing::textOf(*decision.reason);
        return decision;
    }
    const routing::Verdict verdict = classifier.classifyFor(
        { item.organization, false, item.waited },
        { item.title, item.description, std::nullopt, std::move(vector), settings.reviewThreshold }, model);
    if (verdict.isAbandoned)
        return std::nullopt;
    decision.classifier = verdict.classifier;
    const routing::Decision taken
        = routing::decide(verdict, { settings.assignThreshold, settings.reviewThreshold });
    decision.assigned = candidatesOf(taken.assigned);
    decision.candidates = candidatesOf(verdict.candidates);
    for (const routing::Candidate &candidate : verdict.candidates)
        decision.scores.push_back(candidate.score);
    for (const routing::Candidate &candidate : taken.assigned)
        decision.doubtful.push_back(candidate.isDoubtful);
    Explanation why = explanationOf(verdict, taken, settings, model.buffers());
    decision.reasoning = std::move(why.reasoning);
    decision.reason = std::move(why.reason);
    return decision;
}

/// Returns what the timeline says of a decision with that reason.
storage::ItemActivity recordOf(FeedbackId feedback, Activity activity,
                               const std::optional<RoutingReason> &reason, const QString &reasoning)
{
    activity.reason = reason;
    if (!reason && !reasoning.isEmpty())
        activity.reasoning = reasoning;
    return { feedback, std::move(activity), reasoning };
}

/// Returns the timeline's record of a decision. settled is what followed from it.
storage::ItemActivity activityOf(FeedbackId feedback, const StoredDecision &decision,
                                 const storage::SettledItem &settled,
                                 const std::vector<routing::BufferProfile> &profiles)
{
    if (decision.status == RoutingStatus::Skipped)
        return recordOf(feedback, { .code = activitycode::notRouted }, decision.reason, decision.reasoning);
    const std::vector<BufferId> &held = settled.held;
    Activity routed{ .code = activitycode::routed, .needsReview = settled.asksReview };
    const RoutingCandidate *first = nullptr;
    for (const RoutingCandidate &candidate : decision.assigned) {
        if (std::find(held.begin(), held.end(), candidate.buffer) == held.end())
            continue;
        const auto profile = std::find_if(profiles.begin(), profiles.end(),
                                          [&](const auto &each) { return each.id == candidate.buffer; });
        if (profile != profiles.end()) {
            routed.buffers.push_back(profile->name);
            routed.confidences.push_back(candidate.confidence);
        }
        if (!first || first->reasoning.isEmpty())
            first = &candidate;
    }
    if (routed.buffers.empty())
        return recordOf(feedback, { .code = activitycode::notMatched }, decision.reason, decision.reasoning);
    return recordOf(feedback, std::move(routed), first->reason, first->reasoning);
}

/// Stores the decisions on items whose lease is still held, and adds them to their timelines. record:
/// (FeedbackId, StoredDecision, SettledItem) → ItemActivity.
template <typename Record>
std::optional<Problem> saveDecisions(Transaction &tx, std::span<const ClaimedItem> items,
                                     std::span<const StoredDecision> decisions, const Record &record)
{
    const auto settled = RoutingWriter(tx).settle(items, decisions);
    if (!settled)
        return settled.error();
    std::vector<storage::ItemActivity> activities;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto item = settled->find(items[i].feedback);
        if (item != settled->end())
            activities.push_back(record(items[i].feedback, decisions[i], item->second));
    }
    const auto noted = FeedbackWriter(tx).addActivities(activities);
    return noted ? std::nullopt : std::optional(noted.error());
}

/// Stores the pairs that probably say the same.
std::optional<Problem> saveSuggestions(Transaction &tx, std::span<const ClaimedItem> items,
                                       const std::vector<storage::FoundDuplicate> &found)
{
    std::vector<FeedbackId> ids;
    for (const ClaimedItem &item : items)
        ids.push_back(item.feedback);
    storage::SuggestionWriter suggestions(tx);
    if (const auto stored = suggestions.store(ids, found); !stored)
        return stored.error();
    if (found.empty())
        return std::nullopt;
    const auto reviewed = suggestions.reviewWhatCameAgain(ids);
    return reviewed ? std::nullopt : std::optional(reviewed.error());
}

constexpr int mergesAtOnce = 20; ///< The merges of a transaction, for which others wait.

/// Returns the items that may be merged without anybody's doing.
std::vector<FeedbackId> almostCertain(const std::vector<storage::FoundDuplicate> &found)
{
    std::vector<FeedbackId> items;
    for (const storage::FoundDuplicate &each : found) {
        if (each.probability >= organizationrules::autoMergeThreshold.minimum)
            items.push_back(each.feedback);
    }
    return items;
}

/// Merges those of the items that surely say the same as older ones. Returns how many were found, at most
/// mergesAtOnce.
Result<int> mergeCertain(Transaction &tx, const std::vector<FeedbackId> &items)
{
    return items.empty() ? 0 : storage::SuggestionWriter(tx).mergeWhatIsCertain(items, mergesAtOnce);
}

} // namespace

Result<void> routeItems(Connection &connection, const routing::Classifier &classifier, RoutingModels &models,
                        DuplicateFinder &duplicates, std::span<const ClaimedItem> items)
{
    const OrganizationId organization = items.front().organization;
    const auto settings = RoutingStore(connection, organization).settings();
    if (!settings)
        return settings.error();
    const auto current = models.current(connection, organization, settings->learning);
    if (!current)
        return current.error();
    const routing::Model &model = **current;

    // Classification runs before the organization's lock is taken, writing under it.
    std::vector<StoredDecision> decisions;
    decisions.reserve(items.size());
    std::vector<FeedbackId> ids;
    std::ranges::transform(items, std::back_inserter(ids), &ClaimedItem::feedback);
    std::vector<QByteArray> vectors = vectorsOf(connection, organization, model, ids);
    for (std::size_t i = 0; i < items.size(); ++i) {
        auto decision = decisionOf(classifier, *settings, model, items[i], std::move(vectors[i]));
        if (!decision)
            return unavailable(u"The server is shutting down."_s);
        decisions.push_back(std::move(*decision));
    }
    const auto found = duplicates.find(connection, organization, items);
    if (!found)
        return found.error();

    const auto record
        = [&](FeedbackId item, const StoredDecision &decision, const storage::SettledItem &settled) {
              return activityOf(item, decision, settled, model.buffers());
          };
    const std::vector<FeedbackId> certain = almostCertain(*found);
    const auto save = [&](Transaction &tx) -> Result<int> {
        if (const auto failed = saveDecisions(tx, items, decisions, record))
            return *failed;
        if (const auto failed = saveSuggestions(tx, items, *found))
            return *failed;
        return mergeCertain(tx, certain);
    };
    Result<int> merged = storage::inTransaction(connection, organization, save);
    if (!merged)
        return merged.error();
    // The decisions are stored. What cannot be merged now stays suggested.
    while (merged && *merged == mergesAtOnce)
        merged = storage::inTransaction(connection, organization,
                                        [&](Transaction &tx) { return mergeCertain(tx, certain); });
    return {};
}

Result<void> failItem(Connection &connection, const routing::Classifier &classifier, const ClaimedItem &item,
                      const QString &reason)
{
    StoredDecision decision;
    decision.status = RoutingStatus::Failed;
    decision.classifier = classifier.name();
    decision.reasoning = reason;
    // Only assignments by people stay.
    const auto record = [&](FeedbackId id, const auto &, const auto &) {
        return recordOf(id, { .code = activitycode::routingFailed }, std::nullopt, reason);
    };
    const auto failure = storage::transact(connection, item.organization, [&](Transaction &tx) {
        return saveDecisions(tx, { &item, 1 }, { &decision, 1 }, record);
    });
    if (failure)
        return *failure;
    return {};
}

} // namespace triage::services
