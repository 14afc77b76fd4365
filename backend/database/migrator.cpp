// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/migrator.h"

#include "database/sessionsettings.h"
#include "database/sqlstate.h"
#include "database/transaction.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QThread>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

QByteArray checksumOf(const Migration &migration)
{
    return QCryptographicHash::hash(migration.sql.toUtf8(), QCryptographicHash::Sha256).toHex();
}

bool isSame(const AppliedMigration &applied, const AppliedMigration &expected)
{
    return applied.number == expected.number && applied.checksum == expected.checksum;
}

QList<AppliedMigration> recordsOf(const QList<Migration> &migrations)
{
    QList<AppliedMigration> records;
    for (const Migration &each : migrations)
        records.append({ each.number, each.name, checksumOf(each) });
    return records;
}

// An arbitrary constant: every program that migrates this database takes this lock.
QString lockAndTable()
{
    return u"select pg_advisory_xact_lock(8389754676633104196);"
           "create table if not exists schema_migration ("
           "number integer primary key, name text not null, checksum text not null,"
           "applied_at timestamptz not null default now())"_s;
}

/// Begins every migration: every writer of an organization locks a row of this table first, so a migration
/// that locks the table first waits for the writers of older backends that still serve, holds up new ones,
/// and cannot deadlock with them. What it counts is complete when its triggers take over.
QString holdUpWriters()
{
    return u"do $$ begin"
           " if to_regclass('organization_state') is not null then"
           " lock table organization_state in exclusive mode;"
           " end if; end $$"_s;
}

QString record(const Migration &migration)
{
    QString name = migration.name;
    return u"insert into schema_migration (number, name, checksum) values (%1, '%2', '%3')"_s
        .arg(migration.number)
        .arg(name.replace(u'\'', u"''"_s), QString::fromLatin1(checksumOf(migration)));
}

/// A migration of many rows is done in parts, so that writers of older backends wait for one part and not for
/// all: it is applied again, each time in a transaction of its own, as long as its last statement returns
/// this.
bool isUnfinished(const Rows &last)
{
    return last.size() == 1 && last.first().text(0) == u"unfinished";
}

/// An index of a large table takes long, and writers of older backends would wait for it. One that is built
/// concurrently holds up nobody. PostgreSQL builds it outside of transactions, so it is recorded afterwards;
/// what a killed program has built of it has to be dropped by the first statement of the migration.
bool isConcurrent(const Migration &migration)
{
    return migration.sql.contains(u"create index concurrently"_s);
}

/// Takes the lock of those who build, until the connection ends. It is only tried: PostgreSQL waits for all
/// statements that began before, and would wait for those who wait for the lock. Returns false after a
/// moment if another program has it.
Result<bool> tryLockToBuild(Connection &connection)
{
    const Result<Rows> locked = connection.executeText(u"select pg_try_advisory_lock(8389754676633104197)"_s);
    if (!locked)
        return locked.error();
    const bool has = locked->first().boolean(0);
    if (!has)
        QThread::msleep(200);
    return has;
}

std::optional<Problem> build(Connection &connection, const Migration &migration)
{
    for (const QString &statement : migration.sql.trimmed().split(u";\n"_s)) {
        if (const Result<Rows> done = connection.executeText(statement); !done)
            return done.error();
    }
    return std::nullopt;
}

/// The result of one step.
struct Step
{
    int built = 0; ///< Number of the migration that was built and is not recorded yet.
    std::optional<Migration> toBuild; ///< The next one, if it is built outside of transactions.
    int before = 0;
    bool isUnfinished = false; ///< A part of the migration is done.
    std::optional<Migration> applied; ///< Empty: no migration was missing.
    bool worthRetrying = false; ///< PostgreSQL rolled it back in favour of another transaction.
};

// Readers of an older backend may hold a table that a migration changes, and wait for another that it holds.
// PostgreSQL then rolls back one of the two.
constexpr int maxAttempts = 20;

/// Applies the next missing migration. The lock is held for this one only, so that it is never assumed to be
/// held on a connection that was lost since.
std::optional<Problem> applyNext(Connection &connection, const QList<Migration> &wanted, Step &step)
{
    if (const Result<Rows> locked = connection.executeText(lockAndTable()); !locked)
        return locked.error();
    const Result<QList<AppliedMigration>> applied = appliedMigrations(connection);
    if (!applied)
        return applied.error();
    if (const std::optional<Problem> refused = whyNotMigrate(*applied, recordsOf(wanted)))
        return refused;
    step.before = applied->isEmpty() ? 0 : applied->last().number;
    if (applied->size() == wanted.size())
        return std::nullopt;
    const Migration next = wanted.at(applied->size());
    const bool isBuilt = step.built == next.number;
    if (isConcurrent(next) && !isBuilt) {
        step.toBuild = next;
        return std::nullopt;
    }
    Result<Rows> done = isBuilt ? Rows() : connection.executeText(holdUpWriters());
    if (done && !isBuilt)
        done = connection.executeText(next.sql);
    if (!done) {
        step.worthRetrying = isTransactionConflict(connection.lastSqlState());
        qCCritical(storageLog, "migration failed: number=%d name=%s", next.number, qUtf8Printable(next.name));
        return done.error();
    }
    step.isUnfinished = isUnfinished(*done);
    if (step.isUnfinished)
        return std::nullopt;
    if (const Result<Rows> recorded = connection.executeText(record(next)); !recorded)
        return recorded.error();
    step.applied = next;
    return std::nullopt;
}

