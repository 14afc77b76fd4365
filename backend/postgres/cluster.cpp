// SPDX-License-Identifier: GPL-3.0-or-later
#include "postgres/cluster.h"

#include "postgres/clustercreation.h"
#include "postgres/clusterdirectory.h"
#include "postgres/clusterowner.h"
#include "postgres/clustersettings.h"
#include "postgres/clusterupgrade.h"
#include "postgres/failure.h"
#include "postgres/filelock.h"
#include "postgres/postgresprograms.h"
#include "postgres/postgresserver.h"
#include "postgres/socketdirectory.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace triage::postgres {

namespace {

Problem anotherVersion(const ClusterDirectory &directory, const QString &version,
                       const QList<PostgresPrograms> &installed)
{
    QStringList majors;
    for (const PostgresPrograms &programs : installed)
        majors << QString::number(programs.major);
    return unavailable(
        u"The cluster in %1 was made by PostgreSQL %2, and installed is PostgreSQL %3. Move it to the "
        "installed version with \"triaged upgrade-cluster\", or install PostgreSQL %2."_s.arg(
            directory.root, version, majors.join(u" and "_s)));
}

/// Returns the programs that the existing cluster needs: those of the major version that created it.
Result<PostgresPrograms> programsFor(const ClusterDirectory &directory)
{
    QFile file(directory.data() + u"/PG_VERSION"_s);
    if (!file.open(QIODevice::ReadOnly)) {
        return explained(
            u"The cluster in %1 is damaged: its file PG_VERSION cannot be read"_s.arg(directory.root),
            file.errorString(), directory.root);
    }
    const QString version = QString::fromUtf8(file.readAll()).trimmed();
    const auto newest = newestPrograms();
    if (!newest)
        return newest.error();
    const QList<PostgresPrograms> installed = installedPrograms();
    const auto matching
        = std::find_if(installed.begin(), installed.end(), [&version](const PostgresPrograms &programs) {
              return QString::number(programs.major) == version;
          });
    if (matching == installed.end())
        return anotherVersion(directory, version, installed);
    return *matching;
}

/// Quotes a value of a libpq connection string.
QString quotedForLibpq(QString value)
{
    value.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s);
    return u'\'' + value + u'\'';
}

bool exists(const QString &path)
{
    return QFileInfo::exists(path);
}

Problem noCluster(const ClusterDirectory &directory)
{
    if (const auto closed = whyClosed(directory))
        return *closed;
    return problem(
        ProblemType::NotFound,
        u"There is no database in %1. Give the data directory of the server with --data-dir, or its "
        "configuration file with --config; \"triaged serve\" begins a new database."_s.arg(directory.root));
}

} // namespace

/// Two locks make starting and stopping safe between programs: `change` is held exclusively while the server
/// is created, started or stopped; `users` is held shared for as long as the server is used. The program that
/// gets `users` exclusively is the last one and stops the server.
struct Cluster::Private
{
    explicit Private(ClusterConfig wanted)
        : config(std::move(wanted)), place(clusterDirectoryIn(config.dataDirectory))
    {
    }

    Result<void> join(QDeadlineTimer deadline);
    Result<void> startServer(QDeadlineTimer deadline);
    Result<PostgresPrograms> createdWith();
    bool isUnreachable(const ServerStatus &status) const;
    bool isLastUser();
    void leave(QDeadlineTimer deadline);

    ClusterConfig config;
    ClusterDirectory place;
    std::optional<ClusterOwner> owner;
    std::optional<PostgresPrograms> programs;
    QString socketDirectory;
    FileLock users;
};

Cluster::Cluster(ClusterConfig config) : d(std::make_unique<Private>(std::move(config)))
{
}

Cluster::~Cluster() = default;

Result<void> Cluster::start()
{
    const QDeadlineTimer deadline(d->config.startTimeout);
    if (!d->config.mayCreate && !exists(d->place.root))
        return noCluster(d->place);
    const auto owner = ownerOf(d->place.root);
    if (!owner)
        return owner.error();
    d->owner = *owner;
    if (const auto prepared = prepare(d->place, *owner); !prepared)
        return prepared.error();
    return d->join(deadline);
}

