// SPDX-License-Identifier: GPL-3.0-or-later
// The client's data on disk: what was read from the server (cache.db) and what is not yet sent (outbox.db).
#pragma once

#include "result.h"
#include "store/storechange.h"
#include "store/values/filter.h"
#include "store/values/operation.h"
#include "store/values/personalnotice.h"
#include "store/values/storerecords.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace triage::app {

class PresentPeople;

struct StoreConfig
{
    QString cachePath; ///< Disposable: another version is rebuilt. It has a folder of its own.
    QString outboxPath; ///< Durable.
    /// The number of items to keep, newest first. Items that need review or have no buffer are always kept.
    qint64 cacheLimit = 200'000;
};

/// Receives the result of a write, in the thread of the store, once it is on disk or cannot be.
using StoredCallback = std::function<void(const Result<void> &)>;

/// Reads come from memory or are point reads of a read-only connection in the caller's (GUI) thread. Lists
/// and searches run in reader threads. Writes run in one writer thread, which commits to outbox.db
/// (synchronous) and cache.db.
class LocalStore : public QObject
{
    Q_OBJECT
public:
    /// Opens or creates the files. Fails only if neither folder can be written.
    static Result<std::unique_ptr<LocalStore>> open(StoreConfig config);
    ~LocalStore() override;

    // Values in memory.
    const std::vector<BufferRecord> &
    buffers() const; ///< By name, locale-aware; with suggestions, without deleted buffers.
    const BufferRecord *buffer(BufferId id) const; ///< nullptr if unknown or deleted.
    QString bufferName(BufferId id) const; ///< Empty if unknown or deleted.
    Counts counts() const;
    std::optional<Organization> organization() const;
    std::optional<Me> me() const;
    QString memberName(MemberId id) const;
    /// The members, by name, locale-aware.
    std::vector<std::pair<MemberId, QString>> members() const;
    /// Returns the number of items that the member did or declined at that time or later, as far as this
    /// machine knows them.
    qint64 closedSince(Timestamp time, MemberId by) const;
    /// The tags of the organization as the server last told, with the most frequent ones first.
    std::vector<TagCount> tags() const;
    /// Returns the known duplicates of the item, oldest first, and the item that stands for an item: the item
    /// itself where it is not a duplicate. With unsent merges.
    std::vector<FeedbackId> duplicatesOf(FeedbackId id) const;
    FeedbackId originalOf(FeedbackId id) const;
    /// Returns the items that the person said are not the same as this one, as far as the server does not
    /// know it yet.
    std::vector<FeedbackId> unsentRejectionsOf(FeedbackId id) const;
    /// The shared views, then the person's own, both by position.
    const std::vector<ViewRecord> &views() const;
    const SavedView *view(ViewId id) const; ///< nullptr if unknown or deleted.
    /// The other people who look at items at this moment.
    PresentPeople &present() const;
    OutboxSummary outboxSummary() const;
    /// Returns whether the last change of the item was an act of this person, which nobody has changed or
    /// confirmed since.
    bool isOwnChange(FeedbackId id) const;
    bool isEmpty() const; ///< True until the first synchronisation.

    // Point reads: a page of rows takes well under 5 ms.
    /// Returns rows in the order of `ids`, without unknown ones. A search sets ListRow::foundIn.
    std::vector<ListRow> rows(std::span<const FeedbackId> ids, const QString &search = {}) const;
    std::optional<ShownItem> item(FeedbackId id) const;
    std::vector<TimelineEntry> timeline(FeedbackId id) const; ///< Oldest first, unsent ones last.
    std::vector<PersonalNotice> notices() const; ///< Newest first.
    /// Returns the oldest entries, oldest first, and all that need a person.
    std::vector<OutboxEntry> outbox(int limit = 1000) const;
    /// Reads words of the entry's item when its act was made: by them a person knows an item again that the
    /// cache no longer has. `done` runs in this thread unless `context` was destroyed.
    void readAbout(OutboxEntryId entry, const QObject *context,
                   std::function<void(const QString &)> done) const;
    /// Returns whether items belong to the filter's list, and where. Words of a search are passed over: a
    /// search is listed again.
    std::vector<ListPosition> positionsOf(const Filter &filter, std::span<const FeedbackId> ids) const;
    /// Returns what was found damaged when the outbox was opened, and what is left of it.
    std::optional<OutboxDamage> damage() const;
    QString draft(FeedbackId id) const;
    /// Returns the notes that were begun and not saved, also those on items that were deleted since.
    std::vector<std::pair<FeedbackId, QString>> drafts() const;
    /// Returns the last answer of the server to a question; empty if none is kept.
    QByteArray keptAnswer(const QString &question) const;
    /// Returns a small value that is stored with the account (pins, skipped items), by name.
    QByteArray memo(const QString &name) const;

