// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cache/counters.h"

#include "store/cache/itemrows.h"

#include <algorithm>

namespace triage::app {

namespace {

enum CounterKind { PlaceItems, BufferItems, BufferNew, BufferWaiting };

bool has(const std::optional<CachedItem> &item, BufferId buffer)
{
    return item && std::find(item->buffers.begin(), item->buffers.end(), buffer) != item->buffers.end();
}

} // namespace

void Counters::add(const ItemState &state, int sign)
{
    if (state.shown) {
        const CachedItem &item = *state.shown;
        m_placesChanged = true;
        m_counts.all += sign;
        m_counts.needsReview += item.feedback.needsReview ? sign : 0;
        m_counts.unassigned += item.isUnassigned() ? sign : 0;
        m_counts.routingFailed += item.feedback.routingStatus == RoutingStatus::Failed ? sign : 0;
        m_counts.pending += item.feedback.routingStatus == RoutingStatus::Pending ? sign : 0;
        for (const BufferId buffer : item.buffers) {
            BufferCounters &counter = m_buffers[buffer];
            counter.items += sign;
            counter.newItems += item.isNew ? sign : 0;
            counter.waiting += has(state.server, buffer) ? 0 : sign;
            m_changed.insert(buffer);
        }
    }
    if (state.server) {
        for (const BufferId buffer : state.server->buffers) {
            if (!has(state.shown, buffer)) {
                m_buffers[buffer].waiting -= sign;
                m_changed.insert(buffer);
            }
        }
    }
}

Counts Counters::counts() const
{
    Counts counts = m_counts;
    counts.all += m_evicted;
    return counts;
}

Counters::BufferCounters Counters::of(BufferId buffer) const
{
    const auto found = m_buffers.find(buffer);
    return found == m_buffers.end() ? BufferCounters() : found->second;
}

void Counters::load(LocalDatabase &database)
{
    *this = Counters();
    qint64 *const places[] = { &m_counts.all,           &m_counts.needsReview, &m_counts.unassigned,
                               &m_counts.routingFailed, &m_counts.pending,     &m_evicted };
    LocalRows rows = database.read("select kind, key, number from tally");
    while (rows.next()) {
        const qint64 key = rows.integer(1);
        switch (CounterKind(rows.integer(0))) {
        case PlaceItems:
            *places[std::clamp<qint64>(key, 0, 5)] = rows.integer(2);
            break;
        case BufferItems:
            m_buffers[BufferId(key)].items = rows.integer(2);
            break;
        case BufferNew:
            m_buffers[BufferId(key)].newItems = rows.integer(2);
            break;
        case BufferWaiting:
            m_buffers[BufferId(key)].waiting = rows.integer(2);
            break;
        }
    }
}

void Counters::save(LocalDatabase &database)
{
    const auto put = [&database](CounterKind kind, qint64 key, qint64 number) {
        database.run("insert or replace into tally (kind, key, number) values (?, ?, ?)", int(kind), key,
                     number);
    };
    if (m_placesChanged) {
        qint64 key = 0;
        for (const qint64 number : { m_counts.all, m_counts.needsReview, m_counts.unassigned,
                                     m_counts.routingFailed, m_counts.pending, m_evicted })
            put(PlaceItems, key++, number);
    }
    for (const BufferId buffer : m_changed) {
        const BufferCounters counter = of(buffer);
        put(BufferItems, buffer.value(), counter.items);
        put(BufferNew, buffer.value(), counter.newItems);
        put(BufferWaiting, buffer.value(), counter.waiting);
    }
    m_placesChanged = false;
    m_changed.clear();
}

bool operator==(const Counters &one, const Counters &other)
{
    const auto within = [](const Counters &a, const Counters &b) {
        return std::all_of(a.m_buffers.begin(), a.m_buffers.end(),
                           [&b](const auto &each) { return b.of(each.first) == each.second; });
    };
    return one.m_counts == other.m_counts && one.m_evicted == other.m_evicted && within(one, other)
        && within(other, one);
}

Counters recount(LocalDatabase &database)
{
    Counters counters;
    std::vector<FeedbackId> ids;
    {
        LocalRows rows = database.read("select id from feedback union select id from base");
        while (rows.next())
            ids.emplace_back(rows.integer(0));
    }
    for (const FeedbackId id : ids)
        counters.add(readState(database, id), +1);
    counters.addEvicted(database.number("select number from tally where kind = 0 and key = 5").value_or(0));
    return counters;
}

} // namespace triage::app