/// Joins the users and starts the server; leaves again if that fails.
Result<void> Cluster::Private::join(QDeadlineTimer deadline)
{
    const ActAs scope(*owner);
    FileLock change;
    if (!change.acquire(place.changeLock(), FileLock::Mode::Exclusive, deadline)) {
        return unavailable(
            u"Another program has been starting or stopping PostgreSQL in %1 for too long, or its lock "
            "file %2 cannot be opened."_s.arg(place.root, place.changeLock()));
    }
    const bool wasUser = users.isHeld();
    if (!wasUser && !users.acquire(place.usersLock(), FileLock::Mode::Shared, deadline))
        return unavailable(u"The lock file %1 cannot be opened."_s.arg(place.usersLock()));
    const auto started = startServer(deadline);
    if (!started && !wasUser)
        users.release();
    return started;
}

Result<void> Cluster::Private::startServer(QDeadlineTimer deadline)
{
    const auto found = createdWith();
    if (!found)
        return found.error();
    programs = *found;
    const PostgresServer server(place, *programs, *owner);
    socketDirectory = socketDirectoryOf(place, *owner);
    ServerStatus status = statusOf(place);
    if (isUnreachable(status) && isLastUser()) {
        server.stop(deadline);
        status = statusOf(place);
    }
    if (status.state == ServerState::Stopped && !isListening(socketDirectory)) {
        if (const auto made = prepareSocketDirectory(socketDirectory, *owner); !made)
            return made.error();
        if (const auto written = writeSettings(place, socketDirectory, *owner, config.fsync); !written)
            return written.error();
    }
    if (const auto started = server.start(socketDirectory, deadline); !started)
        return started.error();
    if (const QString reported = statusOf(place).socketDirectory; !reported.isEmpty())
        socketDirectory = reported;
    return {};
}

/// Creates the cluster if there is none. Returns the programs that run it.
Result<PostgresPrograms> Cluster::Private::createdWith()
{
    removeUnfinished(place);
    settleUpgrade(place);
    if (exists(place.data()))
        return programsFor(place);
    if (!config.mayCreate)
        return noCluster(place);
    const auto newest = newestPrograms();
    if (!newest)
        return newest.error();
    if (const auto created = create(place, *newest, *owner, config.fsync); !created)
        return created.error();
    return *newest;
}

/// Returns true for a server whose socket was removed, so that no program can reach it.
bool Cluster::Private::isUnreachable(const ServerStatus &status) const
{
    return status.state == ServerState::Running && !isListening(status.socketDirectory);
}

/// Requires the change lock. Holds the users' lock afterwards as before.
bool Cluster::Private::isLastUser()
{
    const bool alone = users.acquire(place.usersLock(), FileLock::Mode::Exclusive, QDeadlineTimer(0));
    const bool back = users.acquire(place.usersLock(), FileLock::Mode::Shared, QDeadlineTimer(1000));
    return alone && back;
}

void Cluster::stop(QDeadlineTimer deadline)
{
    if (!d->users.isHeld())
        return;
    const ActAs scope(*d->owner);
    d->leave(deadline);
}

void Cluster::Private::leave(QDeadlineTimer deadline)
{
    FileLock change;
    const bool mayChange = change.acquire(place.changeLock(), FileLock::Mode::Exclusive, deadline);
    if (mayChange && users.acquire(place.usersLock(), FileLock::Mode::Exclusive, QDeadlineTimer(0))
        && PostgresServer(place, *programs, *owner).stop(deadline)
        && !socketDirectory.startsWith(place.root)) {
        QDir().rmdir(socketDirectory); // leaves nothing behind outside the data directory
    }
    users.release();
}

Result<void> Cluster::checkPrograms() const
{
    const auto programs = exists(d->place.data()) ? programsFor(d->place) : newestPrograms();
    return programs ? Result<void>() : programs.error();
}

bool Cluster::isRunning() const
{
    const auto owner = ownerOf(d->place.root);
    if (!owner)
        return false;
    const ActAs scope(*owner);
    return statusOf(d->place).state == ServerState::Running;
}

QString Cluster::conninfo() const
{
    return u"host=%1 port=5432 user=%2 dbname=%3"_s.arg(quotedForLibpq(d->socketDirectory),
                                                        QLatin1StringView(clusterUser),
                                                        QLatin1StringView(clusterDatabase));
}

} // namespace triage::postgres
