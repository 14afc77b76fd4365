// SPDX-License-Identifier: GPL-3.0-or-later
// Records of a file as bytes, one at a time: lines of JSON, or records of CSV, which may have several lines.
#pragma once

#include "domain/transfer.h"

#include <QByteArray>

#include <optional>

namespace triage::transfer {

/// A record as it stands in the file.
struct FileRecord
{
    qint64 line = 0; ///< Where it begins, from 1.
    qint64 lastLine = 0;
    QByteArray bytes; ///< Without its line end; only the beginning of one that is too long.
    bool isTooLong = false;
    qint64 size = 0; ///< In the file, with its line end.
};

/// Takes a file in pieces of any size and keeps no more of it than the record that is not whole yet. Lines
/// end with LF or CRLF; blank ones are passed over; a byte order mark before the first is, too.
class RecordSplitter
{
public:
    explicit RecordSplitter(TransferFormat format, char separator = ',', qint64 firstLine = 1)
        : m_isCsv(format == TransferFormat::Csv), m_separator(separator), m_line(firstLine)
    {
    }

    void setSeparator(char separator) { m_separator = separator; }
    void feed(QByteArrayView bytes);
    /// Nothing follows: what is there is the last record.
    void end() { m_isEnded = true; }
    /// The next whole record; nothing where more bytes are needed, or at the end.
    std::optional<FileRecord> next();
    /// Of the lines that are taken so far.
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
    bool m_isSkipping = false; ///< The rest of a record that is too long.
    QByteArray m_bytes;
    qsizetype m_begin = 0; ///< Of the record that is looked at.
    qsizetype m_scanned = 0; ///< As far as is known to be in it.
    qint64 m_line;
    qint64 m_linesInside = 0;
    qint64 m_skipped = 0;
    Place m_place = Place::CellStart;
};

} // namespace triage::transfer
