// SPDX-License-Identifier: GPL-3.0-or-later
// Maps feature keys to small numbers, faster than std::unordered_map.
#pragma once

#include "routing/text/features.h"

#include <span>
#include <vector>

namespace triage::routing {

/// Open addressing without removal. Keys are hashes already.
class TermTable
{
public:
    static constexpr quint32 none = 0xFFFFFFFF;

    TermTable() = default;
    /// Numbers the keys, which must be distinct, from 0.
    explicit TermTable(std::span<const FeatureKey> keys)
    {
        size_t capacity = 16;
        while (capacity < keys.size() * 2)
            capacity *= 2;
        m_slots.assign(capacity, {});
        for (size_t i = 0; i < keys.size(); ++i)
            m_slots[slotOf(keys[i])] = { keys[i], quint32(i) };
    }

    /// Returns the number of a key, or none.
    quint32 find(FeatureKey key) const { return m_slots.empty() ? none : m_slots[slotOf(key)].number; }
    size_t bytes() const { return m_slots.size() * sizeof(Slot); }

private:
    struct Slot
    {
        FeatureKey key = 0;
        quint32 number = none;
    };

    size_t slotOf(FeatureKey key) const
    {
        const size_t mask = m_slots.size() - 1;
        size_t slot = size_t(key ^ key >> 29) & mask;
        while (m_slots[slot].number != none && m_slots[slot].key != key)
            slot = (slot + 1) & mask;
        return slot;
    }

    std::vector<Slot> m_slots;
};

} // namespace triage::routing
