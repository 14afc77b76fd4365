// SPDX-License-Identifier: GPL-3.0-or-later
// cache.db as its writer sees it: items on both sides, their notes, buffers and members, and the counts of
// all that.
#pragma once

#include "domain/buffer.h"
#include "domain/note.h"
#include "store/cache/counters.h"
#include "store/cache/localdatabase.h"
#include "store/values/cacheditem.h"

#include <map>
#include <vector>

namespace triage::app {

/// Lives in the writer thread. Everything between begin() and commit() is there as a whole or not at all.
class CacheFile
{
public:
    /// Opens the file, or makes it anew where it is of another version or damaged.
    static Result<std::unique_ptr<CacheFile>> open(const QString &path);

    bool begin();
    Result<void> commit();
    void rollback();
    bool isDamaged() const { return m_database->isDamaged(); }
    const std::optional<Problem> &problem() const { return m_database->problem(); }

    // Items.
    ItemState state(FeedbackId id);
    /// Puts the item from one state into another; the first is what state() said.
    void replace(FeedbackId id, const ItemState &from, const ItemState &to);
    /// Items that have server's values beside the shown ones.
    std::vector<FeedbackId> shadowed();
    /// Gives up the oldest items beyond the limit that may go; their identifiers. None while older ones are
    /// here that were asked for: nothing may be missing between them and the newer ones.
    std::vector<FeedbackId> evict(qint64 limit);
    /// Whether the item is older than what was given up: the server may have it though the cache has not.
    bool wasEvicted(FeedbackId id) const { return id.value() <= m_newestEvicted; }
    /// The newest item that was given up.
    FeedbackId newestEvicted() const { return FeedbackId(m_newestEvicted); }
    void addEvicted(qint64 number) { m_counters.addEvicted(number); }

    // Notes.
    /// Whether it was not there before.
    bool putNote(const Note &note);
    void removeNotes(FeedbackId id);
    void removeNote(NoteId id);
    /// Gives up notes of items that were given up.
    void dropStrayNotes();

    // Buffers and members; commit() makes them last.
    const std::map<BufferId, Buffer> &buffers() const { return m_buffers; }
    void putBuffer(const Buffer &buffer);
    void removeBuffer(BufferId id);
    const std::map<MemberId, QString> &members() const { return m_members; }
    void putMember(MemberId id, const QString &name);
    void removeMember(MemberId id);

    /// Whether the first synchronisation came to its end once.
    bool isSynchronised() const { return m_synchronised; }
    void setSynchronised();
    /// Grows with every change of a buffer or member.
    int revision() const { return m_revision; }

    /// A value by name: cursor, organization, me.
    QByteArray known(const QString &name);
    void setKnown(const QString &name, const QByteArray &value);

    const Counters &counters() const { return m_counters; }

private:
    CacheFile() = default;
    void load();
    void putShown(const CachedItem &item, const CachedItem *before);
    void removeShown(const CachedItem &item);
    void putMemberships(const CachedItem &item, const CachedItem *before);
    void putText(const CachedItem &item, const CachedItem *before);

    std::unique_ptr<LocalDatabase> m_database;
    Counters m_counters;
    Counters m_countersBefore; ///< The transaction.
    std::map<BufferId, Buffer> m_buffers;
    std::map<MemberId, QString> m_members;
    qint64 m_newestEvicted = 0;
    qint64 m_fetched = 0; ///< Items that were asked for beyond the limit.
    qint64 m_fetchedBefore = 0;
    bool m_synchronised = false;
    int m_revision = 0;
    bool m_loadAfterRollback = false;
};

} // namespace triage::app
