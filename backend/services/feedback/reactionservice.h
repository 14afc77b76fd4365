// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on reactions: votes on targets, and their totals.
#pragma once

#include "domain/caller.h"
#include "domain/reaction.h"
#include "services/idempotencyguard.h"
#include "services/servicetask.h"
#include "stores/reactionstore.h"

namespace triage::services {

/// A vote to be counted.
struct Vote
{
    NormalTarget target;
    int value = thumbsUp;
    storage::Voter voter;
};

class ReactionService
{
public:
    explicit ReactionService(storage::Database &database) : m_database(database) { }

    /// Counts the vote. If the voter has voted on the target before, the stored vote is returned, changed if
    /// the value is the other one.
    DatabaseTask<Reaction> react(const Caller &caller, const Vote &vote,
                                 const IdempotencyGuard<Reaction> &idempotency = {});
    /// TargetNotFound if the target does not exist.
    DatabaseTask<ReactionSummary> summary(const Caller &caller, TargetId target);

private:
    storage::Database &m_database;
};

} // namespace triage::services
