// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/outbox/outboxentries.h"

#include <algorithm>
#include <utility>

namespace triage::app {

bool OutboxEntries::isGap(const OutboxEntry &place)
{
    return !feedbackOf(place.operation).isValid(); // every operation is on an item
}

OutboxEntries::Places::const_iterator OutboxEntries::placeOf(OutboxEntryId id) const
{
    return std::lower_bound(m_places.begin(), m_places.end(), id,
                            [](const OutboxEntry &place, OutboxEntryId wanted) { return place.id < wanted; });
}

void OutboxEntries::append(OutboxEntry entry)
{
    Q_ASSERT(m_places.empty() || m_places.back().id < entry.id);
    m_places.push_back(std::move(entry));
}

void OutboxEntries::remove(OutboxEntryId id)
{
    OutboxEntry *entry = find(id);
    if (!entry)
        return;
    *entry = {};
    entry->id = id;
    ++m_gaps;
    while (!m_places.empty() && isGap(m_places.front())) {
        m_places.pop_front();
        --m_gaps;
    }
    if (m_gaps > m_places.size() / 2) {
        std::erase_if(m_places, isGap);
        m_gaps = 0;
    }
}

OutboxEntry *OutboxEntries::find(OutboxEntryId id)
{
    return const_cast<OutboxEntry *>(std::as_const(*this).find(id));
}

const OutboxEntry *OutboxEntries::find(OutboxEntryId id) const
{
    const auto place = placeOf(id);
    return place == m_places.end() || place->id != id || isGap(*place) ? nullptr : &*place;
}

} // namespace triage::app
