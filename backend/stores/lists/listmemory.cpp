// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/listmemory.h"

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

} // namespace triage::storage
