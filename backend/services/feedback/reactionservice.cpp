// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/reactionservice.h"

#include "stores/targetstore.h"

#include <span>

namespace triage::services {

using storage::Connection;
using storage::ReactionStore;
using storage::ReactionWriter;
using storage::TargetStore;
using storage::TargetWriter;
using storage::Transaction;

namespace {

Result<Reaction> countOn(Transaction &tx, const Target &target, const Vote &vote)
{
    ReactionWriter reactions(tx);
    auto standing = reactions.find(target, vote.voter);
    if (!standing)
        return standing.error();
    if (!*standing)
        return reactions.insert(target, vote.voter, vote.value);
    Reaction reaction = std::move(**standing);
    if (reaction.value == vote.value)
        return reaction;
    reaction.value = vote.value;
    if (const auto changed = reactions.change(reaction.id, reaction.value); !changed)
        return changed.error();
    return reaction;
}

QCoro::Task<ReactionOutcome> refused(ReactionOutcome outcome)
{
    co_return outcome;
}

} // namespace

/// A vote's way through the rate limits.
struct ReactionService::Admission
{
    /// Draws from the limits and counts the vote, in its transaction.
    Result<Reaction> count(Transaction &tx, const Vote &vote);
    /// Removes one token from each bucket. Returns RateLimited if one is empty.
    Result<void> consume(RateLimiter &limiter, std::span<const Charge> some);

    std::vector<Charge> charges;
    std::chrono::steady_clock::time_point begun = std::chrono::steady_clock::now();
    std::vector<Allowance> allowances;
    std::optional<ExhaustedBucket> exhausted;
    bool hasCorrected = false; ///< A bucket was ahead of the clock.
};

Result<void> ReactionService::Admission::consume(RateLimiter &limiter, std::span<const Charge> some)
{
    exhausted = limiter.consume(some);
    allowances = limiter.allowances(charges);
    if (exhausted)
        return rateLimited(exhausted->until - begun);
    return {};
}

Result<Reaction> ReactionService::Admission::count(Transaction &tx, const Vote &vote)
{
    auto limiter = RateLimiter::open(tx, charges, begun);
    if (!limiter)
        return limiter.error();
    hasCorrected = limiter->hasCorrected();
    if (const auto admitted = consume(*limiter, charges); !admitted)
        return admitted.error();
    bool isNew = false;
    const auto target = TargetWriter(tx).ensure(vote.target, isNew);
    if (!target)
        return target.error();
    if (isNew) {
        // Targets are never removed, so each counts like a request. A bucket of one token has no second one.
        std::vector<Charge> more = charges;
        std::erase_if(more, [](const Charge &each) { return each.policy.burst < 2; });
        if (const auto admitted = consume(*limiter, more); !admitted)
            return admitted.error();
    }
    auto reaction = countOn(tx, *target, vote);
    if (!reaction)
        return reaction;
    if (const auto saved = limiter->save(tx); !saved)
        return saved.error();
    return reaction;
}

QCoro::Task<ReactionOutcome> ReactionService::react(const Caller &caller, const Vote &vote,
                                                    const IdempotencyGuard<Reaction> &idempotency)
{
    const auto admission = std::make_shared<Admission>();
    admission->charges = chargesOf(m_limits, caller, vote.clientAddress);
    if (auto refusal = m_exhausted.refusal(caller.organization, admission->charges)) {
        ReactionOutcome outcome(std::move(refusal->problem));
        outcome.allowances = std::move(refusal->allowances);
        return refused(std::move(outcome));
    }
    const auto work
        = idempotency.around([vote, admission](Transaction &tx) { return admission->count(tx, vote); });
    auto job = [organization = caller.organization, work, admission](Connection &db) {
        auto counted = storage::inTransaction(db, organization, work);
        // If this fails, the next refusal tries it again.
        if (!counted && admission->hasCorrected)
            std::ignore = RateLimiter::correct(db, organization, admission->charges);
        return counted;
    };
    return conclude(caller.organization, m_database.readAndWrite(caller, std::move(job)), admission);
}

QCoro::Task<ReactionOutcome> ReactionService::conclude(OrganizationId organization,
                                                       DatabaseTask<Reaction> counting,
                                                       std::shared_ptr<Admission> admission)
{
    Result<Reaction> counted = co_await std::move(counting);
    ReactionOutcome outcome(std::move(counted));
    outcome.allowances = admission->allowances;
    if (admission->exhausted)
        m_exhausted.add(organization, *admission->exhausted);
    co_return outcome;
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
