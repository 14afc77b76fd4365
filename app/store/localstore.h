// SPDX-License-Identifier: GPL-3.0-or-later
// Everything the client knows, on disk: what was read (cache.db) and what waits to be sent (outbox.db).
#pragma once

#include "result.h"
#include "store/values/filter.h"
#include "store/values/operation.h"
#include "store/values/statisticsquery.h"
#include "store/values/storerecords.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace triage::app {

struct StoreConfig
{
    QString cachePath; ///< Disposable; rebuilt where it does not fit. In a folder of its own.
    QString outboxPath; ///< Durable.
    qint64 cacheLimit
        = 200'000; ///< Items kept, newest first; those that need review or have no buffer always.
};

/// What changed, in one commit; for models, which update exactly that. Never more often than every 30 ms
/// unless a person did it.
struct StoreChange
{
    std::vector<FeedbackId> changed; ///< New or other values, buffers, flags or delivery.
    std::vector<FeedbackId> removed;
    std::vector<FeedbackId> timelines; ///< Whose notes or activities changed.
    bool buffers = false; ///< A buffer or its count.
    bool counts = false;
    bool organization = false; ///< The organization, its members or who we are.
    bool everything = false; ///< Read all anew: the cache was rebuilt, or more changed than is worth naming.
};

/// The answer to a Filter: identifiers in order.
struct Listing
{
    Filter filter;
    std::vector<FeedbackId> ids;
    bool complete = true; ///< False: the server has older items than the cache holds.
};

/// Where changed items stand in a list; see positionsOf().
struct ListPosition
{
    FeedbackId id;
    bool belongs = false;
    qint64 number = 0; ///< What the list is ordered by, where that is a time.
    QString text; ///< What the list is ordered by, where that is the title.
};

/// Reads come from memory or are point reads of a read-only connection in the caller's (GUI) thread; lists
/// and searches run in a reader thread, writes in one writer thread, which commits to outbox.db (synchronous)
/// and cache.db.
class LocalStore : public QObject
{
    Q_OBJECT
public:
    /// Opens or makes the files. Fails only where neither folder can be written.
    static Result<std::unique_ptr<LocalStore>> open(StoreConfig config);
    ~LocalStore() override;

    // What is known, from memory.
    const std::vector<BufferRecord> &
    buffers() const; ///< By name, locale-aware; suggestions included, deleted ones not.
    const BufferRecord *buffer(BufferId id) const; ///< nullptr: unknown or deleted.
    Counts counts() const;
    std::optional<Organization> organization() const;
    std::optional<Me> me() const;
    QString memberName(MemberId id) const;
    OutboxSummary outboxSummary() const;
    bool isEmpty() const; ///< Nothing was ever synchronised.

    // Point reads: a page of rows takes well under 5 ms.
    std::vector<ListRow>
    rows(std::span<const FeedbackId> ids) const; ///< In the order asked for; unknown ones left out.
    std::optional<ShownItem> item(FeedbackId id) const;
    std::vector<TimelineEntry> timeline(FeedbackId id) const; ///< Oldest first, waiting ones last.
    std::vector<OutboxEntry> outbox(int limit = 1000) const; ///< Oldest first.
    /// Whether items belong to the filter's list and where; not for searches, which are listed anew.
    std::vector<ListPosition> positionsOf(const Filter &filter, std::span<const FeedbackId> ids) const;
    QString draft(FeedbackId id) const;
    /// Something small to remember with the account (pins, saved filters, skipped items), by name.
    QByteArray memo(const QString &name) const;

    /// Of what the filter shows, the newest item that the cache gave up: what is newer is all here, what is
    /// older only in part. Not valid: nothing is missing.
    FeedbackId newestEvicted(const Filter &filter) const;

    /// Lists in the reader thread; done runs in this thread unless context is gone. A newer call with the
    /// same context ends an older one, whose done is not called.
    void list(const Filter &filter, QObject *context, std::function<void(Listing)> done);
    /// Up to limit hits for the palette and for similar short questions; same rules.
    void find(const QString &search, int limit, QObject *context,
              std::function<void(std::vector<ListRow>)> done);
    /// Counts the numbers of a plot in a thread of its own, so that neither lists nor anything else wait for
    /// it; same rules.
    void count(Statistic statistic, const StatisticsQuery &query, QObject *context,
               std::function<void(LocalFigures)> done);

    // Writing; each is one transaction.
    /// Stores what a person did: shown at once (changed() follows within milliseconds), sent by the sync
    /// engine.
    ActId apply(Act act);
    /// Takes an act back of which nothing was sent yet: its effects go, and false means it was too late.
    bool withdraw(ActId act);
    void retry(qint64 entry);
    void discard(qint64 entry);
    /// Sends an edited form of a refused entry in its place.
    void amend(qint64 entry, Operation operation);
    void setDraft(FeedbackId id, const QString &text);
    void setMemo(const QString &name, const QByteArray &value);
    void markSeen(std::span<const FeedbackId> ids);
    /// Returns when everything that was asked for is on disk.
    void flush();

Q_SIGNALS:
    void changed(const triage::app::StoreChange &change);
    void outboxChanged(const triage::app::OutboxSummary &summary);
    /// There is something to send (or its time has come); for the sync engine.
    void workWaiting();
    /// An act was refused or met a conflict, for a notice that a person sees.
    void refused(const triage::app::OutboxEntry &entry);
    /// The disk is full or gone; nothing was kept.
    void failed(const triage::Problem &problem);

private:
    LocalStore();
    struct Private;
    std::unique_ptr<Private> d;
    friend class StoreSync;
};

} // namespace triage::app
