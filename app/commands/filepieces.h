// SPDX-License-Identifier: GPL-3.0-or-later
// Files of feedback on this machine: their preview, and the pieces in which they are sent. Called on worker
// threads, because it reads files.
#pragma once

#include "domain/transfer.h"
#include "transfer/filesurvey.h"
#include "transfer/transferreader.h"

#include <QFile>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace triage::app {

/// The settings of an import.
struct ImportPlan
{
    QString path;
    TransferFormat format = TransferFormat::JsonLines;
    char separator = ',';
    FileEncoding encoding = FileEncoding::Utf8;
    bool hasHeader = true; ///< For CSV only.
    QStringList columns{}; ///< For CSV: the field of each column; `-` is left out.
    bool route = true;

    friend bool operator==(const ImportPlan &, const ImportPlan &) = default;
};

/// The beginning of a file.
struct FilePreview
{
    QString error; ///< The reason why the file cannot be read; empty if it can.
    qint64 size = 0;
    TransferFormat format = TransferFormat::JsonLines;
    char separator = ',';
    transfer::FileShape shape; ///< Describes how the whole file is written.
    QStringList names; ///< The names of CSV columns in the first line.
    std::vector<QStringList> cells; ///< The first records of CSV.
};

inline constexpr int previewedRecords = 20;

/// Reads the beginning of a file, and how the whole file is written. CSV is recognised by its name or its
/// beginning.
FilePreview previewOf(const QString &path);
/// Returns the fields that the columns' names mean; `-` for the others. Those of dates name the order.
QStringList columnsFor(const QStringList &names, DateOrder dates = DateOrder::Unknown);
/// Returns the entries of the first records.
std::vector<transfer::TransferEntry> entriesOf(const ImportPlan &plan);

/// A number of records, ready to be sent.
struct FilePiece
{
    QByteArray
        data; ///< Blank lines replace lines that are left out, so that line numbers stay those of the file.
    qint64 firstLine = 1;
    qint64 lastLine = 0;
    qint64 bytes = 0; ///< The number of bytes of the file up to the end of this piece.
    bool isLast = false;
    QString error; ///< The reason why the file cannot be read any further.
    std::vector<ImportProblem> problems; ///< Problems of records that cannot be sent at all.
};

/// Cuts a file into pieces, one after the other. Used by one thread at a time.
class FileCutter
{
public:
    explicit FileCutter(const ImportPlan &plan);

    FilePiece next();

private:
    bool take(FilePiece &piece, const transfer::FileRecord &record);

    ImportPlan m_plan;
    QFile m_file;
    transfer::RecordSplitter m_splitter;
    bool m_isAtHeader;
    bool m_isAtEnd = false;
    qint64 m_nextLine = 1;
    qint64 m_read = 0;
    std::optional<transfer::FileRecord> m_left; ///< The record that the previous piece had no room for.
};

} // namespace triage::app
