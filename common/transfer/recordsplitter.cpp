// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/recordsplitter.h"

namespace triage::transfer {

namespace {

bool isBlank(QByteArrayView bytes)
{
    return bytes.trimmed().isEmpty();
}

} // namespace

void RecordSplitter::feed(QByteArrayView bytes)
{
    if (m_begin > 0) {
        m_bytes.remove(0, m_begin);
        m_scanned -= m_begin;
        m_begin = 0;
    }
    m_bytes += bytes;
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
        if (c == '\n') {
            const bool isInside = m_isCsv && m_place == Place::Quoted && !m_isSkipping;
            if (!isInside)
                return true;
            ++m_linesInside;
        } else if (m_isCsv) {
            step(c);
        }
        if (!m_isSkipping && m_scanned - m_begin >= transferrules::maxRecordBytes)
            m_isSkipping = true; // to the end of the line, ignoring quotes
        if (m_isSkipping && m_scanned - m_begin > 2 * qsizetype(transferrules::maxRecordBytes)) {
            // The middle of such a record is never used.
            const qsizetype surplus = m_scanned - m_begin - transferrules::maxRecordBytes;
            m_bytes.remove(m_begin + transferrules::maxRecordBytes, surplus);
            m_skipped += surplus;
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
    record.size = next - m_begin + m_skipped;
    record.bytes = m_bytes.mid(m_begin, end - m_begin);
    if (record.bytes.endsWith('\r'))
        record.bytes.chop(1);
    if (record.isTooLong)
        record.bytes.truncate(1000);
    m_line = record.lastLine + 1;
    m_begin = next;
    m_scanned = next;
    m_linesInside = 0;
    m_skipped = 0;
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
            if (!isBlank(record.bytes))
                return record;
            continue;
        }
        if (!m_isEnded || m_begin >= m_bytes.size())
            return std::nullopt;
        FileRecord record = take(m_bytes.size(), m_bytes.size());
        return isBlank(record.bytes) ? std::nullopt : std::optional(record);
    }
}

} // namespace triage::transfer
