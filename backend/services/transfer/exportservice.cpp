// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/transfer/exportservice.h"

#include "fields/json.h"
#include "search/searchquery.h"
#include "services/feedback/listsearch.h"
#include "stores/bufferstore.h"
#include "stores/feedbackstore.h"
#include "stores/lists/feedbacklist.h"
#include "stores/transfer/exportstore.h"
#include "text.h"
#include "transfer/csv.h"
#include "transfer/transferreader.h"

#include <QHash>

#include <array>

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::Connection;
using storage::ExportStore;
using storage::Row;
using storage::Rows;

namespace {

// A page ends after this many bytes, so that rendering it does not hold up other requests.
constexpr qsizetype maxPageBytes = 1 << 20;

// The columns of the store's rows of items.
enum ItemColumn {
    IdColumn,
    ExternalIdColumn,
    TitleColumn,
    DescriptionColumn,
    SubmittedByColumn,
    ClientColumn,
    NeedsReviewColumn,
    StatusColumn,
    CreatedColumn,
    UpdatedColumn,
    BuffersColumn,
    TargetsColumn,
    NotesColumn,
    StateColumn,
    StateChangedColumn,
    OwnerColumn,
    SnoozedColumn,
    TagsColumn,
    OriginalColumn
};

void writeText(JsonWriter &out, const char *name, const Row &row, int column)
{
    out.key(name);
    if (row.isNull(column))
        out.null();
    else
        out.utf8(row.bytes(column));
}

void writeTime(JsonWriter &out, const char *name, const Row &row, int column)
{
    out.key(name);
    if (row.isNull(column))
        out.null();
    else
        out.ascii(isoFromPostgres(row.bytes(column)));
}

/// Writes what people made of an item, if anybody has worked on it.
void writeTriage(JsonWriter &out, const Row &row)
{
    if (row.isNull(StateColumn))
        return;
    writeText(out, "state", row, StateColumn);
    writeTime(out, "state_changed_at", row, StateChangedColumn);
    writeText(out, "owner_email", row, OwnerColumn);
    writeTime(out, "snoozed_until", row, SnoozedColumn);
    out.key("tags");
    out.raw(row.bytes(TagsColumn));
    writeText(out, "duplicate_of", row, OriginalColumn);
}

/// Returns an item's tags as one cell has them.
QByteArray tagsCell(const Row &row)
{
    QStringList tags;
    const std::optional<JsonDocument> list = JsonDocument::parse(row.bytes(TagsColumn));
    for (qsizetype i = 0; list && i < list->root().size(); ++i)
        tags << list->root().at(i).text();
    return transfer::joinNames(tags).toUtf8();
}

QByteArray bufferLine(const Row &row)
{
    JsonWriter out;
    out.beginObject();
    out.key("type");
    out.ascii("buffer");
    out.key("id");
    out.ascii(encodeId(row.integer(0)));
    writeText(out, "name", row, 1);
    writeText(out, "slug", row, 2);
    writeText(out, "description", row, 3);
    writeText(out, "icon", row, 4);
    writeText(out, "routing_instructions", row, 5);
    out.key("needs_review");
    out.boolean(row.boolean(6));
    writeTime(out, "created_at", row, 7);
    writeTime(out, "updated_at", row, 8);
    out.endObject();
    return out.take() + '\n';
}

QByteArray jsonLine(const Row &row)
{
    JsonWriter out;
    out.beginObject();
    out.key("type");
    out.ascii("feedback");
    out.key("id");
    out.ascii(encodeId(row.integer(IdColumn)));
    writeText(out, "external_id", row, ExternalIdColumn);
    writeText(out, "title", row, TitleColumn);
    writeText(out, "description", row, DescriptionColumn);
    writeText(out, "submitted_by", row, SubmittedByColumn);
    writeText(out, "client", row, ClientColumn);
    out.key("needs_review");
    out.boolean(row.boolean(NeedsReviewColumn));
    writeText(out, "routing_status", row, StatusColumn);
    writeTime(out, "created_at", row, CreatedColumn);
    writeTime(out, "updated_at", row, UpdatedColumn);
    out.key("buffers");
    out.raw(row.bytes(BuffersColumn));
    out.key("targets");
    out.raw(row.bytes(TargetsColumn));
    out.key("notes");
    out.raw(row.bytes(NotesColumn));
    writeTriage(out, row);
    out.endObject();
    return out.take() + '\n';
}

/// Returns the names of buffers in a CSV file, by slug: the name if it is unambiguous.
QHash<QString, QString> namesOf(const Rows &buffers)
{
    QHash<QString, int> uses;
    for (int i = 0; i < buffers.size(); ++i) {
        const QString name = buffers.at(i).text(1).toLower();
        const QString slug = buffers.at(i).text(2);
        ++uses[name];
        if (slug != name)
            ++uses[slug];
    }
    QHash<QString, QString> names;
    for (int i = 0; i < buffers.size(); ++i) {
        const QString name = buffers.at(i).text(1);
        const QString slug = buffers.at(i).text(2);
        names.insert(slug, uses.value(name.toLower()) == 1 && name.trimmed() == name ? name : slug);
    }
    return names;
}

QByteArray csvLine(const Row &row, const QHash<QString, QString> &names, transfer::Formulas formulas)
{
    QStringList all;
    QStringList byHand;
    const std::optional<JsonDocument> buffers = JsonDocument::parse(row.bytes(BuffersColumn));
    for (qsizetype i = 0; buffers && i < buffers->root().size(); ++i) {
        const JsonValue each = buffers->root().at(i);
        const QString slug = each.member("buffer").text();
        all << names.value(slug, slug);
        if (each.member("by_hand").boolean())
            byHand << all.last();
    }
    const auto list = [&row](int column) {
        const QByteArrayView json = row.bytes(column);
        return json == "[]" ? QByteArray() : json.toByteArray();
    };
    const std::array<QByteArray, 19> cells{ encodeId(row.integer(IdColumn)),
                                            row.bytes(ExternalIdColumn).toByteArray(),
                                            row.bytes(TitleColumn).toByteArray(),
                                            row.bytes(DescriptionColumn).toByteArray(),
                                            row.bytes(SubmittedByColumn).toByteArray(),
                                            row.bytes(ClientColumn).toByteArray(),
                                            row.boolean(NeedsReviewColumn) ? "true"_ba : "false"_ba,
                                            row.bytes(StatusColumn).toByteArray(),
                                            isoFromPostgres(row.bytes(CreatedColumn)),
                                            isoFromPostgres(row.bytes(UpdatedColumn)),
                                            transfer::joinNames(all).toUtf8(),
                                            transfer::joinNames(byHand).toUtf8(),
                                            list(TargetsColumn),
                                            list(NotesColumn),
                                            row.bytes(StateColumn).toByteArray(),
                                            row.bytes(OwnerColumn).toByteArray(),
                                            tagsCell(row),
                                            row.isNull(SnoozedColumn)
                                                ? QByteArray()
                                                : isoFromPostgres(row.bytes(SnoozedColumn)),
                                            row.bytes(OriginalColumn).toByteArray() };
    QByteArray line;
    for (const QByteArray &each : cells)
        line += transfer::cell(formulas == transfer::Formulas::Escape ? transfer::withoutFormula(each) : each)
            + ',';
    line.chop(1);
    return line + "\r\n";
}

QByteArray beginning(const ExportRequest &order, const Rows &buffers)
{
    QByteArray text;
    if (order.format == TransferFormat::Csv)
        return transfer::csvColumns().join(u',').toUtf8() + "\r\n";
    for (int i = 0; i < buffers.size(); ++i)
        text += bufferLine(buffers.at(i));
    return text;
}

} // namespace

