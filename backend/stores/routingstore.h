// SPDX-License-Identifier: GPL-3.0-or-later
// The queue of items to be routed, and what was decided about them.
#pragma once

#include "database/connection.h"
#include "database/record.h"
#include "database/transaction.h"
#include "domain/routing.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <chrono>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace triage::storage {

/// An item that a worker has taken on, for the length of its lease.
struct ClaimedItem
{
    OrganizationId organization;
    FeedbackId feedback;
    int attempt = 0; ///< From 1; finishing works only while it is still the same.
    QString title;
    QString description;
};

/// How new what an organization's model is made of is: with the same numbers it is the same.
struct LearningState
{
    qint64 generation = 0; ///< Of the organization's history; the numbers of another one say nothing.
    qint64 profileChange = 0; ///< The last change of what buffers say of themselves.
    qint64 exampleChange = 0; ///< The last change of what people taught.
    qint64 resolvedDecisions = 0; ///< How many decisions people have said something to.

    friend bool operator==(const LearningState &, const LearningState &) = default;
};

/// How an organization wants its feedback routed.
struct RoutingSettings
{
    bool enabled = true;
    bool createsBuffers = false;
    double assignThreshold = 0.8;
    double reviewThreshold = 0.5;
    double createThreshold = 0.4;
    qint64 buffers = 0; ///< Live ones.
    LearningState learning;
};

/// What was claimed, and what went wrong with it.
struct Claim
{
    std::vector<ClaimedItem> items; ///< Sorted by organization.
    std::chrono::milliseconds behind{ 0 }; ///< How long the first of them had waited since it was due.
    std::optional<Problem> problem; ///< Where it is set the items may be claimed or not: give them back.
};

/// Takes up to limit due items of all organizations: nobody else gets them before the lease is over. Longest
/// due first.
Claim claimItems(Connection &connection, int limit, std::chrono::seconds lease);
/// How long until an item is due; nothing where none waits.
Result<std::optional<std::chrono::milliseconds>> timeUntilItemDue(Connection &connection);
/// Makes due at once what waits only because the database's clock was set back: new items that are due in the
/// future, and others that are so for longer than anything is put off or leased.
Result<void> rescheduleItemsAfterClockStep(Connection &connection, std::chrono::seconds longest);
/// Puts a claimed item off after a failed attempt.
Result<void> postpone(Connection &connection, const ClaimedItem &item, std::chrono::seconds delay,
                      const QString &error);

/// Reads routing of one organization.
class RoutingStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    Result<RoutingSettings> settings();
    /// FeedbackNotFound where there is no such item.
    Result<Records<RoutingDetails>> details(FeedbackId feedback);
    Result<std::vector<FeedbackId>> failedItems(int limit);
};

/// What was decided about an item.
struct StoredDecision
{
    RoutingStatus status = RoutingStatus::Routed;
    bool needsReview = false;
    std::vector<RoutingCandidate> assigned;
    std::vector<RoutingCandidate> candidates;
    QString classifier;
    QString reasoning;
    std::vector<double> scores = {}; ///< What the candidates' confidences were made from.
};

/// The buffers that hold an item through routing, by item.
using SettledItems = std::unordered_map<FeedbackId, std::vector<BufferId>>;

/// Writes routing, inside a transaction.
class RoutingWriter : public RoutingStore
{
public:
    explicit RoutingWriter(Transaction &tx) : RoutingStore(tx.connection(), tx.organization()), m_tx(tx) { }

    /// Ends the jobs of claimed items and keeps what was decided about each, in one statement: replaces what
    /// routing had assigned by what it assigns now. What people assigned stays, and where people removed it
    /// it does not come back. The answer has the buffers that hold each item through routing, and no item
    /// whose lease was lost meanwhile: it is somebody else's now, or gone.
    Result<SettledItems> settle(std::span<const ClaimedItem> items,
                                std::span<const StoredDecision> decisions);
    /// The items wait for routing again, from the beginning.
    Result<void> enqueue(const std::vector<FeedbackId> &feedback);

private:
    Transaction &m_tx;
};

} // namespace triage::storage
