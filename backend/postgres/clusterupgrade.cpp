// SPDX-License-Identifier: GPL-3.0-or-later
#include "postgres/clusterupgrade.h"

#include "postgres/clustercreation.h"
#include "postgres/clusterowner.h"
#include "postgres/clustersettings.h"
#include "postgres/failure.h"
#include "postgres/filelock.h"
#include "postgres/postgresserver.h"
#include "postgres/programrun.h"
#include "postgres/socketdirectory.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QRandomGenerator>
#include <QSaveFile>
#include <QStorageInfo>

#include <fcntl.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

using namespace Qt::StringLiterals;

namespace triage::postgres {

namespace {

constexpr QLatin1StringView upgradePrefix = "data.upgrade-"_L1;
/// Space for a new cluster, its write-ahead log and the files of pg_upgrade, besides the copy.
constexpr qint64 spareBytes = 512LL * 1024 * 1024;

QString keptNameOf(int major)
{
    return u"data.old-%1"_s.arg(major);
}

bool renameTo(const QString &from, const QString &to)
{
    return std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
}

/// Exchanges two directories. In one step if the file system supports that; otherwise in two, and
/// settleUpgrade() recognises the state in between.
bool exchange(const QString &data, const QString &other, const QString &kept)
{
    const QByteArray one = QFile::encodeName(data);
    const QByteArray two = QFile::encodeName(other);
    if (renameat2(AT_FDCWD, one.constData(), AT_FDCWD, two.constData(), RENAME_EXCHANGE) == 0)
        return renameTo(other, kept);
    if (errno != EINVAL && errno != ENOSYS && errno != ENOTSUP)
        return false;
    return renameTo(data, kept) && renameTo(other, data);
}

qint64 sizeOf(const QString &directory)
{
    qint64 bytes = 0;
    QDirIterator files(directory, QDir::Files | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        bytes += files.fileInfo().size();
    }
    return bytes;
}

QString sized(qint64 bytes)
{
    return QLocale::c().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
}

/// A running upgrade. Its creator holds the change lock exclusively.
class Upgrade
{
public:
    Upgrade(ClusterDirectory place, ClusterOwner owner, PostgresPrograms from, PostgresPrograms to,
            bool fsync)
        : m_place(std::move(place)), m_owner(std::move(owner)), m_from(std::move(from)), m_to(std::move(to)),
          m_fsync(fsync),
          m_name(upgradePrefix + QString::number(QRandomGenerator::system()->generate64(), 16)),
          m_socketDirectory(socketDirectoryOf(m_place, m_owner))
    {
    }

    Result<QString> run();

private:
    Result<void> checkRoom() const;
    Result<void> shutDownWell() const;
    Result<void> makeNew() const;
    Result<void> copy() const;
    Result<void> takePlace() const;
    Result<void> startsWith(const PostgresPrograms &programs) const;
    QString newData() const { return m_place.root + u'/' + m_name; }
    QString kept() const { return m_place.root + u'/' + keptNameOf(m_from.major); }

