// SPDX-License-Identifier: GPL-3.0-or-later
// Who is let in under the rate limits: exactly, in the transaction that stores what is let in, and without
// asking the database where a bucket is known to be empty.
#pragma once

#include "services/ratebucket.h"
#include "services/ratepolicies.h"
#include "stores/ratewriter.h"

#include <chrono>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace triage::services {

/// A bucket that something takes from, and its limit.
struct Charge
{
    const char *name = ""; ///< Of the limit, for clients.
    storage::BucketKey bucket;
    RatePolicy policy;
};

/// A bucket that has nothing to take until then.
struct ExhaustedBucket
{
    storage::BucketKey bucket;
    std::chrono::steady_clock::time_point until;
};

/// RateLimited, with the time to wait.
Problem rateLimited(std::chrono::steady_clock::duration wait);

/// The buckets of a transaction. Its organization's lock makes what is taken exact, whichever backends take
/// at once; the time is the database's, which they share.
class RateLimiter
{
public:
    /// Reads all buckets that will be taken from in one statement; asks nothing where there is none. begun: a
    /// moment by this machine's clock that was not after the beginning of the transaction.
    static Result<RateLimiter> open(storage::Transaction &tx, const std::vector<Charge> &charges,
                                    std::chrono::steady_clock::time_point begun);

    /// Takes one from every bucket, or, where one is empty, none from any: that one.
    std::optional<ExhaustedBucket> consume(std::span<const Charge> charges);
    /// What is left of each now.
    std::vector<Allowance> allowances(std::span<const Charge> charges) const;
    /// Writes the buckets that were taken from, in one statement.
    Result<void> save(storage::Transaction &tx);

private:
    std::chrono::microseconds m_now{ 0 };
    std::chrono::steady_clock::time_point m_begun;
    std::map<storage::BucketKey, RateBucket> m_buckets;
    std::map<storage::BucketKey, qint64> m_consumed;
};

/// What is known of empty buckets: a bucket that was found empty stays so until it has gained one, whatever
/// other backends do, so nobody needs to ask the database before. Lives in one thread.
class ExhaustedBuckets
{
public:
    void add(OrganizationId organization, const ExhaustedBucket &empty);

    struct Refusal
    {
        Problem problem;
        std::vector<Allowance> allowances;
    };
    /// Where one of the buckets is known to be empty.
    std::optional<Refusal> refusal(OrganizationId organization, std::span<const Charge> charges);

private:
    std::map<std::pair<OrganizationId, storage::BucketKey>, std::chrono::steady_clock::time_point> m_empty;
};

} // namespace triage::services
