// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/admission.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::services {

namespace {

using std::chrono::ceil;
using std::chrono::microseconds;
using std::chrono::seconds;
using std::chrono::steady_clock;

// Somebody may give a bucket back what it had; this long it may go unnoticed.
constexpr auto longestMemory = seconds(1);
constexpr std::size_t mostRemembered = 100'000;

} // namespace

Problem rateLimited(steady_clock::duration wait)
{
    Problem limited = problem(ProblemType::RateLimited,
                              u"Too much feedback came at once. Wait a moment, then send it again."_s);
    limited.retryAfter = std::max(seconds(1), ceil<seconds>(wait));
    return limited;
}

Result<Admission> Admission::open(storage::Transaction &tx, const std::vector<Charge> &charges,
                                  steady_clock::time_point begun)
{
    Admission admission;
    admission.m_now = std::chrono::milliseconds(tx.now().milliseconds());
    admission.m_begun = begun;
    std::map<storage::BucketKey, RatePolicy> policies;
    for (const Charge &charge : charges)
        policies.emplace(charge.bucket, charge.policy);
    if (policies.empty())
        return admission;
    std::vector<storage::BucketKey> keys;
    for (const auto &[key, policy] : policies)
        keys.push_back(key);
    const auto states = storage::RateWriter(tx).read(keys);
    if (!states)
        return states.error();
    for (const storage::BucketState &state : *states)
        admission.m_buckets.emplace(
            state.key, Bucket(policies.at(state.key), microseconds(state.fullAt), admission.m_now));
    return admission;
}

std::optional<EmptyBucket> Admission::take(std::span<const Charge> charges)
{
    std::optional<EmptyBucket> longest;
    for (const Charge &charge : charges) {
        const Bucket &bucket = m_buckets.at(charge.bucket);
        const auto until = m_begun + bucket.untilOne();
        if (bucket.isEmpty() && (!longest || until > longest->until))
            longest = EmptyBucket{ charge.bucket, until };
    }
    if (longest)
        return longest;
    for (const Charge &charge : charges) {
        Bucket &bucket = m_buckets.at(charge.bucket);
        bucket.take();
        m_taken[charge.bucket] = bucket.fullAt().count();
    }
    return std::nullopt;
}

std::vector<Allowance> Admission::allowances(std::span<const Charge> charges) const
{
    std::vector<Allowance> all;
    for (const Charge &charge : charges) {
        const Bucket &bucket = m_buckets.at(charge.bucket);
        const auto wait = bucket.isEmpty() ? bucket.untilOne() : bucket.untilFull();
        all.push_back({ charge.name, charge.policy, bucket.left(), ceil<seconds>(wait) });
    }
    return all;
}

Result<void> Admission::keep(storage::Transaction &tx)
{
    if (m_taken.empty())
        return {};
    std::vector<storage::BucketState> states;
    for (const auto &[key, fullAt] : m_taken)
        states.push_back({ key, fullAt });
    return storage::RateWriter(tx).write(states);
}

void EmptyBuckets::add(OrganizationId organization, const EmptyBucket &empty)
{
    const auto now = steady_clock::now();
    if (m_empty.size() >= mostRemembered)
        std::erase_if(m_empty, [now](const auto &each) { return each.second <= now; });
    if (m_empty.size() >= mostRemembered)
        m_empty.clear();
    m_empty[{ organization, empty.bucket }] = std::min(empty.until, now + longestMemory);
}

std::optional<EmptyBuckets::Refusal> EmptyBuckets::refusal(OrganizationId organization,
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
