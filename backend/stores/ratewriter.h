// SPDX-License-Identifier: GPL-3.0-or-later
// The buckets of rate limits in the database, where all backends share them.
#pragma once

#include "database/connection.h"
#include "database/transaction.h"
#include "result.h"

#include <QString>

#include <compare>
#include <optional>
#include <span>
#include <vector>

namespace triage::storage {

/// Names a bucket of an organization: a token's own, or that of a client's address under a token. The
/// database keeps no more of the address than a salted hash.
struct BucketKey
{
    TokenId token;
    QString address; ///< Empty: the token's own bucket.

    friend bool operator==(const BucketKey &, const BucketKey &) = default;
    friend bool operator<(const BucketKey &a, const BucketKey &b)
    {
        return a.token == b.token ? a.address < b.address : a.token < b.token;
    }
};

/// A bucket and the time when it is full again.
struct BucketState
{
    BucketKey key;
    qint64 fullAt = 0; ///< In microseconds since 1970 by the database's clock; a past time: it is full.
};

/// Reads and writes buckets inside a transaction, which holds the organization's lock.
class RateWriter
{
public:
    explicit RateWriter(Transaction &tx) : m_tx(tx) { }

    /// Returns the state of each bucket, in the order of the keys.
    Result<std::vector<BucketState>> read(std::span<const BucketKey> keys);
    /// Writes buckets, each once.
    Result<void> write(std::span<const BucketState> buckets);

private:
    Transaction &m_tx;
};

/// Removes the buckets that are full, of all organizations, a limited number. Returns true if there may be
/// more.
Result<bool> purgeFullBuckets(Connection &connection);

} // namespace triage::storage
