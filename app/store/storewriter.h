// SPDX-License-Identifier: GPL-3.0-or-later
// The thread that writes: outbox first, then the cache, and word of what changed.
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

/// What is told after a commit, in the thread of the store.
struct CommitReport
{
    StoreChange change;
    bool interactive = false;
    std::optional<StoreSnapshot> snapshot;
    std::optional<Problem> failure;
    std::vector<std::function<void()>> after;
};

/// Something to write.
struct StoreJob
{
    std::function<void(OutboxFile &)> durable;
    bool mustPersist = false; ///< Where the disk is full the durable part is tried again with the next job.
    std::function<void(CacheUpdater &)> cache;
    std::function<void(const Result<void> &)> done; ///< In the thread of the store, after the commits.
    bool interactive = true; ///< Goes before pages of the feed.
    bool recreatesCache = false; ///< Begins the cache anew.
    std::optional<int> onlyGeneration; ///< Forgets no other cache than this one.
};

/// What waited on disk at the start.
struct OpenedOutbox
{
    std::vector<OutboxEntry> entries;
    std::vector<std::pair<ActId, int>> actSizes;
    std::pair<qint64, qint64> lastNumbers;
    std::vector<std::pair<FeedbackId, QString>> drafts;
    std::vector<std::pair<QString, QByteArray>> memos;
};

/// Owns both files' writing connections.
class StoreWriter
{
public:
    /// `tell` is called in the writer's thread.
    StoreWriter(StoreConfig config, std::function<void(CommitReport)> notify);
    ~StoreWriter();

    /// Opens the files in the thread and says what waited; the first news follows.
    Result<OpenedOutbox> start();
    void post(StoreJob job);
    /// Returns when everything posted before is on disk.
    void flush();
    /// Grows with every new cache file: other connections to the old one are to be closed.
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
    bool m_busy = true; ///< From the start: what a crash left is made up for first.
    bool m_stops = false;

    // Of the thread.
    std::unique_ptr<OutboxFile> m_outbox;
    std::unique_ptr<CacheFile> m_cache;
    Overlay m_overlay;
    std::vector<std::function<void(OutboxFile &)>>
        m_deferred; ///< Durable parts that did not fit on the disk.
    bool m_mustReapply = false; ///< A commit of the cache failed: what waits may not be shown as it should.
    SnapshotReader m_snapshots;
    std::thread m_thread;
};

} // namespace triage::app
