// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/transferreader.h"

#include "text.h"
#include "transfer/csv.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace triage::transfer {

namespace {

Problem wrong(const QString &detail, const QString &field = {})
{
    return invalidField(field, detail);
}

template <typename T>
void readAs(const JsonValue &value, std::optional<T> &out, TransferEntry &entry)
{
    auto read = fromJson<T>(value);
    if (!read) {
        entry.problem = read.error();
        return;
    }
    out = std::move(*read);
    forEachUnknown<T>(value, [&entry](const QString &path) {
        static const QRegularExpression index(u"\\[[0-9]+\\]"_s);
        QString name = path;
        if (name.replace(index, u"[]"_s) != u"type"_s)
            entry.ignored << name;
        return entry.ignored.size() < transferrules::maxProblems;
    });
}

/// Reads the dates of an entry in the order of the file. The first that has none in it is the entry's
/// problem.
void settleDates(TransferEntry &entry, DateOrder order)
{
    const auto settle = [&entry, order](std::optional<ForeignTime> &time, const QString &path) {
        if (!time || entry.problem)
            return;
        entry.problem = orderProblem(path, time->text, order);
        time->at = readDate(time->text, order).at.value_or(time->at);
    };
    // A word that is not a date is passed over later.
    const auto settleWord = [order](std::optional<ForeignWord> &word) {
        if (const auto at = word ? readDate(word->text, order).at : std::nullopt)
            word->text = QString::fromLatin1(toIso(*at));
    };
    if (entry.buffer) {
        settle(entry.buffer->createdAt, u"created_at"_s);
        settle(entry.buffer->updatedAt, u"updated_at"_s);
    }
    if (!entry.item)
        return;
    TransferItem &item = *entry.item;
    settle(item.createdAt, u"created_at"_s);
    settle(item.updatedAt, u"updated_at"_s);
    settleWord(item.stateChangedAt);
    settleWord(item.snoozedUntil);
    for (std::size_t i = 0; item.buffers && i < item.buffers->size(); ++i)
        settle((*item.buffers)[i].assignedAt, u"buffers[%1].assigned_at"_s.arg(i));
    for (std::size_t i = 0; item.notes && i < item.notes->size(); ++i)
        settle((*item.notes)[i].createdAt, u"notes[%1].created_at"_s.arg(i));
}

TransferEntry startOf(const FileRecord &record)
{
    TransferEntry entry;
    entry.line = record.line;
    entry.lastLine = record.lastLine;
    if (record.isTooLong)
        entry.problem = wrong(u"The record is longer than %1 bytes."_s.arg(transferrules::maxRecordBytes));
    else if (!record.bytes.isValidUtf8())
        entry.problem = wrong(u"The line is not valid UTF-8. Save the file in UTF-8."_s);
    return entry;
}

std::optional<bool> flagIn(const QString &text)
{
    const QString word = text.trimmed().toLower();
    if (word == u"true"_s || word == u"1"_s || word == u"yes"_s)
        return true;
    if (word == u"false"_s || word == u"0"_s || word == u"no"_s)
        return false;
    return std::nullopt;
}

void writeNames(JsonWriter &out, const QByteArray &names, const QByteArray &byHand)
{
    const QStringList hand = namesIn(textFromUtf8(byHand));
    QStringList all = namesIn(textFromUtf8(names));
    for (const QString &each : hand) {
        if (!all.contains(each))
            all << each;
    }
    out.beginArray();
    for (const QString &each : all) {
        out.beginObject();
        out.key("buffer");
        out.text(each);
        out.key("by_hand");
        out.boolean(hand.contains(each));
        out.endObject();
    }
    out.endArray();
}

/// A column with the field that it holds.
struct Column
{
    QString field;
    DateOrder dates = DateOrder::Unknown;
};

/// Returns nothing if the name is not of a field, or has an order that is none.
std::optional<Column> columnOf(const QString &name)
{
    const qsizetype colon = name.indexOf(u':');
    Column column{ name.left(colon < 0 ? name.size() : colon) };
    if (!csvColumns().contains(column.field))
        return std::nullopt;
    if (colon >= 0) {
        const auto order = fromWord<DateOrder>(name.mid(colon + 1).toUtf8());
        if (!order || *order == DateOrder::Unknown || !isDateColumn(column.field))
            return std::nullopt;
        column.dates = *order;
    }
    return column;
}

/// Writes a cell as its field in JSON. Returns the problem of a cell that cannot be written.
std::optional<Problem> writeCell(JsonWriter &out, const QString &column, const QByteArray &cell,
                                 DateOrder dates)
{
    out.key(column);
    if (isDateColumn(column)) {
        const QString text = QString::fromUtf8(cell);
        if (auto problem = orderProblem(column, text, dates))
            return problem;
        if (const auto at = readDate(text, dates).at)
            out.ascii(toIso(*at).constData());
        else
            out.utf8(cell);
        return std::nullopt;
    }
    if (column == u"needs_review"_s) {
        const std::optional<bool> flag = flagIn(QString::fromUtf8(cell));
        if (!flag)
            return wrong(u"needs_review must be true or false."_s, column);
        out.boolean(*flag);
    } else if (column == u"targets"_s || column == u"notes"_s) {
        if (!JsonDocument::parse(cell))
            return wrong(u"%1 must be a list in JSON, as in files of JSON lines."_s.arg(column), column);
        out.raw(cell);
    } else {
        out.utf8(cell);
    }
    return std::nullopt;
}

/// Returns a record of CSV as the object that it would be in JSON lines, so that the same rules read both.
Result<QByteArray> jsonOf(const std::vector<QByteArray> &cells, const QStringList &columns, DateOrder dates)
{
    JsonWriter out;
    QByteArray names;
    QByteArray byHand;
    out.beginObject();
    for (qsizetype i = 0; i < columns.size() && i < qsizetype(cells.size()); ++i) {
        const QByteArray &cell = cells[std::size_t(i)];
        if (columns[i] == u"-"_s || cell.isEmpty())
            continue;
        if (columns[i] == u"buffers"_s)
            names = cell;
        else if (columns[i] == u"buffers_by_hand"_s)
            byHand = cell;
        else if (const auto column = columnOf(columns[i])) {
            const DateOrder order = column->dates == DateOrder::Unknown ? dates : column->dates;
            if (auto problem = writeCell(out, column->field, cell, order))
                return *problem;
        }
    }
    if (!names.isEmpty() || !byHand.isEmpty()) {
        out.key("buffers");
        writeNames(out, names, byHand);
    }
    out.endObject();
    return out.take();
}

} // namespace

