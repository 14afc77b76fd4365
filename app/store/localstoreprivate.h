// SPDX-License-Identifier: GPL-3.0-or-later
// What LocalStore and StoreSync share.
#pragma once

#include "store/cache/listreader.h"
#include "store/changecollector.h"
#include "store/localstore.h"
#include "store/outbox/outboxqueue.h"
#include "store/storesync.h"
#include "store/storewriter.h"

#include <QHash>
#include <QTimer>

#include <mutex>
#include <unordered_map>

namespace triage::app {

/// Lives in the thread of the store, but for post box and writer.
struct LocalStore::Private
{
    Private(LocalStore *owner, StoreConfig where);

    Result<void> open();
    /// Called by the writer, in its thread.
    void receive(CommitReport report);
    /// Takes in what the writer told.
    void deliver();
    void notifyChanged();
    void notifyOutboxChanged();
    /// Says that there is work, now or when its time comes.
    void scheduleWork();
    LocalDatabase *reading() const { return connection.get(); }
    void reportDamage();
    std::unique_ptr<ListReader> makeReader();
    ListReader &countReader();

    /// Writes the entries as they are in the queue now; their effects follow.
    void keep(const std::vector<OutboxEntry> &entries, std::function<void(CacheUpdater &)> cache = {});
    void drop(const std::vector<OutboxEntry> &entries, std::function<void(CacheUpdater &)> cache = {});
    /// Waiting notes of an item: those that the server already told of are left out.
    std::vector<TimelineEntry> waitingNotes(FeedbackId id, const std::vector<Note> &known) const;

    LocalStore *q;
    StoreConfig config;
    OutboxQueue queue;
    std::unordered_map<qint64, NoteId> newestNotes; ///< Of an item when a note for it was sent; by entry.
    QHash<qint64, int> acts; ///< How many operations each act had.
    qint64 lastAct = 0;
    qint64 lastEntry = 0;
    QHash<qint64, QString> drafts;
    QHash<QString, QByteArray> memos;
    StoreSnapshot snapshot;
    std::unordered_map<BufferId, std::size_t> bufferPlaces; ///< In knowledge.buffers.
    OutboxSummary announced;
    std::size_t announcedSize = 0;
    ChangeCollector changes;
    QTimer changeTimer;
    QTimer workTimer;
    qint64 pagesRequested = 0;
    int cursorGeneration = 0; ///< Of the cache whose cursor was last given out: its pages belong there.
    std::atomic<int> damagedGeneration = -1;

    std::mutex mutex; ///< Of the post box.
    std::vector<CommitReport> report;
    bool isRinging = false;

    std::unique_ptr<StoreWriter> writer;
    mutable CacheConnection connection;
    std::unique_ptr<ListReader> lists; ///< The readers go first.
    std::unique_ptr<ListReader> finds; ///< What is shown while someone types does not wait for a long list.
    std::unique_ptr<ListReader> counter; ///< Made when somebody first wants numbers.
};

/// The path itself, or beside the other one where its folder cannot be written.
QString usablePath(const QString &path, const QString &other);
/// The time of this machine.
Timestamp timeNow();

} // namespace triage::app
