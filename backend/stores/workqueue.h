// SPDX-License-Identifier: GPL-3.0-or-later
// Work in the background: one form of queue, from which the statements of every queue are composed.
#pragma once

#include "database/connection.h"
#include "database/transaction.h"
#include "domain/ids.h"
#include "result.h"

#include <chrono>
#include <optional>
#include <vector>

namespace triage::storage {

/// The queues. Each is a table whose rows are pieces of work, with the columns attempts, due_at,
/// delay_seconds, claimed_by, last_error and set_aside_at.
enum class WorkKind { Routing, Research, ImportUndo, Move, FollowUp, Delivery };

/// A piece of work that is claimed until its lease ends.
struct ClaimedWork
{
    OrganizationId organization;
    qint64 id = 0;
    QByteArray kind; ///< Empty in a queue with work of one kind.
    int attempt = 0; ///< From 1; the number of claims since the last success.
    QByteArray owner; ///< Names the session and the transaction of the claim.
    bool isSetAside = false; ///< It failed too often, and is tried again after a long time.
};

/// The result of a claim.
struct Claim
{
    std::vector<ClaimedWork> work; ///< Sorted by organization.
    Rows rows; ///< One for each piece of work; the columns of the queue begin at payloadColumn.
    std::chrono::milliseconds behind{ 0 }; ///< The time since the first piece was due.
    std::optional<Problem> problem; ///< If set, the work may be claimed or not: give it back.

    static constexpr int payloadColumn = 8;
};

/// The limits of a claim.
struct ClaimLimits
{
    int pieces = 1; ///< Shared by the organizations whose turn it is.
    int turns = 1; ///< The number of organizations, or of webhooks.
    std::chrono::seconds lease{ 60 };
    std::vector<OrganizationId> leftOut{}; ///< Organizations that get nothing.
    int perWebhook = 4; ///< The most claimed messages of a webhook, by all backends.
};

/// A queue as one worker sees it: remembers whose turn is next. Claimed work belongs to the worker until its
/// lease ends; then any worker may claim it. A piece that is due further ahead than it was delayed by,
/// because the clock of the database was set back, is due at once; every claim looks for these at most every
/// few seconds.
class WorkQueue
{
public:
    explicit WorkQueue(WorkKind kind) : m_kind(kind) { }

    /// Claims work that is due, of the organizations behind those of the last claim; of each, what has been
    /// due for longest.
    Claim claim(Connection &connection, const ClaimLimits &limits);
    /// Returns the time until a piece of work is due; nothing if the queue is empty.
    Result<std::optional<std::chrono::milliseconds>> timeUntilDue(Connection &connection) const;
    /// Ends claims: the work is due again after the delay. The attempts do not count if the work is not the
    /// cause of the failure. Not inside of a transaction.
    Result<void> postpone(Connection &connection, const std::vector<ClaimedWork> &work,
                          std::chrono::milliseconds delay, const QString &error,
                          bool countsAttempt = true) const;
    /// Ends a claim of work that fails again and again: it is marked, and due again after an hour.
    Result<void> setAside(Connection &connection, const ClaimedWork &work, const QString &error) const;
    /// Ends a claim of work of which a part is done: the next part is due after the pause, as at the
    /// beginning.
    Result<void> release(Transaction &tx, const ClaimedWork &work, std::chrono::milliseconds pause) const;
    /// Makes work due whose worker is gone, or that is due later than it was delayed by. Claims do that, too.
    Result<void> correctClock(Connection &connection) const;
    /// Returns the name of the queue in logs.
    QByteArray name() const;

private:
    Claim claimOnce(Connection &connection, const ClaimLimits &limits);

    WorkKind m_kind;
    OrganizationId m_after; ///< The turn of the last claim; invalid at the beginning.
    qint64 m_afterLane = 0;
    bool m_hadWork = false; ///< The last claim found some.
    std::chrono::steady_clock::time_point m_checkedClock{};
};

/// The work of all queues at one moment, and what went wrong in them.
struct QueueState
{
    static constexpr int maxCounted = 10'000; ///< Numbers of rows end here.

    double due = 0; ///< Items that are due to be routed.
    double later = 0; ///< Items that a worker routes, or that wait for another attempt.
    double oldestSeconds = 0; ///< The time since the oldest of the due items was due.
    double setAside = 0; ///< Pieces of work of all queues that are set aside.
    double failedItems = 0; ///< Items whose routing has failed for good, of maxCounted organizations.
    double messages = 0; ///< Messages of webhooks that are due to be sent.
    double oldestMessageSeconds = 0; ///< The age of the oldest message that was not received yet.
    double webhooksOff = 0; ///< Webhooks that the server switched off after failures.
};

/// Returns the statements that are composed for the queues and their state, which last as long as the
/// program.
std::vector<const Statement *> queueStatements();

/// Reads the state with one statement.
Result<QueueState> readQueueState(Connection &connection);

} // namespace triage::storage
