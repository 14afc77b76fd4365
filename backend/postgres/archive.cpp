// SPDX-License-Identifier: GPL-3.0-or-later
#include "postgres/archive.h"

#include "postgres/failure.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QSaveFile>
#include <QStandardPaths>

#include <libpq-fe.h>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace triage::postgres {

namespace {

/// Returns the directory of the client programs: those of the server's version, otherwise the oldest newer
/// ones, otherwise those in PATH.
Result<QString> clientProgramsFor(int major)
{
    const QDir debian(u"/usr/lib/postgresql"_s);
    QString found;
    int best = 0;
    for (const QString &version : debian.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString directory = debian.filePath(version + u"/bin"_s);
        const int number = version.toInt();
        if (number >= major && (best == 0 || number < best)
            && QFileInfo(directory + u"/pg_dump"_s).isExecutable()) {
            found = directory;
            best = number;
        }
    }
    if (found.isEmpty()) {
        const QString inPath = QStandardPaths::findExecutable(u"pg_dump"_s);
        if (!inPath.isEmpty())
            found = QFileInfo(inPath).path();
    }
    if (found.isEmpty()) {
        return unavailable(
            u"PostgreSQL's programs for backups (pg_dump, pg_restore, psql) are not installed. Install "
            "them, on Debian with \"apt install postgresql-client\"."_s);
    }
    return found;
}

/// Returns the connection string as environment variables of libpq: others could read a command line.
QProcessEnvironment environmentFor(const QString &conninfo)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LC_ALL"_s, u"C"_s);
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
        PQconninfoParse(conninfo.toUtf8().constData(), nullptr), &PQconninfoFree);
    for (const PQconninfoOption *each = options.get(); each != nullptr && each->keyword != nullptr; ++each) {
        if (each->val != nullptr && each->envvar != nullptr)
            environment.insert(QString::fromLatin1(each->envvar), QString::fromUtf8(each->val));
    }
    return environment;
}

/// Returns the last lines of a program's output, which contain the failure.
QString lastLines(const QByteArray &output)
{
    QByteArrayList lines = output.trimmed().split('\n');
    if (lines.size() > 3)
        lines = lines.mid(lines.size() - 3);
    return QString::fromUtf8(lines.join(' '));
}

Problem unreadable(const QString &path, const QByteArray &said)
{
    return invalidField(u"file"_s,
                        u"%1 is not a complete backup of triaged. %2"_s.arg(path, lastLines(said)));
}

bool endedWell(const QProcess &process)
{
    return process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

/// Passes the output of a program on until it ends. Returns false if take() accepts no more.
bool pump(QProcess &source, const std::function<bool(const QByteArray &)> &take)
{
    while (source.state() != QProcess::NotRunning || source.bytesAvailable() > 0) {
        if (source.bytesAvailable() == 0)
            source.waitForReadyRead(200);
        const QByteArray bytes = source.readAllStandardOutput();
        if (!bytes.isEmpty() && !take(bytes)) {
            source.kill();
            source.waitForFinished();
            return false;
        }
    }
    source.waitForFinished();
    return true;
}

/// Starts a program; returns a problem if it is not installed.
Result<void> start(QProcess &process, const QString &program, const QStringList &arguments)
{
    process.start(program, arguments);
    if (process.waitForStarted())
        return {};
    return unavailable(u"%1 could not be started: %2."_s.arg(program, process.errorString()));
}

/// Adds the fields of complete lines of COPY. The requested tables contain nothing that needs unescaping.
void addRows(QByteArray &rest, bool &inside, std::vector<QByteArrayList> &rows)
{
    while (true) {
        const qsizetype end = rest.indexOf('\n');
        if (end < 0)
            return;
        const QByteArray line = rest.first(end);
        rest.remove(0, end + 1);
        if (line == "\\.")
            inside = false;
        else if (inside)
            rows.push_back(line.split('\t'));
        else
            inside = line.startsWith("COPY ");
    }
}

} // namespace

