// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/windowstate.h"

#include "actions/preferences.h"
#include "fields/json.h"
#include "fields/jsonwriter.h"
#include "store/localstore.h"

#include <QMainWindow>
#include <QSplitter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Has to be incremented when the window's parts change.
constexpr int version = 1;

constexpr QLatin1StringView memo = "place"_L1;
constexpr char placeKey[] = "place";
constexpr char bufferKey[] = "buffer";
constexpr char sortKey[] = "sort_by";
constexpr char orderKey[] = "order";
constexpr char groupedKey[] = "grouped";
constexpr char currentKey[] = "current";

template <typename Choice>
Choice choice(const JsonValue &value, Choice last, Choice otherwise = {})
{
    if (value.kind() != JsonValue::Kind::Integer)
        return otherwise;
    return Choice(std::clamp<qint64>(value.integer(), 0, qint64(last)));
}

/// Returns the text; empty if there is none.
QString textIn(const JsonValue &value)
{
    return value.kind() == JsonValue::Kind::Text ? value.text() : QString();
}

JsonDocument kept(const LocalStore &store)
{
    return JsonDocument::parse(store.memo(memo)).value_or(JsonDocument());
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
    // Best match has no meaning without the search, which is not stored.
    const SortBy sort = filter.sortBy == SortBy::Relevance ? SortBy::CreatedAt : filter.sortBy;
    JsonWriter place;
    place.beginObject();
    place.key(placeKey);
    place.number(qint64(filter.place));
    place.key(sortKey);
    place.number(qint64(sort));
    place.key(orderKey);
    place.number(qint64(filter.order));
    if (filter.isGrouped) {
        place.key(groupedKey);
        place.boolean(true);
    }
    if (filter.buffer.isValid()) {
        place.key(bufferKey);
        place.text(toString(filter.buffer));
    }
    if (current.isValid()) {
        place.key(currentKey);
        place.text(toString(current));
    }
    place.endObject();
    const QByteArray text = place.take();
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
    const JsonDocument document = kept(m_store);
    const JsonValue place = document.root();
    filter.place = choice(place.member(placeKey), Place::Buffer);
    filter.sortBy = choice(place.member(sortKey), SortBy::Title);
    filter.order = choice(place.member(orderKey), SortOrder::Descending, SortOrder::Descending);
    filter.isGrouped = !place.member(groupedKey).isAbsent();
    if (filter.place != Place::Buffer)
        return filter;
    const std::optional<BufferId> buffer = idFromString<BufferTag>(textIn(place.member(bufferKey)));
    if (buffer && m_store.buffer(*buffer))
        filter.buffer = *buffer;
    else
        filter.place = Place::All;
    return filter;
}

std::optional<FeedbackId> WindowState::current() const
{
    const JsonDocument document = kept(m_store);
    return idFromString<FeedbackTag>(textIn(document.root().member(currentKey)));
}

} // namespace triage::app
