// SPDX-License-Identifier: GPL-3.0-or-later
// Where new feedback is stored: items that arrive at the same time share a transaction, and each is answered
// only when it is durable.
#pragma once

#include "database/awaitable.h"
#include "database/connection.h"
#include "database/mailbox.h"
#include "services/feedback/batchwriter.h"

#include <functional>
#include <memory>

namespace triage::services {

/// Writers with a connection each. Items of one organization are stored in the order in which they came; an
/// organization whose write lock is taken for long holds up no other one. Lives in one thread (the HTTP
/// thread).
class FeedbackIntake
{
public:
    struct Config
    {
        storage::ConnectionConfig connection;
        int writers = 2;
        int queueLimit = 5000; ///< Items that may wait; more are answered ServiceUnavailable at once.
        int maxBatchSize = 256;
    };

    explicit FeedbackIntake(Config config);
    /// Stores what waits, then ends.
    ~FeedbackIntake();

    /// Stores one item; its lexemes are made here, from its text. UsageLimitReached if the organization's
    /// lifetime limit is reached, RateLimited if one of the submission's rate limits is. If a rate limit is
    /// known to refuse it, the coroutine is not suspended and the database is not asked.
    storage::Awaitable<IntakeOutcome> store(OrganizationId organization, Submission submission);

    /// Called in the owner's thread whenever items were stored.
    void onStored(std::function<void()> notify);

    /// Items that wait to be stored.
    int queued() const;
    /// Returns when nothing waits and every answer has been given.
    void drain();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::services