    ClusterDirectory m_place;
    ClusterOwner m_owner;
    PostgresPrograms m_from;
    PostgresPrograms m_to;
    bool m_fsync;
    QString m_name;
    QString m_socketDirectory;
};

/// The steps before the exchange do not change the old cluster.
Result<QString> Upgrade::run()
{
    using Step = Result<void> (Upgrade::*)() const;
    for (const Step step : { &Upgrade::checkRoom, &Upgrade::shutDownWell, &Upgrade::makeNew, &Upgrade::copy,
                             &Upgrade::takePlace }) {
        if (const auto done = (this->*step)(); !done) {
            settleUpgrade(m_place);
            return done.error();
        }
    }
    return kept();
}

Result<void> Upgrade::checkRoom() const
{
    if (QFileInfo::exists(kept()))
        return unavailable(u"An old cluster is in %1. Move it away or remove it first."_s.arg(kept()));
    const qint64 needed = sizeOf(m_place.data()) + spareBytes;
    const qint64 available = QStorageInfo(m_place.root).bytesAvailable();
    if (available >= needed)
        return {};
    return unavailable(u"The cluster is copied for the upgrade, which needs %1, and the disk that holds %2 "
                       u"has %3 left. Make "
                       "room there and try again."_s.arg(sized(needed), m_place.root, sized(available)));
}

/// A server that crashed has to recover before its files can be copied.
Result<void> Upgrade::shutDownWell() const
{
    if (const auto made = prepareSocketDirectory(m_socketDirectory, m_owner); !made)
        return made.error();
    if (const auto written = writeSettings(m_place, m_socketDirectory, m_owner, m_fsync); !written)
        return written.error();
    return startsWith(m_from);
}

/// Starts the server of the cluster in its final place, collects the statistics of its tables, and stops it.
Result<void> Upgrade::startsWith(const PostgresPrograms &programs) const
{
    const PostgresServer server(m_place, programs, m_owner);
    if (const auto started = server.start(m_socketDirectory, QDeadlineTimer(std::chrono::minutes(10)));
        !started)
        return started.error();
    if (programs.directory == m_to.directory) {
        // Without statistics every plan is a guess until autovacuum has visited all tables; a failure does no
        // harm.
        ProgramRun analyze{ programs.path(u"vacuumdb"_s),
                            { u"--all"_s, u"--analyze-only"_s, u"--quiet"_s, u"--host"_s, m_socketDirectory,
                              u"--port"_s, u"5432"_s, u"--username"_s, QString::fromLatin1(clusterUser) },
                            m_place.root,
                            {} };
        analyze.timeout = std::chrono::hours(24);
        postgres::run(analyze, m_owner);
    }
    if (!server.stop(QDeadlineTimer(std::chrono::minutes(1))))
        return unavailable(u"PostgreSQL in %1 does not stop."_s.arg(m_place.root));
    return {};
}

Result<void> Upgrade::makeNew() const
{
    if (const auto made = initialise(m_place, m_name, m_to, m_owner, m_fsync); !made)
        return made.error();
    const QString own = u"/local.conf"_s; // the administrator's settings
    if (QFileInfo::exists(m_place.data() + own) && !QFile::copy(m_place.data() + own, newData() + own))
        return unavailable(u"The file %1 cannot be copied."_s.arg(m_place.data() + own));
    return writeSettingsInto(newData(), m_socketDirectory, m_owner, m_fsync);
}

Result<void> Upgrade::copy() const
{
    ProgramRun command{ m_to.path(u"pg_upgrade"_s),
                        { u"--old-bindir"_s, m_from.directory, u"--new-bindir"_s, m_to.directory,
                          u"--old-datadir"_s, u"data"_s, u"--new-datadir"_s, m_name, u"--username"_s,
                          QString::fromLatin1(clusterUser), u"--socketdir"_s, m_socketDirectory },
                        m_place.root,
                        {} };
    if (!m_fsync && m_to.major >= 16)
        command.arguments << u"--no-sync"_s;
    command.timeout = std::chrono::hours(24);
    command.endsWithCaller = true;
    const ProgramResult outcome = postgres::run(command, m_owner);
    QFile::remove(m_place.root + u"/delete_old_cluster.sh"_s);
    if (outcome.succeeded)
        return {};
    QSaveFile log(m_place.root + u"/upgrade.log"_s);
    if (log.open(QIODevice::WriteOnly) && log.write(outcome.output.toUtf8()) >= 0)
        log.commit();
    Problem problem = explained(u"pg_upgrade could not copy the cluster in %1"_s.arg(m_place.root),
                                outcome.output, m_place.root);
    problem.detail
        += u" All that it said is in %1/upgrade.log; the old cluster is as it was."_s.arg(m_place.root);
    return problem;
}

Result<void> Upgrade::takePlace() const
{
    if (!exchange(m_place.data(), newData(), kept())) {
        const QString reason = QString::fromLocal8Bit(std::strerror(errno));
        return explained(u"The new cluster cannot be moved to %1"_s.arg(m_place.data()), reason,
                         m_place.root);
    }
    const auto starts = startsWith(m_to);
    if (starts)
        return {};
    const QString failed = newData();
    if (!renameTo(m_place.data(), failed) || !renameTo(kept(), m_place.data()))
        return unavailable(
            u"The new cluster does not start, and the old one, %1, cannot be moved back."_s.arg(kept()));
    Problem problem = starts.error();
    problem.detail += u" The old cluster is in its place again."_s;
    return problem;
}

Result<PostgresPrograms> programsOf(int major, const QString &root)
{
    const QList<PostgresPrograms> installed = installedPrograms();
    const auto found = std::find_if(installed.begin(), installed.end(),
                                    [major](const PostgresPrograms &each) { return each.major == major; });
    if (found != installed.end())
        return *found;
    return unavailable(
        u"The cluster in %1 was made by PostgreSQL %2, whose programs are needed once more to read it. "
        u"Install them (on "
        "Debian the package postgresql-%2, of the release that had it) and try again. Or, where they still "
        "are: \"triaged "
        "backup FILE\" there; then move %1 away here, and \"triaged restore FILE\"."_s.arg(root)
            .arg(major));
}

} // namespace

int majorVersionOf(const QString &dataDirectory)
{
    QFile file(dataDirectory + u"/PG_VERSION"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toInt() : 0;
}

void settleUpgrade(const ClusterDirectory &directory)
{
    const QDir root(directory.root);
    if (!QFileInfo::exists(directory.data())) {
        // Completes an exchange in two steps whose second step did not happen.
        const QStringList kept = root.entryList({ u"data.old-*"_s }, QDir::Dirs | QDir::Hidden, QDir::Time);
        const QStringList complete = root.entryList({ upgradePrefix + u"*"_s }, QDir::Dirs | QDir::Hidden);
        if (!kept.isEmpty() && !complete.isEmpty())
            renameTo(root.filePath(kept.first()), directory.data());
    }
    const int present = majorVersionOf(directory.data());
    for (const QString &name : root.entryList({ upgradePrefix + u"*"_s }, QDir::Dirs | QDir::Hidden)) {
        const int major = majorVersionOf(root.filePath(name));
        const QString kept = root.filePath(keptNameOf(major));
        // Keeps an old cluster that was replaced; a new one that never took its place is removed.
        if (major > 0 && major < present && !QFileInfo::exists(kept))
            renameTo(root.filePath(name), kept);
        else
            QDir(root.filePath(name)).removeRecursively();
    }
}

Result<ClusterUpgrade> upgradeCluster(const ClusterConfig &config, OldCluster old)
{
    const auto newest = newestPrograms();
    if (!newest)
        return newest.error();
    const ClusterDirectory place = clusterDirectoryIn(config.dataDirectory);
    const auto owner = ownerOf(place.root);
    if (!owner)
        return owner.error();
    {
        const ActAs scope(*owner);
        if (majorVersionOf(place.data()) == newest->major)
            return ClusterUpgrade{ newest->major, newest->major, {} };
    }
    return upgradeClusterTo(config, *newest, old);
}

Result<ClusterUpgrade> upgradeClusterTo(const ClusterConfig &config, const PostgresPrograms &programs,
                                        OldCluster old)
{
    const ClusterDirectory place = clusterDirectoryIn(config.dataDirectory);
    const auto owner = ownerOf(place.root);
    if (!owner)
        return owner.error();
    const ActAs scope(*owner);
    if (const auto closed = whyClosed(place))
        return *closed;
    if (!QFileInfo(place.marker()).isFile())
        return unavailable(u"There is no cluster of triaged in %1."_s.arg(place.root));
    FileLock change;
    FileLock users;
    if (!change.acquire(place.changeLock(), FileLock::Mode::Exclusive, QDeadlineTimer(0))
        || !users.acquire(place.usersLock(), FileLock::Mode::Exclusive, QDeadlineTimer(0)))
        return unavailable(u"The cluster in %1 is in use. Stop triaged, then try again."_s.arg(place.root));
    settleUpgrade(place);
    const int major = majorVersionOf(place.data());
    if (major == 0)
        return unavailable(
            u"There is no cluster in %1, or its file PG_VERSION cannot be read."_s.arg(place.root));
    const auto from = programsOf(major, place.root);
    if (!from)
        return from.error();
    if (!QFileInfo(programs.path(u"pg_upgrade"_s)).isExecutable())
        return unavailable(
            u"pg_upgrade of PostgreSQL %1 is not installed. It belongs to the package postgresql-%1 of "
            "Debian."_s.arg(programs.major));
    const auto kept = Upgrade(place, *owner, *from, programs, config.fsync).run();
    if (!kept)
        return kept.error();
    if (old == OldCluster::Keep)
        return ClusterUpgrade{ major, programs.major, *kept };
    QDir(*kept).removeRecursively();
    return ClusterUpgrade{ major, programs.major, {} };
}

} // namespace triage::postgres
