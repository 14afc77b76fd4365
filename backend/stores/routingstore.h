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
#include <unordered_map>
#include <vector>

namespace triage::storage {

/// An item that a worker has claimed, for the length of its lease.
struct ClaimedItem
{
    OrganizationId organization;
    FeedbackId feedback;
    int attempt = 0; ///< From 1; a decision is accepted only while it is unchanged.
    QString title;
    QString description;
    QByteArray owner{}; ///< The owner of the claim.

    ClaimedWork work() const { return { organization, feedback.value(), {}, attempt, owner }; }
};

/// The version of the data that an organization's model is trained on: equal numbers mean equal data.
struct LearningState
{
    qint64 generation = 0; ///< The organization's history; numbers of different histories cannot be compared.
    qint64 profileChange = 0; ///< The last change of buffer descriptions.
    qint64 exampleChange = 0; ///< The last change of training examples.
    qint64 resolvedDecisions = 0; ///< Number of decisions that people confirmed or corrected.

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
    LearningState learning;
};

/// Returns the items of a claim.
std::vector<ClaimedItem> itemsOf(const Claim &claim);
/// The number of organizations that share a claim.
inline constexpr int organizationsOfClaim = 8;

/// Reads routing of one organization.
class RoutingStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    Result<RoutingSettings> settings();
    /// FeedbackNotFound if there is no such item.
    Result<Records<RoutingDetails>> details(FeedbackId feedback);
    Result<std::vector<FeedbackId>> failedItems(int limit);
};

/// A decision about an item.
struct StoredDecision
{
    RoutingStatus status = RoutingStatus::Routed;
    bool needsReview = false;
    std::vector<RoutingCandidate> assigned;
    std::vector<RoutingCandidate> candidates;
    QString classifier;
    QString reasoning;
    std::optional<RoutingReason> reason = std::nullopt;
    std::vector<double> scores = {}; ///< The scores from which the candidates' confidences were computed.
};

/// The buffers that hold an item through routing, by item.
using SettledItems = std::unordered_map<FeedbackId, std::vector<BufferId>>;

/// Writes routing, inside a transaction.
class RoutingWriter : public RoutingStore
{
public:
    explicit RoutingWriter(Transaction &tx) : RoutingStore(tx.connection(), tx.organization()), m_tx(tx) { }

    /// Completes the jobs of claimed items and stores the decisions, in one statement: replaces earlier
    /// assignments of routing. Assignments by people remain, and an item that people removed from a buffer
    /// does not return. Returns the buffers that hold each item through routing, without items whose lease
    /// was lost meanwhile or that were deleted.
    Result<SettledItems> settle(std::span<const ClaimedItem> items,
                                std::span<const StoredDecision> decisions);
    /// Queues the items for routing again, from the first attempt.
    Result<void> enqueue(const std::vector<FeedbackId> &feedback);

private:
    Transaction &m_tx;
};

} // namespace triage::storage
