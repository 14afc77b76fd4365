// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/researchlist.h"

#include <algorithm>

namespace triage::app {

namespace {

auto placeOf(auto &queries, ResearchId id)
{
    return std::ranges::find(queries, id, &ResearchQuery::id);
}

/// Replaces the query, or adds a new one at the given end.
void set(std::vector<ResearchQuery> &queries, const ResearchQuery &query, bool isFirst)
{
    const auto place = placeOf(queries, query.id);
    if (place == queries.end())
        queries.insert(isFirst ? queries.begin() : queries.end(), query);
    else
        *place = query;
}

} // namespace

const ResearchQuery *ResearchList::find(ResearchId id) const
{
    const auto found = placeOf(m_all, id);
    return found == m_all.end() ? nullptr : &*found;
}

void ResearchList::expect()
{
    if (m_expected++ > 0)
        return;
    m_put.clear();
    m_removed.clear();
}

void ResearchList::read(std::vector<ResearchQuery> queries)
{
    missed();
    m_all = std::move(queries);
    for (const ResearchQuery &query : m_put)
        set(m_all, query, true);
    std::erase_if(m_all, [this](const ResearchQuery &query) { return m_removed.contains(query.id); });
}

void ResearchList::missed()
{
    --m_expected;
}

void ResearchList::put(const ResearchQuery &query)
{
    set(m_put, query, false);
    set(m_all, query, true);
}

void ResearchList::remove(ResearchId id)
{
    m_removed.insert(id);
    std::erase_if(m_all, [id](const ResearchQuery &query) { return query.id == id; });
}

} // namespace triage::app
