// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/feedpage.h"

#include "fields/json.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

Problem wrongPage(const QString &detail)
{
    return problem(ProblemType::InternalError, u"The server’s answer could not be read: %1"_s.arg(detail));
}

Problem wrongPage(const Problem &why)
{
    return wrongPage(why.detail.isEmpty() ? why.field : why.detail);
}

QString textOf(JsonValue value)
{
    return value.kind() == JsonValue::Kind::Text ? value.text() : QString();
}

/// Reads the triage record of an item; the default one where there is none.
Result<Triage> triageOf(JsonValue data)
{
    if (!data.isObject())
        return Triage();
    auto triage = fromJson<Triage>(data);
    if (triage)
        triage->id = FeedbackId();
    return triage;
}

Result<FeedItem> itemOf(JsonValue data)
{
    auto feedback = fromJson<Feedback>(data);
    if (!feedback)
        return feedback.error();
    if (!feedback->id.isValid())
        return wrongPage(u"id"_s);
    FeedItem item{ std::move(*feedback), {}, {} };
    const JsonValue buffers = data.member("buffer_ids");
    if (buffers.isArray() && triage::detail::readValue(buffers, item.buffers, Rules(), u"buffer_ids"_s))
        return wrongPage(u"buffer_ids"_s);
    std::sort(item.buffers.begin(), item.buffers.end());
    return item;
}

/// An upsert of the feed without a record tells that the item has none.
Result<FeedItem> fedItemOf(JsonValue data)
{
    auto item = itemOf(data);
    if (!item)
        return item;
    const auto triage = triageOf(data.member("triage"));
    if (!triage)
        return wrongPage(triage.error());
    item->triage = *triage;
    return item;
}

Result<Note> noteOf(JsonValue data)
{
    auto note = fromJson<Note>(data);
    if (note && !note->feedback.isValid())
        return wrongPage(u"feedback_id"_s);
    return note;
}

template <typename T>
Result<void> add(FeedPage &page, Result<T> value)
{
    if (!value)
        return wrongPage(value.error());
    if constexpr (requires { value->id; }) {
        if (!value->id.isValid())
            return wrongPage(u"id"_s);
    }
    page.entries.emplace_back(std::move(*value));
    return {};
}

template <typename Tag>
Result<void> addGone(FeedPage &page, const QString &id)
{
    const auto gone = idFromString<Tag>(id);
    if (!gone)
        return wrongPage(u"id"_s);
    page.entries.emplace_back(Tombstone{ *gone });
    return {};
}

Result<void> readEntry(FeedPage &page, JsonValue entry)
{
    const QString type = textOf(entry.member("type"));
    const QString id = textOf(entry.member("id"));
    const JsonValue data = entry.member("data");
    const bool gone = textOf(entry.member("op")) == "delete"_L1;
    if (type == "feedback"_L1)
        return gone ? addGone<FeedbackTag>(page, id) : add(page, fedItemOf(data));
    if (type == "buffer"_L1)
        return gone ? addGone<BufferTag>(page, id) : add(page, fromJson<Buffer>(data));
    if (type == "note"_L1)
        return gone ? addGone<NoteTag>(page, id) : add(page, noteOf(data));
    if (type == "member"_L1)
        return gone ? addGone<MemberTag>(page, id) : add(page, fromJson<Member>(data));
    if (type == "view"_L1) {
        // A view with words of a later version is not shown, and holds nothing else up.
        const auto view = gone ? Result<SavedView>(Problem()) : fromJson<SavedView>(data);
        return view ? add(page, view) : addGone<ViewTag>(page, id);
    }
    if (type == "organization"_L1 && !gone)
        return add(page, fromJson<Organization>(data));
    return {};
}

template <typename Read>
auto readData(const QByteArray &body, Read read) -> decltype(read(JsonValue()))
{
    const auto document = JsonDocument::parse(body);
    if (!document || !document->root().member("data").isObject())
        return wrongPage(u"it has no data."_s);
    return read(document->root().member("data"));
}

} // namespace

Result<FeedPage> readFeedPage(const QByteArray &body)
{
    const auto document = JsonDocument::parse(body);
    if (!document)
        return wrongPage(u"it is no JSON."_s);
    const JsonValue data = document->root().member("data");
    const JsonValue meta = document->root().member("meta");
    FeedPage page;
    page.cursor = textOf(meta.member("cursor")).toLatin1();
    const JsonValue more = meta.member("has_more");
    if (!data.isArray() || page.cursor.isEmpty() || more.kind() != JsonValue::Kind::Boolean)
        return wrongPage(u"it is not a page of changes."_s);
    page.hasMore = more.boolean();
    page.entries.reserve(std::size_t(data.size()));
    for (qsizetype i = 0; i < data.size(); ++i) {
        if (const auto entry = readEntry(page, data.at(i)); !entry)
            return entry.error();
    }
    return page;
}

void analyseTexts(FeedPage &page)
{
    for (FeedEntry &entry : page.entries) {
        if (auto *item = std::get_if<FeedItem>(&entry))
            item->words
                = search::wordColumns(item->feedback.title.value_or(QString()), item->feedback.description);
    }
}

