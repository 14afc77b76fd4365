// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/recordsplitter.h"

#include <algorithm>

namespace triage::transfer {

void RecordSplitter::feed(QByteArrayView bytes)
{
    if (m_begin > 0) {
        m_bytes.remove(0, m_begin);
        m_scanned -= m_begin;
        m_begin = 0;
    }
    m_bytes += m_text.take(bytes);
}

void RecordSplitter::end()
{
    m_bytes += m_text.take({}, true);
    m_isEnded = true;
}

/// Returns true at the end of a line. The first one decides which character ends all lines.
bool RecordSplitter::endsLine()
{
    const char c = m_bytes[m_scanned];
    if (m_lineEnd != '\0' || (c != '\n' && c != '\r'))
        return c == m_lineEnd;
    if (c == '\r') {
        // A later line that begins a part has no header before it, whose end would tell.
        const char after = m_scanned + 1 < m_bytes.size() ? m_bytes[m_scanned + 1] : '\n';
        if (!m_isCsv || m_line != 1 || after == '\n' || after == '\r')
            return false;
    }
    m_lineEnd = c;
    return true;
}

/// Returns true for a record without content: spreadsheets write rows of nothing but separators.
bool RecordSplitter::isBlank(const FileRecord &record) const
{
    return std::all_of(record.bytes.begin(), record.bytes.end(), [this](char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\n' || (m_isCsv && c == m_separator);
    });
}

/// Takes the separator from a first line that names it.
bool RecordSplitter::namesSeparator(const FileRecord &record)
{
    constexpr qsizetype length = 5; // sep=;
    QByteArray text = record.bytes; // not trimmed: the separator may be a tab
    if (text.size() == length + 2 && text.startsWith('"') && text.endsWith('"'))
        text = text.sliced(1, length);
    if (!m_isCsv || record.line != 1 || text.size() != length || !text.toLower().startsWith("sep="))
        return false;
    m_namedSeparator = text.back();
    m_separator = text.back();
    return true;
}

/// Tracks quotes: only between them is a line end part of a cell.
void RecordSplitter::step(char c)
{
    switch (m_place) {
    case Place::CellStart:
        m_place = c == '"' ? Place::Quoted : c == m_separator ? Place::CellStart : Place::Plain;
        break;
    case Place::Plain:
        if (c == m_separator)
            m_place = Place::CellStart;
        break;
    case Place::Quoted:
        if (c == '"')
            m_place = Place::QuoteInQuotes;
        break;
    case Place::QuoteInQuotes:
        m_place = c == '"' ? Place::Quoted : c == m_separator ? Place::CellStart : Place::Plain;
        break;
    }
}

/// Advances to the next line end that ends a record. Returns false if there is none.
bool RecordSplitter::scan()
{
    for (; m_scanned < m_bytes.size(); ++m_scanned) {
        const char c = m_bytes[m_scanned];
        const bool isInside = m_isCsv && m_place == Place::Quoted && !m_isSkipping;
        if (isInside) {
            // The same in a file with CR and in its records that are sent with LF.
            m_linesInside += c == '\n' ? 1 : 0;
            step(c);
        } else if (c == '\r' && m_lineEnd == '\0' && m_scanned + 1 == m_bytes.size() && !m_isEnded) {
            return false; // the next character tells whether the line ends here
        } else if (endsLine()) {
            return true;
        } else if (m_isCsv) {
            step(c);
        }
        if (!m_isSkipping && m_scanned - m_begin >= transferrules::maxRecordBytes)
            m_isSkipping = true; // to the end of the line, ignoring quotes
        if (m_isSkipping && m_scanned - m_begin > 2 * qsizetype(transferrules::maxRecordBytes)) {
            // The middle of such a record is never used.
            const qsizetype surplus = m_scanned - m_begin - transferrules::maxRecordBytes;
            m_bytes.remove(m_begin + transferrules::maxRecordBytes, surplus);
            m_scanned -= surplus;
        }
    }
    return false;
}

FileRecord RecordSplitter::take(qsizetype end, qsizetype next)
{
    FileRecord record;
    record.line = m_line;
    record.lastLine = m_line + m_linesInside;
    record.isTooLong = m_isSkipping;
    record.bytes = m_bytes.mid(m_begin, end - m_begin);
    while (record.bytes.endsWith('\r'))
        record.bytes.chop(1);
    if (record.isTooLong)
        record.bytes.truncate(1000);
    m_line = record.lastLine + 1;
    m_begin = next;
    m_scanned = next;
    m_linesInside = 0;
    m_isSkipping = false;
    m_place = Place::CellStart;
    return record;
}

std::optional<FileRecord> RecordSplitter::next()
{
    constexpr QByteArrayView mark = "\xEF\xBB\xBF";
    if (m_isAtStart && m_bytes.size() < mark.size() && !m_isEnded)
        return std::nullopt;
    if (m_isAtStart && m_line == 1 && m_bytes.startsWith(mark)) {
        m_begin = mark.size();
        m_scanned = m_begin;
    }
    m_isAtStart = false;
    while (true) {
        if (scan()) {
            FileRecord record = take(m_scanned, m_scanned + 1);
            if (!isBlank(record) && !namesSeparator(record))
                return record;
            continue;
        }
        if (!m_isEnded || m_begin >= m_bytes.size())
            return std::nullopt;
        FileRecord record = take(m_bytes.size(), m_bytes.size());
        return isBlank(record) || namesSeparator(record) ? std::nullopt : std::optional(record);
    }
}

} // namespace triage::transfer
