#include "views/windowstate.h"

#include "store/localstore.h"
#include "views/preferences.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QMainWindow>
#include <QSplitter>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace triage::app {

namespace {

/// Grows when the window's parts change.
constexpr int version = 1;

constexpr QLatin1StringView memo = "place"_L1;
constexpr QLatin1StringView placeKey = "place"_L1;
constexpr QLatin1StringView bufferKey = "buffer"_L1;
constexpr QLatin1StringView sortKey = "sort_by"_L1;
constexpr QLatin1StringView orderKey = "order"_L1;
constexpr QLatin1StringView currentKey = "current"_L1;

template <typename Choice>
Choice choice(const QJsonValue &value, Choice last, Choice otherwise = {})
{
    return Choice(std::clamp(value.toInt(int(otherwise)), 0, int(last)));
}

QJsonObject kept(const LocalStore &store)
{
    return QJsonDocument::fromJson(store.memo(memo)).object();
}

} // namespace

void WindowState::save(const QMainWindow &window, const QSplitter &splitter) const
{
    m_preferences.setValue(u"window/geometry"_s, window.saveGeometry());
    m_preferences.setValue(u"window/state"_s, window.saveState(version));
    m_preferences.setValue(u"window/splitter"_s, splitter.saveState());
}

void WindowState::savePlace(const Filter &filter, FeedbackId current) const
{
    // Best match means nothing without the search, which is not kept.
    const SortBy sort = filter.sortBy == SortBy::Relevance ? SortBy::CreatedAt : filter.sortBy;
    QJsonObject place{{placeKey, int(filter.place)}, {sortKey, int(sort)}, {orderKey, int(filter.order)}};
    if (filter.buffer.isValid())
        place.insert(bufferKey, toString(filter.buffer));
    if (current.isValid())
        place.insert(currentKey, toString(current));
    const QByteArray text = QJsonDocument(place).toJson(QJsonDocument::Compact);
    if (text != m_store.memo(memo))
        m_store.setMemo(memo, text);
}

void WindowState::restore(QMainWindow &window, QSplitter &splitter) const
{
    window.restoreGeometry(m_preferences.value(u"window/geometry"_s).toByteArray());
    window.restoreState(m_preferences.value(u"window/state"_s).toByteArray(), version);
    splitter.restoreState(m_preferences.value(u"window/splitter"_s).toByteArray());
}

Filter WindowState::filter() const
{
    Filter filter;
    if (!m_preferences.value(u"general/restoreList"_s, true).toBool())
        return filter;
    const QJsonObject place = kept(m_store);
    filter.place = choice(place[placeKey], Place::Buffer);
    filter.sortBy = choice(place[sortKey], SortBy::Title);
    filter.order = choice(place[orderKey], SortOrder::Descending, SortOrder::Descending);
    if (filter.place != Place::Buffer)
        return filter;
    const std::optional<BufferId> buffer = idFromString<BufferTag>(place[bufferKey].toString());
    if (buffer && m_store.buffer(*buffer))
        filter.buffer = *buffer;
    else
        filter.place = Place::All;
    return filter;
}

std::optional<FeedbackId> WindowState::current() const
{
    return idFromString<FeedbackTag>(kept(m_store)[currentKey].toString());
}

} // namespace triage::app
