// SPDX-License-Identifier: GPL-3.0-or-later
// The list in view and those before it, with back and forward as in a browser.
#pragma once

#include "store/values/filter.h"

#include <QObject>

#include <vector>

namespace triage::app {

/// Going to a place drops the places ahead. Continued typing in a search replaces the place of the search
/// instead of adding one for each letter.
class Navigation : public QObject
{
    Q_OBJECT
public:
    explicit Navigation(QObject *parent = nullptr);

    const Filter &current() const { return m_places[m_at]; }
    void go(const Filter &filter);
    /// Replaces the current place without going anywhere: observers are not notified, and back leads to the
    /// same place as before.
    void replaceCurrent(const Filter &filter) { m_places[m_at] = filter; }
    bool canGoBack() const { return m_at > 0; }
    bool canGoForward() const { return m_at + 1 < m_places.size(); }
    void back();
    void forward();
    /// Removes a deleted buffer from the history.
    void forget(BufferId buffer);

Q_SIGNALS:
    void navigated(const triage::app::Filter &filter);

private:
    std::vector<Filter> m_places{ Filter{} };
    size_t m_at = 0;
};

} // namespace triage::app
