// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/filepieces.h"

#include "transfer/csv.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int recordsAtOnce = 500;
constexpr qsizetype bytesAtOnce = 300'000;
constexpr qint64 readAtOnce = 1 << 18;

QString words(const char *text)
{
    return QCoreApplication::translate("triage::app::FilePieces", text);
}

/// Returns the first records of a file.
std::vector<transfer::FileRecord> firstRecords(QFile &file, transfer::RecordSplitter &splitter, int most)
{
    std::vector<transfer::FileRecord> records;
    while (int(records.size()) < most) {
        if (auto record = splitter.next()) {
            records.push_back(std::move(*record));
            continue;
        }
        const QByteArray bytes = file.read(readAtOnce);
        if (bytes.isEmpty())
            splitter.end();
        splitter.feed(bytes);
        if (bytes.isEmpty()) {
            while (auto record = splitter.next())
                records.push_back(std::move(*record));
            break;
        }
    }
    if (int(records.size()) > most)
        records.resize(std::size_t(most));
    return records;
}

TransferFormat formatOf(const QString &path, const QByteArray &beginning)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == u"csv"_s || suffix == u"tsv"_s)
        return TransferFormat::Csv;
    const QByteArray text = (beginning.startsWith("\xEF\xBB\xBF") ? beginning.mid(3) : beginning).trimmed();
    return text.startsWith('{') || suffix == u"jsonl"_s || suffix == u"ndjson"_s ? TransferFormat::JsonLines
                                                                                 : TransferFormat::Csv;
}

QStringList textsOf(const std::vector<QByteArray> &cells)
{
    QStringList texts;
    for (const QByteArray &each : cells)
        texts << QString::fromUtf8(each);
    return texts;
}

} // namespace

FilePreview previewOf(const QString &path)
{
    FilePreview preview;
    QFile file(path);
    if (path.isEmpty() || !QFileInfo(path).isFile()) {
        preview.error = words("There is no such file.");
        return preview;
    }
    if (!file.open(QFile::ReadOnly)) {
        preview.error = file.errorString();
        return preview;
    }
    preview.size = file.size();
    preview.format = formatOf(path, file.peek(64));
    transfer::FileSurvey survey(preview.format, {}, transfer::ColumnNames::Synonyms);
    for (QByteArray bytes = file.read(readAtOnce); !bytes.isEmpty(); bytes = file.read(readAtOnce))
        survey.feed(bytes);
    survey.end();
    preview.shape = survey.shape();
    file.seek(0);
    if (preview.format == TransferFormat::JsonLines)
        return preview;
    transfer::RecordSplitter first(TransferFormat::Csv, ',', 1, preview.shape.encoding);
    const auto header = firstRecords(file, first, 1);
    if (header.empty() || !header.front().bytes.isValidUtf8()) {
        preview.error = header.empty() ? words("The file is empty.")
                                       : words("The file is not in UTF-8. Save it in UTF-8.");
        return preview;
    }
    preview.separator = first.namedSeparator().value_or(transfer::separatorOf(header.front().bytes));
    file.seek(0);
    transfer::RecordSplitter all(TransferFormat::Csv, preview.separator, 1, preview.shape.encoding);
    for (const transfer::FileRecord &record : firstRecords(file, all, previewedRecords + 1)) {
        const auto cells = transfer::cellsOf(record.bytes, preview.separator);
        preview.cells.push_back(cells ? textsOf(*cells) : QStringList{ QString::fromUtf8(record.bytes) });
    }
    if (preview.cells.empty()) { // nothing but separators
        preview.error = words("The file is empty.");
        return preview;
    }
    preview.names = preview.cells.front();
    preview.cells.erase(preview.cells.begin());
    return preview;
}

QStringList columnsFor(const QStringList &names, DateOrder dates)
{
    QStringList columns;
    QSet<QString> fields;
    const auto isFree = [&fields](const QString &field) {
        return !field.isEmpty() && field != u"-"_s && !fields.contains(field);
    };
    // A field's own name, also with the order of its dates, takes precedence over its synonyms.
    for (const QString &own : transfer::columnsNamed(names)) {
        const QString field = own.section(u':', 0, 0);
        columns << (isFree(field) ? own : u"-"_s);
        fields << field;
    }
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QString field = transfer::fieldOfColumn(names[i]);
        if (columns[i] != u"-"_s || !isFree(field))
            continue;
        columns[i] = field;
        fields << field;
    }
    for (QString &column : columns) {
        if (transfer::isDateColumn(column) && dates != DateOrder::Unknown)
            column += u':' + QString::fromLatin1(toWord(dates));
    }
    return columns;
}

std::vector<transfer::TransferEntry> entriesOf(const ImportPlan &plan)
{
    std::vector<transfer::TransferEntry> entries;
    QFile file(plan.path);
    if (!file.open(QFile::ReadOnly))
        return entries;
    const bool skips = plan.format == TransferFormat::Csv && plan.hasHeader;
    transfer::RecordSplitter splitter(plan.format, plan.separator, 1, plan.encoding);
    auto records = firstRecords(file, splitter, previewedRecords + (skips ? 1 : 0));
    if (skips && !records.empty())
        records.erase(records.begin());
    for (const transfer::FileRecord &record : records)
        entries.push_back(plan.format == TransferFormat::Csv
                              ? transfer::entryOfCsv(record, plan.columns, plan.separator)
                              : transfer::entryOfJson(record));
    return entries;
}

FileCutter::FileCutter(const ImportPlan &plan)
    : m_plan(plan), m_file(plan.path), m_splitter(plan.format, plan.separator, 1, plan.encoding),
      m_isAtHeader(plan.format == TransferFormat::Csv && plan.hasHeader)
{
}

/// Returns false if the piece is full without the record.
bool FileCutter::take(FilePiece &piece, const transfer::FileRecord &record)
{
    if (!piece.data.isEmpty() && piece.data.size() + record.bytes.size() > bytesAtOnce)
        return false;
    if (record.isTooLong || !record.bytes.isValidUtf8()) {
        piece.problems.push_back(
            { record.line, QString(),
              record.isTooLong ? words("The record is too long.") : words("The line is not in UTF-8.") });
        return true;
    }
    piece.data += QByteArray(record.line - m_nextLine, '\n') + record.bytes + '\n';
    m_nextLine = record.lastLine + 1;
    return true;
}

FilePiece FileCutter::next()
{
    FilePiece piece;
    if (!m_file.isOpen() && !m_file.open(QFile::ReadOnly)) {
        piece.error = m_file.errorString();
        return piece;
    }
    piece.firstLine = m_nextLine;
    for (int records = 0; records < recordsAtOnce;) {
        std::optional<transfer::FileRecord> record
            = m_left ? std::exchange(m_left, std::nullopt) : m_splitter.next();
        if (record && std::exchange(m_isAtHeader, false)) {
            m_nextLine = record->lastLine + 1;
            piece.firstLine = m_nextLine;
        } else if (record) {
            if (!take(piece, *record)) {
                m_left = std::move(record);
                break;
            }
            ++records;
        } else if (m_isAtEnd) {
            piece.isLast = true;
            break;
        } else {
            const QByteArray bytes = m_file.read(readAtOnce);
            if (bytes.isEmpty() && m_file.error() != QFile::NoError) {
                piece.error = m_file.errorString();
                return piece;
            }
            m_read += bytes.size();
            m_splitter.feed(bytes);
            if (bytes.isEmpty()) {
                m_splitter.end();
                m_isAtEnd = true;
            }
        }
    }
    piece.lastLine = m_nextLine - 1;
    piece.bytes = m_read;
    return piece;
}

} // namespace triage::app
