// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cache/tallies.h"

#include <algorithm>

namespace triage::app {

namespace {

enum TallyKind { PlaceTally, BufferItems, BufferNew, BufferWaiting };

bool has(const std::optional<CachedItem> &item, BufferId buffer)
{
    return item && std::find(item->buffers.begin(), item->buffers.end(), buffer) != item->buffers.end();
}

} // namespace

void Tallies::add(const ItemState &state, int sign)
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
            OfBuffer &tally = m_buffers[buffer];
            tally.items += sign;
            tally.newItems += item.isNew ? sign : 0;
            tally.waiting += has(state.server, buffer) ? 0 : sign;
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

Counts Tallies::counts() const
{
    Counts counts = m_counts;
    counts.all += m_evicted;
    return counts;
}

Tallies::OfBuffer Tallies::of(BufferId buffer) const
{
    const auto found = m_buffers.find(buffer);
    return found == m_buffers.end() ? OfBuffer() : found->second;
}

void Tallies::load(Database &database)
{
    *this = Tallies();
    qint64 *const places[] = { &m_counts.all,           &m_counts.needsReview, &m_counts.unassigned,
                               &m_counts.routingFailed, &m_counts.pending,     &m_evicted };
    Rows rows = database.read("select kind, key, number from tally");
    while (rows.next()) {
        const qint64 key = rows.integer(1);
        switch (TallyKind(rows.integer(0))) {
        case PlaceTally:
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

void Tallies::save(Database &database)
{
    const auto put = [&database](TallyKind kind, qint64 key, qint64 number) {
        database.run("insert or replace into tally (kind, key, number) values (?, ?, ?)", int(kind), key,
                     number);
    };
    if (m_placesChanged) {
        qint64 key = 0;
        for (const qint64 number : { m_counts.all, m_counts.needsReview, m_counts.unassigned,
                                     m_counts.routingFailed, m_counts.pending, m_evicted })
            put(PlaceTally, key++, number);
    }
    for (const BufferId buffer : m_changed) {
        const OfBuffer tally = of(buffer);
        put(BufferItems, buffer.value(), tally.items);
        put(BufferNew, buffer.value(), tally.newItems);
        put(BufferWaiting, buffer.value(), tally.waiting);
    }
    m_placesChanged = false;
    m_changed.clear();
}

bool operator==(const Tallies &one, const Tallies &other)
{
    const auto within = [](const Tallies &a, const Tallies &b) {
        return std::all_of(a.m_buffers.begin(), a.m_buffers.end(),
                           [&b](const auto &each) { return b.of(each.first) == each.second; });
    };
    return one.m_counts == other.m_counts && one.m_evicted == other.m_evicted && within(one, other)
        && within(other, one);
}

} // namespace triage::app
