// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/listextent.h"

#include "models/rowcache.h"

#include <algorithm>
#include <utility>

namespace triage::app {

void ListExtent::reset(const Filter &filter)
{
    m_endsWithCache = filter.isByCreation() && filter.order == SortOrder::Descending;
    m_complete = true;
    m_reachedEnd = false;
    m_oldestComplete = {};
    m_lastFetched = {};
    m_fetchedCount = 0;
    m_requestedAfter.reset();
}

bool ListExtent::setNewestEvicted(FeedbackId newestEvicted)
{
    const FeedbackId before = std::exchange(m_oldestComplete, FeedbackId(newestEvicted.value() + 1));
    m_complete = m_reachedEnd || newestEvicted == FeedbackId();
    return !m_complete && before != m_oldestComplete;
}

void ListExtent::add(const OlderPage &page)
{
    if (page.last) {
        m_complete = true;
        m_reachedEnd = true;
    } else if (!page.ids.empty()) {
        m_oldestComplete = std::min(m_oldestComplete, page.ids.back());
        m_lastFetched = page.ids.back();
        m_fetchedCount += int(page.ids.size());
    }
}

bool ListExtent::isNearEnd(int row, const std::vector<FeedbackId> &rows) const
{
    const int known = m_endsWithCache ? int(rows.size()) : m_fetchedCount;
    return row + RowCache::pageSize > known;
}

bool ListExtent::isUnknown(const std::vector<FeedbackId> &rows) const
{
    return rows.empty() || (!m_endsWithCache && m_fetchedCount == 0);
}

std::optional<FeedbackId> ListExtent::takeRequest(const std::vector<FeedbackId> &rows)
{
    const FeedbackId last = lastKnown(rows);
    if (m_complete || m_requestedAfter == last)
        return {};
    m_requestedAfter = last;
    return last;
}

FeedbackId ListExtent::lastKnown(const std::vector<FeedbackId> &rows) const
{
    if (!m_endsWithCache || rows.empty() || (m_lastFetched != FeedbackId() && m_lastFetched < rows.back()))
        return m_lastFetched;
    return rows.back();
}

} // namespace triage::app
