// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on buffers: creating, changing, deleting and restoring them, and assigning feedback by hand.
#pragma once

#include "contract/entitytag.h"
#include "contract/messages.h"
#include "domain/buffer.h"
#include "domain/caller.h"
#include "domain/move.h"
#include "services/feedback/changehub.h"
#include "services/idempotencyguard.h"
#include "services/servicetask.h"
#include "stores/bufferstore.h"

#include <chrono>
#include <functional>

namespace triage::services {

class BufferService
{
public:
    /// retention is the time for which deleted buffers are kept.
    BufferService(storage::Database &database, ChangeHub &hub, std::chrono::seconds retention)
        : m_database(database), m_hub(hub), m_retention(retention)
    {
    }

    std::chrono::seconds retention() const { return m_retention; }
    /// If deleted is set, returns the buffers that can be restored, last deleted first; the time of deletion
    /// is in the column after each.
    DatabaseTask<storage::RecordPage<Buffer>> list(const Caller &caller, const api::PageRequest &page,
                                                   bool deleted = false);
    /// BufferNotFound if the buffer does not exist; the same holds for the functions below with a key.
    DatabaseTask<Buffer> find(const Caller &caller, const BufferKey &key);
    DatabaseTask<void> require(const Caller &caller, const BufferKey &key);
    DatabaseTask<Buffer> create(const Caller &caller, const NewBuffer &body,
                                const IdempotencyGuard<Buffer> &idempotency = {});
    /// PreconditionFailed if the buffer has another edition than ifMatch demands; the same holds for
    /// remove().
    DatabaseTask<Buffer> update(const Caller &caller, const BufferKey &key, const BufferPatch &patch,
                                const api::IfMatch &ifMatch = {});
    /// The buffer is gone at once, from the lists and from its items. If it has many items, the numbers of
    /// assigned and unassigned items follow in the background.
    ServiceTask<void> remove(const Caller &caller, const BufferKey &key, const api::IfMatch &ifMatch = {});
    /// Does nothing to a buffer that is not deleted. The numbers follow in the same way.
    ServiceTask<Buffer> restore(const Caller &caller, const BufferKey &key,
                                const IdempotencyGuard<Buffer> &idempotency = {});

    /// Assigns an item by hand and stores it as an example. FeedbackNotFound if the item does not exist.
    DatabaseTask<void> assign(const Caller &caller, const BufferKey &key, FeedbackId feedback);
    /// Removes an item by hand and stores it as a counter-example. Does nothing if the item is not in the
    /// buffer.
    DatabaseTask<void> unassign(const Caller &caller, const BufferKey &key, FeedbackId feedback);
    /// Returns the move when all items are moved, or as far as it is if it takes longer than a request may
    /// wait; it continues then. Many items are moved in the background, and the same request, sent again
    /// meanwhile, waits for the same move. InvalidFieldValue if source and destination are the same, Conflict
    /// if another running move interferes (see startMove).
    ServiceTask<Move> moveAll(const Caller &caller, const BufferKey &source, const MoveAll &body,
                              const IdempotencyGuard<Move> &idempotency = {});
    /// Returns the moves of the last 30 days, newest first.
    DatabaseTask<storage::RecordPage<Move>> moves(const Caller &caller, const api::PageRequest &page);
    /// NotFound if there is no such move; the same holds for the functions below.
    DatabaseTask<Move> findMove(const Caller &caller, MoveId id);
    DatabaseTask<void> requireMove(const Caller &caller, MoveId id);
    /// Brings the items back that are still where the move put them, many of them in the background. Returns
    /// how far that is. Conflict if it is not possible (see services::undoMove).
    ServiceTask<Move> undoMove(const Caller &caller, MoveId id,
                               const IdempotencyGuard<Move> &idempotency = {});
    /// The function is called, in the HTTP thread, when a change may have left work for the background.
    void onUnfinished(std::function<void()> notify) { m_notify = std::move(notify); }

private:
    storage::Database &m_database;
    ChangeHub &m_hub;
    std::chrono::seconds m_retention;
    std::function<void()> m_notify;
};

/// Creates a buffer with a free slug, inside a transaction.
Result<Buffer> makeBuffer(storage::Transaction &tx, const NewBuffer &body, bool needsReview);

} // namespace triage::services
