// SPDX-License-Identifier: GPL-3.0-or-later
// Executes a request at most once, however often it is sent. The receipt is written in the transaction of the
// work, so that neither exists without the other.
#pragma once

#include "database/transaction.h"
#include "result.h"
#include "stores/receiptstore.h"

#include <QByteArray>

#include <functional>
#include <memory>
#include <optional>

namespace triage::services {

/// A request that carries an Idempotency-Key, while a use case executes it.
struct IdempotentRequest
{
    storage::ReceiptKey receiptKey;
    /// The stored answer of an earlier execution. If it is set, the caller receives it instead of the outcome
    /// of the use case, which is then a problem.
    std::optional<QByteArray> storedAnswer;
};

/// Returns the problem of a request whose key was used for a request with another body or query.
Problem keyUsedForAnotherBody();
/// Returns the problem of a request that has a receipt. If the receipt is one of the same request, sets the
/// stored answer.
Problem repeatedRequest(IdempotentRequest &request, const storage::Receipt &receipt);
/// Looks for a receipt of the request. Returns a problem if there is one.
Result<void> requireNotRepeated(storage::ReceiptStore &receipts, IdempotentRequest &request);

/// Passed to every use case that answers a POST and changes something; what changes nothing needs no receipt.
/// A default-constructed guard stands for a request without a key, which is executed each time it is sent.
/// encode makes the stored answer from a result of type T; it may be called in any thread.
template <typename T>
class IdempotencyGuard
{
public:
    using EncodeAnswer = std::function<QByteArray(const T &)>;

    IdempotencyGuard() = default;
    IdempotencyGuard(std::shared_ptr<IdempotentRequest> request, EncodeAnswer encode)
        : m_request(std::move(request)), m_encode(std::move(encode))
    {
    }

    /// True if the request has a key.
    explicit operator bool() const { return m_request != nullptr; }
    IdempotentRequest &request() const { return *m_request; }
    storage::Receipt receiptOf(const T &value) const { return { m_request->receiptKey, m_encode(value) }; }

    /// Returns a job that executes the work unless it has been executed before, and writes a receipt if it
    /// succeeds. Each organization has one writer at a time: of equal requests that race, the later ones wait
    /// and find the receipt.
    template <typename Work>
    std::function<Result<T>(storage::Transaction &)> around(Work work) const
    {
        if (!m_request)
            return work;
        return [idempotency = *this, work = std::move(work)](storage::Transaction &tx) -> Result<T> {
            if (const auto isFirst = idempotency.check(tx); !isFirst)
                return isFirst.error();
            Result<T> value = work(tx);
            if (!value)
                return value;
            if (const auto kept = idempotency.keep(tx, *value); !kept)
                return kept.error();
            return value;
        };
    }

    /// The two halves of around(), for work that may take several transactions: check() in the first, keep()
    /// in the one that knows the value. They do nothing for a request without a key. Between the two, the
    /// work itself must recognise a repeated request.
    Result<void> check(storage::Transaction &tx) const
    {
        if (!m_request)
            return {};
        storage::ReceiptStore receipts(tx.connection(), tx.organization());
        return requireNotRepeated(receipts, *m_request);
    }
    Result<void> keep(storage::Transaction &tx, const T &value) const
    {
        if (!m_request)
            return {};
        const storage::Receipt receipt = receiptOf(value);
        return storage::ReceiptWriter(tx).insert({ &receipt, 1 });
    }

private:
    std::shared_ptr<IdempotentRequest> m_request;
    EncodeAnswer m_encode;
};

} // namespace triage::services
