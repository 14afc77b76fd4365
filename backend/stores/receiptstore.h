// SPDX-License-Identifier: GPL-3.0-or-later
// Receipts: the answers to repeated requests with the same Idempotency-Key.
#pragma once

#include "database/connection.h"
#include "database/transaction.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <QByteArray>

#include <span>
#include <vector>

namespace triage::storage {

/// Identifies a request and its body by SHA-256 hashes.
struct ReceiptKey
{
    QByteArray key; ///< Hash of the path and the client's key.
    QByteArray body;

    friend bool operator==(const ReceiptKey &, const ReceiptKey &) = default;
};

/// The record of a completed request, kept for 24 hours.
struct Receipt
{
    ReceiptKey request;
    QByteArray answer; ///< The data from which the answer is restored; opaque here.
};

/// Reads receipts of one organization.
class ReceiptStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Returns the valid receipts of the keys, in any order.
    Result<std::vector<Receipt>> find(std::span<const QByteArray> keys);
};

/// Writes receipts, in the transaction of the requests that they record.
class ReceiptWriter : public WriterOf<ReceiptStore>
{
public:
    using WriterOf::WriterOf;

    /// Stores receipts: each key once, and none that find() returns.
    Result<void> insert(std::span<const Receipt> receipts);
};

/// Removes expired receipts of all organizations, a limited number. Returns true if there may be more.
Result<bool> purgeReceipts(Connection &connection);

} // namespace triage::storage
