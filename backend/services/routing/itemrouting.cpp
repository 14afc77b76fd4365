// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/routing/itemrouting.h"

#include "database/sharedtransaction.h"
#include "domain/organization.h"
#include "log/exceptiontype.h"
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
using storage::RoutingSettings;
using storage::RoutingStore;
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

/// Stores the decisions on items of the transactions' organizations whose lease is still held, and adds them
/// to their timelines. record: (index of an item, SettledItem) → ItemActivity.
template <typename Record>
std::optional<Problem> saveDecisions(std::span<Transaction> transactions, std::span<const ClaimedItem> items,
                                     std::span<const StoredDecision> decisions, const Record &record)
{
    const auto settled = storage::settle(transactions, items, decisions);
    if (!settled)
        return settled.error();
    std::vector<std::vector<storage::ItemActivity>> activities(transactions.size());
    for (std::size_t t = 0; t < transactions.size(); ++t) {
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (items[i].organization == transactions[t].organization() && (*settled)[i])
                activities[t].push_back(record(i, *(*settled)[i]));
        }
    }
    const auto noted = storage::addActivities(transactions, activities);
    return noted ? std::nullopt : std::optional(noted.error());
}

/// Stores the pairs of the items that probably say the same.
std::optional<Problem> saveSuggestions(Transaction &tx, std::span<const ClaimedItem> items,
                                       const std::vector<storage::FoundDuplicate> &found)
{
    std::vector<FeedbackId> ids;
    std::ranges::transform(items, std::back_inserter(ids), &ClaimedItem::feedback);
    storage::SuggestionWriter suggestions(tx);
    if (const auto stored = suggestions.store(ids, found); !stored)
        return stored.error();
    if (found.empty())
        return std::nullopt;
    const auto reviewed = suggestions.reviewWhatCameAgain(ids);
    return reviewed ? std::nullopt : std::optional(reviewed.error());
}

constexpr int mergesAtOnce = 20; ///< The merges of a transaction, for which others wait.

/// Returns the items that the organization may want to be merged without anybody's doing.
std::vector<FeedbackId> almostCertain(const std::vector<storage::FoundDuplicate> &found,
                                      const RoutingSettings &settings)
{
    std::vector<FeedbackId> items;
    for (const storage::FoundDuplicate &each : found) {
        if (settings.mergesDuplicates && each.probability >= organizationrules::autoMergeThreshold.minimum)
            items.push_back(each.feedback);
    }
    return items;
}

/// Merges those of the items that almost certainly say the same as older ones. Returns how many were found,
/// at most mergesAtOnce.
Result<int> mergeCertain(Transaction &tx, const std::vector<FeedbackId> &items)
{
    return items.empty() ? 0 : storage::SuggestionWriter(tx).mergeWhatIsCertain(items, mergesAtOnce);
}

/// Items of one organization and what is to be stored about them.
struct ClassifiedItems
{
    std::span<const ClaimedItem> items;
    std::vector<StoredDecision> decisions;
    std::vector<storage::FoundDuplicate> duplicates;
    std::vector<FeedbackId> certain; ///< Those to be merged with others.
    std::vector<routing::BufferProfile> profiles;
    std::size_t group = 0; ///< The number of the group.
};

/// Runs before the lock of an organization is taken; what is made here is written under it.
Result<ClassifiedItems> classify(Connection &connection, const routing::Classifier &classifier,
                                 RoutingModels &models, DuplicateFinder &duplicates,
                                 std::span<const ClaimedItem> items)
{
    const OrganizationId organization = items.front().organization;
    const auto settings = RoutingStore(connection, organization).settings();
    if (!settings)
        return settings.error();
    const auto current = models.current(connection, organization, settings->learning);
    if (!current)
        return current.error();
    const routing::Model &model = **current;
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
    auto found = duplicates.find(connection, organization, items);
    if (!found)
        return found.error();
    std::vector<FeedbackId> certain = almostCertain(*found, *settings);
    return ClassifiedItems{ items, std::move(decisions), *std::move(found), std::move(certain),
                            model.buffers() };
}

