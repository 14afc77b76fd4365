// SPDX-License-Identifier: GPL-3.0-or-later
// The queue of items to be routed, and the decisions about them.
#pragma once

#include "database/connection.h"
#include "database/record.h"
#include "database/transaction.h"
#include "domain/routing.h"
#include "result.h"
#include "stores/scopedstore.h"
#include "stores/workqueue.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace triage::storage {

/// An item that a worker has claimed, for the length of its lease.
struct ClaimedItem
{
    OrganizationId organization;
    FeedbackId feedback;
    int attempt = 0; ///< From 1.
    QString title;
    QString description;
    std::chrono::milliseconds waited{ 0 }; ///< Since it was due.
    QByteArray owner{}; ///< The owner of the claim; a decision is accepted only while it is unchanged.

    ClaimedWork work() const { return { organization, feedback.value(), {}, attempt, owner }; }
};

/// The version of the data that an organization's model is trained on: equal numbers mean equal data.
struct LearningState
{
    qint64 generation = 0; ///< The organization's history; numbers of different histories cannot be compared.
    qint64 profileChange = 0; ///< The last change of buffer descriptions.
    qint64 exampleChange = 0; ///< The last change of training examples.

    friend bool operator==(const LearningState &, const LearningState &) = default;
};

/// The routing settings of an organization.
struct RoutingSettings
{
    bool enabled = true;
    bool createsBuffers = false;
    double assignThreshold = 0.8;
    double reviewThreshold = 0.5;
    double createThreshold = 0.4;
    qint64 buffers = 0; ///< Number of live buffers.
    bool mergesDuplicates = false; ///< Merges items that almost certainly say the same.
    LearningState learning;
};

/// Returns the states of those of the organizations that exist.
Result<std::vector<std::pair<OrganizationId, LearningState>>>
learningStates(Connection &connection, const std::vector<OrganizationId> &organizations);

/// The number of organizations that share a claim.
inline constexpr int organizationsOfClaim = 64;
/// Returns the items of a claim.
std::vector<ClaimedItem> itemsOf(const Claim &claim);

/// Reads routing of one organization.
class RoutingStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    Result<RoutingSettings> settings();
    /// FeedbackNotFound if there is no such item.
    Result<Records<RoutingDetails>> details(FeedbackId feedback);
    Result<std::vector<FeedbackId>> failedItems(int limit);
    /// Returns items behind the given one that the embedded classifier routed because the language model gave
    /// no answer, without those that people judged.
    Result<std::vector<FeedbackId>> fallbacks(FeedbackId after, int limit);
    /// Returns how many of the items are not routed yet.
    Result<int> pendingOf(const std::vector<FeedbackId> &items);
};

/// A decision about an item.
struct StoredDecision
{
    RoutingStatus status = RoutingStatus::Routed;
    std::vector<RoutingCandidate> assigned;
    std::vector<bool> doubtful = {}; ///< True for each of those assigned that a person has to check.
    std::vector<RoutingCandidate> candidates;
    QString classifier;
    QString reasoning;
    std::optional<RoutingReason> reason = std::nullopt;
    std::vector<double> scores = {}; ///< The scores from which the candidates' confidences were computed.
};

/// The result of a decision on an item.
struct SettledItem
{
    std::vector<BufferId> held; ///< The buffers that hold it through routing.
    bool asksReview = false; ///< Routing asks a person to check one of them.
};

/// Completes the jobs of claimed items of the transactions' organizations and stores the decisions, in one
/// statement: replaces earlier assignments and requests for review of routing. Assignments and requests by
/// people remain, an item that people removed from a buffer does not return, and nobody is asked about a
/// buffer where people put the item or confirmed it. Returns a result for each item; none for those whose
/// lease was lost meanwhile or that were deleted.
Result<std::vector<std::optional<SettledItem>>> settle(std::span<Transaction> transactions,
                                                       std::span<const ClaimedItem> items,
                                                       std::span<const StoredDecision> decisions);

/// Writes routing, inside a transaction.
class RoutingWriter : public WriterOf<RoutingStore>
{
public:
    using WriterOf::WriterOf;

    /// Queues the items for routing again, from the first attempt.
    Result<void> enqueue(const std::vector<FeedbackId> &feedback);
};

} // namespace triage::storage
