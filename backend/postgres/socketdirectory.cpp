// SPDX-License-Identifier: GPL-3.0-or-later
#include "postgres/socketdirectory.h"

#include "postgres/failure.h"

#include <QCryptographicHash>
#include <QFile>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

using namespace Qt::StringLiterals;

namespace triage::postgres {

namespace {

constexpr char socketName[] = "/.s.PGSQL.5432";
constexpr qsizetype maxPathLength = sizeof(sockaddr_un::sun_path) - sizeof(socketName);

/// libpq reads a comma as the end of a host, and PostgreSQL's settings have their own quoting: paths with
/// other characters than these are not worth three ways of quoting.
bool isPlain(const QByteArray &path)
{
    return std::all_of(path.begin(), path.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || std::strchr("/._-+=:@% ", c) != nullptr;
    });
}

} // namespace

QString socketDirectoryOf(const ClusterDirectory &directory, const ClusterOwner &owner)
{
    const QString beside = directory.root + u"/socket"_s;
    const QByteArray name = QFile::encodeName(beside);
    if (name.size() <= maxPathLength && isPlain(name))
        return beside;
    const QByteArray hash
        = QCryptographicHash::hash(QFile::encodeName(directory.root), QCryptographicHash::Sha256)
              .toHex()
              .left(24);
    return u"/tmp/triage-desk-%1-%2"_s.arg(QString::number(owner.user), QString::fromLatin1(hash));
}

Result<void> prepareSocketDirectory(const QString &path, const ClusterOwner &owner)
{
    const QByteArray name = QFile::encodeName(path);
    if (mkdir(name.constData(), 0700) != 0 && errno != EEXIST) {
        return explained(u"The directory %1 for PostgreSQL's socket cannot be made"_s.arg(path),
                         QString::fromLocal8Bit(std::strerror(errno)), path);
    }
    struct stat status
    {
    };
    if (lstat(name.constData(), &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == owner.user
        && (status.st_mode & 077) == 0) {
        return {};
    }
    return unavailable(
        u"The directory %1, where PostgreSQL's socket belongs, is not a private directory of the user "
        "\"%2\". Somebody else made it: look at it and remove it."_s.arg(path, owner.name));
}

bool isListening(const QString &path)
{
    const QByteArray name = QFile::encodeName(path) + socketName;
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (name.size() >= qsizetype(sizeof(address.sun_path)))
        return false;
    std::memcpy(address.sun_path, name.constData(), static_cast<size_t>(name.size()));
    const int socketFile = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (socketFile < 0)
        return false;
    const bool answered
        = connect(socketFile, reinterpret_cast<const sockaddr *>(&address), sizeof(address)) == 0
        || errno == EAGAIN; // its queue is full, so it is listening
    close(socketFile);
    return answered;
}

} // namespace triage::postgres
