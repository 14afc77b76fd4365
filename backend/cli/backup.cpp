// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/counted.h"
#include "cli/jsonobject.h"
#include "database/migrator.h"
#include "postgres/archive.h"
#include "stores/restoretarget.h"

#include <QDir>
#include <QElapsedTimer>
#include <QLocale>

#include <algorithm>
#include <cstdio>
#include <memory>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace triage::cli {

namespace {

QString sizeOf(qint64 bytes)
{
    return QLocale::c().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
}

/// Returns a function that shows the progress to a person, on one line of a terminal and nowhere else.
postgres::ArchiveProgress progressOf(const QString &what)
{
    if (isatty(STDERR_FILENO) == 0)
        return [](qint64) {
        };
    auto since = std::make_shared<QElapsedTimer>();
    since->start();
    return [what, since](qint64 bytes) {
        if (since->elapsed() < 250)
            return;
        since->restart();
        std::fprintf(stderr, "\r%s: %s   ", qPrintable(what), qPrintable(sizeOf(bytes)));
    };
}

void endProgress()
{
    if (isatty(STDERR_FILENO) != 0)
        std::fputs("\r\033[K", stderr);
}

Result<void> backUp(storage::Connection &database, Output &output, const QString &file)
{
    const auto target = storage::readRestoreTarget(database);
    if (!target)
        return target.error();
    const postgres::ArchivedDatabase where{ database.config().conninfo, target->serverMajor };
    const auto size = postgres::writeArchive(where, file, progressOf(u"Written"_s));
    endProgress();
    if (!size)
        return size.error();
    // A backup must be readable to count as one.
    const auto migrations
        = postgres::rowsInArchive(where, file, u"schema_migration"_s, progressOf(u"Checked"_s));
    endProgress();
    if (!migrations)
        return migrations.error();
    output.answer(JsonObject()
                      .with("file", file)
                      .with("bytes", *size)
                      .with("organizations", target->organizations)
                      .json(),
                  u"%1 holds the whole database: %2, %3. It holds texts of feedback and hashes of tokens: "
                  "keep it as safe as the database."_s.arg(
                      file, sizeOf(*size), counted(target->organizations, u"organization"_s)));
    return {};
}

/// Returns the migrations of the backup's database from their rows.
QList<storage::AppliedMigration> migrationsIn(const std::vector<QByteArrayList> &rows)
{
    QList<storage::AppliedMigration> applied;
    for (const QByteArrayList &row : rows)
        applied.append({ row.value(0).toInt(), QString::fromUtf8(row.value(1)), row.value(2) });
    std::ranges::sort(applied, {}, &storage::AppliedMigration::number);
    return applied;
}

std::optional<Problem> whyNotRestore(const storage::RestoreTarget &target, bool replace)
{
    if (target.otherSessions > 0) {
        return problem(
            ProblemType::Conflict,
            u"Other programs use the database (%1), perhaps a running server. Stop it, then restore."_s.arg(
                counted(target.otherSessions, u"session"_s)));
    }
    if (target.organizations > 0 && !replace) {
        return problem(ProblemType::Conflict,
                       u"The database holds %1. Restore into an empty one with --data-dir or --database, "
                       "or give --replace to lose what is there."_s.arg(
                           counted(target.organizations, u"organization"_s)));
    }
    return std::nullopt;
}

Result<void> restore(storage::Connection &database, Output &output, const QString &file, bool replace)
{
    const auto target = storage::readRestoreTarget(database);
    if (!target)
        return target.error();
    if (const auto why = whyNotRestore(*target, replace))
        return *why;
    const postgres::ArchivedDatabase where{ database.config().conninfo, target->serverMajor };
    const auto migrations
        = postgres::rowsInArchive(where, file, u"schema_migration"_s, progressOf(u"Checked"_s));
    endProgress();
    if (!migrations)
        return migrations.error();
    const QList<storage::AppliedMigration> applied = migrationsIn(*migrations);
    if (applied.isEmpty())
        return invalidField(u"file"_s, u"%1 is not a backup of a triaged database."_s.arg(file));
    if (const auto why = storage::whyNotMigrate(applied))
        return problem(ProblemType::Conflict, u"%1 cannot be restored. %2"_s.arg(file, why->detail));
    database.close(); // its prepared statements refer to tables that are about to be dropped
    const auto read = postgres::readArchive(where, file, storage::sqlBeforeRestore(),
                                            storage::sqlAfterRestore(), progressOf(u"Restored"_s));
    endProgress();
    if (!read)
        return read.error();
    const auto migrated = storage::migrate(database);
    if (!migrated)
        return migrated.error();
    const auto now = storage::readRestoreTarget(database);
    if (!now)
        return now.error();
    output.answer(JsonObject()
                      .with("file", file)
                      .with("organizations", now->organizations)
                      .with("schema", migrated->to)
                      .json(),
                  u"The database is as %1 holds it: %2. Clients notice this and read everything again."_s.arg(
                      file, counted(now->organizations, u"organization"_s)));
    return {};
}

/// Returns the path relative to the directory in which the command was started.
QString absolute(const QString &path)
{
    return QDir::cleanPath(QDir::current().absoluteFilePath(path));
}

} // namespace

void addBackup(CommandLine &line)
{
    const auto file = std::make_shared<QString>();
    Command command
        = line.command("backup", "Writes the whole database to a file while the server keeps running");
    command.text({ "file", "FILE",
                   "The file to write; an existing file is replaced when the new one is complete",
                   Need::Required },
                 *file);
    command.onDatabase([file](storage::Connection &database,
                              Output &output) { return backUp(database, output, absolute(*file)); },
                       SchemaHandling::LeaveAsIs);
}

void addRestore(CommandLine &line)
{
    struct Options
    {
        QString file;
        bool replace = false;
    };
    const auto options = std::make_shared<Options>();
    Command command
        = line.command("restore", "Restores the database from a backup, completely or not at all");
    command.text({ "file", "FILE", "A file written by \"triaged backup\"", Need::Required }, options->file);
    command.flag("--replace", "Replace the content of a database that is not empty; it is lost",
                 options->replace);
    command.onDatabase(
        [options](storage::Connection &database, Output &output) {
            return restore(database, output, absolute(options->file), options->replace);
        },
        SchemaHandling::LeaveAsIs);
}

} // namespace triage::cli
