// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/ratewriter.h"

namespace triage::storage {

namespace {

constexpr int maxPurgedBuckets = 5000;

} // namespace

Result<std::vector<BucketState>> RateWriter::read(std::span<const BucketKey> keys)
{
    std::vector<BucketState> states;
    std::vector<TokenId> tokens;
    std::vector<QString> addresses;
    for (const BucketKey &key : keys) {
        states.push_back({ key, 0 });
        tokens.push_back(key.token);
        addresses.push_back(key.address);
    }
    const auto rows = m_tx.execute("rate.read", { { "tokens", tokens }, { "addresses", addresses } });
    if (!rows)
        return rows.error();
    for (const Row row : *rows)
        states.at(std::size_t(row.integer(0) - 1)).fullAt = row.integer(1);
    return states;
}

Result<void> RateWriter::write(std::span<const BucketState> buckets)
{
    std::vector<TokenId> tokens;
    std::vector<QString> addresses;
    std::vector<qint64> times;
    for (const BucketState &bucket : buckets) {
        tokens.push_back(bucket.key.token);
        addresses.push_back(bucket.key.address);
        times.push_back(bucket.fullAt);
    }
    return m_tx.run("rate.write", { { "tokens", tokens }, { "addresses", addresses }, { "full_at", times } });
}

Result<void> purgeFullBuckets(Connection &connection)
{
    while (true) {
        const auto rows = connection.execute("rate.purge", { { "limit", maxPurgedBuckets } });
        if (!rows)
            return rows.error();
        if (rows->affected() < maxPurgedBuckets)
            return {};
    }
}

} // namespace triage::storage
