// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/ratelimiter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::services {

namespace {

using std::chrono::ceil;
using std::chrono::microseconds;
using std::chrono::seconds;
using std::chrono::steady_clock;

// A bucket may be refilled in the database; that takes effect after this time at the latest.
constexpr auto maxMemory = seconds(1);
constexpr std::size_t maxRemembered = 100'000;

} // namespace

std::vector<Charge> chargesOf(const RatePolicies &limits, const Caller &caller, const QString &address)
{
    std::vector<Charge> charges;
    const bool isWidget = caller.kind == TokenKind::Widget;
    const RatePolicy &own = isWidget ? limits.widget : limits.fullAccess;
    if (!own.isOff())
        charges.push_back({ "default", { caller.token, {} }, own });
    if (isWidget && !limits.address.isOff() && !address.isEmpty())
        charges.push_back({ "address", { caller.token, address }, limits.address });
    return charges;
}

Problem rateLimited(steady_clock::duration wait)
{
    Problem limited = problem(ProblemType::RateLimited,
                              u"Too many requests came at once. Wait a moment, then send this one again."_s);
    limited.retryAfter = std::max(seconds(1), ceil<seconds>(wait));
    return limited;
}

Result<RateLimiter> RateLimiter::open(storage::Transaction &tx, const std::vector<Charge> &charges,
                                      steady_clock::time_point begun)
{
    RateLimiter limiter;
    limiter.m_now = std::chrono::milliseconds(tx.now().milliseconds());
    limiter.m_begun = begun;
    std::map<storage::BucketKey, RatePolicy> policies;
    for (const Charge &charge : charges)
        policies.emplace(charge.bucket, charge.policy);
    if (policies.empty())
        return limiter;
    std::vector<storage::BucketKey> keys;
    for (const auto &[key, policy] : policies)
        keys.push_back(key);
    const auto states = storage::RateWriter(tx).read(keys);
    if (!states)
        return states.error();
    for (const storage::BucketState &state : *states) {
        const RateBucket bucket(policies.at(state.key), microseconds(state.fullAt), limiter.m_now);
        limiter.m_buckets.emplace(state.key, bucket);
        if (bucket.fullAt() < microseconds(state.fullAt)) {
            limiter.m_changed[state.key] = bucket.fullAt().count();
            limiter.m_hasCorrected = true;
        }
    }
    return limiter;
}

std::optional<ExhaustedBucket> RateLimiter::consume(std::span<const Charge> charges)
{
    std::optional<ExhaustedBucket> longest;
    for (const Charge &charge : charges) {
        const RateBucket &bucket = m_buckets.at(charge.bucket);
        const auto until = m_begun + bucket.untilOne();
        if (bucket.isEmpty() && (!longest || until > longest->until))
            longest = ExhaustedBucket{ charge.bucket, until };
    }
    if (longest)
        return longest;
    for (const Charge &charge : charges) {
        RateBucket &bucket = m_buckets.at(charge.bucket);
        bucket.consume();
        m_changed[charge.bucket] = bucket.fullAt().count();
    }
    return std::nullopt;
}

std::vector<Allowance> RateLimiter::allowances(std::span<const Charge> charges) const
{
    std::vector<Allowance> all;
    for (const Charge &charge : charges) {
        const RateBucket &bucket = m_buckets.at(charge.bucket);
        const auto wait = bucket.isEmpty() ? bucket.untilOne() : bucket.untilFull();
        all.push_back({ charge.name, charge.policy, bucket.left(), ceil<seconds>(wait) });
    }
    return all;
}

Result<void> RateLimiter::save(storage::Transaction &tx)
{
    if (m_changed.empty())
        return {};
    std::vector<storage::BucketState> states;
    for (const auto &[key, fullAt] : m_changed)
        states.push_back({ key, fullAt });
    return storage::RateWriter(tx).write(states);
}

Result<void> RateLimiter::correct(storage::Connection &connection, OrganizationId organization,
                                  const std::vector<Charge> &charges)
{
    return storage::inTransaction(connection, organization, [&](storage::Transaction &tx) -> Result<void> {
        auto limiter = open(tx, charges, steady_clock::now());
        if (!limiter)
            return limiter.error();
        return limiter->save(tx);
    });
}

void ExhaustedBuckets::add(OrganizationId organization, const ExhaustedBucket &empty)
{
    const auto now = steady_clock::now();
    if (m_empty.size() >= maxRemembered)
        std::erase_if(m_empty, [now](const auto &each) { return each.second <= now; });
    if (m_empty.size() >= maxRemembered)
        m_empty.clear();
    m_empty[{ organization, empty.bucket }] = std::min(empty.until, now + maxMemory);
}

std::optional<ExhaustedBuckets::Refusal> ExhaustedBuckets::refusal(OrganizationId organization,
                                                                   std::span<const Charge> charges)
{
    const auto now = steady_clock::now();
    for (const Charge &charge : charges) {
        const auto found = m_empty.find({ organization, charge.bucket });
        if (found == m_empty.end())
            continue;
        if (found->second <= now) {
            m_empty.erase(found);
            continue;
        }
        Refusal refusal{ rateLimited(found->second - now), {} };
        for (const Charge &each : charges) {
            Allowance allowance{ each.name, each.policy, std::nullopt, {} };
            if (each.bucket == charge.bucket) {
                allowance.left = 0;
                allowance.reset = refusal.problem.retryAfter;
            }
            refusal.allowances.push_back(allowance);
        }
        return refusal;
    }
    return std::nullopt;
}

} // namespace triage::services
