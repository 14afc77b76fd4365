// SPDX-License-Identifier: GPL-3.0-or-later
// Where a person is and was: the list in view, with back and forward as in a browser.
#pragma once

#include "store/values/filter.h"

#include <QObject>

#include <vector>

namespace triage::app {

/// Going somewhere ends what lay ahead. Typing on in a search replaces the place it started at instead of
/// adding one for each letter.
class Navigation : public QObject
{
    Q_OBJECT
public:
    explicit Navigation(QObject *parent = nullptr);

    const Filter &current() const { return m_places[m_at]; }
    void go(const Filter &filter);
    /// What is in view is this now, though nobody went anywhere: nothing is told, and back leads where it
    /// led.
    void replaceCurrent(const Filter &filter) { m_places[m_at] = filter; }
    bool canGoBack() const { return m_at > 0; }
    bool canGoForward() const { return m_at + 1 < m_places.size(); }
    void back();
    void forward();
    /// Takes a buffer that was deleted out of the history.
    void forget(BufferId buffer);

Q_SIGNALS:
    void navigated(const triage::app::Filter &filter);

private:
    std::vector<Filter> m_places{ Filter{} };
    size_t m_at = 0;
};

} // namespace triage::app
