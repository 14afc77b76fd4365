// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/storesnapshot.h"

#include "fields/json.h"

#include <QCollator>
#include <QLocale>

#include <algorithm>

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
        && one.tags == other.tags && one.viewsText == other.viewsText
        && one.organization == other.organization && one.me == other.me
        && one.organizationTag == other.organizationTag && one.meTag == other.meTag
        && one.cursor == other.cursor && one.complete == other.complete
        && one.isSynchronised == other.isSynchronised && one.newestEvicted == other.newestEvicted
        && one.generation == other.generation;
}

} // namespace

std::optional<StoreSnapshot> SnapshotReader::readChanges(CacheFile &cache, int generation,
                                                         StoreChange &change)
{
    StoreSnapshot now = read(cache, generation);
    if (m_previous && isSame(*m_previous, now))
        return std::nullopt;
    change.buffers = !m_previous || *m_previous->buffers != *now.buffers;
    change.counts = !m_previous || m_previous->counts != now.counts;
    change.organization = !m_previous || m_previous->organization != now.organization
        || m_previous->me != now.me || m_previous->tags != now.tags || *m_previous->members != *now.members;
    change.views = !m_previous || m_previous->viewsText != now.viewsText;
    m_previous = now;
    return now;
}

StoreSnapshot SnapshotReader::read(CacheFile &cache, int generation)
{
    StoreSnapshot snapshot;
    snapshot.buffers = sortedBuffers(cache);
    snapshot.members = std::make_shared<std::map<MemberId, QString>>(cache.members());
    snapshot.tags = cache.known(u"tags"_s);
    snapshot.viewsText = cache.known(u"views"_s);
    if (m_previous && m_previous->viewsText == snapshot.viewsText)
        snapshot.views = m_previous->views;
    else
        snapshot.views = std::make_shared<std::vector<ViewRecord>>(
            readViews(snapshot.viewsText).value_or(std::vector<ViewRecord>()));
    snapshot.organization = parsed<Organization>(cache.known(u"organization"_s));
    snapshot.me = parsed<Me>(cache.known(u"me"_s));
    snapshot.counts = cache.counters().counts(snapshot.me ? snapshot.me->member.id : MemberId());
    snapshot.organizationTag = cache.known(u"organization tag"_s);
    snapshot.meTag = cache.known(u"me tag"_s);
    snapshot.cursor = cache.known(u"cursor"_s);
    snapshot.isSynchronised = cache.isSynchronised();
    snapshot.complete = cache.counters().evicted() == 0;
    snapshot.newestEvicted = cache.newestEvicted();
    snapshot.generation = generation;
    return snapshot;
}

Buffers SnapshotReader::sortedBuffers(const CacheFile &cache)
{
    const std::map<BufferId, Buffer> &buffers = cache.buffers();
    if (m_bufferOrderRevision != cache.revision() || m_bufferOrder.size() != buffers.size()) {
        m_bufferOrderRevision = cache.revision();
        m_bufferOrder.clear();
        for (const auto &[id, buffer] : buffers)
            m_bufferOrder.push_back(id);
        // The locale "C" has no order of words, in which "Topic 2" precedes "Topic 10".
        const QLocale locale;
        QCollator collator(locale.language() == QLocale::C ? QLocale(QLocale::English) : locale);
        collator.setNumericMode(true);
        collator.setCaseSensitivity(Qt::CaseInsensitive);
        std::stable_sort(m_bufferOrder.begin(), m_bufferOrder.end(), [&](BufferId one, BufferId other) {
            return collator.compare(buffers.at(one).name, buffers.at(other).name) < 0;
        });
    }
    const Counters &counters = cache.counters();
    const bool countsHere = cache.isSynchronised() && counters.evicted() == 0;
    auto sorted = std::make_shared<std::vector<BufferRecord>>();
    sorted->reserve(m_bufferOrder.size());
    for (const BufferId id : m_bufferOrder) {
        const Counters::BufferCounters counter = counters.of(id);
        BufferRecord &record = sorted->emplace_back(BufferRecord{ buffers.at(id), counter.newItems });
        qint64 &count = record.buffer.feedbackCount;
        count = countsHere ? counter.items : std::max<qint64>(0, count + counter.waiting);
        record.openItems = std::max<qint64>(0, count - (counter.items - counter.open));
    }
    return sorted;
}

} // namespace triage::app
