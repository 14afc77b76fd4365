// SPDX-License-Identifier: GPL-3.0-or-later
// What a whole file shows about how it is written, before anything of it is stored.
#pragma once

#include "transfer/foreigndate.h"
#include "transfer/recordsplitter.h"

#include <QStringList>

namespace triage::transfer {

/// The assumptions about a file.
struct FileShape
{
    FileEncoding encoding = FileEncoding::Utf8;
    qint64 brokenBytes = 0; ///< Invalid bytes of a file in UTF-8, whose lines are refused.
    DateOrder dates = DateOrder::Unknown;
    qint64 datesLine = 0; ///< The line whose date shows the order; 0 if none does.
    qint64 ambiguousLine = 0; ///< The first line with a date that depends on the order; 0 if there is none.

    /// Returns whether somebody has to say in which order dates are.
    bool asksForDates() const { return ambiguousLine > 0 && dates == DateOrder::Unknown; }
};

/// The names by which columns are recognized.
enum class ColumnNames { Own, Synonyms };

/// Reads a whole file in pieces of any size.
class FileSurvey
{
public:
    /// columns are those of CSV whose first line does not name them.
    explicit FileSurvey(TransferFormat format, const QStringList &columns = {},
                        ColumnNames names = ColumnNames::Own);

    void feed(QByteArrayView bytes);
    void end();
    /// Returns what the file shows. Dates of both orders show none.
    FileShape shape() const;

private:
    void readRecords();
    void readHeader(const QByteArray &header);

    EncodingCount m_count;
    RecordSplitter m_splitter;
    const bool m_isCsv;
    const ColumnNames m_names;
    QStringList m_columns;
    char m_separator = ',';
    FileShape m_shape;
    bool m_isContradictory = false;
};

} // namespace triage::transfer
