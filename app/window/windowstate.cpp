// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/windowstate.h"

#include "actions/preferences.h"
#include "fields/json.h"
#include "fields/jsonwriter.h"
#include "store/localstore.h"

#include <QMainWindow>
#include <QSplitter>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Has to be incremented when the window's parts change.
constexpr int version = 1;

constexpr QLatin1StringView memo = "place"_L1;
constexpr char listKey[] = "list";
constexpr char groupedKey[] = "grouped";
constexpr char currentKey[] = "current";

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
    // Filters and searches are not stored, nor is best match, which has no meaning without them.
    Filter whole = filter.wholePlace();
    whole.sortBy = filter.sortBy == SortBy::Relevance ? SortBy::CreatedAt : filter.sortBy;
    whole.order = filter.order;
    JsonWriter place;
    place.beginObject();
    place.key(listKey);
    place.text(toQueryText(whole));
    if (filter.isGrouped()) {
        place.key(groupedKey);
        place.boolean(true);
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
    if (!m_preferences.value(u"general/restoreList"_s, true).toBool())
        return {};
    const JsonDocument document = kept(m_store);
    // Without a stored list, open work is shown.
    const QString text = textIn(document.root().member(listKey));
    Filter filter = text.isEmpty() ? Filter() : filterFromQueryText(text).value_or(Filter());
    if (filter.buffer && !m_store.buffer(filter.bufferId()))
        filter = Filter();
    if (!document.root().member(groupedKey).isAbsent())
        filter.duplicates = DuplicatesFilter::Hide;
    return filter;
}

std::optional<FeedbackId> WindowState::current() const
{
    const JsonDocument document = kept(m_store);
    return idFromString<FeedbackTag>(textIn(document.root().member(currentKey)));
}

} // namespace triage::app