Result<std::vector<FeedItem>> readItems(const QByteArray &body)
{
    const auto document = JsonDocument::parse(body);
    if (!document || !document->root().member("data").isArray())
        return wrongPage(u"it is not a list."_s);
    const JsonValue data = document->root().member("data");
    const JsonValue records = document->root().member("meta").member("triage");
    std::vector<FeedItem> items;
    for (qsizetype i = 0; i < data.size(); ++i) {
        auto item = itemOf(data.at(i));
        if (!item)
            return wrongPage(item.error());
        if (records.isObject()) {
            const auto triage = triageOf(records.member(toString(item->feedback.id).toLatin1().constData()));
            if (!triage)
                return wrongPage(triage.error());
            item->triage = *triage;
        }
        items.push_back(std::move(*item));
    }
    return items;
}

Result<FeedItem> readItem(const QByteArray &body)
{
    return readData(body, itemOf);
}
Result<Triage> readTriage(const QByteArray &body)
{
    return readData(body, [](JsonValue data) {
        return data.member("owner_id").isAbsent() ? Result<Triage>(wrongPage(u"owner_id"_s)) : triageOf(data);
    });
}
Result<Note> readNote(const QByteArray &body)
{
    return readData(body, noteOf);
}
Result<Me> readMe(const QByteArray &body)
{
    return readData(body, [](JsonValue data) { return fromJson<Me>(data); });
}
Result<Organization> readOrganization(const QByteArray &body)
{
    return readData(body, [](JsonValue data) { return fromJson<Organization>(data); });
}

std::vector<TagCount> readTags(const QByteArray &body)
{
    std::vector<TagCount> tags;
    const auto document = JsonDocument::parse(body);
    const JsonValue data = document ? document->root().member("data") : JsonValue();
    for (qsizetype i = 0; data.isArray() && i < data.size(); ++i) {
        if (auto tag = fromJson<TagCount>(data.at(i)))
            tags.push_back(std::move(*tag));
    }
    std::stable_sort(tags.begin(), tags.end(), [](const TagCount &one, const TagCount &other) {
        return one.feedbackCount > other.feedbackCount;
    });
    return tags;
}

namespace {

/// Reads a count such as 12 or "1000+".
std::optional<qint64> countOf(JsonValue value)
{
    if (value.kind() == JsonValue::Kind::Integer)
        return value.integer();
    return value.kind() == JsonValue::Kind::Text ? std::optional<qint64>(viewrules::maxCounted + 1)
                                                 : std::nullopt;
}

bool precedes(const SavedView &one, const SavedView &other)
{
    if (one.visibility != other.visibility)
        return one.visibility == Visibility::Shared;
    return one.position != other.position ? one.position < other.position : one.id < other.id;
}

} // namespace

std::optional<std::vector<ViewRecord>> readViews(const QByteArray &body)
{
    const auto document = JsonDocument::parse(body);
    const JsonValue data = document ? document->root().member("data") : JsonValue();
    if (!data.isArray())
        return std::nullopt;
    const JsonValue counts = document->root().member("meta").member("counts");
    std::vector<ViewRecord> views;
    for (qsizetype i = 0; i < data.size(); ++i) {
        auto view = fromJson<SavedView>(data.at(i));
        if (!view || !view->id.isValid())
            continue;
        const QByteArray id = toString(view->id).toLatin1();
        views.push_back({ std::move(*view), countOf(counts.member(id.constData())) });
    }
    std::stable_sort(views.begin(), views.end(), [](const ViewRecord &one, const ViewRecord &other) {
        return precedes(one.view, other.view);
    });
    return views;
}

QByteArray viewsText(const std::vector<ViewRecord> &views)
{
    JsonWriter out;
    out.beginObject();
    out.key("data");
    out.beginArray();
    for (const ViewRecord &each : views)
        writeJson(out, each.view);
    out.endArray();
    out.key("meta");
    out.beginObject();
    out.key("counts");
    out.beginObject();
    for (const ViewRecord &each : views) {
        if (!each.count)
            continue;
        out.key(toString(each.view.id));
        out.number(*each.count);
    }
    out.endObject();
    out.endObject();
    out.endObject();
    return out.take();
}

Result<std::vector<BufferId>> readBufferIds(const QByteArray &body)
{
    const auto document = JsonDocument::parse(body);
    if (!document || !document->root().member("data").isArray())
        return wrongPage(u"it is not a list."_s);
    const JsonValue data = document->root().member("data");
    std::vector<BufferId> ids;
    for (qsizetype i = 0; i < data.size(); ++i) {
        if (const auto id = idFromString<BufferTag>(textOf(data.at(i).member("id"))))
            ids.push_back(*id);
    }
    std::sort(ids.begin(), ids.end());
    return ids;
}

QStringList readBufferNames(const QByteArray &body)
{
    QStringList names;
    const auto document = JsonDocument::parse(body);
    const JsonValue data = document ? document->root().member("data") : JsonValue();
    for (qsizetype i = 0; data.isArray() && i < data.size(); ++i)
        names << textOf(data.at(i).member("name"));
    return names;
}

} // namespace triage::app
