// SPDX-License-Identifier: GPL-3.0-or-later
// The outbox in the thread of the store: its queue in memory, and the jobs that keep the files in step.
#pragma once

#include "store/outbox/itemline.h"
#include "store/outbox/outboxqueue.h"
#include "store/storesync.h"
#include "store/storewriter.h"

#include <QHash>
#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <set>
#include <unordered_map>
#include <vector>

namespace triage::app {

/// The queue changes at once; outbox.db and the items that are shown follow with the writer's next commit.
class LocalOutbox : public QObject
{
    Q_OBJECT
public:
    /// The writer outlives this.
    explicit LocalOutbox(StoreWriter &writer);

    /// Adds what was stored when the program ended.
    void load(OpenedOutbox &opened);

    const OutboxQueue &queue() const { return m_queue; }
    /// Returns the item's unsent notes. Those among `known`, the notes that the server has, are left out.
    std::vector<TimelineEntry> unsentNotes(FeedbackId id, const std::vector<Note> &known,
                                           const std::optional<Me> &me) const;

    // See LocalStore.
    /// `about` has words of the items.
    ActId apply(Act act, std::map<FeedbackId, QString> about, StoredCallback stored = {});
    bool withdraw(ActId act);
    std::vector<FeedbackId> withdraw(ActId act, const std::vector<Operation> &operations);
    bool wasRefused(ActId act) const { return m_refusedActs.contains(act); }
    void sendAllNow();
    void retry(OutboxEntryId entry);
    void discard(OutboxEntryId entry);
    bool amend(OutboxEntryId entry, Operation operation);

    // See StoreSync.
    /// `cache` may be nullptr: then a note that is sent is recognised by its time alone.
    std::vector<OutboxEntry> startSending(int limit, LocalDatabase *cache);
    /// Pages of the feed up to `lastStalePage` may have been made before the server processed the entry.
    void finish(OutboxEntryId entry, const SendOutcome &outcome, FeedPageNumber lastStalePage);
    void releaseAll();

    /// Announces work that is due, and sets the timer for work that becomes due later.
    void scheduleWork();

Q_SIGNALS:
    void changed(const triage::app::OutboxSummary &summary);
    void workWaiting();
    void refused(const triage::app::OutboxEntry &entry);

private:
    using CacheEffect = std::function<void(CacheUpdater &)>;

    /// Writes entries that changed, with their effect over the items of the cache.
    void write(const std::vector<OutboxEntry> &entries, CacheEffect effect);
    /// Writes the entries as they are in the queue now, and announces that operations changed.
    void update(const std::vector<OutboxEntry> &entries, CacheEffect effect = {});
    /// Puts entries whose operations changed into the queue, writes them and shows their new effects.
    void updateOperations(const std::vector<OutboxEntry> &entries);
    void remove(const std::vector<OutboxEntry> &entries, CacheEffect effect, bool isTakenBack = false);
    void resend(OutboxEntry entry);
    /// Removes entries that do not happen, and lets later ones start from what was before them.
    void drop(const std::vector<OutboxEntry> &entries);
    void dropReplaced(const std::vector<OutboxEntry> &added);
    /// Lets a move that is redone start from where the other person put the item.
    void startFromTheirs(OutboxEntry &entry, const QByteArray &serverBuffers);
    void dropRefused(const OutboxEntry &entry, const ItemLine &line, const SendOutcome &outcome);
    void refuse(OutboxEntry entry, OutboxEntryState state, const SendOutcome &outcome);
    void notifyChanged();

    StoreWriter &m_writer;
    OutboxQueue m_queue;
    /// The newest note of the item when an entry's note was sent first.
    std::unordered_map<OutboxEntryId, NoteId> m_newestNotes;
    std::set<ActId> m_refusedActs; ///< The acts of this session of which the server refused a part.
    QHash<ActId, int> m_actSizes; ///< The number of operations of each act.
    ActId m_lastAct;
    OutboxEntryId m_lastEntry;
    OutboxSummary m_announced;
    std::size_t m_announcedSize = 0;
    QTimer m_workTimer;
};

} // namespace triage::app
