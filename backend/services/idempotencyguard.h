// SPDX-License-Identifier: GPL-3.0-or-later
// Doing what a request asks for once, however often it is sent: the receipt is written in the transaction of
// what it stands for, so that neither is ever there without the other.
#pragma once

#include "database/transaction.h"
#include "result.h"
#include "stores/receiptstore.h"

#include <QByteArray>

#include <functional>
#include <memory>
#include <optional>

namespace triage::services {

/// A request that came with an Idempotency-Key, on its way through a use case.
struct IdempotentRequest
{
    storage::ReceiptKey receiptKey;
    /// The answer of the request that was done before. Whoever asked then gets this instead of the use case's
    /// outcome, which is a problem.
    std::optional<QByteArray> storedAnswer;
};

/// What a receipt means for an attempt: a problem in any case, with the answer found where it is the same
/// request.
Problem repeatedRequest(IdempotentRequest &request, const storage::Receipt &receipt);
/// Looks for the receipt of an attempt; a problem where there is one.
Result<void> requireNotRepeated(storage::ReceiptStore &receipts, IdempotentRequest &request);

/// What a use case that answers a POST is given. Default constructed, the request came without a key and is
/// done as often as it comes. Where a result is a T, keep makes what is stored of the answer from it, in
/// whichever thread.
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

    /// Whether the request came with a key.
    explicit operator bool() const { return m_request != nullptr; }
    IdempotentRequest &request() const { return *m_request; }
    storage::Receipt receiptOf(const T &value) const { return { m_request->receiptKey, m_encode(value) }; }

    /// A job that does the work where it was not done before, and leaves a receipt where it succeeds. One
    /// writer of an organization at a time: of equal requests that race the later ones wait, and find the
    /// receipt.
    template <typename Work>
    std::function<Result<T>(storage::Transaction &)> around(Work work) const
    {
        if (!m_request)
            return work;
        return [idempotency = *this, work = std::move(work)](storage::Transaction &tx) -> Result<T> {
            storage::ReceiptWriter receipts(tx);
            if (const auto isFirst = requireNotRepeated(receipts, idempotency.request()); !isFirst)
                return isFirst.error();
            Result<T> value = work(tx);
            if (!value)
                return value;
            const storage::Receipt receipt = idempotency.receiptOf(*value);
            if (const auto kept = receipts.insert({ &receipt, 1 }); !kept)
                return kept.error();
            return value;
        };
    }

    /// The same for work that writes nothing: it is done outside of the transaction, and of equal requests
    /// that race all do it and give the answer of the first that kept it.
    template <typename Work>
    Result<T> aroundReadOnly(storage::Connection &db, OrganizationId organization, const Work &work) const
    {
        if (!m_request)
            return work();
        storage::ReceiptStore receipts(db, organization);
        if (const auto isFirst = requireNotRepeated(receipts, *m_request); !isFirst)
            return isFirst.error();
        const Result<T> value = work();
        if (!value)
            return value;
        return storage::inTransaction(db, organization,
                                      around([&value](storage::Transaction &) { return value; }));
    }

private:
    std::shared_ptr<IdempotentRequest> m_request;
    EncodeAnswer m_encode;
};

} // namespace triage::services