namespace {

/// Reads a piece for the caller. The filter is resolved, but for a buffer that is named by its slug.
Result<ExportPiece> readPiece(Connection &connection, const Caller &caller, ExportRequest order)
{
    std::optional<BufferKey> &buffer = order.filter.buffer;
    if (buffer && !buffer->id) {
        const auto found = storage::BufferStore(connection, caller.organization).find(*buffer);
        if (!found)
            return found.error();
        buffer->id = found->id;
    }
    return exportPiece(connection, caller.organization, order);
}

} // namespace

std::optional<FeedbackId> parseExportCursor(const QString &cursor)
{
    return idFromString<FeedbackTag>(cursor);
}

Result<ExportPiece> exportPiece(Connection &connection, OrganizationId organization,
                                const ExportRequest &order)
{
    const auto searched = listSearch(connection, organization, order.filter);
    if (!searched)
        return searched.error();
    // One more shows whether there is another page.
    const auto found = storage::FeedbackList(connection, organization)
                           .idsAfter(storage::ListShape::of(order.filter), order.filter, searched->terms,
                                     order.after.value_or(FeedbackId()), order.limit + 1);
    if (!found)
        return found.error();
    std::vector<FeedbackId> ids = *found;
    ExportPiece piece;
    if (order.filter.buffer)
        piece.buffer = order.filter.buffer->id;
    if (ids.size() > std::size_t(order.limit)) {
        ids.pop_back();
        piece.last = ids.back();
    }
    ExportStore store(connection, organization);
    const auto buffers = store.buffers();
    if (!buffers)
        return buffers.error();
    const auto items = store.items(ids);
    if (!items)
        return items.error();
    QByteArray &text = piece.text;
    text = order.after ? QByteArray() : beginning(order, *buffers);
    const QHash<QString, QString> names = namesOf(*buffers);
    for (int i = 0; i < items->size(); ++i) {
        const Row item = items->at(i);
        if (i > 0 && text.size() > maxPageBytes) {
            piece.last = FeedbackId(items->at(i - 1).integer(IdColumn));
            break;
        }
        text += order.format == TransferFormat::Csv ? csvLine(item, names, order.formulas) : jsonLine(item);
        ++piece.items;
    }
    return piece;
}

DatabaseTask<ExportAnswer> ExportService::page(const Caller &caller, const ExportRequest &order)
{
    auto job = [caller, order](Connection &db) -> Result<ExportAnswer> {
        const auto piece = readPiece(db, caller, order);
        if (!piece)
            return piece.error();
        const auto cursor = piece->last ? std::optional(toString(*piece->last)) : std::nullopt;
        return ExportAnswer{ { order.format, piece->items, textFromUtf8(piece->text), cursor },
                             piece->buffer };
    };
    return m_database.read(caller.organization, std::move(job));
}

DatabaseTask<ExportPiece> ExportService::piece(const Caller &caller, const ExportRequest &order)
{
    auto job = [caller, order](Connection &db) {
        return readPiece(db, caller, order);
    };
    return m_database.read(caller.organization, std::move(job));
}

} // namespace triage::services
