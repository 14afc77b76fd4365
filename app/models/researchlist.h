// SPDX-License-Identifier: GPL-3.0-or-later
// The saved research queries of a window, which are read and changed at the same time.
#pragma once

#include "domain/research.h"

#include <QSet>

#include <vector>

namespace triage::app {

/// An answer about one query may arrive before a list that was read earlier. Queries that were put or removed
/// while a list was being read therefore take precedence over the list.
class ResearchList
{
public:
    /// Newest first.
    const std::vector<ResearchQuery> &all() const { return m_all; }
    const ResearchQuery *find(ResearchId id) const;

    /// Called when a list is requested; followed by read(), or by missed() if the request fails.
    void expect();
    void read(std::vector<ResearchQuery> queries);
    void missed();

    /// Replaces the query; a new one becomes the first.
    void put(const ResearchQuery &query);
    void remove(ResearchId id);

private:
    std::vector<ResearchQuery> m_all;
    int m_expected = 0; ///< The number of requested lists.
    std::vector<ResearchQuery> m_put; ///< Since the first of them was requested; oldest first.
    QSet<ResearchId> m_removed; ///< Since the first of them was requested.
};

} // namespace triage::app
