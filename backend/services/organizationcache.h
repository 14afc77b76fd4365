// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps what belongs to organizations in memory, within a limit for all of them.
#pragma once

#include "domain/ids.h"

#include <cstddef>
#include <list>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <utility>
#include <vector>

namespace triage::services {

/// A map of organizations to entries. If all entries together become too large, it forgets the least recently
/// used ones; their users still own them. Thread-safe; an entry guards itself.
template <typename Entry>
class OrganizationCache
{
public:
    using EntryPointer = std::shared_ptr<Entry>;

    /// memory is the limit in bytes for all entries. One entry alone may exceed it.
    explicit OrganizationCache(std::size_t memory) : m_memory(memory) { }

    /// Returns the entry of an organization, which becomes the most recently used one. If there is none,
    /// makes it of the arguments.
    template <typename... Arguments>
    EntryPointer of(OrganizationId organization, Arguments &&...arguments)
    {
        const std::lock_guard lock(m_mutex);
        const auto [found, isNew] = m_slots.try_emplace(organization);
        Slot &slot = found->second;
        if (isNew) {
            slot.entry = std::make_shared<Entry>(std::forward<Arguments>(arguments)...);
            m_order.push_front(organization);
            slot.place = m_order.begin();
        } else {
            m_order.splice(m_order.begin(), m_order, slot.place);
        }
        return slot.entry;
    }

    /// Returns the entry of an organization without using it; null if there is none.
    EntryPointer find(OrganizationId organization) const
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_slots.find(organization);
        return found == m_slots.end() ? EntryPointer() : found->second.entry;
    }

    /// Returns the organizations that have an entry, the least recently used one first.
    std::vector<OrganizationId> organizations() const
    {
        const std::lock_guard lock(m_mutex);
        return { m_order.rbegin(), m_order.rend() };
    }

    /// Notes the size of an entry, unless it was forgotten meanwhile, and forgets others if all together are
    /// too large.
    void account(OrganizationId organization, const EntryPointer &entry, std::size_t bytes)
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_slots.find(organization);
        if (found == m_slots.end() || found->second.entry != entry)
            return;
        m_bytes += bytes - found->second.bytes;
        found->second.bytes = bytes;
        while (m_bytes > m_memory && m_order.back() != organization) {
            const auto oldest = m_slots.find(m_order.back());
            m_bytes -= oldest->second.bytes;
            m_slots.erase(oldest);
            m_order.pop_back();
        }
    }

    int size() const
    {
        const std::lock_guard lock(m_mutex);
        return int(m_slots.size());
    }

    /// Returns the size of all entries together, as noted.
    std::size_t bytes() const
    {
        const std::lock_guard lock(m_mutex);
        return m_bytes;
    }

private:
    struct Slot
    {
        EntryPointer entry;
        std::list<OrganizationId>::iterator place;
        std::size_t bytes = 0;
    };

    const std::size_t m_memory;
    mutable std::mutex m_mutex;
    std::unordered_map<OrganizationId, Slot> m_slots;
    std::list<OrganizationId> m_order; ///< Most recently used first.
    std::size_t m_bytes = 0;
};

} // namespace triage::services
