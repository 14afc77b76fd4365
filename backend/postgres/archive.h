// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of a whole database in one file, written and read by PostgreSQL's own pg_dump, pg_restore and psql.
#pragma once

#include "result.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <vector>

namespace triage::postgres {

/// A database as PostgreSQL's programs reach it.
struct ArchivedDatabase
{
    QString conninfo; ///< As libpq takes it; never on a command line, where others could read its password.
    int major = 0; ///< Of the server: its own programs are taken where they are installed, else newer ones.
};

/// Is told how many bytes were written or read so far, many times a second.
using ArchiveProgress = std::function<void(qint64 bytes)>;

/// Writes everything in the database, as it is at one moment, while others go on reading and writing. The
/// file is readable by its owner only, and is there under its name when it is complete and not before; one
/// that is there is replaced. Its size in bytes.
Result<qint64> writeArchive(const ArchivedDatabase &database, const QString &path,
                            const ArchiveProgress &progress);

/// Reads all of a file that writeArchive() wrote, to see whether it is whole; the rows of one of its tables,
/// each with its fields as text.
Result<std::vector<QByteArrayList>> rowsInArchive(const ArchivedDatabase &database, const QString &path,
                                                  const QString &table, const ArchiveProgress &progress);

/// Runs the text before, what the archive holds, and the text after in one transaction: all of it happens, or
/// nothing.
Result<void> readArchive(const ArchivedDatabase &database, const QString &path, const QByteArray &before,
                         const QByteArray &after, const ArchiveProgress &progress);

} // namespace triage::postgres
