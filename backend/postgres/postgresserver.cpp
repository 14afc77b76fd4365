// SPDX-License-Identifier: GPL-3.0-or-later
#include "postgres/postgresserver.h"

#include "postgres/failure.h"
#include "postgres/programrun.h"
#include "postgres/socketdirectory.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <algorithm>
#include <cerrno>

using namespace Qt::StringLiterals;

namespace triage::postgres {

namespace {

QString pidFileOf(const ClusterDirectory &directory)
{
    return directory.data() + u"/postmaster.pid"_s;
}

QByteArrayList linesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QByteArrayList();
}

/// Returns true if a process with this number exists and is not a zombie.
bool isAlive(qint64 pid)
{
    // If this program is process 1 of a container, it must reap servers that have ended.
    waitpid(static_cast<pid_t>(pid), nullptr, WNOHANG);
    if (!QFile::exists(u"/proc/self/stat"_s))
        return kill(static_cast<pid_t>(pid), 0) == 0 || errno == EPERM;
    const QByteArray text = linesOf(u"/proc/%1/stat"_s.arg(pid)).value(0);
    const QByteArray state = text.mid(text.lastIndexOf(')') + 2, 1);
    return !state.isEmpty() && state != "Z" && state != "X";
}

/// Returns true if the process is the server of this directory: a server works in its data directory.
bool isServerOf(const ClusterDirectory &directory, qint64 pid)
{
    if (pid <= 0 || !isAlive(pid))
        return false;
    struct stat ours
    {
    };
    struct stat its
    {
    };
    if (stat(QFile::encodeName(directory.data()).constData(), &ours) != 0)
        return false;
    if (stat(QFile::encodeName(u"/proc/%1/cwd"_s.arg(pid)).constData(), &its) != 0)
        return isAlive(pid); // not visible: then the file is trusted
    return ours.st_dev == its.st_dev && ours.st_ino == its.st_ino;
}

QString textOf(const QString &path, qint64 from = 0)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || !file.seek(from))
        return {};
    return QString::fromUtf8(file.read(64 * 1024));
}

int secondsLeft(QDeadlineTimer deadline)
{
    return static_cast<int>(std::clamp<qint64>(deadline.remainingTime() / 1000, 1, 3600));
}

} // namespace

ServerStatus statusOf(const ClusterDirectory &directory)
{
    const QByteArrayList lines = linesOf(pidFileOf(directory));
    if (!isServerOf(directory, lines.value(0).toLongLong()))
        return {};
    const QString socketDirectory = QFile::decodeName(lines.value(4));
    const QByteArray state = lines.value(7).trimmed();
    if (state == "ready")
        return { ServerState::Running, socketDirectory };
    return { state == "stopping" ? ServerState::Stopping : ServerState::Starting, socketDirectory };
}

PostgresServer::PostgresServer(ClusterDirectory directory, PostgresPrograms programs, ClusterOwner owner)
    : m_directory(std::move(directory)), m_programs(std::move(programs)), m_owner(std::move(owner))
{
}

bool PostgresServer::pgCtl(const QStringList &arguments) const
{
    return run({ m_programs.path(u"pg_ctl"_s),
                 QStringList{ u"-D"_s, u"data"_s } + arguments,
                 m_directory.root,
                 {} },
               m_owner)
        .succeeded;
}

Result<void> PostgresServer::start(const QString &socketDirectory, QDeadlineTimer deadline) const
{
    for (;;) {
        const ServerStatus status = statusOf(m_directory);
        if (status.state == ServerState::Running && isListening(status.socketDirectory))
            return {};
        if (status.state == ServerState::Stopped && isListening(socketDirectory))
            return {}; // its processes are not visible here, for example because they run in another
                       // container
        if (status.state == ServerState::Stopped) {
            dropLeftovers(socketDirectory);
            const auto launched = launch(deadline);
            if (!launched && (!wasHeldUp() || deadline.hasExpired()))
                return launched.error();
        }
        if (deadline.hasExpired()) {
            return unavailable(
                u"PostgreSQL does not accept connections yet. After a crash it may take minutes to "
                "recover; try again. Its log is in %1."_s.arg(m_directory.serverLogs()));
        }
        QThread::msleep(50);
    }
}

Result<void> PostgresServer::launch(QDeadlineTimer deadline) const
{
    QFile::remove(m_directory.startLog());
    const LogSizes before = logSizes();
    const QString seconds = QString::number(secondsLeft(deadline));
    if (pgCtl({ u"-w"_s, u"-t"_s, seconds, u"-l"_s, u"start.log"_s, u"start"_s }))
        return {};
    if (statusOf(m_directory).state != ServerState::Stopped)
        return {}; // still recovering: start() waits
    return explained(u"PostgreSQL did not start in %1"_s.arg(m_directory.root), loggedSince(before),
                     m_directory.root);
}

/// Returns true if the start failed only because some processes of a killed server still existed.
bool PostgresServer::wasHeldUp() const
{
    const QString log = textOf(m_directory.startLog());
    return log.contains(u"lock file"_s) || log.contains(u"pre-existing shared memory block"_s);
}

/// Removes the two files with a killed server's process number: PostgreSQL does not start while any process
/// has that number, be it a zombie or another program. Called only if no server runs here; PostgreSQL's own
/// check of the shared memory excludes processes that outlive their server for a moment.
void PostgresServer::dropLeftovers(const QString &socketDirectory) const
{
    QFile::remove(pidFileOf(m_directory));
    QFile::remove(socketDirectory + u"/.s.PGSQL.5432.lock"_s);
}

/// Returns what the server logged since the logs had these sizes: until it opens its own log it writes to
/// start.log.
QString PostgresServer::loggedSince(const LogSizes &sizes) const
{
    QString text = textOf(m_directory.startLog());
    for (const QFileInfo &log : QDir(m_directory.serverLogs()).entryInfoList(QDir::Files))
        text += textOf(log.filePath(), sizes.value(log.fileName()));
    return text;
}

PostgresServer::LogSizes PostgresServer::logSizes() const
{
    LogSizes sizes;
    for (const QFileInfo &log : QDir(m_directory.serverLogs()).entryInfoList(QDir::Files))
        sizes.insert(log.fileName(), log.size());
    return sizes;
}

bool PostgresServer::stop(QDeadlineTimer deadline) const
{
    const QDeadlineTimer patience(std::chrono::seconds(30));
    const auto endsWith = [&](const QString &mode, QDeadlineTimer until) {
        pgCtl({ u"-W"_s, u"-m"_s, mode, u"stop"_s });
        while (statusOf(m_directory).state != ServerState::Stopped) {
            if (until.hasExpired())
                return false;
            QThread::msleep(20);
        }
        return true;
    };
    if (statusOf(m_directory).state == ServerState::Stopped
        || endsWith(u"fast"_s, std::min(patience, deadline)))
        return true;
    return !deadline.hasExpired() && endsWith(u"immediate"_s, deadline);
}

} // namespace triage::postgres
