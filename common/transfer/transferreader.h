// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a file of feedback in pieces of any size: each record becomes an item, a buffer or a problem.
#pragma once

#include "transfer/recordsplitter.h"
#include "transfer/transferitem.h"

#include <QSet>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace triage::transfer {

/// The content of a record: exactly one of the three is set.
struct TransferEntry
{
    qint64 line = 0;
    qint64 lastLine = 0;
    std::optional<TransferItem> item;
    std::optional<TransferBuffer> buffer;
    std::optional<Problem> problem;
    QStringList ignored{}; ///< The members of a line of JSON that are not of a field, such as note or
                           ///< targets[].label.
};

/// The layout of a file.
struct TransferLayout
{
    TransferFormat format = TransferFormat::JsonLines;
    QStringList
        columns{}; ///< CSV only. Columns named `-` are left out; if empty, the first line names the columns.
    char separator = ','; ///< CSV only. Detected if the first line names the columns.
    qint64 firstLine = 1;
    DateOrder dates
        = DateOrder::Unknown; ///< Applies to JSON lines, and to columns without an order of their own.
    std::optional<FileEncoding> encoding{}; ///< Not set: the file tells it while it is read.
};

/// A column or member that is passed over.
struct IgnoredName
{
    qint64 line = 0; ///< Where the name is first.
    QString name;
    friend bool operator==(const IgnoredName &, const IgnoredName &) = default;
};

class TransferReader
{
public:
    explicit TransferReader(const TransferLayout &reading);

    void feed(QByteArrayView bytes) { m_splitter.feed(bytes); }
    void end() { m_splitter.end(); }
    /// Returns the next entry; nothing if more bytes are needed, or at the end. A CSV whose columns are
    /// unusable yields one entry with the problem.
    std::optional<TransferEntry> next();
    qint64 lastLine() const { return m_splitter.lastLine(); }
    /// Returns the names of columns and of members of JSON lines that are not of a field, each once, as far
    /// as the file was read.
    std::vector<IgnoredName> takeIgnored() { return std::exchange(m_ignored, {}); }
    /// Returns how the file is written, as far as it was fed.
    FileEncoding encoding() const { return m_splitter.encoding(); }

private:
    std::optional<Problem> readHeader(const FileRecord &record);
    void noteMembers(const TransferEntry &entry);

    TransferLayout m_reading;
    RecordSplitter m_splitter;
    std::vector<IgnoredName> m_ignored;
    QSet<QString> m_seen; ///< Members that were noted; no more than are reported.
    bool m_isUseless = false;
};

/// Reads a record of JSON.
TransferEntry entryOfJson(const FileRecord &record, DateOrder dates = DateOrder::Unknown);
/// Reads a record of CSV with these columns.
TransferEntry entryOfCsv(const FileRecord &record, const QStringList &columns, char separator,
                         DateOrder dates = DateOrder::Unknown);

/// Returns the fields that a column of CSV may hold, in the order in which they are written.
const QStringList &csvColumns();
/// Returns the field that a column of that name means: its own name in any case, or a synonym. Empty if there
/// is none.
QString fieldOfColumn(const QString &name);
/// Returns whether the cells of a field are dates. A column of it may name their order, as in
/// created_at:day_first.
bool isDateColumn(const QString &field);
/// Returns the columns of a file whose header line has these names; - for names that are not of a field.
QStringList columnsNamed(const QStringList &names);
/// Returns why a CSV with these columns cannot be read; nothing if it can.
std::optional<Problem> columnsProblem(const QStringList &columns);

/// Returns the text that a member of records in JSON is not a field and was passed over.
QString passedOverMember(const QString &name);

} // namespace triage::transfer