    /// Returns the newest evicted item that the filter may show: newer items are complete, older ones are
    /// not. Invalid if no item is missing.
    FeedbackId newestEvicted(const Filter &filter) const;
    /// Returns whether the server may have an item that is not here: one that the cache can have evicted, or
    /// any until the first synchronisation is over. Other items that are not here were deleted, or are not
    /// delivered yet.
    bool mayBeElsewhere(FeedbackId id) const;

    /// Reads a list in the reader thread. `done` runs in this thread unless `context` was destroyed. A newer
    /// call with the same context cancels an older one, whose `done` is not called.
    void list(const Filter &filter, QObject *context, std::function<void(Listing)> done);
    /// Counts the items of the filter's list in each state, whichever of them it shows; same rules.
    void countStates(const Filter &filter, QObject *context, std::function<void(const StateCounts &)> done);
    /// Searches for up to `limit` hits, for the palette; same rules.
    void find(const QString &search, int limit, QObject *context,
              std::function<void(std::vector<ListRow>)> done);

    /// Reads whether the cache has all of these items in that state; same rules.
    void areAll(std::vector<FeedbackId> ids, TriageState state, QObject *context,
                std::function<void(bool)> done);

    // Writes; each is one transaction.
    /// Stores what a person did. It is shown at once (changed() follows within milliseconds) and sent by the
    /// sync engine. A note takes the draft of its item with it. `stored` runs also after a failure, when
    /// nothing of the act remains here.
    ActId apply(Act act, StoredCallback stored = {});
    /// Takes back an act of which nothing was sent yet, with its effects. Returns false if it is too late.
    bool withdraw(ActId act);
    /// Takes back the operations of an act on those items where nothing of them reached the server: they
    /// wait, or it refused them. Returns the items.
    std::vector<FeedbackId> withdraw(ActId act, const std::vector<Operation> &operations);
    /// Returns whether the server refused a part of the act since the program started.
    bool wasRefused(ActId act) const;
    /// Sends the entry now, also one that is held, backs off or was refused.
    void retry(OutboxEntryId entry);
    /// Removes the entry and the later ones of its act on the item. Later acts start from what was before.
    void discard(OutboxEntryId entry);
    /// Lets everything that is held or backs off be sent at once, because the program ends.
    void sendAllNow();
    /// Replaces the operation of an entry and sends it. Returns false if it was sent meanwhile.
    bool amend(OutboxEntryId entry, Operation operation);
    void setDraft(FeedbackId id, const QString &text);
    void setMemo(const QString &name, const QByteArray &value);
    /// Keeps the server's answer to a question that the cache cannot answer: the newest maxKeptAnswers.
    void keepAnswer(const QString &question, const QByteArray &body);
    void markSeen(std::span<const FeedbackId> ids);
    void readNotices();
    /// Shows snoozed items again whose time has come, also while the server that wakes them is away.
    void wakeDue();
    /// Returns when everything requested before is on disk.
    void flush();

Q_SIGNALS:
    void changed(const triage::app::StoreChange &change);
    void outboxChanged(const triage::app::OutboxSummary &summary);
    void draftsChanged();
    /// An entry can be sent or has become due; for the sync engine.
    void workWaiting();
    /// An entry was refused or has a conflict, for a notice to the person.
    void refused(const triage::app::OutboxEntry &entry);
    /// The disk is full or missing; nothing was stored.
    void failed(const triage::Problem &problem);

private:
    LocalStore();
    void nameOwner(Triage &record) const;
    int duplicatesIn(int shown, const Triage &record) const;

    struct Private;
    std::unique_ptr<Private> d;
    friend class StoreSync;
};

} // namespace triage::app
