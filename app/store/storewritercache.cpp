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

bool isSame(const Knowledge &one, const Knowledge &other)
{
    return *one.buffers == *other.buffers && *one.members == *other.members && one.counts == other.counts
        && one.organization == other.organization && one.me == other.me && one.cursor == other.cursor
        && one.complete == other.complete && one.lastGivenUp == other.lastGivenUp
        && one.generation == other.generation;
}

} // namespace

Result<void> StoreWriter::writeCache(std::vector<StoreJob> &jobs, StoreNews &news)
{
    const auto forgets = [this](const StoreJob &job) {
        return job.forgets && job.onlyGeneration.value_or(m_generation) == m_generation;
    };
    const auto writes = [](const StoreJob &job) {
        return bool(job.cache);
    };
    bool anew = false;
    if (!m_cache || std::any_of(jobs.begin(), jobs.end(), forgets)) {
        if (const auto begun = beginAnew(); !begun)
            return begun;
        anew = true;
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
            news.change = updater.changes().take();
    }
    if (m_cache->isDamaged()) {
        if (const auto begun = beginAnew(); !begun)
            return begun;
        m_mustReapply = false;
        anew = true;
    }
    news.change.everything |= anew;
    tellKnowledge(news);
    return committed;
}

Result<void> StoreWriter::beginAnew()
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
    if (m_orderOf != m_cache->revision() || m_order.size() != buffers.size()) {
        m_orderOf = m_cache->revision();
        m_order.clear();
        for (const auto &[id, buffer] : buffers)
            m_order.push_back(id);
        QCollator collator;
        collator.setNumericMode(true);
        collator.setCaseSensitivity(Qt::CaseInsensitive);
        std::stable_sort(m_order.begin(), m_order.end(), [&](BufferId one, BufferId other) {
            return collator.compare(buffers.at(one).name, buffers.at(other).name) < 0;
        });
    }
    const Tallies &tallies = m_cache->tallies();
    const bool countsHere = m_cache->isSynchronised() && tallies.evicted() == 0;
    auto sorted = std::make_shared<std::vector<BufferRecord>>();
    sorted->reserve(m_order.size());
    for (const BufferId id : m_order) {
        const Tallies::OfBuffer tally = tallies.of(id);
        BufferRecord &record = sorted->emplace_back(BufferRecord{ buffers.at(id), tally.newItems });
        qint64 &count = record.buffer.feedbackCount;
        count = countsHere ? tally.items : std::max<qint64>(0, count + tally.waiting);
    }
    return sorted;
}

Knowledge StoreWriter::learn()
{
    Knowledge knowledge;
    knowledge.buffers = sortedBuffers();
    knowledge.members = std::make_shared<std::map<MemberId, QString>>(m_cache->members());
    knowledge.counts = m_cache->tallies().counts();
    knowledge.organization = parsed<Organization>(m_cache->known(u"organization"_s));
    knowledge.me = parsed<Me>(m_cache->known(u"me"_s));
    knowledge.cursor = m_cache->known(u"cursor"_s);
    knowledge.complete = m_cache->tallies().evicted() == 0;
    knowledge.lastGivenUp = m_cache->lastGivenUp();
    knowledge.generation = m_generation;
    return knowledge;
}

void StoreWriter::tellKnowledge(StoreNews &news)
{
    Knowledge now = learn();
    if (m_told && isSame(*m_told, now))
        return;
    news.change.buffers = !m_told || *m_told->buffers != *now.buffers;
    news.change.counts = !m_told || m_told->counts != now.counts;
    news.change.organization = !m_told || m_told->organization != now.organization || m_told->me != now.me
        || *m_told->members != *now.members;
    m_told = now;
    news.knowledge = std::move(now);
}

} // namespace triage::app
