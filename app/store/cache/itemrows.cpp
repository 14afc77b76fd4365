// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cache/itemrows.h"

#include "fields/json.h"
#include "store/cache/itemcodec.h"

namespace triage::app {

CachedItem itemFromRow(const LocalRows &row)
{
    CachedItem item;
    item.feedback = { FeedbackId(row.integer(0)),
                      row.optionalText(1),
                      row.text(2),
                      row.boolean(3),
                      row.optionalText(4),
                      row.optionalText(5),
                      statusFromNumber(row.integer(6)),
                      row.time(7),
                      row.time(8) };
    item.buffers = buffersFromText(row.text(9));
    item.isNew = row.boolean(10);
    item.fetched = row.boolean(11);
    return item;
}

QByteArray itemToJson(const CachedItem &item)
{
    JsonWriter out;
    out.beginObject();
    out.key("feedback");
    writeJson(out, item.feedback);
    out.key("buffers");
    writeJson(out, item.buffers);
    out.endObject();
    return out.take();
}

std::optional<CachedItem> itemFromJson(const QByteArray &json)
{
    const auto document = JsonDocument::parse(json);
    if (!document)
        return std::nullopt;
    const auto feedback = fromJson<Feedback>(document->root().member("feedback"));
    if (!feedback)
        return std::nullopt;
    CachedItem item;
    item.feedback = *feedback;
    if (triage::detail::readValue(document->root().member("buffers"), item.buffers, Rules(), QString()))
        return std::nullopt;
    return item;
}

ItemState readState(LocalDatabase &database, FeedbackId id)
{
    ItemState state;
    {
        LocalRows rows = database.read(itemStatement, id);
        if (rows.next())
            state.shown = itemFromRow(rows);
    }
    LocalRows rows = database.read("select value, is_new, fetched from base where id = ?", id);
    if (!rows.next()) {
        state.server = state.shown;
        return state;
    }
    state.server = itemFromJson(rows.bytes(0));
    if (state.server) {
        state.server->isNew = rows.boolean(1);
        state.server->fetched = rows.boolean(2);
    }
    return state;
}

} // namespace triage::app
