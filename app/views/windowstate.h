// Where the window stood and what it showed, from one start to the next.
#pragma once

#include "store/filter.h"

#include <optional>

class QMainWindow;
class QSplitter;

namespace triage::app {

class LocalStore;
class Preferences;

class WindowState
{
public:
    explicit WindowState(Preferences &preferences) : m_preferences(preferences) {}

    void save(const QMainWindow &window, const QSplitter &splitter, const Filter &filter, FeedbackId current) const;
    void restore(QMainWindow &window, QSplitter &splitter) const;
    /// The list that was in view; All where its buffer is gone.
    Filter filter(const LocalStore &store) const;
    std::optional<FeedbackId> current() const;

private:
    Preferences &m_preferences;
};

} // namespace triage::app
