// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/listmemory.h"

#include <algorithm>

namespace triage::storage {

namespace {

qint64 bytesOf(const CountedTotal &total)
{
    constexpr qint64 withoutItems = 1024;
    return withoutItems + (total.items ? total.items->bytes() : 0);
}

} // namespace

std::optional<CountedTotal> ListMemory::findTotal(const QByteArray &listKey) const
{
    const std::lock_guard lock(m_mutex);
    const CountedTotal *found = m_totals.object(listKey);
    return found ? std::optional(*found) : std::nullopt;
}

void ListMemory::storeTotal(const QByteArray &listKey, const CountedTotal &total)
{
    const std::lock_guard lock(m_mutex);
    const CountedTotal *known = m_totals.object(listKey);
    if (!known || known->change <= total.change)
        m_totals.insert(listKey, new CountedTotal(total), bytesOf(total));
}

qint64 ListMemory::bytes() const
{
    const std::lock_guard lock(m_mutex);
    return m_totals.totalCost();
}

std::optional<KnownPosition> ListMemory::nearestPosition(OrganizationId organization, qint64 offset) const
{
    const std::lock_guard lock(m_mutex);
    const Positions *positions = m_positions.object(organization);
    if (!positions)
        return std::nullopt;
    const auto found = positions->byRank.lower_bound(positions->all - offset);
    return found == positions->byRank.end() ? std::nullopt : std::optional(found->second);
}

void ListMemory::storePosition(OrganizationId organization, const KnownPosition &position, qint64 all)
{
    const std::lock_guard lock(m_mutex);
    Positions *positions = m_positions.object(organization);
    if (positions && positions->removed > position.removed)
        return;
    if (!positions || positions->removed < position.removed) {
        positions = new Positions{ position.removed, 0, {} };
        m_positions.insert(organization, positions);
    }
    positions->all = std::max(positions->all, all);
    // One position in each section of the list is enough.
    const qint64 section = position.rank / positionSpacing;
    const auto near = positions->byRank.lower_bound(section * positionSpacing);
    if (near == positions->byRank.end() || near->first / positionSpacing != section)
        positions->byRank.emplace(position.rank, position);
}

} // namespace triage::storage
