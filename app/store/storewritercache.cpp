// SPDX-License-Identifier: GPL-3.0-or-later
// The rest of StoreWriter: the cache's half of a commit, and what is known after it.
#include "fields/json.h"
#include "store/storewriter.h"

#include <QCollator>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

template <HasFields T>
std::optional<T> parsed(const QByteArray &json)
{
    auto value = json.isEmpty() ? Result<T>(Problem()) : fromJson<T>(json);
    return value ? std::optional(std::move(*value)) : std::nullopt;
}

bool isSame(const StoreSnapshot &one, const StoreSnapshot &other)
{
    return *one.buffers == *other.buffers && *one.members == *other.members && one.counts == other.counts
        && one.organization == other.organization && one.me == other.me && one.cursor == other.cursor
        && one.complete == other.complete && one.newestEvicted == other.newestEvicted
        && one.generation == other.generation;
}

} // namespace

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
        CacheUpdater updater(*m_cache, m_overlay, m_config.cacheLimit, m_generation);
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
    publishSnapshot(report);
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
    ++m_generation;
    return {};
}

Buffers StoreWriter::sortedBuffers()
{
    const std::map<BufferId, Buffer> &buffers = m_cache->buffers();
    if (m_bufferOrderRevision != m_cache->revision() || m_bufferOrder.size() != buffers.size()) {
        m_bufferOrderRevision = m_cache->revision();
        m_bufferOrder.clear();
        for (const auto &[id, buffer] : buffers)
            m_bufferOrder.push_back(id);
        QCollator collator;
        collator.setNumericMode(true);
        collator.setCaseSensitivity(Qt::CaseInsensitive);
        std::stable_sort(m_bufferOrder.begin(), m_bufferOrder.end(), [&](BufferId one, BufferId other) {
            return collator.compare(buffers.at(one).name, buffers.at(other).name) < 0;
        });
    }
    const Counters &counters = m_cache->counters();
    const bool countsHere = m_cache->isSynchronised() && counters.evicted() == 0;
    auto sorted = std::make_shared<std::vector<BufferRecord>>();
    sorted->reserve(m_bufferOrder.size());
    for (const BufferId id : m_bufferOrder) {
        const Counters::BufferCounters counter = counters.of(id);
        BufferRecord &record = sorted->emplace_back(BufferRecord{ buffers.at(id), counter.newItems });
        qint64 &count = record.buffer.feedbackCount;
        count = countsHere ? counter.items : std::max<qint64>(0, count + counter.waiting);
    }
    return sorted;
}

StoreSnapshot StoreWriter::takeSnapshot()
{
    StoreSnapshot snapshot;
    snapshot.buffers = sortedBuffers();
    snapshot.members = std::make_shared<std::map<MemberId, QString>>(m_cache->members());
    snapshot.counts = m_cache->counters().counts();
    snapshot.organization = parsed<Organization>(m_cache->known(u"organization"_s));
    snapshot.me = parsed<Me>(m_cache->known(u"me"_s));
    snapshot.cursor = m_cache->known(u"cursor"_s);
    snapshot.complete = m_cache->counters().evicted() == 0;
    snapshot.newestEvicted = m_cache->newestEvicted();
    snapshot.generation = m_generation;
    return snapshot;
}

void StoreWriter::publishSnapshot(CommitReport &report)
{
    StoreSnapshot now = takeSnapshot();
    if (m_published && isSame(*m_published, now))
        return;
    report.change.buffers = !m_published || *m_published->buffers != *now.buffers;
    report.change.counts = !m_published || m_published->counts != now.counts;
    report.change.organization = !m_published || m_published->organization != now.organization
        || m_published->me != now.me || *m_published->members != *now.members;
    m_published = now;
    report.snapshot = std::move(now);
}

} // namespace triage::app
