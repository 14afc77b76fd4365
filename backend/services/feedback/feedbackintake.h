// SPDX-License-Identifier: GPL-3.0-or-later
// Stores new feedback: items that arrive at the same time share a transaction, and each request is answered
// only when its item is durable.
#pragma once

#include "database/awaitable.h"
#include "database/connection.h"
#include "database/mailbox.h"
#include "services/feedback/batchwriter.h"

#include <functional>
#include <memory>

namespace triage::services {

/// Owns writers with a connection each. Items of one organization are stored in the order of their arrival.
/// An organization whose write lock is held for long does not delay others. Lives in one thread (the HTTP
/// thread).
class FeedbackIntake
{
public:
    struct Config
    {
        storage::ConnectionConfig connection;
        int writers = 2;
        int queueLimit
            = 5000; ///< The maximum number of pending items; more are answered ServiceUnavailable at once.
        int maxBatchSize = 256;
    };

    explicit FeedbackIntake(Config config);
    /// Stores all pending items, then ends.
    ~FeedbackIntake();

    /// Stores one item and adds its lexemes, from its text. UsageLimitReached if the organization's lifetime
    /// limit is reached, RateLimited if one of the submission's rate limits is. If a rate limit is known to
    /// refuse it, the coroutine is not suspended and the database is not asked.
    storage::Awaitable<IntakeOutcome> store(OrganizationId organization, Submission submission);

    /// The function is called in the owner's thread whenever items were stored.
    void onStored(std::function<void()> notify);

    /// Returns the number of pending items.
    int queued() const;
    /// Returns when no item is pending and every request has been answered.
    void drain();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::services
