// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sidebarmemo.h"

#include "fields/json.h"

namespace triage::app {
namespace {

/// The stored form of a saved filter.
struct FilterMemo
{
    QString name;
    QString list;
};

constexpr auto fields(Type<FilterMemo>)
{
    return FieldTable{
        field("name", &FilterMemo::name, "What the person called it."),
        field("list", &FilterMemo::list, "The filters and the order, as a query string."),
    };
}
static_assert(mapsEveryMember<FilterMemo>);

} // namespace

QByteArray pinsToMemo(const Pins &pins)
{
    JsonWriter out;
    out.beginArray();
    for (const BufferId pin : pins) {
        if (pin.isValid())
            writeJson(out, pin);
        else
            out.null();
    }
    out.endArray();
    return out.take();
}

std::optional<Pins> pinsFromMemo(const QByteArray &memo)
{
    const std::optional<JsonDocument> document = JsonDocument::parse(memo);
    if (!document || !document->root().isArray())
        return std::nullopt;
    Pins pins;
    const JsonValue list = document->root();
    for (qsizetype i = 0; i < std::min(list.size(), qsizetype(pins.size())); ++i) {
        if (list.at(i).kind() == JsonValue::Kind::Text)
            pins[std::size_t(i)] = idFromString<BufferTag>(list.at(i).text()).value_or(BufferId());
    }
    return pins;
}

QByteArray filtersToMemo(const std::vector<SavedFilter> &filters)
{
    JsonWriter out;
    out.beginArray();
    for (const SavedFilter &each : filters)
        writeJson(out, FilterMemo{ each.name, toQueryText(each.filter) });
    out.endArray();
    return out.take();
}

std::vector<SavedFilter> filtersFromMemo(const QByteArray &memo)
{
    std::vector<SavedFilter> filters;
    const std::optional<JsonDocument> document = JsonDocument::parse(memo);
    if (!document || !document->root().isArray())
        return filters;
    for (qsizetype i = 0; i < document->root().size(); ++i) {
        const Result<FilterMemo> read = fromJson<FilterMemo>(document->root().at(i));
        if (const auto filter = read ? filterFromQueryText(read->list) : std::nullopt)
            filters.push_back({ read->name, *filter });
    }
    return filters;
}

} // namespace triage::app
