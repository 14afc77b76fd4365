// SPDX-License-Identifier: GPL-3.0-or-later
// Receipts: the answers that are given again when a request is sent again under its Idempotency-Key.
#pragma once

#include "database/connection.h"
#include "database/transaction.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <QByteArray>

#include <span>
#include <vector>

namespace triage::storage {

/// What tells a request from others and from itself with another body: SHA-256 hashes.
struct ReceiptKey
{
    QByteArray key; ///< Of the path and the client's key.
    QByteArray body;

    friend bool operator==(const ReceiptKey &, const ReceiptKey &) = default;
};

/// What is kept of a request that was done, for 24 hours.
struct Receipt
{
    ReceiptKey request;
    QByteArray answer; ///< What the answer is made from again; opaque here.
};

/// Reads receipts of one organization.
class ReceiptStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Those of the keys that have a receipt that counts, in any order.
    Result<std::vector<Receipt>> find(std::span<const QByteArray> keys);
};

/// Writes receipts, in the transaction of what they stand for.
class ReceiptWriter : public ReceiptStore
{
public:
    explicit ReceiptWriter(Transaction &tx) : ReceiptStore(tx.connection(), tx.organization()), m_tx(tx) { }

    /// Each key once, and none that find() knows.
    Result<void> insert(std::span<const Receipt> receipts);

private:
    Transaction &m_tx;
};

/// Removes receipts that no longer count, of all organizations. How many there were.
Result<qint64> purgeReceipts(Connection &connection);

} // namespace triage::storage
