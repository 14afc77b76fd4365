// SPDX-License-Identifier: GPL-3.0-or-later
#include "postgres/clusterdirectory.h"

#include "postgres/failure.h"
#include "postgres/programrun.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

using namespace Qt::StringLiterals;

namespace triage::postgres {

namespace {

constexpr char markerText[]
    = "This directory holds the private PostgreSQL of Triage Desk's backend, triaged.\n"
      "Do not change or move single files of it while triaged runs.\n";

Problem cannotMake(const QString &directory)
{
    const int error = errno;
    return explained(u"The directory %1 cannot be made"_s.arg(directory),
                     QString::fromLocal8Bit(std::strerror(error)), directory);
}

/// Creates a directory with a mode; does not change an existing one.
bool makeDirectory(const QString &path, mode_t mode)
{
    const QByteArray name = QFile::encodeName(path);
    if (mkdir(name.constData(), mode) == 0)
        return chmod(name.constData(), mode) == 0; // mkdir() applies the umask, which may be 0077 for root
    return errno == EEXIST;
}

/// Creates the backend's data directory; makes it accessible to the owner if that is another user.
Result<void> makeDataDirectory(const QString &path, const ClusterOwner &owner)
{
    const QString parent = QFileInfo(path).path();
    if (!QDir().mkpath(parent) || !makeDirectory(path, owner.isAnotherUser() ? 0711 : 0700))
        return cannotMake(path);
    return {};
}

bool isReachable(const QString &directory, const ClusterOwner &owner)
{
    return run({ u"/usr/bin/test"_s, { u"-x"_s, directory }, u"/"_s, {} }, owner).succeeded;
}

/// Checks access as the owner, because the kernel evaluates groups and access lists better than this program.
Result<void> checkReachable(const QString &directory, const ClusterOwner &owner)
{
    if (!owner.isAnotherUser() || isReachable(directory, owner))
        return {};
    QString closed;
    for (const QString &part : directory.split(u'/', Qt::SkipEmptyParts)) {
        closed += u'/' + part;
        if (!isReachable(closed, owner))
            break;
    }
    return unavailable(
        u"PostgreSQL runs as the user \"%1\" here, and that user may not pass through the directory %2. "
        "Give another --data-dir, for example /var/lib/triage-desk, or let the user through with "
        "\"chmod o+x\" on that directory."_s.arg(owner.name, closed));
}

bool isMarked(const ClusterDirectory &directory)
{
    return QFileInfo(directory.marker()).isFile();
}

/// Checks twice: the marker is the first file that another program creates if it starts at this moment.
bool isForeign(const ClusterDirectory &directory)
{
    if (isMarked(directory))
        return false;
    const bool empty
        = QDir(directory.root).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    return !empty && !isMarked(directory);
}

/// Gives an empty directory that root created to the owner. Works on the descriptor, so that the directory is
/// the one that was checked.
Result<void> handOver(const ClusterDirectory &directory, const ClusterOwner &owner)
{
    const int file = open(QFile::encodeName(directory.root).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0)
        return cannotMake(directory.root);
    struct stat status
    {
    };
    bool done = fstat(file, &status) == 0;
    if (done && status.st_uid != owner.user)
        done = fchown(file, owner.user, owner.group) == 0;
    if (done && (status.st_mode & 07777) != 0700)
        done = fchmod(file, 0700) == 0;
    const int error = errno;
    close(file);
    errno = error;
    return done ? Result<void>() : cannotMake(directory.root);
}

Result<void> mark(const ClusterDirectory &directory)
{
    QFile marker(directory.marker());
    if (!marker.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
        return isMarked(directory) ? Result<void>()
                                   : explained(u"The file %1 cannot be made"_s.arg(directory.marker()),
                                               marker.errorString(), directory.root);
    }
    marker.write(markerText);
    return {};
}

} // namespace

ClusterDirectory clusterDirectoryIn(const QString &dataDirectory)
{
    return { QDir::cleanPath(QDir(dataDirectory).absolutePath()) + u"/postgres"_s };
}

std::optional<Problem> whyClosed(const ClusterDirectory &directory)
{
    struct stat marker;
    if (stat(QFile::encodeName(directory.marker()).constData(), &marker) == 0 || errno != EACCES)
        return std::nullopt;
    return problem(
        ProblemType::Forbidden,
        u"The data in %1 cannot be read: Permission denied. Run the command with sudo, or give another "
        "--data-dir."_s.arg(directory.root));
}

Result<void> prepare(const ClusterDirectory &directory, const ClusterOwner &owner)
{
    if (isForeign(directory)) {
        return unavailable(
            u"The directory %1 holds files that Triage Desk did not make, so it is left as it is. Give "
            "another --data-dir, or move that directory away."_s.arg(directory.root));
    }
    const QString dataDirectory = QFileInfo(directory.root).path();
    if (const auto made = makeDataDirectory(dataDirectory, owner); !made)
        return made.error();
    if (const auto reachable = checkReachable(dataDirectory, owner); !reachable)
        return reachable.error();
    if (!makeDirectory(directory.root, 0700))
        return cannotMake(directory.root);
    if (const auto handed = handOver(directory, owner); !handed)
        return handed.error();
    const ActAs scope(owner);
    return mark(directory);
}

} // namespace triage::postgres
