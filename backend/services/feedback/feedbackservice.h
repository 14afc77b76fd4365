// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on feedback: listing, finding and changing it, and notes on it.
#pragma once

#include "contract/entitytag.h"
#include "contract/messages.h"
#include "domain/caller.h"
#include "domain/feedback.h"
#include "domain/note.h"
#include "services/feedback/changehub.h"
#include "services/feedback/keptlists.h"
#include "services/requestcoalescer.h"
#include "services/servicetask.h"
#include "stores/feedbackstore.h"
#include "stores/lists/listmemory.h"

#include <chrono>
#include <functional>
#include <optional>

namespace triage::services {

class FeedbackService
{
public:
    FeedbackService(storage::Database &database, ChangeHub &hub);

    /// The request for a page of a list, for the coalescer.
    struct ListRequest
    {
        OrganizationId organization;
        api::FeedbackListRequest list;
    };
    using ListCoalescer = RequestCoalescer<ListRequest, FeedbackListing>;
    using ItemCoalescer = RequestCoalescer<storage::FeedbackKey, storage::Records<Feedback>>;

    /// BufferNotFound if the filter names a buffer that does not exist.
    ServiceTask<FeedbackListing> list(const Caller &caller, const api::FeedbackListRequest &list);
    /// FeedbackNotFound if the item does not exist; the same holds for the functions below.
    DatabaseTask<storage::Records<Feedback>> find(const Caller &caller, FeedbackId id);
    /// Does the same, and waits while the item is not routed yet and there is time. InvalidToken if the
    /// caller's token is revoked meanwhile, ServiceUnavailable if too many requests wait.
    ServiceTask<storage::Records<Feedback>> findRouted(const Caller &caller, FeedbackId id,
                                                       std::chrono::seconds wait);
    /// Makes a part of the item's text another item. UsageLimitReached if the lifetime limit is reached,
    /// Conflict if too many items have the item's time of creation, InvalidFieldValue if the text that is to
    /// be removed is not there or is all there is.
    ServiceTask<Feedback> split(const Caller &caller, FeedbackId id, const NewSplit &body,
                                const IdempotencyGuard<Feedback> &idempotency = {});
    DatabaseTask<void> require(const Caller &caller, FeedbackId id);
    /// PreconditionFailed if the item has another edition than ifMatch demands; the same holds for remove().
    DatabaseTask<Feedback> update(const Caller &caller, FeedbackId id, const FeedbackPatch &patch,
                                  const api::IfMatch &ifMatch = {});
    /// Takes back the caller's last confirmation that the item is where it belongs.
    DatabaseTask<void> unconfirm(const Caller &caller, FeedbackId id);
    DatabaseTask<void> remove(const Caller &caller, FeedbackId id, const api::IfMatch &ifMatch = {});
    DatabaseTask<storage::Records<BufferReference>> buffersOf(const Caller &caller, FeedbackId id);
    DatabaseTask<storage::Records<Target>> targetsOf(const Caller &caller, FeedbackId id);
    DatabaseTask<storage::Records<Note>> notesOf(const Caller &caller, FeedbackId id);
    DatabaseTask<Note> addNote(const Caller &caller, FeedbackId id, const NewNote &body,
                               const IdempotencyGuard<Note> &idempotency = {});

    /// Sets what is called from any thread after an item was queued for routing by a split.
    void onQueued(std::function<void()> notify) { m_queued = std::move(notify); }
    /// Returns about how much memory the results of earlier lists take, in bytes.
    qint64 listBytes() const { return m_listMemory.bytes() + m_keptLists.bytes(); }

private:
    storage::Database &m_database;
    ChangeHub &m_hub;
    std::function<void()> m_queued;
    storage::ListMemory m_listMemory;
    ListCoalescer m_lists; ///< One group for each list.
    KeptLists m_keptLists;
    ItemCoalescer m_items; ///< Any items can be read together. Those that are waited for have a group of
                           ///< their organization.
};

} // namespace triage::services
