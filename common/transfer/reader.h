// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a file of feedback, in pieces of any size: each record becomes an item, a buffer, or what is wrong
// with it.
#pragma once

#include "transfer/item.h"
#include "transfer/records.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace triage::transfer {

/// What a record is; one of the three.
struct Entry
{
    qint64 line = 0;
    qint64 lastLine = 0;
    std::optional<Item> item;
    std::optional<WrittenBuffer> buffer;
    std::optional<Problem> problem;
};

/// How a file is to be read.
struct Reading
{
    TransferFormat format = TransferFormat::JsonLines;
    QStringList columns{}; ///< Of CSV, `-` is left out; empty: the first line names them.
    char separator = ','; ///< Of CSV; found out where the first line names the columns.
    qint64 firstLine = 1;
};

class Reader
{
public:
    explicit Reader(const Reading &reading);

    void feed(QByteArrayView bytes) { m_splitter.feed(bytes); }
    void end() { m_splitter.end(); }
    /// The next entry; nothing where more bytes are needed, or at the end. A CSV whose columns cannot be used
    /// has one entry, which says so.
    std::optional<Entry> next();
    qint64 lastLine() const { return m_splitter.lastLine(); }

private:
    std::optional<Problem> readHeader(const Record &record);

    Reading m_reading;
    Splitter m_splitter;
    bool m_isUseless = false;
};

/// What a record of JSON says.
Entry entryOfJson(const Record &record);
/// What a record of CSV says, whose columns are these fields.
Entry entryOfCsv(const Record &record, const QStringList &columns, char separator);

/// The fields that a column of CSV may be, in the order in which they are written.
const QStringList &csvColumns();
/// The field that a column of that name means: its own name in whatever case, or another word for it. Empty:
/// none.
QString fieldOfColumn(const QString &name);
/// Why a CSV with these columns cannot be read; nothing where it can.
std::optional<Problem> whyNotColumns(const QStringList &columns);

} // namespace triage::transfer
