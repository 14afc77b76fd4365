// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on reactions: votes on targets, and their totals.
#pragma once

#include "domain/caller.h"
#include "domain/reaction.h"
#include "services/idempotencyguard.h"
#include "services/ratelimiter.h"
#include "services/servicetask.h"
#include "stores/reactionstore.h"

#include <memory>
#include <optional>
#include <vector>

namespace triage::services {

/// A vote to be counted.
struct Vote
{
    NormalTarget target;
    int value = thumbsUp;
    storage::Voter voter;
    QString clientAddress; ///< For the rate limits.
};

/// The outcome of a vote.
struct ReactionOutcome : Result<Reaction>
{
    using Result<Reaction>::Result;
    ReactionOutcome(Result<Reaction> reaction) : Result<Reaction>(std::move(reaction)) { }

    std::vector<Allowance> allowances; ///< The remaining allowances of the limits; empty if none was checked.
};

class ReactionService
{
public:
    ReactionService(storage::Database &database, const RatePolicies &limits)
        : m_database(database), m_limits(limits)
    {
    }

    /// Counts the vote. If the voter has voted on the target before, the stored vote is returned, changed if
    /// the value is the other one. RateLimited if the token or, with a widget token, the client's address
    /// sends too much; a vote on a new target counts twice.
    QCoro::Task<ReactionOutcome> react(const Caller &caller, const Vote &vote,
                                       const IdempotencyGuard<Reaction> &idempotency = {});
    /// TargetNotFound if the target does not exist.
    DatabaseTask<ReactionSummary> summary(const Caller &caller, TargetId target);

private:
    struct Admission;

    QCoro::Task<ReactionOutcome> conclude(OrganizationId organization, DatabaseTask<Reaction> counting,
                                          std::shared_ptr<Admission> admission);

    storage::Database &m_database;
    const RatePolicies m_limits;
    ExhaustedBuckets m_exhausted;
};

} // namespace triage::services