const QStringList &csvColumns()
{
    static const QStringList all{ u"id"_s,           u"external_id"_s,    u"title"_s,
                                  u"description"_s,  u"submitted_by"_s,   u"client"_s,
                                  u"needs_review"_s, u"routing_status"_s, u"created_at"_s,
                                  u"updated_at"_s,   u"buffers"_s,        u"buffers_by_hand"_s,
                                  u"targets"_s,      u"notes"_s,          u"state"_s,
                                  u"owner_email"_s,  u"tags"_s,           u"snoozed_until"_s,
                                  u"duplicate_of"_s };
    return all;
}

QString fieldOfColumn(const QString &name)
{
    const QString plain = name.trimmed().toLower().replace(u' ', u'_').replace(u'-', u'_');
    if (csvColumns().contains(plain))
        return plain;
    static const QList<std::pair<QStringList, QString>> others{
        { { u"text"_s, u"body"_s, u"message"_s, u"comment"_s, u"feedback"_s, u"content"_s, u"review"_s,
            u"review_text"_s, u"comments"_s, u"details"_s },
          u"description"_s },
        { { u"subject"_s, u"summary"_s, u"headline"_s, u"review_title"_s }, u"title"_s },
        { { u"status"_s, u"ticket_status"_s, u"issue_status"_s }, u"state"_s },
        { { u"author"_s, u"user"_s, u"user_id"_s, u"email"_s, u"customer"_s, u"submitter"_s, u"from"_s,
            u"requester"_s, u"reporter"_s, u"reviewer"_s, u"nickname"_s, u"username"_s, u"email_address"_s },
          u"submitted_by"_s },
        { { u"date"_s, u"time"_s, u"created"_s, u"timestamp"_s, u"submitted_at"_s, u"created_date"_s,
            u"created_time"_s, u"creation_date"_s, u"submit_date_(utc)"_s, u"review_submit_date_and_time"_s },
          u"created_at"_s },
        { { u"updated"_s, u"modified"_s, u"modified_at"_s }, u"updated_at"_s },
        { { u"source"_s, u"channel"_s, u"app"_s }, u"client"_s },
        { { u"labels"_s, u"category"_s, u"categories"_s, u"buffer"_s, u"topic"_s }, u"buffers"_s },
        { { u"key"_s, u"ticket"_s, u"ticket_id"_s, u"reference"_s, u"external"_s, u"issue_key"_s, u"number"_s,
            u"conversation_id"_s, u"response_id"_s, u"review_id"_s, u"#"_s },
          u"external_id"_s }
    };
    for (const auto &[words, field] : others) {
        if (words.contains(plain))
            return field;
    }
    return {};
}

QStringList columnsNamed(const QStringList &names)
{
    QStringList columns;
    for (const QString &name : names) {
        // Only the fields' own names are recognised; a person decides about synonyms.
        const QString plain = name.trimmed().toLower();
        columns << (columnOf(plain) ? plain : u"-"_s);
    }
    return columns;
}

bool isDateColumn(const QString &field)
{
    return field == u"created_at"_s || field == u"updated_at"_s || field == u"snoozed_until"_s;
}

QString passedOverMember(const QString &name)
{
    return u"The member “%1” is not a field and was passed over."_s.arg(name);
}

