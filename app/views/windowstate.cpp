#include "views/windowstate.h"

#include "store/localstore.h"
#include "views/preferences.h"

#include <QMainWindow>
#include <QSplitter>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace triage::app {

namespace {

/// Grows when the window's parts change.
constexpr int version = 1;

template <typename Choice>
Choice choice(const QVariant &value, Choice last)
{
    return Choice(std::clamp(value.toInt(), 0, int(last)));
}

} // namespace

void WindowState::save(const QMainWindow &window, const QSplitter &splitter, const Filter &filter,
                       FeedbackId current) const
{
    m_preferences.setValue(u"window/geometry"_s, window.saveGeometry());
    m_preferences.setValue(u"window/state"_s, window.saveState(version));
    m_preferences.setValue(u"window/splitter"_s, splitter.saveState());
    m_preferences.setValue(u"session/place"_s, int(filter.place));
    m_preferences.setValue(u"session/buffer"_s, filter.buffer.isValid() ? toString(filter.buffer) : QString());
    // Best match means nothing without the search, which is not kept.
    const bool keepsSort = filter.sortBy != SortBy::Relevance;
    m_preferences.setValue(u"session/sortBy"_s, keepsSort ? int(filter.sortBy) : int(SortBy::CreatedAt));
    m_preferences.setValue(u"session/sortOrder"_s, int(filter.order));
    m_preferences.setValue(u"session/current"_s, current.isValid() ? toString(current) : QString());
}

void WindowState::restore(QMainWindow &window, QSplitter &splitter) const
{
    window.restoreGeometry(m_preferences.value(u"window/geometry"_s).toByteArray());
    window.restoreState(m_preferences.value(u"window/state"_s).toByteArray(), version);
    splitter.restoreState(m_preferences.value(u"window/splitter"_s).toByteArray());
}

Filter WindowState::filter(const LocalStore &store) const
{
    Filter filter;
    if (!m_preferences.value(u"general/restoreList"_s, true).toBool())
        return filter;
    filter.place = choice(m_preferences.value(u"session/place"_s), Place::Buffer);
    filter.sortBy = choice(m_preferences.value(u"session/sortBy"_s), SortBy::Title);
    filter.order = choice(m_preferences.value(u"session/sortOrder"_s, int(SortOrder::Descending)), SortOrder::Descending);
    if (filter.place != Place::Buffer)
        return filter;
    const std::optional<BufferId> buffer
        = idFromString<BufferTag>(m_preferences.value(u"session/buffer"_s).toString());
    if (buffer && store.buffer(*buffer))
        filter.buffer = *buffer;
    else
        filter.place = Place::All;
    return filter;
}

std::optional<FeedbackId> WindowState::current() const
{
    return idFromString<FeedbackTag>(m_preferences.value(u"session/current"_s).toString());
}

} // namespace triage::app
