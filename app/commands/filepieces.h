// SPDX-License-Identifier: GPL-3.0-or-later
// Files of feedback on this machine: what they look like, and the pieces in which they are sent. Reads files,
// so it is called on worker threads.
#pragma once

#include "domain/transfer.h"
#include "transfer/transferreader.h"

#include <QFile>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace triage::app {

/// How a file is to be taken.
struct ImportPlan
{
    QString path;
    TransferFormat format = TransferFormat::JsonLines;
    char separator = ',';
    bool hasHeader = true; ///< Of CSV.
    QStringList columns{}; ///< Of CSV: what each column is; `-` is left out.
    bool route = true;

    friend bool operator==(const ImportPlan &, const ImportPlan &) = default;
};

/// The beginning of a file.
struct FilePreview
{
    QString error; ///< Why it cannot be read; empty: it can.
    qint64 size = 0;
    TransferFormat format = TransferFormat::JsonLines;
    char separator = ',';
    QStringList names; ///< Of the columns of CSV, as its first line has them.
    std::vector<QStringList> cells; ///< Of the first records of CSV.
};

inline constexpr int previewedRecords = 20;

/// Looks at the beginning of a file. CSV is known by its name, or by what it begins with.
FilePreview previewOf(const QString &path);
/// The columns' fields as far as their names tell; `-` for the others.
QStringList columnsFor(const QStringList &names);
/// What the first records become.
std::vector<transfer::TransferEntry> entriesOf(const ImportPlan &plan);

/// Some records, ready to be sent.
struct FilePiece
{
    QByteArray
        data; ///< With blank lines where lines are left out, so that line numbers stay those of the file.
    qint64 firstLine = 1;
    qint64 lastLine = 0;
    qint64 bytes = 0; ///< How much of the file is through with it.
    bool isLast = false;
    QString error; ///< Why it cannot be read any further.
    std::vector<ImportProblem> problems; ///< Of records that cannot be sent at all.
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
    std::optional<transfer::FileRecord> m_left; ///< One that the piece before had no room for.
};

} // namespace triage::app
