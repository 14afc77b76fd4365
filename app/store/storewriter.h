// SPDX-License-Identifier: GPL-3.0-or-later
// The writer thread: commits to the outbox first, then to the cache, and reports what changed.
#pragma once

#include "store/cacheupdater.h"
#include "store/outbox/outboxfile.h"
#include "store/storesnapshot.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <thread>

namespace triage::app {

/// The result of a commit, for the thread of the store.
struct CommitReport
{
    StoreChange change;
    bool interactive = false;
    bool isOwn = false; ///< It has acts of the person.
    std::optional<StoreSnapshot> snapshot;
    std::optional<Problem> failure;
    std::vector<std::function<void()>> after;
};

/// A unit of work of the writer.
struct StoreJob
{
    std::function<void(OutboxFile &)> durable;
    bool mustPersist = false; ///< If the disk is full, the durable part is tried again with the next job.
    std::function<void(CacheUpdater &)> cache;
    std::function<void(const Result<void> &)> done; ///< Runs in the thread of the store, after the commits.
    bool interactive = true; ///< Runs before pages of the feed.
    bool isOwn = false; ///< An act of the person, or one that the person takes back.
    bool recreatesCache = false; ///< Replaces the cache by an empty one.
    std::optional<int> onlyGeneration; ///< Replaces only the cache of this generation.
};

/// The content of outbox.db at the start.
struct OpenedOutbox
{
    std::vector<OutboxEntry> entries;
    std::vector<std::pair<ActId, int>> actSizes;
    std::pair<ActId, OutboxEntryId> lastNumbers;
    std::vector<std::pair<FeedbackId, QString>> drafts;
    std::vector<std::pair<QString, QByteArray>> memos;
    std::optional<OutboxDamage> damage; ///< The damage of the file, if any.
};

/// Owns the writing connections of both files, and their thread.
class StoreWriter
{
public:
    /// `notify` is called in the writer's thread.
    StoreWriter(StoreConfig config, std::function<void(CommitReport)> notify);
    ~StoreWriter();

    /// Opens the files in the thread and returns the content of the outbox, after the first report.
    Result<OpenedOutbox> start();
    void post(StoreJob job);
    /// Returns when everything posted before is on disk.
    void flush();
    /// Increases with every new cache file; other connections to the old one must be closed.
    int generation() const { return m_generation; }

private:
    void run(std::promise<Result<OpenedOutbox>> opened);
    Result<OpenedOutbox> open();
    std::vector<StoreJob> next();
    void write(std::vector<StoreJob> jobs);
    void writeDeferred();
    Result<void> writeOutbox(std::vector<StoreJob> &jobs);
    Result<void> writeCache(std::vector<StoreJob> &jobs, CommitReport &report);
    Result<void> recreateCache();

    StoreConfig m_config;
    std::function<void(CommitReport)> m_notify;
    std::atomic<int> m_generation = 0;

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::condition_variable m_idle;
    std::deque<StoreJob> m_interactiveJobs;
    std::deque<StoreJob> m_feedJobs;
    bool m_busy = true; ///< True from the start, because repairs after a crash run first.
    bool m_stops = false;

    // Used in the writer's thread only.
    std::unique_ptr<OutboxFile> m_outbox;
    std::unique_ptr<CacheFile> m_cache;
    Overlay m_overlay;
    Recency m_recency;
    std::vector<std::function<void(OutboxFile &)>>
        m_deferred; ///< Durable parts that did not fit on the disk.
    bool m_mustReapply = false; ///< A commit of the cache failed, so unsent operations may be shown wrongly.
    SnapshotReader m_snapshots;
    std::thread m_thread;
};

} // namespace triage::app
