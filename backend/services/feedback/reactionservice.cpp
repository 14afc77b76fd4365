// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/reactionservice.h"

#include "stores/targetstore.h"

namespace triage::services {

using storage::Connection;
using storage::ReactionStore;
using storage::ReactionWriter;
using storage::TargetStore;
using storage::TargetWriter;
using storage::Transaction;

namespace {

Result<Reaction> count(Transaction &tx, const Vote &vote)
{
    const auto target = TargetWriter(tx).ensure(vote.target);
    if (!target)
        return target.error();
    ReactionWriter reactions(tx);
    auto standing = reactions.find(*target, vote.voter);
    if (!standing)
        return standing.error();
    if (!*standing)
        return reactions.insert(*target, vote.voter, vote.value);
    Reaction reaction = std::move(**standing);
    if (reaction.value == vote.value)
        return reaction;
    reaction.value = vote.value;
    if (const auto changed = reactions.change(reaction.id, reaction.value); !changed)
        return changed.error();
    return reaction;
}

} // namespace

DatabaseTask<Reaction> ReactionService::react(const Caller &caller, const Vote &vote,
                                              const IdempotencyGuard<Reaction> &idempotency)
{
    auto job = [vote](Transaction &tx) {
        return count(tx, vote);
    };
    return m_database.write(caller.organization, idempotency.around(std::move(job)));
}

DatabaseTask<ReactionSummary> ReactionService::summary(const Caller &caller, TargetId target)
{
    auto job = [organization = caller.organization, target](Connection &db) -> Result<ReactionSummary> {
        if (const auto there = TargetStore(db, organization).require(target); !there)
            return there.error();
        return ReactionStore(db, organization).summary(target);
    };
    return m_database.read(caller.organization, std::move(job));
}

} // namespace triage::services
