// SPDX-License-Identifier: GPL-3.0-or-later
// Copies a whole database to one file and back, with PostgreSQL's own pg_dump, pg_restore and psql.
#pragma once

#include "result.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <vector>

namespace triage::postgres {

/// The database that is copied, as PostgreSQL's programs connect to it.
struct ArchivedDatabase
{
    QString conninfo; ///< As libpq accepts it; never passed on a command line, where others could read its
                      ///< password.
    int major
        = 0; ///< The server's version: its own programs are used if they are installed, otherwise newer ones.
};

/// Called with the number of bytes read or written so far, many times a second.
using ArchiveProgress = std::function<void(qint64 bytes)>;

/// Writes everything in the database, as it is at one moment, while others continue to read and write, and
/// after it the bytes of `more`, which PostgreSQL's programs do not read. The file is readable by its owner
/// only and appears under its name only when it is complete; an existing file is replaced. Returns its size
/// in bytes.
Result<qint64> writeArchive(const ArchivedDatabase &database, const QString &path, const QByteArray &more,
                            const ArchiveProgress &progress);

/// Reads a whole file that writeArchive() wrote, to check that it is complete. Returns the rows of one of its
/// tables, each with its fields as text.
Result<std::vector<QByteArrayList>> rowsInArchive(const ArchivedDatabase &database, const QString &path,
                                                  const QString &table, const ArchiveProgress &progress);

/// Executes the text `before`, the content of the archive, and the text `after` in one transaction, so that
/// either all or nothing happens.
Result<void> readArchive(const ArchivedDatabase &database, const QString &path, const QByteArray &before,
                         const QByteArray &after, const ArchiveProgress &progress);

} // namespace triage::postgres