Result<qint64> writeArchive(const ArchivedDatabase &database, const QString &path, const QByteArray &more,
                            const ArchiveProgress &progress)
{
    const auto programs = clientProgramsFor(database.major);
    if (!programs)
        return programs.error();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return invalidField(u"file"_s, u"%1 cannot be written: %2."_s.arg(path, file.errorString()));
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);

    QProcess dump;
    dump.setProcessEnvironment(environmentFor(database.conninfo));
    if (const auto started
        = start(dump, *programs + u"/pg_dump"_s,
                { u"--format=custom"_s, u"--no-owner"_s, u"--no-privileges"_s, u"--no-password"_s });
        !started)
        return started.error();
    qint64 written = 0;
    const bool taken = pump(dump, [&](const QByteArray &bytes) {
        written += bytes.size();
        progress(written);
        return file.write(bytes) == bytes.size();
    });
    if (!taken)
        return unavailable(u"%1 cannot be written: %2."_s.arg(path, file.errorString()));
    if (!endedWell(dump))
        return unavailable(u"The backup failed: %1"_s.arg(lastLines(dump.readAllStandardError())));
    if (file.write(more) != more.size() || !file.commit())
        return unavailable(u"%1 cannot be written: %2."_s.arg(path, file.errorString()));
    return written + more.size();
}

Result<std::vector<QByteArrayList>> rowsInArchive(const ArchivedDatabase &database, const QString &path,
                                                  const QString &table, const ArchiveProgress &progress)
{
    const auto programs = clientProgramsFor(database.major);
    if (!programs)
        return programs.error();
    if (!QFileInfo(path).isReadable())
        return invalidField(u"file"_s, u"%1 cannot be read."_s.arg(path));
    QProcess whole;
    if (const auto started = start(whole, *programs + u"/pg_restore"_s, { u"--file=-"_s, path }); !started)
        return started.error();
    qint64 read = 0;
    pump(whole, [&](const QByteArray &bytes) {
        read += bytes.size();
        progress(read);
        return true;
    });
    if (!endedWell(whole))
        return unreadable(path, whole.readAllStandardError());

    QProcess one;
    if (const auto started = start(one, *programs + u"/pg_restore"_s,
                                   { u"--file=-"_s, u"--data-only"_s, u"--table="_s + table, path });
        !started)
        return started.error();
    std::vector<QByteArrayList> rows;
    QByteArray rest;
    bool inside = false;
    pump(one, [&](const QByteArray &bytes) {
        rest += bytes;
        addRows(rest, inside, rows);
        return true;
    });
    if (!endedWell(one))
        return unreadable(path, one.readAllStandardError());
    return rows;
}

Result<void> readArchive(const ArchivedDatabase &database, const QString &path, const QByteArray &before,
                         const QByteArray &after, const ArchiveProgress &progress)
{
    const auto programs = clientProgramsFor(database.major);
    if (!programs)
        return programs.error();
    QProcess psql;
    psql.setProcessEnvironment(environmentFor(database.conninfo));
    psql.setStandardOutputFile(QProcess::nullDevice());
    if (const auto started
        = start(psql, *programs + u"/psql"_s,
                { u"--no-psqlrc"_s, u"--quiet"_s, u"--no-password"_s, u"--set=ON_ERROR_STOP=1"_s });
        !started)
        return started.error();
    QProcess restore;
    if (const auto started = start(restore, *programs + u"/pg_restore"_s,
                                   { u"--file=-"_s, u"--no-owner"_s, u"--no-privileges"_s, path });
        !started)
        return started.error();

    const auto give = [&psql](const QByteArray &bytes) {
        psql.write(bytes);
        while (psql.bytesToWrite() > 0 && psql.waitForBytesWritten(-1)) { }
        return psql.bytesToWrite() == 0 && psql.state() == QProcess::Running;
    };
    qint64 given = 0;
    // Notices of what is dropped would stand before the error in the message.
    bool whole = give("begin;\nset local client_min_messages = error;\n" + before + "\n")
        && pump(restore, [&](const QByteArray &bytes) {
                     given += bytes.size();
                     progress(given);
                     return give(bytes);
                 });
    if (whole && !endedWell(restore)) {
        // Without its commit the transaction has no effect.
        psql.kill();
        psql.waitForFinished();
        return unreadable(path, restore.readAllStandardError());
    }
    whole = whole && give(after + "\ncommit;\n");
    psql.closeWriteChannel();
    psql.waitForFinished(-1);
    if (restore.state() != QProcess::NotRunning) {
        restore.kill();
        restore.waitForFinished();
    }
    if (whole && endedWell(psql))
        return {};
    return unavailable(u"The database could not be restored and is as it was: %1"_s.arg(
        lastLines(psql.readAllStandardError())));
}

} // namespace triage::postgres
