// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/storewriter.h"

namespace triage::app {

namespace {

// Of one commit; beyond it those who wait would wait too long.
constexpr std::size_t mostJobs = 100;

Overlay::Part partOf(EntryState state)
{
    switch (state) {
    case EntryState::Held:
    case EntryState::Waiting:
    case EntryState::Sending:
        return Overlay::Part::Applies;
    case EntryState::Failed:
        return Overlay::Part::Refused;
    case EntryState::Conflict:
        return Overlay::Part::Beaten;
    }
    return Overlay::Part::Applies;
}

} // namespace

StoreWriter::StoreWriter(StoreConfig config, std::function<void(StoreNews)> tell)
    : m_config(std::move(config)), m_tell(std::move(tell))
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
    auto outbox = OutboxFile::open(m_config.outboxPath);
    if (!outbox)
        return outbox.error();
    m_outbox = std::move(*outbox);
    auto cache = CacheFile::open(m_config.cachePath);
    if (!cache)
        return cache.error();
    m_cache = std::move(*cache);
    OpenedOutbox opened{ m_outbox->entries(), m_outbox->actSizes(), m_outbox->lastNumbers(),
                         m_outbox->drafts(), m_outbox->memos() };
    for (const OutboxEntry &entry : opened.entries)
        m_overlay.add(entry.id, std::make_shared<Operation>(entry.operation), partOf(entry.state));
    return opened;
}

void StoreWriter::run(std::promise<Result<OpenedOutbox>> opened)
{
    auto result = open();
    const bool works = result.hasValue();
    if (works) {
        StoreNews news;
        tellKnowledge(news);
        m_tell(std::move(news));
    }
    opened.set_value(std::move(result));
    if (works) {
        StoreJob first; // whatever a crash left between the two files
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
        (job.ofPerson ? m_ofPerson : m_ofFeed).push_back(std::move(job));
    }
    m_wake.notify_one();
}

void StoreWriter::flush()
{
    std::unique_lock lock(m_mutex);
    m_idle.wait(lock, [this] { return m_ofPerson.empty() && m_ofFeed.empty() && !m_busy; });
}

/// Waits for something to do; nothing: the store closes.
std::vector<StoreJob> StoreWriter::next()
{
    std::unique_lock lock(m_mutex);
    m_busy = false;
    if (m_ofPerson.empty() && m_ofFeed.empty())
        m_idle.notify_all();
    m_wake.wait(lock, [this] { return m_stops || !m_ofPerson.empty() || !m_ofFeed.empty(); });
    std::vector<StoreJob> jobs;
    while (!m_ofPerson.empty() && jobs.size() < mostJobs) {
        jobs.push_back(std::move(m_ofPerson.front()));
        m_ofPerson.pop_front();
    }
    if (jobs.empty() && !m_ofFeed.empty() && !m_stops) {
        jobs.push_back(std::move(m_ofFeed.front()));
        m_ofFeed.pop_front();
    }
    m_busy = !jobs.empty();
    return jobs;
}

void StoreWriter::write(std::vector<StoreJob> jobs)
{
    StoreNews news;
    Result<void> written = writeOutbox(jobs);
    if (!written) {
        news.failure = written.error();
        for (StoreJob &job : jobs) {
            // What did not get onto the disk did not happen, unless memory and server know already that it
            // did.
            if (job.durable && !job.mustStay)
                job.cache = nullptr;
        }
    }
    const Result<void> shown = writeCache(jobs, news);
    if (!shown && !news.failure)
        news.failure = shown.error();
    for (StoreJob &job : jobs) {
        news.ofPerson = news.ofPerson || job.ofPerson;
        if (!job.done)
            continue;
        const bool lost = job.durable ? !written && !job.mustStay : !shown;
        Result<void> outcome = lost ? Result<void>(job.durable ? written : shown) : Result<void>();
        news.after.push_back([done = std::move(job.done), outcome] { done(outcome); });
    }
    m_tell(std::move(news));
}

/// What did not fit on the disk before; apart from what is new, so that neither hinders the other.
void StoreWriter::payOwed()
{
    if (m_owed.empty())
        return;
    m_outbox->begin();
    for (const auto &durable : m_owed)
        durable(*m_outbox);
    if (m_outbox->commit())
        m_owed.clear();
}

Result<void> StoreWriter::writeOutbox(std::vector<StoreJob> &jobs)
{
    const bool needed = !m_owed.empty()
        || std::any_of(jobs.begin(), jobs.end(), [](const StoreJob &job) { return bool(job.durable); });
    if (!needed)
        return {};
    payOwed();
    m_outbox->begin();
    for (const StoreJob &job : jobs) {
        if (job.durable)
            job.durable(*m_outbox);
    }
    const Result<void> committed = m_outbox->commit();
    if (committed)
        return committed;
    for (const StoreJob &job : jobs) {
        if (job.durable && job.mustStay)
            m_owed.push_back(job.durable);
    }
    return committed;
}

} // namespace triage::app
