// SPDX-License-Identifier: GPL-3.0-or-later
// Splits a file into records of bytes: lines of JSON, or records of CSV, which may span several lines.
#pragma once

#include "domain/transfer.h"

#include <QByteArray>

#include <optional>

namespace triage::transfer {

/// A record as the file contains it.
struct FileRecord
{
    qint64 line = 0; ///< The line on which it begins, from 1.
    qint64 lastLine = 0;
    QByteArray bytes; ///< Without its line end; only the beginning of a record that is too long.
    bool isTooLong = false;
    qint64 size = 0; ///< The size in the file, with the line end.
};

/// Accepts a file in pieces of any size and buffers only the record that is not complete yet. Lines end with
/// LF or CRLF. Skips blank lines, and a byte order mark before the first line.
class RecordSplitter
{
public:
    explicit RecordSplitter(TransferFormat format, char separator = ',', qint64 firstLine = 1)
        : m_isCsv(format == TransferFormat::Csv), m_separator(separator), m_line(firstLine)
    {
    }

    void setSeparator(char separator) { m_separator = separator; }
    void feed(QByteArrayView bytes);
    /// Marks the end of the file: the remaining bytes are the last record.
    void end() { m_isEnded = true; }
    /// Returns the next complete record; nothing if more bytes are needed, or at the end.
    std::optional<FileRecord> next();
    /// Returns the last line of the records returned so far.
    qint64 lastLine() const { return m_line - 1; }

private:
    enum class Place { CellStart, Plain, Quoted, QuoteInQuotes };

    void step(char c);
    bool scan();
    FileRecord take(qsizetype end, qsizetype next);

    bool m_isCsv;
    char m_separator;
    bool m_isEnded = false;
    bool m_isAtStart = true;
    bool m_isSkipping = false; ///< Skipping the rest of a record that is too long.
    QByteArray m_bytes;
    qsizetype m_begin = 0; ///< The beginning of the current record.
    qsizetype m_scanned = 0; ///< The end of the bytes that are known to belong to it.
    qint64 m_line;
    qint64 m_linesInside = 0;
    qint64 m_skipped = 0;
    Place m_place = Place::CellStart;
};

} // namespace triage::transfer
