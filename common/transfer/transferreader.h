// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a file of feedback, in pieces of any size: each record becomes an item, a buffer, or what is wrong
// with it.
#pragma once

#include "transfer/recordsplitter.h"
#include "transfer/transferitem.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace triage::transfer {

/// What a record is; one of the three.
struct TransferEntry
{
    qint64 line = 0;
    qint64 lastLine = 0;
    std::optional<TransferItem> item;
    std::optional<TransferBuffer> buffer;
    std::optional<Problem> problem;
};

/// How a file is to be read.
struct TransferLayout
{
    TransferFormat format = TransferFormat::JsonLines;
    QStringList columns{}; ///< Of CSV, `-` is left out; empty: the first line names them.
    char separator = ','; ///< Of CSV; found out where the first line names the columns.
    qint64 firstLine = 1;
};

class TransferReader
{
public:
    explicit TransferReader(const TransferLayout &reading);

    void feed(QByteArrayView bytes) { m_splitter.feed(bytes); }
    void end() { m_splitter.end(); }
    /// The next entry; nothing where more bytes are needed, or at the end. A CSV whose columns cannot be used
    /// has one entry, which says so.
    std::optional<TransferEntry> next();
    qint64 lastLine() const { return m_splitter.lastLine(); }

private:
    std::optional<Problem> readHeader(const FileRecord &record);

    TransferLayout m_reading;
    RecordSplitter m_splitter;
    bool m_isUseless = false;
};

/// What a record of JSON says.
TransferEntry entryOfJson(const FileRecord &record);
/// What a record of CSV says, whose columns are these fields.
TransferEntry entryOfCsv(const FileRecord &record, const QStringList &columns, char separator);

/// The fields that a column of CSV may be, in the order in which they are written.
const QStringList &csvColumns();
/// The field that a column of that name means: its own name in whatever case, or another word for it. Empty:
/// none.
QString fieldOfColumn(const QString &name);
/// Why a CSV with these columns cannot be read; nothing where it can.
std::optional<Problem> columnsProblem(const QStringList &columns);

} // namespace triage::transfer
