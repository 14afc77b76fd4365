// SPDX-License-Identifier: GPL-3.0-or-later
// Splits a file into records of bytes: lines of JSON, or records of CSV, which may span several lines.
#pragma once

#include "domain/transfer.h"
#include "transfer/filetext.h"

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
};

/// Accepts a file in pieces of any size and buffers only the record that is not complete yet. Lines end with
/// LF or CRLF, or, where the first one of CSV does, with CR. Skips blank lines, records without content and a
/// byte order mark before the first line. Files of spreadsheets may be in UTF-16 or Windows-1252, and may
/// name their separator in a first line such as `sep=;`.
class RecordSplitter
{
public:
    explicit RecordSplitter(TransferFormat format, char separator = ',', qint64 firstLine = 1,
                            std::optional<FileEncoding> encoding = std::nullopt)
        : m_text(encoding), m_isCsv(format == TransferFormat::Csv), m_separator(separator), m_line(firstLine)
    {
    }

    void setSeparator(char separator) { m_separator = separator; }
    /// Returns the separator of a first line such as `sep=;`, or nothing.
    std::optional<char> namedSeparator() const { return m_namedSeparator; }
    /// Returns how the file is written, as far as it was fed.
    FileEncoding encoding() const { return m_text.encoding(); }
    void feed(QByteArrayView bytes);
    /// Marks the end of the file: the remaining bytes are the last record.
    void end();
    /// Returns the next complete record; nothing if more bytes are needed, or at the end.
    std::optional<FileRecord> next();
    /// Returns the last line of the records returned so far.
    qint64 lastLine() const { return m_line - 1; }

private:
    enum class Place { CellStart, Plain, Quoted, QuoteInQuotes };

    void step(char c);
    bool endsLine();
    bool isBlank(const FileRecord &record) const;
    bool namesSeparator(const FileRecord &record);
    bool scan();
    FileRecord take(qsizetype end, qsizetype next);

    FileText m_text;
    bool m_isCsv;
    char m_separator;
    std::optional<char> m_namedSeparator;
    char m_lineEnd = '\0'; ///< LF or CR; 0 until the first line ends.
    bool m_isEnded = false;
    bool m_isAtStart = true;
    bool m_isSkipping = false; ///< Skipping the rest of a record that is too long.
    QByteArray m_bytes;
    qsizetype m_begin = 0; ///< The beginning of the current record.
    qsizetype m_scanned = 0; ///< The end of the bytes that are known to belong to it.
    qint64 m_line;
    qint64 m_linesInside = 0;
    Place m_place = Place::CellStart;
};

} // namespace triage::transfer
