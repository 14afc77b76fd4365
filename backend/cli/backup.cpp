// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/counted.h"
#include "cli/jsonobject.h"
#include "database/migrator.h"
#include "postgres/archive.h"
#include "services/webhooks/secretbox.h"
#include "stores/restoretarget.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
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

// The key of secrets follows the archive, on a line of its own.
const QByteArray keyMark = "\ntriaged secret key ";
constexpr qsizetype keyDigits = 64;

QByteArray lineOfKey(const QByteArray &key)
{
    return key.isEmpty() ? key : keyMark + key.toHex() + '\n';
}

/// Returns the key in a backup; empty if the backup has none.
QByteArray keyInBackup(const QString &path)
{
    const qsizetype length = keyMark.size() + keyDigits + 1;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || !file.seek(file.size() - length))
        return {};
    const QByteArray line = file.read(length);
    return line.startsWith(keyMark) ? QByteArray::fromHex(line.sliced(keyMark.size(), keyDigits))
                                    : QByteArray();
}

struct BackupOptions
{
    QString file;
    bool withoutKey = false;
};

/// Returns the key that the backup takes along; empty if nothing needs one.
Result<QByteArray> keyForBackup(const Config &config, const storage::RestoreTarget &target,
                                const BackupOptions &options)
{
    if (options.withoutKey || target.keyFingerprint.isEmpty())
        return QByteArray();
    const QByteArray key = services::readKey(secretKeyFileOf(config));
    if (services::fingerprintOf(key) == target.keyFingerprint)
        return key;
    return problem(
        ProblemType::Conflict,
        u"%1 does not hold the key that seals the secrets of webhooks in this database. Give its file "
        "with --secret-key-file, or --without-key for a backup without it."_s.arg(secretKeyFileOf(config)));
}

/// Says what a person has to know about a backup that was written.
QString backupSentence(const BackupOptions &options, const QByteArray &key, qint64 bytes,
                       qint64 organizations)
{
    QString text
        = u"%1 holds the whole database: %2, %3. It holds texts of feedback and hashes of tokens"_s.arg(
            options.file, sizeOf(bytes), counted(organizations, u"organization"_s));
    if (!key.isEmpty())
        text += u", and the key that opens the secrets of webhooks"_s;
    text += u": keep it as safe as the database."_s;
    if (options.withoutKey)
        text += u" It does not hold the key that opens the secrets of webhooks: keep that file, too."_s;
    return text;
}

Result<void> backUp(const Config &config, storage::Connection &database, Output &output,
                    const BackupOptions &options)
{
    const auto target = storage::readRestoreTarget(database);
    if (!target)
        return target.error();
    if (target->organizations == 0) {
        return problem(
            ProblemType::Conflict,
            u"Nothing was written, because the database has no organization. Is it the one of the server? "
            "See --database, --data-dir and --config."_s);
    }
    // Half of what a newer program stores may be unknown to this one, such as files besides the database.
    const auto applied = storage::appliedMigrations(database);
    if (!applied)
        return applied.error();
    if (const auto why = storage::whyNotMigrate(*applied))
        return problem(ProblemType::Conflict, u"Nothing was written. %1"_s.arg(why->detail));
    const auto key = keyForBackup(config, *target, options);
    if (!key)
        return key.error();
    const QString file = options.file;
    const postgres::ArchivedDatabase where{ database.config().conninfo, target->serverMajor };
    const auto size = postgres::writeArchive(where, file, lineOfKey(*key), progressOf(u"Written"_s));
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
                      .with("has_key", !key->isEmpty())
                      .json(),
                  backupSentence(options, *key, *size, target->organizations));
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

/// Puts the key of a restored backup where the server reads it. Returns what a person has to know; empty if
/// there is nothing.
Result<QString> restoreKey(const QString &keyFile, const QByteArray &key,
                           const storage::RestoreTarget &restored)
{
    if (restored.keyFingerprint.isEmpty()
        || services::fingerprintOf(services::readKey(keyFile)) == restored.keyFingerprint)
        return QString();
    if (key.isEmpty()) {
        return u"The backup does not hold the key that opens the secrets of webhooks, and %1 is another one. "
               "Before the server starts, put the key there, or run \"triaged webhook renew-secrets\"."_s.arg(
                   keyFile);
    }
    if (const auto written = services::writeKey(keyFile, key); !written) {
        return problem(
            ProblemType::Conflict,
            u"The database is restored, but its key could not be put in place, without which the server does "
            "not start. %1 Mend that and restore once more with --replace, or name another file with "
            "--secret-key-file and in the configuration."_s.arg(written.error().detail));
    }
    return u"%1 is the key of the backup now. Other servers of this database need the same file."_s.arg(
        keyFile);
}

Result<void> restore(const Config &config, storage::Connection &database, Output &output, const QString &file,
                     bool replace)
{
    const auto target = storage::readQuietTarget(database);
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
    QStringList sentences{
        u"The database is as %1 holds it: %2. Clients notice this and read everything again."_s.arg(
            file, counted(now->organizations, u"organization"_s))
    };
    const auto aboutKey = restoreKey(secretKeyFileOf(config), keyInBackup(file), *now);
    if (aboutKey && !aboutKey->isEmpty())
        sentences << *aboutKey;
    const QByteArray key = services::readKey(secretKeyFileOf(config));
    output.answer(
        JsonObject()
            .with("file", file)
            .with("organizations", now->organizations)
            .with("schema", migrated->to)
            .with("has_key",
                  !now->keyFingerprint.isEmpty() && services::fingerprintOf(key) == now->keyFingerprint)
            .json(),
        sentences);
    return aboutKey ? Result<void>() : aboutKey.error();
}

/// Returns the path relative to the directory in which the command was started.
QString absolute(const QString &path)
{
    return QDir::cleanPath(QDir::current().absoluteFilePath(path));
}

} // namespace

void addBackup(CommandLine &line)
{
    const auto options = std::make_shared<BackupOptions>();
    Command command
        = line.command("backup", "Writes the whole database to a file while the server keeps running");
    command.text({ "file", "FILE",
                   "The file to write; an existing file is replaced when the new one is complete",
                   Need::Required },
                 options->file);
    command.flag("--without-key", "Leave out the key that opens the secrets of webhooks",
                 options->withoutKey);
    command.onDatabase(
        [options](const Config &config, storage::Connection &database, Output &output) {
            return backUp(config, database, output, { absolute(options->file), options->withoutKey });
        },
        { .schema = SchemaHandling::LeaveAsIs });
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
        [options](const Config &config, storage::Connection &database, Output &output) {
            return restore(config, database, output, absolute(options->file), options->replace);
        },
        { SchemaHandling::LeaveAsIs, NoCluster::IsCreated });
}

} // namespace triage::cli