Result<void> save(Connection &connection, const ClassifiedItems &classified)
{
    const std::span<const ClaimedItem> items = classified.items;
    const OrganizationId organization = items.front().organization;
    const auto record = [&](std::size_t i, const storage::SettledItem &settled) {
        return activityOf(items[i].feedback, classified.decisions[i], settled, classified.profiles);
    };
    const std::vector<FeedbackId> &certain = classified.certain;
    const auto save = [&](Transaction &tx) -> Result<int> {
        if (const auto failed = saveDecisions({ &tx, 1 }, items, classified.decisions, record))
            return *failed;
        if (const auto failed = saveSuggestions(tx, items, classified.duplicates))
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

/// Stores what is known about items of several organizations, none of which are merged, in one transaction.
/// Returns the organizations that are stored: those whose lock was free.
Result<std::vector<OrganizationId>> saveTogether(Connection &connection, std::span<const ClassifiedItems> all)
{
    std::vector<OrganizationId> organizations;
    for (const ClassifiedItems &each : all)
        organizations.push_back(each.items.front().organization);
    std::vector<OrganizationId> stored;
    const auto work = [&](std::span<Transaction> transactions) -> std::optional<Problem> {
        std::vector<ClaimedItem> items;
        std::vector<ClaimedItem> withoutDuplicates;
        std::vector<std::pair<Transaction *, const ClassifiedItems *>> withDuplicates;
        std::vector<StoredDecision> decisions;
        std::vector<const std::vector<routing::BufferProfile> *> profiles; // of each item
        for (const ClassifiedItems &each : all) {
            const OrganizationId own = each.items.front().organization;
            const auto tx = std::ranges::find(transactions, own, &Transaction::organization);
            if (tx == transactions.end())
                continue;
            stored.push_back(own);
            items.insert(items.end(), each.items.begin(), each.items.end());
            decisions.insert(decisions.end(), each.decisions.begin(), each.decisions.end());
            profiles.resize(items.size(), &each.profiles);
            if (each.duplicates.empty())
                withoutDuplicates.insert(withoutDuplicates.end(), each.items.begin(), each.items.end());
            else
                withDuplicates.emplace_back(&*tx, &each);
        }
        const auto record = [&](std::size_t i, const storage::SettledItem &settled) {
            return activityOf(items[i].feedback, decisions[i], settled, *profiles[i]);
        };
        if (auto failed = saveDecisions(transactions, items, decisions, record))
            return failed;
        for (const auto &[tx, each] : withDuplicates) {
            if (auto failed = saveSuggestions(*tx, each->items, each->duplicates))
                return failed;
        }
        const auto forgotten = storage::forgetSuggestions(connection, withoutDuplicates);
        return forgotten ? std::nullopt : std::optional(forgotten.error());
    };
    if (const auto failed = storage::transactTogether(connection, organizations, work))
        return *failed;
    return stored;
}

/// Collects decisions, to store those on organizations with a few items together.
class SharedStorage
{
public:
    /// outcomes has one for each group.
    SharedStorage(Connection &connection, std::vector<Result<void>> &outcomes,
                  std::chrono::milliseconds longestWait)
        : m_connection(connection), m_outcomes(outcomes), m_longestWait(longestWait)
    {
    }

    /// Takes the decisions on a group. Those on a large one are stored at once, after those that wait.
    void add(std::size_t group, ClassifiedItems classified)
    {
        const std::size_t size = classified.items.size();
        const bool isLarge = size > itemsTogether / 2;
        classified.group = group;
        if (isLarge || !classified.certain.empty()) {
            m_alone.push_back(std::move(classified));
        } else {
            if (m_items + size > itemsTogether)
                store();
            m_items += size;
            m_together.push_back(std::move(classified));
        }
        if (isLarge || Clock::now() - m_since >= m_longestWait)
            store();
    }

    void store()
    {
        std::vector<OrganizationId> stored;
        if (m_together.size() > 1) {
            // What is not stored now is stored alone, and fails alone.
            if (auto done = guarded([&] { return saveTogether(m_connection, m_together); }))
                stored = *std::move(done);
        }
        for (const ClassifiedItems &each : m_together) {
            if (!std::ranges::count(stored, each.items.front().organization))
                storeAlone(each);
        }
        for (const ClassifiedItems &each : m_alone)
            storeAlone(each);
        m_together.clear();
        m_alone.clear();
        m_items = 0;
        m_since = Clock::now();
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t itemsTogether = 64; ///< The most of a transaction, for which others wait.

    void storeAlone(const ClassifiedItems &classified)
    {
        m_outcomes[classified.group] = guarded([&] { return save(m_connection, classified); });
    }

    Connection &m_connection;
    std::vector<Result<void>> &m_outcomes;
    const std::chrono::milliseconds m_longestWait;
    std::vector<ClassifiedItems> m_together; ///< Those that share a transaction.
    std::vector<ClassifiedItems> m_alone;
    std::size_t m_items = 0; ///< The number of items that share a transaction.
    Clock::time_point m_since = Clock::now(); ///< Nothing that waits is older.
};

} // namespace

std::vector<Result<void>> routeItems(Connection &connection, const routing::Classifier &classifier,
                                     RoutingModels &models, DuplicateFinder &duplicates,
                                     std::span<const std::span<const ClaimedItem>> groups,
                                     const std::function<void(std::span<const ClaimedItem>)> &prepare,
                                     std::chrono::milliseconds longestWait)
{
    std::vector<Result<void>> outcomes(groups.size());
    SharedStorage storage(connection, outcomes, longestWait);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        auto classified = guarded([&] {
            if (prepare)
                prepare(groups[i]);
            return classify(connection, classifier, models, duplicates, groups[i]);
        });
        if (classified)
            storage.add(i, *std::move(classified));
        else
            outcomes[i] = classified.error();
    }
    storage.store();
    return outcomes;
}

Result<void> failItem(Connection &connection, const routing::Classifier &classifier, const ClaimedItem &item,
                      const QString &reason)
{
    StoredDecision decision;
    decision.status = RoutingStatus::Failed;
    decision.classifier = classifier.name();
    decision.reasoning = reason;
    // Only assignments by people stay.
    const auto record = [&](std::size_t, const auto &) {
        return recordOf(item.feedback, { .code = activitycode::routingFailed }, std::nullopt, reason);
    };
    const auto failure = storage::transact(connection, item.organization, [&](Transaction &tx) {
        return saveDecisions({ &tx, 1 }, { &item, 1 }, { &decision, 1 }, record);
    });
    if (failure)
        return *failure;
    return {};
}

} // namespace triage::services