std::optional<Problem> columnsProblem(const QStringList &columns)
{
    QSet<QString> fields;
    for (const QString &each : columns) {
        const std::optional<Column> column = columnOf(each);
        if (each != u"-"_s && !column)
            return wrong(
                u"%1 is not a field. A column is one of %2, or - to leave it out; that of a date may have "
                u"its "
                "order behind it, as in created_at:day_first."_s.arg(each, csvColumns().join(u", "_s)),
                u"columns"_s);
        if (column && !std::exchange(fields, fields + QSet<QString>{ column->field }).contains(column->field))
            continue;
        if (column)
            return wrong(u"Two columns are %1. Leave one of them out with -."_s.arg(each), u"columns"_s);
    }
    if (!columns.contains(u"description"_s))
        return wrong(u"No column is the description, which every item needs. Name one of them description."_s,
                     u"columns"_s);
    return std::nullopt;
}

TransferEntry entryOfJson(const FileRecord &record, DateOrder dates)
{
    TransferEntry entry = startOf(record);
    if (entry.problem)
        return entry;
    const std::optional<JsonDocument> document = JsonDocument::parse(record.bytes);
    if (!document || !document->root().isObject()) {
        entry.problem = wrong(u"The line is not a JSON object. Write one object on each line."_s);
        return entry;
    }
    const JsonValue type = document->root().member("type");
    const QString word = type.kind() == JsonValue::Kind::Text ? type.text() : QString();
    if (word == u"buffer"_s)
        readAs(document->root(), entry.buffer, entry);
    else if (type.isAbsent() || word == u"feedback"_s)
        readAs(document->root(), entry.item, entry);
    else
        entry.problem = wrong(u"type must be feedback or buffer."_s, u"type"_s);
    settleDates(entry, dates);
    return entry;
}

TransferEntry entryOfCsv(const FileRecord &record, const QStringList &columns, char separator,
                         DateOrder dates)
{
    TransferEntry entry = startOf(record);
    if (entry.problem)
        return entry;
    const auto cells = cellsOf(record.bytes, separator);
    if (!cells) {
        entry.problem = cells.error();
        return entry;
    }
    if (qsizetype(cells->size()) > columns.size()) {
        entry.problem = wrong(
            u"The record has %1 cells, more than there are columns (%2). Put text with separators in quotes."_s
                .arg(cells->size())
                .arg(columns.size()));
        return entry;
    }
    const auto json = jsonOf(*cells, columns, dates);
    if (!json) {
        entry.problem = json.error();
        return entry;
    }
    const std::optional<JsonDocument> document = JsonDocument::parse(*json);
    if (document)
        readAs(document->root(), entry.item, entry);
    else
        entry.problem = wrong(u"The record is nested too deeply."_s);
    settleDates(entry, dates);
    return entry;
}

TransferReader::TransferReader(const TransferLayout &reading)
    : m_reading(reading), m_splitter(reading.format, reading.separator, reading.firstLine, reading.encoding)
{
}

std::optional<Problem> TransferReader::readHeader(const FileRecord &record)
{
    m_reading.separator = m_splitter.namedSeparator().value_or(separatorOf(record.bytes));
    m_splitter.setSeparator(m_reading.separator);
    const auto cells = cellsOf(record.bytes, m_reading.separator);
    if (!cells || !record.bytes.isValidUtf8() || record.isTooLong)
        return wrong(
            u"The first line does not name the columns. Begin the file with a line of names, in UTF-8."_s,
            u"columns"_s);
    QStringList names;
    for (const QByteArray &name : *cells)
        names << QString::fromUtf8(name);
    m_reading.columns = columnsNamed(names);
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (m_reading.columns[i] == u"-"_s && names[i] != u"-"_s && !isBlank(names[i]))
            m_ignored.push_back({ record.line, names[i] });
    }
    return columnsProblem(m_reading.columns);
}

/// Notes the members that were not noted before.
void TransferReader::noteMembers(const TransferEntry &entry)
{
    for (const QString &name : entry.ignored) {
        if (m_seen.size() == transferrules::maxProblems || m_seen.contains(name))
            continue;
        m_seen.insert(name);
        m_ignored.push_back({ entry.line, name });
    }
}

std::optional<TransferEntry> TransferReader::next()
{
    if (m_isUseless)
        return std::nullopt;
    std::optional<FileRecord> record = m_splitter.next();
    if (record && m_reading.format == TransferFormat::Csv && m_reading.columns.isEmpty()) {
        if (const auto problem = readHeader(*record)) {
            m_isUseless = true;
            TransferEntry entry;
            entry.line = record->line;
            entry.lastLine = record->lastLine;
            entry.problem = problem;
            return entry;
        }
        record = m_splitter.next();
    }
    if (!record)
        return std::nullopt;
    if (m_reading.format == TransferFormat::Csv)
        return entryOfCsv(*record, m_reading.columns,
                          m_splitter.namedSeparator().value_or(m_reading.separator), m_reading.dates);
    TransferEntry entry = entryOfJson(*record, m_reading.dates);
    noteMembers(entry);
    return entry;
}

} // namespace triage::transfer
