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
struct Attempt
{
    storage::ReceiptKey request;
    /// The answer of the request that was done before. Whoever asked then gets this instead of the use case's
    /// outcome, which is a problem.
    std::optional<QByteArray> found;
};

/// What a receipt means for an attempt: a problem in any case, with the answer found where it is the same
/// request.
Problem doneBefore(Attempt &attempt, const storage::Receipt &receipt);
/// Looks for the receipt of an attempt; a problem where there is one.
Result<void> requireUndone(storage::ReceiptStore &receipts, Attempt &attempt);

/// What a use case that answers a POST is given. Default constructed, the request came without a key and is
/// done as often as it comes. Where a result is a T, keep makes what is stored of the answer from it, in
/// whichever thread.
template <typename T>
class Once
{
public:
    using Keep = std::function<QByteArray(const T &)>;

    Once() = default;
    Once(std::shared_ptr<Attempt> attempt, Keep keep) : m_attempt(std::move(attempt)), m_keep(std::move(keep))
    {
    }

    /// Whether the request came with a key.
    explicit operator bool() const { return m_attempt != nullptr; }
    Attempt &attempt() const { return *m_attempt; }
    storage::Receipt receiptOf(const T &value) const { return { m_attempt->request, m_keep(value) }; }

    /// A job that does the work where it was not done before, and leaves a receipt where it succeeds. One
    /// writer of an organization at a time: of equal requests that race the later ones wait, and find the
    /// receipt.
    template <typename Work>
    std::function<Result<T>(storage::Transaction &)> around(Work work) const
    {
        if (!m_attempt)
            return work;
        return [once = *this, work = std::move(work)](storage::Transaction &tx) -> Result<T> {
            storage::ReceiptWriter receipts(tx);
            if (const auto undone = requireUndone(receipts, once.attempt()); !undone)
                return undone.error();
            Result<T> value = work(tx);
            if (!value)
                return value;
            const storage::Receipt receipt = once.receiptOf(*value);
            if (const auto kept = receipts.insert({ &receipt, 1 }); !kept)
                return kept.error();
            return value;
        };
    }

    /// The same for work that writes nothing: it is done outside of the transaction, and of equal requests
    /// that race all do it and give the answer of the first that kept it.
    template <typename Work>
    Result<T> aside(storage::Connection &db, OrganizationId organization, const Work &work) const
    {
        if (!m_attempt)
            return work();
        storage::ReceiptStore receipts(db, organization);
        if (const auto undone = requireUndone(receipts, *m_attempt); !undone)
            return undone.error();
        const Result<T> value = work();
        if (!value)
            return value;
        return storage::inTransaction(db, organization,
                                      around([&value](storage::Transaction &) { return value; }));
    }

private:
    std::shared_ptr<Attempt> m_attempt;
    Keep m_keep;
};

} // namespace triage::services
