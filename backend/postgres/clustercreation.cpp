// SPDX-License-Identifier: GPL-3.0-or-later
#include "postgres/clustercreation.h"

#include "postgres/clustersettings.h"
#include "postgres/failure.h"
#include "postgres/programrun.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QThread>

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>

using namespace Qt::StringLiterals;

namespace triage::postgres {

namespace {

constexpr QLatin1StringView newPrefix = "data.new-"_L1;

/// Text sorts by its bytes, which for UTF-8 is the order of the code points: the same on every machine and in
/// every version of the C library, so that indexes stay valid when the system is upgraded, and usable for
/// prefixes. The classes of letters and their lower case come from C.UTF-8, because plain C knows ASCII
/// letters only.
QStringList initdbArguments(const QString &name, bool fsync)
{
    QStringList arguments{ u"-D"_s,
                           name,
                           u"-U"_s,
                           QString::fromLatin1(clusterUser),
                           u"--encoding=UTF8"_s,
                           u"--lc-collate=C"_s,
                           u"--lc-ctype=C.UTF-8"_s,
                           u"--lc-messages=C"_s,
                           u"--lc-monetary=C"_s,
                           u"--lc-numeric=C"_s,
                           u"--lc-time=C"_s,
                           u"--text-search-config=simple"_s,
                           u"--auth=peer"_s,
                           u"--data-checksums"_s,
                           u"--no-instructions"_s };
    if (!fsync)
        arguments << u"--no-sync"_s;
    return arguments;
}

Result<void> runInitdb(const ClusterDirectory &directory, const QString &name,
                       const PostgresPrograms &programs, const ClusterOwner &owner, bool fsync)
{
    ProgramRun command{ programs.path(u"initdb"_s), initdbArguments(name, fsync), directory.root, {} };
    command.endsWithCaller = true;
    const ProgramResult outcome = run(command, owner);
    if (outcome.succeeded)
        return {};
    return explained(u"PostgreSQL could not make a new cluster in %1"_s.arg(directory.root), outcome.output,
                     directory.root);
}

/// Runs in single-user mode, before the cluster has its name: no cluster is ever without its database.
Result<void> createDatabase(const ClusterDirectory &directory, const QString &name,
                            const PostgresPrograms &programs, const ClusterOwner &owner, bool fsync)
{
    ProgramRun command{
        programs.path(u"postgres"_s), { u"--single"_s, u"-D"_s, name, u"postgres"_s }, directory.root, {}
    };
    if (!fsync)
        command.arguments.insert(1, u"-F"_s);
    command.input = "CREATE DATABASE "_ba + clusterDatabase + "\n"_ba;
    command.endsWithCaller = true;
    const ProgramResult outcome = run(command, owner);
    // The server continues after an error and exits successfully: only its output shows the failure.
    if (outcome.succeeded && !outcome.output.contains(u"ERROR:"_s))
        return {};
    return explained(u"PostgreSQL could not make its database in %1"_s.arg(directory.root), outcome.output,
                     directory.root);
}

Result<void> fill(const ClusterDirectory &directory, const QString &name, const PostgresPrograms &programs,
                  const ClusterOwner &owner, bool fsync)
{
    if (const auto made = runInitdb(directory, name, programs, owner, fsync); !made)
        return made.error();
    if (const auto created = createDatabase(directory, name, programs, owner, fsync); !created)
        return created.error();
    return includeSettings(directory.root + u'/' + name);
}

void syncDirectory(const QString &path)
{
    const int file = open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0)
        return;
    ::fsync(file);
    close(file);
}

} // namespace

void removeUnfinished(const ClusterDirectory &directory)
{
    const QDir root(directory.root);
    const QDeadlineTimer deadline(std::chrono::seconds(5));
    for (const QString &name : root.entryList({ newPrefix + u"*"_s }, QDir::Dirs | QDir::Hidden)) {
        // The programs of a killed attempt may still write for a moment. Names are never reused, so leftovers
        // are removed at the next start.
        while (!QDir(root.filePath(name)).removeRecursively() && !deadline.hasExpired())
            QThread::msleep(20);
    }
}

Result<void> initialise(const ClusterDirectory &directory, const QString &name,
                        const PostgresPrograms &programs, const ClusterOwner &owner, bool fsync)
{
    if (const auto made = runInitdb(directory, name, programs, owner, fsync); !made)
        return made.error();
    return includeSettings(directory.root + u'/' + name);
}

Result<void> create(const ClusterDirectory &directory, const PostgresPrograms &programs,
                    const ClusterOwner &owner, bool fsync)
{
    const QString name = newPrefix + QString::number(QRandomGenerator::system()->generate64(), 16);
    const QString path = directory.root + u'/' + name;
    if (const auto filled = fill(directory, name, programs, owner, fsync); !filled) {
        QDir(path).removeRecursively();
        return filled.error();
    }
    if (std::rename(QFile::encodeName(path).constData(), QFile::encodeName(directory.data()).constData())
        != 0) {
        const int error = errno;
        QDir(path).removeRecursively();
        return explained(u"The new cluster cannot be moved to %1"_s.arg(directory.data()),
                         QString::fromLocal8Bit(std::strerror(error)), directory.root);
    }
    if (fsync)
        syncDirectory(directory.root);
    return {};
}

} // namespace triage::postgres
