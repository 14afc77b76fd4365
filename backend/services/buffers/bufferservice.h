// SPDX-License-Identifier: GPL-3.0-or-later
// Buffers: making, changing, deleting and restoring them, and moving feedback in and out by hand.
#pragma once

#include "contract/messages.h"
#include "domain/buffer.h"
#include "domain/caller.h"
#include "services/idempotencyguard.h"
#include "services/servicetask.h"
#include "stores/bufferstore.h"

#include <chrono>

namespace triage::services {

class BufferService
{
public:
    /// retention: how long deleted buffers are kept.
    BufferService(storage::Database &database, std::chrono::seconds retention)
        : m_database(database), m_retention(retention)
    {
    }

    std::chrono::seconds retention() const { return m_retention; }
    /// deleted: those that can be restored, deleted last first; when that was stands in the column behind
    /// each.
    DatabaseTask<storage::RecordPage<Buffer>> list(const Caller &caller, const api::PageRequest &page,
                                                   bool deleted = false);
    /// BufferNotFound where there is none; so below wherever a key is given.
    DatabaseTask<Buffer> find(const Caller &caller, const BufferKey &key);
    DatabaseTask<void> require(const Caller &caller, const BufferKey &key);
    DatabaseTask<Buffer> create(const Caller &caller, const NewBuffer &body,
                                const IdempotencyGuard<Buffer> &idempotency = {});
    DatabaseTask<Buffer> update(const Caller &caller, const BufferKey &key, const BufferPatch &patch);
    DatabaseTask<void> remove(const Caller &caller, const BufferKey &key);
    /// A live buffer stays as it is.
    DatabaseTask<Buffer> restore(const Caller &caller, const BufferKey &key,
                                 const IdempotencyGuard<Buffer> &idempotency = {});

    /// Assigns an item by hand and keeps it as an example. FeedbackNotFound where there is no such item.
    DatabaseTask<void> assign(const Caller &caller, const BufferKey &key, FeedbackId feedback);
    /// Takes an item out by hand and keeps it as a counter-example. Nothing happens where it was not there.
    DatabaseTask<void> unassign(const Caller &caller, const BufferKey &key, FeedbackId feedback);
    /// How many items were moved. InvalidFieldValue where source and destination are the same.
    DatabaseTask<qint64> moveAll(const Caller &caller, const BufferKey &source, const MoveAll &body,
                                 const IdempotencyGuard<qint64> &idempotency = {});

private:
    storage::Database &m_database;
    std::chrono::seconds m_retention;
};

/// Makes a buffer with a free slug; for whoever makes buffers inside a transaction.
Result<Buffer> makeBuffer(storage::Transaction &tx, const NewBuffer &body, bool needsReview);

} // namespace triage::services
