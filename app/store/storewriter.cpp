// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/storewriter.h"

namespace triage::app {

namespace {

// The limit of one commit. With more jobs, callers would wait too long.
constexpr std::size_t maxJobs = 100;

Overlay::Part partOf(OutboxEntryState state)
{
    switch (state) {
    case OutboxEntryState::Held:
    case OutboxEntryState::Waiting:
    case OutboxEntryState::Sending:
        return Overlay::Part::Applies;
    case OutboxEntryState::Failed:
    case OutboxEntryState::Conflict:
        return Overlay::Part::Refused;
    }
    return Overlay::Part::Applies;
}

} // namespace

StoreWriter::StoreWriter(StoreConfig config, std::function<void(CommitReport)> notify)
    : m_config(std::move(config)), m_notify(std::move(notify))
{
}

StoreWriter::~StoreWriter()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stops = true;
    }
    m_wake.notify_all();
    if (m_thread.joinable())
        m_thread.join();
}

Result<OpenedOutbox> StoreWriter::start()
{
    std::promise<Result<OpenedOutbox>> promise;
    auto opened = promise.get_future();
    m_thread = std::thread([this, promise = std::move(promise)]() mutable { run(std::move(promise)); });
    return opened.get();
}

Result<OpenedOutbox> StoreWriter::open()
{
    std::optional<OutboxDamage> damage;
    auto outbox = OutboxFile::open(m_config.outboxPath, &damage);
    if (!outbox)
        return outbox.error();
    m_outbox = std::move(*outbox);
    auto cache = CacheFile::open(m_config.cachePath);
    if (!cache)
        return cache.error();
    m_cache = std::move(*cache);
    OpenedOutbox opened{ m_outbox->entries(), m_outbox->actSizes(), m_outbox->lastNumbers(),
                         m_outbox->drafts(),  m_outbox->memos(),    damage };
    for (const OutboxEntry &entry : opened.entries) {
        m_overlay.add(entry.id, entry.act, entry.operation, partOf(entry.state));
        m_overlay.mayHaveArrived(entry.id, feedbackOf(entry.operation));
    }
    return opened;
}

void StoreWriter::run(std::promise<Result<OpenedOutbox>> opened)
{
    auto result = open();
    const bool works = result.hasValue();
    if (works) {
        CommitReport report;
        report.snapshot = m_snapshots.readChanges(*m_cache, m_generation, report.change);
        m_notify(std::move(report));
    }
    opened.set_value(std::move(result));
    if (works) {
        StoreJob first; // repairs differences between the files after a crash
        first.cache = [](CacheUpdater &cache) {
            cache.reapplyAll();
        };
        std::vector<StoreJob> jobs;
        jobs.push_back(std::move(first));
        do
            write(std::move(jobs));
        while (!(jobs = next()).empty());
    }
    m_cache.reset();
    m_outbox.reset();
}

void StoreWriter::post(StoreJob job)
{
    {
        const std::lock_guard lock(m_mutex);
        (job.interactive ? m_interactiveJobs : m_feedJobs).push_back(std::move(job));
    }
    m_wake.notify_one();
}

void StoreWriter::flush()
{
    std::unique_lock lock(m_mutex);
    m_idle.wait(lock, [this] { return m_interactiveJobs.empty() && m_feedJobs.empty() && !m_busy; });
}

/// Waits for jobs. Returns none when the store closes.
std::vector<StoreJob> StoreWriter::next()
{
    std::unique_lock lock(m_mutex);
    m_busy = false;
    if (m_interactiveJobs.empty() && m_feedJobs.empty())
        m_idle.notify_all();
    m_wake.wait(lock, [this] { return m_stops || !m_interactiveJobs.empty() || !m_feedJobs.empty(); });
    std::vector<StoreJob> jobs;
    while (!m_interactiveJobs.empty() && jobs.size() < maxJobs) {
        jobs.push_back(std::move(m_interactiveJobs.front()));
        m_interactiveJobs.pop_front();
    }
    if (jobs.empty() && !m_feedJobs.empty() && !m_stops) {
        jobs.push_back(std::move(m_feedJobs.front()));
        m_feedJobs.pop_front();
    }
    m_busy = !jobs.empty();
    return jobs;
}

