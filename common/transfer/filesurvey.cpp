// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/filesurvey.h"

#include "transfer/csv.h"
#include "transfer/transferreader.h"

#include <algorithm>
#include <iterator>

namespace triage::transfer {

FileSurvey::FileSurvey(TransferFormat format, const QStringList &columns, ColumnNames names)
    : m_splitter(format), m_isCsv(format == TransferFormat::Csv), m_names(names), m_columns(columns)
{
}

void FileSurvey::feed(QByteArrayView bytes)
{
    m_count.feed(bytes);
    m_splitter.feed(bytes);
    readRecords();
}

void FileSurvey::end()
{
    m_count.end();
    m_splitter.end();
    readRecords();
}

void FileSurvey::readHeader(const QByteArray &header)
{
    m_separator = m_splitter.namedSeparator().value_or(separatorOf(header));
    m_splitter.setSeparator(m_separator);
    const auto cells = cellsOf(header, m_separator);
    QStringList names;
    for (const QByteArray &name : cells ? *cells : std::vector<QByteArray>())
        names << QString::fromUtf8(name);
    if (m_names == ColumnNames::Own)
        m_columns = columnsNamed(names);
    else
        std::transform(names.begin(), names.end(), std::back_inserter(m_columns), fieldOfColumn);
}

void FileSurvey::readRecords()
{
    while (const auto record = m_splitter.next()) {
        if (!m_isCsv)
            continue;
        if (m_columns.isEmpty()) {
            readHeader(record->bytes);
            continue;
        }
        const auto cells = cellsOf(record->bytes, m_splitter.namedSeparator().value_or(m_separator));
        for (qsizetype i = 0; cells && i < m_columns.size() && i < qsizetype(cells->size()); ++i) {
            if (!isDateColumn(m_columns[i]))
                continue;
            const ForeignDate date = readDate(QString::fromUtf8((*cells)[std::size_t(i)]));
            if (date.isAmbiguous && m_shape.ambiguousLine == 0)
                m_shape.ambiguousLine = record->line;
            if (date.shown == DateOrder::Unknown)
                continue;
            m_isContradictory = m_isContradictory || (m_shape.datesLine > 0 && m_shape.dates != date.shown);
            if (m_shape.datesLine == 0) {
                m_shape.dates = date.shown;
                m_shape.datesLine = record->line;
            }
        }
    }
}

FileShape FileSurvey::shape() const
{
    FileShape shape = m_shape;
    shape.encoding = m_count.encoding();
    shape.brokenBytes = shape.encoding == FileEncoding::Utf8 ? m_count.brokenBytes() : 0;
    if (m_isContradictory) {
        shape.dates = DateOrder::Unknown;
        shape.datesLine = 0;
    }
    return shape;
}

} // namespace triage::transfer
