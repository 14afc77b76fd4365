// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the window's geometry and place from one start to the next.
#pragma once

#include "store/values/filter.h"

#include <optional>

class QMainWindow;
class QSplitter;

namespace triage::app {

class LocalStore;
class Preferences;

class WindowState
{
public:
    WindowState(Preferences &preferences, LocalStore &store) : m_preferences(preferences), m_store(store) { }

    void save(const QMainWindow &window, const QSplitter &splitter) const;
    void restore(QMainWindow &window, QSplitter &splitter) const;
    /// Stores the place. The store writes it in a thread of its own, so that it can be stored whenever it
    /// changes.
    void savePlace(const Filter &filter, FeedbackId current) const;
    /// Returns the list that was in view; All if its buffer was deleted.
    Filter filter() const;
    std::optional<FeedbackId> current() const;

private:
    Preferences &m_preferences;
    LocalStore &m_store;
};

} // namespace triage::app
