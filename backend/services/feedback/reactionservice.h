// SPDX-License-Identifier: GPL-3.0-or-later
// Reactions: voting on targets, and what the votes add up to.
#pragma once

#include "domain/caller.h"
#include "domain/reaction.h"
#include "services/idempotencyguard.h"
#include "services/servicetask.h"
#include "stores/reactionstore.h"

namespace triage::services {

/// A vote, ready to be counted.
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

    /// Counts the vote. Where the voter has voted on the target already, the vote that stands is answered,
    /// and the other value changes it.
    DatabaseTask<Reaction> react(const Caller &caller, const Vote &vote,
                                 const IdempotencyGuard<Reaction> &idempotency = {});
    /// TargetNotFound where there is no such target.
    DatabaseTask<ReactionSummary> summary(const Caller &caller, TargetId target);

private:
    storage::Database &m_database;
};

} // namespace triage::services
