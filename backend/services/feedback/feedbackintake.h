// SPDX-License-Identifier: GPL-3.0-or-later
// Stores new feedback: items that arrive at the same time share a transaction, and each request is answered
// only when its item is durable.
#pragma once

#include "database/awaitable.h"
#include "database/database.h"
#include "services/feedback/batchwriter.h"

#include <functional>
#include <memory>

namespace triage::services {

/// Collects the items of each organization while it waits for its turn in the database, and stores those that
/// are there then together, in the order of their arrival. Lives in one thread (the HTTP thread), and must
/// exist until the database is drained.
class FeedbackIntake
{
public:
    struct Limits
    {
        /// The maximum number of pending items, which organizations share (SharedBudget). Those without a
        /// place are answered ServiceUnavailable.
        int pending = 5000;
        int batch = 256;
    };

    FeedbackIntake(storage::Database &database, Limits limits,
                   const RatePolicies &rates = RatePolicies::off());
    FeedbackIntake(storage::Database &database, const RatePolicies &rates)
        : FeedbackIntake(database, Limits(), rates)
    {
    }
    ~FeedbackIntake();

    /// Stores an item, counts it against the rate limits of the token or, with a widget token, of the
    /// client's address, and queues it for routing. Fails as below.
    storage::Awaitable<IntakeOutcome> store(const Caller &caller, const storage::PreparedFeedback &item,
                                            const QString &clientAddress,
                                            const IdempotencyGuard<Feedback> &idempotency);
    /// Stores one item and adds its lexemes, from its text. UsageLimitReached if the organization's lifetime
    /// limit is reached, RateLimited if one of the submission's rate limits is. If a rate limit is known to
    /// refuse it, the coroutine is not suspended and the database is not asked.
    storage::Awaitable<IntakeOutcome> store(OrganizationId organization, Submission submission);

    /// The function is called in the owner's thread whenever items were stored.
    void onStored(std::function<void()> notify);

    /// Returns the number of pending items.
    int queued() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::services