/// Reads a migration: a file, or a folder whose files are one migration, in the order of their names.
Migration readMigration(const QFileInfo &info)
{
    const QString base = info.completeBaseName();
    Migration migration{ base.section(u'_', 0, 0).toInt(), base.section(u'_', 1), QString() };
    const QFileInfoList parts
        = info.isDir() ? QDir(info.filePath()).entryInfoList(QDir::Files, QDir::Name) : QFileInfoList{ info };
    for (const QFileInfo &part : parts) {
        QFile file(part.filePath());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("storage/migrations/%s cannot be read", qPrintable(part.fileName()));
        migration.sql += QString::fromUtf8(file.readAll());
    }
    if (migration.number <= 0)
        qFatal("storage/migrations/%s is not a migration: NNNN_name", qPrintable(info.fileName()));
    return migration;
}

} // namespace

Result<QList<AppliedMigration>> appliedMigrations(Connection &connection)
{
    const Result<Rows> table
        = connection.executeText(u"select to_regclass('schema_migration') is not null"_s);
    if (!table)
        return table.error();
    if (!table->first().boolean(0))
        return QList<AppliedMigration>();
    const Result<Rows> rows
        = connection.executeText(u"select number, name, checksum from schema_migration order by number"_s);
    if (!rows)
        return rows.error();
    QList<AppliedMigration> applied;
    for (const Row row : *rows)
        applied.append({ int(row.integer(0)), row.text(1), row.bytes(2).toByteArray() });
    return applied;
}

QList<Migration> migrations()
{
    QList<Migration> all;
    const QDir directory(u":/triage/storage/migrations"_s);
    for (const QFileInfo &info : directory.entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name))
        all.append(readMigration(info));
    return all;
}

Result<MigrationReport> migrate(Connection &connection, const QList<Migration> &wanted)
{
    ConnectionConfig config = connection.config();
    config.statementTimeout = std::chrono::milliseconds(0);
    config.lockTimeout = std::chrono::milliseconds(0);
    Connection patient(config);
    std::optional<MigrationReport> report;
    int attempts = 0;
    int built = 0;
    bool mayBuild = false;
    for (;;) {
        Step step;
        step.built = built;
        const std::optional<Problem> failed
            = transactPlain(patient, [&](Connection &inside) { return applyNext(inside, wanted, step); });
        if (failed && step.worthRetrying && ++attempts < maxAttempts)
            continue;
        if (failed)
            return *failed;
        attempts = 0;
        if (step.toBuild && mayBuild) {
            if (const std::optional<Problem> unbuilt = build(patient, *step.toBuild))
                return *unbuilt;
            built = step.toBuild->number;
        } else if (step.toBuild) {
            // Another program may have built it until the lock was free, so look again.
            const Result<bool> locked = tryLockToBuild(patient);
            if (!locked)
                return locked.error();
            mayBuild = *locked;
        }
        if (!report)
            report = MigrationReport{ step.before, step.before, {} };
        report->to = step.applied ? step.applied->number : step.before;
        if (step.isUnfinished || step.toBuild)
            continue;
        if (!step.applied)
            return *report;
        report->applied.append(step.applied->name);
    }
}

Result<MigrationReport> migrate(Connection &connection)
{
    return migrate(connection, migrations());
}

QList<AppliedMigration> expectedMigrations()
{
    return recordsOf(migrations());
}

std::optional<Problem> whyNotMigrate(const QList<AppliedMigration> &applied,
                                     const QList<AppliedMigration> &expected)
{
    for (qsizetype i = 0; i < std::min(applied.size(), expected.size()); ++i) {
        if (!isSame(applied.at(i), expected.at(i)))
            return problem(
                ProblemType::Conflict,
                u"The database has schema %1 (%2), which another program or a development version of this "
                u"one "
                "wrote. Export each organization with that version (triaged export), and import the files "
                "into an empty database with this one (triaged import)."_s.arg(applied.last().number)
                    .arg(applied.last().name));
    }
    if (applied.size() > expected.size())
        return problem(
            ProblemType::Conflict,
            u"The database has schema %1 (%2), newer than schema %3, which this program knows. Start a "
            "program that is at least as new as the one that wrote the database, or restore a backup."_s
                .arg(applied.last().number)
                .arg(applied.last().name)
                .arg(expected.size()));
    return std::nullopt;
}

Result<bool> isMigrated(Connection &connection, const QList<AppliedMigration> &expected)
{
    const Result<QList<AppliedMigration>> applied = appliedMigrations(connection);
    if (!applied)
        return applied.error();
    return std::equal(applied->begin(), applied->end(), expected.begin(), expected.end(), isSame);
}

} // namespace triage::storage
