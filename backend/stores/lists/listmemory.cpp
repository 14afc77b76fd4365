// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/listmemory.h"

#include <algorithm>

namespace triage::storage {

namespace {

constexpr auto identifierOf = [](const std::pair<qint64, bool> &difference) {
    return difference.first;
};

qint64 bytesOf(const CountedTotal &total)
{
    constexpr qint64 withoutItems = 1024;
    return withoutItems + (total.items ? total.items->bytes() : 0);
}

} // namespace

ListItems::ListItems(std::vector<qint64> ids) : m_size(qint64(ids.size()))
{
    std::ranges::sort(ids);
    m_ids = std::make_shared<const std::vector<qint64>>(std::move(ids));
}

bool ListItems::contains(qint64 id) const
{
    const auto difference = std::ranges::lower_bound(m_differences, id, {}, identifierOf);
    if (difference != m_differences.end() && difference->first == id)
        return difference->second;
    return m_ids && std::ranges::binary_search(*m_ids, id);
}

ListItems ListItems::after(std::span<const qint64> changed, std::vector<qint64> remaining) const
{
    std::ranges::sort(remaining);
    std::vector<Difference> newer;
    for (const qint64 id : changed)
        newer.emplace_back(id, std::ranges::binary_search(remaining, id));
    std::ranges::sort(newer);
    newer.erase(std::ranges::unique(newer).begin(), newer.end());

    ListItems next;
    next.m_ids = m_ids;
    next.m_size = m_size;
    for (const auto &[id, isIn] : newer)
        next.m_size += qint64(isIn) - qint64(contains(id));
    // Of equal elements the union takes the newer one.
    std::ranges::set_union(newer, m_differences, std::back_inserter(next.m_differences), {}, identifierOf,
                           identifierOf);
    const std::size_t most = std::min(maxDifferences, std::size_t(next.m_size));
    return next.m_differences.size() > most ? next.standingAlone() : next;
}

qint64 ListItems::bytes() const
{
    const std::size_t ids = m_ids ? m_ids->size() : 0;
    return qint64(ids * sizeof(qint64) + m_differences.size() * sizeof(Difference));
}

std::vector<qint64> ListItems::first(qint64 number, bool descending) const
{
    const auto wanted = std::size_t(std::clamp<qint64>(number, 0, m_size));
    std::vector<qint64> ids;
    const auto add = [&](auto id, auto end) {
        for (; id != end && ids.size() < wanted; ++id) {
            if (contains(*id))
                ids.push_back(*id);
        }
    };
    const auto isBefore = [descending](qint64 a, qint64 b) {
        return descending ? b < a : a < b;
    };
    if (m_ids && descending)
        add(m_ids->rbegin(), m_ids->rend());
    else if (m_ids)
        add(m_ids->begin(), m_ids->end());
    for (const auto &[id, isIn] : m_differences) {
        if (isIn && !(m_ids && std::ranges::binary_search(*m_ids, id)))
            ids.push_back(id);
    }
    std::ranges::sort(ids, isBefore);
    ids.resize(wanted);
    return ids;
}

ListItems ListItems::standingAlone() const
{
    std::vector<qint64> ids;
    ids.reserve(std::size_t(m_size));
    if (m_ids)
        std::ranges::copy_if(*m_ids, std::back_inserter(ids), [this](qint64 id) { return contains(id); });
    for (const auto &[id, isIn] : m_differences) {
        if (isIn && !(m_ids && std::ranges::binary_search(*m_ids, id)))
            ids.push_back(id);
    }
    return ListItems(std::move(ids));
}

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
