// SPDX-License-Identifier: GPL-3.0-or-later
// The entries of the outbox in the order of their numbers.
#pragma once

#include "store/values/operation.h"

#include <cstddef>
#include <deque>

namespace triage::app {

/// Needs little more than the entries themselves: a large move has two for each item. Looking up is
/// logarithmic; adding and removing take constant time on average.
class OutboxEntries
{
public:
    /// Adds an entry, whose number is above all others.
    void append(OutboxEntry entry);
    void remove(OutboxEntryId id);
    /// Returns the entry, until the next removal; nullptr if there is none of that number.
    OutboxEntry *find(OutboxEntryId id);
    const OutboxEntry *find(OutboxEntryId id) const;
    /// Returns an entry that is there.
    OutboxEntry &at(OutboxEntryId id) { return *find(id); }
    const OutboxEntry &at(OutboxEntryId id) const { return *find(id); }
    std::size_t size() const { return m_places.size() - m_gaps; }

    /// Calls use(entry) for the entries with these numbers, in ascending order.
    template <typename Use>
    void forEach(OutboxEntryId first, OutboxEntryId last, Use use) const
    {
        for (auto place = placeOf(first); place != m_places.end() && place->id <= last; ++place) {
            if (!isGap(*place))
                use(*place);
        }
    }
    template <typename Use>
    void forEach(Use use) const
    {
        if (!m_places.empty())
            forEach(m_places.front().id, m_places.back().id, use);
    }

private:
    using Places = std::deque<OutboxEntry>;

    static bool isGap(const OutboxEntry &place);
    Places::const_iterator placeOf(OutboxEntryId id) const;

    Places m_places; ///< A removed entry leaves a gap, until half of the places are gaps.
    std::size_t m_gaps = 0;
};

} // namespace triage::app
