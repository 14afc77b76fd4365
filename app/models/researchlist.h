// SPDX-License-Identifier: GPL-3.0-or-later
// The saved questions and answers of a window, while they are read and changed at the same time.
#pragma once

#include "domain/research.h"

#include <QSet>

#include <vector>

namespace triage::app {

/// What the server tells of one question may come before a list that was read earlier: what was put or
/// removed while a list was on its way holds, whatever that list says.
class ResearchList
{
public:
    /// Newest first.
    const std::vector<ResearchQuery> &all() const { return m_all; }
    const ResearchQuery *find(ResearchId id) const;

    /// A list is asked for. Ends with read(), or with missed() where none comes.
    void expect();
    void read(std::vector<ResearchQuery> queries);
    void missed();

    /// Takes the place of what was known of it; a new one comes first.
    void put(const ResearchQuery &query);
    void remove(ResearchId id);

private:
    std::vector<ResearchQuery> m_all;
    int m_expected = 0; ///< Lists that are on their way.
    std::vector<ResearchQuery> m_put; ///< Since the first of them was asked for; oldest first.
    QSet<ResearchId> m_removed; ///< The same.
};

} // namespace triage::app
