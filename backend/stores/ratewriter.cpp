// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/ratewriter.h"

#include "database/columns.h"
#include "stores/parts/removal.h"

namespace triage::storage {

Result<std::vector<BucketState>> RateWriter::read(std::span<const BucketKey> keys)
{
    const auto rows = m_tx.execute("rate.read",
                                   { { "tokens", columnOf(keys, &BucketKey::token) },
                                     { "addresses", columnOf(keys, &BucketKey::address) } });
    if (!rows)
        return rows.error();
    std::vector<BucketState> states;
    for (const BucketKey &key : keys)
        states.push_back({ key, 0 });
    for (const Row row : *rows)
        states.at(std::size_t(row.integer(0) - 1)).fullAt = row.integer(1);
    return states;
}

Result<void> RateWriter::write(std::span<const BucketState> buckets)
{
    return m_tx.run(
        "rate.write",
        { { "tokens", columnOf(buckets, [](const BucketState &each) { return each.key.token; }) },
          { "addresses", columnOf(buckets, [](const BucketState &each) { return each.key.address; }) },
          { "full_at", columnOf(buckets, &BucketState::fullAt) } });
}

Result<bool> purgeFullBuckets(Connection &connection)
{
    return runInBatches(connection, { "rate.purge" });
}

} // namespace triage::storage
