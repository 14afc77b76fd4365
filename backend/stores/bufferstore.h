// SPDX-License-Identifier: GPL-3.0-or-later
// The buffers of one organization in the database.
#pragma once

#include "contract/messages.h"
#include "database/recordpage.h"
#include "database/transaction.h"
#include "domain/buffer.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <chrono>
#include <optional>
#include <vector>

namespace triage::storage {

class Removal;

Problem bufferNotFound();

/// The text of a buffer that classifiers read.
struct BufferText
{
    BufferId id;
    QString name;
    QString slug;
    QString description;
    QString routingInstructions;
};

/// Reads buffers of one organization; deleted ones are excluded unless a function says so.
class BufferStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    Result<RecordPage<Buffer>> list(const api::PageRequest &page);
    /// Returns deleted buffers that can still be restored, the last deleted first.
    Result<RecordPage<Buffer>> listDeleted(const api::PageRequest &page);
    /// BufferNotFound if there is none.
    Result<Buffer> find(const BufferKey &key);
    Result<std::vector<BufferText>> texts();
    /// Returns the buffers that hold an item.
    Result<Records<BufferReference>> holding(FeedbackId feedback);
};

/// Writes buffers and memberships, inside a transaction.
class BufferWriter : public WriterOf<BufferStore>
{
public:
    using WriterOf::WriterOf;

    /// Returns the most recently deleted buffer of that key; nothing if there is none.
    Result<std::optional<Buffer>> findDeleted(const BufferKey &key);
    /// Returns the base, or the base with the first free number appended if it is taken; at most 64
    /// characters. The slug of the buffer that is renamed is free for it.
    Result<QString> freeSlug(const QString &base, const QString &ownSlug = {});
    Result<void> insert(const Buffer &buffer);
    Result<void> update(const Buffer &buffer);
    /// Deletes or restores a buffer. Its items follow: at once if they are few, otherwise as a FollowUp.
    Result<void> remove(BufferId id);
    Result<void> restore(BufferId id, const QString &slug);

    /// Assigns an item to a buffer by hand. Returns true if it was not there before.
    Result<bool> assign(BufferId buffer, FeedbackId feedback);
    /// Removes an item from a buffer. Returns true if it was there.
    Result<bool> unassign(BufferId buffer, FeedbackId feedback);

private:
    /// Runs a statement that writes the fields of a buffer with the time of its last change, which is the
    /// creation time of a new one.
    Result<void> write(const char *statement, const Buffer &buffer);
    /// Lets the items of a buffer follow a change of it.
    Result<void> followAfter(const Result<void> &changed, BufferId id);
};

/// Returns the removal of buffers that were deleted longer ago than the retention, with their memberships and
/// examples. A buffer cannot be restored any more from the first part on.
Removal deletedBufferRemoval(std::chrono::seconds retention);

} // namespace triage::storage
