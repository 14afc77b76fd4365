// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rowcache.h"

#include <algorithm>

namespace triage::app {

const ListRow &RowCache::at(const std::vector<FeedbackId> &ids, int row)
{
    const FeedbackId id = ids[std::size_t(row)];
    if (const ListRow *known = m_rows.object(id.value()))
        return *known;
    load(ids, row / pageSize);
    if (const ListRow *known = m_rows.object(id.value()))
        return *known;
    // Deleted since the list was read; the store's next change removes it.
    m_unknown = ListRow{};
    m_unknown.id = id;
    m_unknown.routingStatus = RoutingStatus::Routed;
    m_rows.insert(id.value(), new ListRow(m_unknown));
    return m_unknown;
}

bool RowCache::load(const std::vector<FeedbackId> &ids, int page)
{
    const std::size_t first = std::size_t(std::max(page, 0)) * pageSize;
    const std::size_t end = std::min(first + pageSize, ids.size());
    std::vector<FeedbackId> missing;
    for (std::size_t i = first; i < end; ++i) {
        if (!m_rows.contains(ids[i].value()))
            missing.push_back(ids[i]);
    }
    if (page < 0 || missing.empty())
        return false;
    for (ListRow &row : m_store.rows(missing, m_search))
        m_rows.insert(row.id.value(), new ListRow(std::move(row)));
    return true;
}

} // namespace triage::app
