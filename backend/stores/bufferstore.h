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

Problem bufferNotFound();

/// What the classifier is told of a buffer.
struct BufferText
{
    BufferId id;
    QString name;
    QString slug;
    QString description;
    QString routingInstructions;
};

/// Reads buffers of one organization; deleted ones are not there unless a function says so.
class BufferStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    Result<RecordPage<Buffer>> list(const api::PageRequest &page);
    /// Deleted ones that can still be restored, deleted last first.
    Result<RecordPage<Buffer>> listDeleted(const api::PageRequest &page);
    /// BufferNotFound where there is none.
    Result<Buffer> find(const BufferKey &key);
    Result<std::vector<BufferText>> texts();
    /// The buffers that hold an item.
    Result<Records<BufferReference>> holding(FeedbackId feedback);

protected:
    Result<std::optional<Buffer>> findWith(const char *statement, const BufferKey &key);
};

/// Writes buffers and memberships, inside a transaction.
class BufferWriter : public BufferStore
{
public:
    explicit BufferWriter(Transaction &tx) : BufferStore(tx.connection(), tx.organization()), m_tx(tx) { }

    /// The most recently deleted buffer of that key; nothing where there is none.
    Result<std::optional<Buffer>> findDeleted(const BufferKey &key);
    /// The base, or the base with the first free number behind it where it is taken; at most 64 characters.
    Result<QString> freeSlug(const QString &base);
    Result<void> insert(const Buffer &buffer);
    Result<void> update(const Buffer &buffer);
    Result<void> remove(BufferId id);
    Result<void> restore(BufferId id, const QString &slug);
    /// Removes a deleted buffer for good, with its memberships and examples.
    Result<void> purge(BufferId id);

    /// Puts an item into a buffer by hand. True where it was not there before.
    Result<bool> assign(BufferId buffer, FeedbackId feedback);
    /// True where it was there.
    Result<bool> take(BufferId buffer, FeedbackId feedback);
    /// Keeps what a person decided as an example for the classifier.
    Result<void> teach(BufferId buffer, FeedbackId feedback, bool positive, MemberId member);
    /// Moves every item; how many there were. The activity's text goes to each of them.
    Result<qint64> moveItems(BufferId source, BufferId destination, const QString &activity, MemberId member);

private:
    /// Both statements give a buffer its fields, of the time of its last change; a new one was made then,
    /// too.
    Result<void> write(const char *statement, const Buffer &buffer);

    Transaction &m_tx;
};

/// Removes for good, in all organizations, what was deleted longer ago than the retention. Returns the number
/// of removed buffers.
Result<int> purgeDeletedBuffers(Connection &connection, std::chrono::seconds retention);

} // namespace triage::storage
