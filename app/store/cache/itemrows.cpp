// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cache/itemrows.h"

#include "fields/json.h"
#include "store/cache/itemcodec.h"

namespace triage::app {

namespace {

Triage withoutId(Triage triage)
{
    triage.id = FeedbackId();
    return triage;
}

QByteArray triageToJson(const Triage &triage)
{
    Triage named = triage;
    named.id = FeedbackId(1); // a record without an identifier could not be read again
    return toJson(named);
}

} // namespace

std::optional<QString> triageColumn(const Triage &triage)
{
    return triage == Triage() ? std::nullopt : std::optional(QString::fromUtf8(triageToJson(triage)));
}

Triage triageFromColumn(const QString &json)
{
    const auto read = json.isEmpty() ? Result<Triage>(Problem()) : fromJson<Triage>(json.toUtf8());
    return read ? withoutId(*read) : Triage();
}

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
    item.triage = triageFromColumn(row.text(12));
    if (!row.isNull(13))
        item.backSince = row.time(13);
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
    if (item.triage != Triage()) {
        out.key("triage");
        out.raw(triageToJson(item.triage));
    }
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
    if (const JsonValue triage = document->root().member("triage"); triage.isObject()) {
        if (const auto read = fromJson<Triage>(triage))
            item.triage = withoutId(*read);
    }
    return item;
}

ItemState readState(LocalDatabase &database, FeedbackId id)
{
    ItemState state;
    // The columns of a row that is not there cost as much as others, and a first synchronisation finds none.
    if (!database.number("select 1 from feedback where id = ? union all select 1 from base where id = ?", id,
                         id))
        return state;
    {
        LocalRows rows = database.read(itemStatement, id);
        if (rows.next())
            state.shown = itemFromRow(rows);
    }
    LocalRows rows = database.read("select value, is_new, fetched, back_since from base where id = ?", id);
    if (!rows.next()) {
        state.server = state.shown;
        return state;
    }
    state.server = itemFromJson(rows.bytes(0));
    if (state.server) {
        state.server->isNew = rows.boolean(1);
        state.server->fetched = rows.boolean(2);
        if (!rows.isNull(3))
            state.server->backSince = rows.time(3);
    }
    return state;
}

} // namespace triage::app
