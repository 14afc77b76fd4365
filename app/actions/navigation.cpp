// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/navigation.h"

#include <algorithm>

namespace triage::app {

namespace {

constexpr size_t maxPlaces = 100;

/// Returns whether the places differ in the words of a search only.
bool isSameSearch(Filter one, const Filter &other)
{
    if (!one.isSearch() || !other.isSearch())
        return false;
    one.search = other.search;
    return one == other;
}

} // namespace

Navigation::Navigation(QObject *parent) : QObject(parent)
{
}

void Navigation::go(const Filter &filter)
{
    if (filter == current())
        return;
    if (isSameSearch(current(), filter)) {
        m_places[m_at] = filter;
    } else {
        m_places.resize(m_at + 1);
        m_places.push_back(filter);
        if (m_places.size() > maxPlaces)
            m_places.erase(m_places.begin());
        m_at = m_places.size() - 1;
    }
    Q_EMIT navigated(current());
}

void Navigation::back()
{
    if (!canGoBack())
        return;
    --m_at;
    Q_EMIT navigated(current());
}

void Navigation::forward()
{
    if (!canGoForward())
        return;
    ++m_at;
    Q_EMIT navigated(current());
}

void Navigation::forget(BufferId buffer)
{
    const bool wasThere = current().bufferId() == buffer;
    std::vector<Filter> kept;
    size_t at = 0;
    for (size_t i = 0; i < m_places.size(); ++i) {
        if (m_places[i].bufferId() == buffer)
            continue;
        kept.push_back(m_places[i]);
        if (i <= m_at)
            at = kept.size() - 1;
    }
    if (kept.empty())
        kept.push_back(Filter{});
    m_places = std::move(kept);
    m_at = at;
    if (wasThere)
        Q_EMIT navigated(current());
}

} // namespace triage::app

#include "moc_navigation.cpp"
