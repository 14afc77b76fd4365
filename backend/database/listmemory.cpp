// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/listmemory.h"

namespace triage::storage {

std::optional<CountedTotal> ListMemory::total(const QByteArray &question) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_totals.find(question);
    return found == m_totals.end() ? std::nullopt : std::optional(found->second);
}

void ListMemory::keep(const QByteArray &question, const CountedTotal &total)
{
    const std::lock_guard lock(m_mutex);
    if (m_totals.size() >= mostTotals && !m_totals.contains(question))
        m_totals.clear();
    CountedTotal &kept = m_totals[question];
    if (kept.change <= total.change)
        kept = total;
}

std::optional<Anchor> ListMemory::anchor(OrganizationId organization, qint64 offset) const
{
    const std::lock_guard lock(m_mutex);
    const auto places = m_places.find(organization);
    if (places == m_places.end())
        return std::nullopt;
    const auto found = places->second.byRank.lower_bound(places->second.all - offset);
    return found == places->second.byRank.end() ? std::nullopt : std::optional(found->second);
}

void ListMemory::keep(OrganizationId organization, const Anchor &anchor, qint64 all)
{
    const std::lock_guard lock(m_mutex);
    if (m_places.size() >= mostOrganizations && !m_places.contains(organization))
        m_places.clear();
    Places &places = m_places[organization];
    if (places.removed < anchor.removed)
        places = Places();
    if (places.removed > anchor.removed)
        return;
    places.removed = anchor.removed;
    places.all = std::max(places.all, all);
    // One place in each stretch is enough.
    const qint64 stretch = anchor.rank / anchorDistance;
    const auto near = places.byRank.lower_bound(stretch * anchorDistance);
    if (near == places.byRank.end() || near->first / anchorDistance != stretch)
        places.byRank.emplace(anchor.rank, anchor);
}

} // namespace triage::storage