void StoreWriter::write(std::vector<StoreJob> jobs)
{
    CommitReport report;
    Result<void> written = writeOutbox(jobs);
    if (!written) {
        report.failure = written.error();
        for (StoreJob &job : jobs) {
            // A job that was not stored did not happen, unless memory and the server have it already.
            if (job.durable && !job.mustPersist)
                job.cache = nullptr;
        }
    }
    const Result<void> shown = writeCache(jobs, report);
    if (!shown && !report.failure)
        report.failure = shown.error();
    for (StoreJob &job : jobs) {
        report.interactive = report.interactive || job.interactive;
        report.isOwn = report.isOwn || job.isOwn;
        if (!job.done)
            continue;
        const bool lost = job.durable ? !written && !job.mustPersist : !shown;
        Result<void> outcome = lost ? Result<void>(job.durable ? written : shown) : Result<void>();
        report.after.push_back([done = std::move(job.done), outcome] { done(outcome); });
    }
    m_notify(std::move(report));
}

/// Writes what did not fit on the disk before, in a transaction of its own, so that old and new jobs do not
/// block each other.
void StoreWriter::writeDeferred()
{
    if (m_deferred.empty())
        return;
    m_outbox->begin();
    for (const auto &durable : m_deferred)
        durable(*m_outbox);
    if (m_outbox->commit())
        m_deferred.clear();
}

Result<void> StoreWriter::writeOutbox(std::vector<StoreJob> &jobs)
{
    const bool needed = !m_deferred.empty()
        || std::any_of(jobs.begin(), jobs.end(), [](const StoreJob &job) { return bool(job.durable); });
    if (!needed)
        return {};
    writeDeferred();
    m_outbox->begin();
    for (const StoreJob &job : jobs) {
        if (job.durable)
            job.durable(*m_outbox);
    }
    const Result<void> committed = m_outbox->commit();
    if (committed)
        return committed;
    for (const StoreJob &job : jobs) {
        if (job.durable && job.mustPersist)
            m_deferred.push_back(job.durable);
    }
    return committed;
}

Result<void> StoreWriter::writeCache(std::vector<StoreJob> &jobs, CommitReport &report)
{
    const auto recreatesCache = [this](const StoreJob &job) {
        return job.recreatesCache && job.onlyGeneration.value_or(m_generation) == m_generation;
    };
    const auto writes = [](const StoreJob &job) {
        return bool(job.cache);
    };
    bool recreated = false;
    if (!m_cache || std::any_of(jobs.begin(), jobs.end(), recreatesCache)) {
        if (const auto begun = recreateCache(); !begun)
            return begun;
        recreated = true;
    }
    Result<void> committed;
    if (m_mustReapply || std::any_of(jobs.begin(), jobs.end(), writes)) {
        CacheUpdater updater(*m_cache, m_overlay, m_recency, m_config.cacheLimit, m_generation);
        m_cache->begin();
        if (m_mustReapply)
            updater.reapplyAll();
        for (const StoreJob &job : jobs) {
            if (job.cache)
                job.cache(updater);
        }
        committed = m_cache->commit();
        m_mustReapply = !committed;
        if (committed)
            report.change = updater.changes().take();
    }
    if (m_cache->isDamaged()) {
        if (const auto begun = recreateCache(); !begun)
            return begun;
        m_mustReapply = false;
        recreated = true;
    }
    report.change.everything |= recreated;
    report.snapshot = m_snapshots.readChanges(*m_cache, m_generation, report.change);
    return committed;
}

Result<void> StoreWriter::recreateCache()
{
    m_cache.reset();
    removeDatabase(m_config.cachePath);
    auto cache = CacheFile::open(m_config.cachePath);
    if (!cache)
        return cache.error();
    m_cache = std::move(*cache);
    m_recency.clear();
    ++m_generation;
    return {};
}

} // namespace triage::app
