// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/scratchdatabase.h"

#include "database/migrator.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QUuid>

#include <fcntl.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <thread>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

#if defined(__SANITIZE_THREAD__)
// A program with threads forks the server, so the child does nothing but exec.
extern "C" const char *__tsan_default_options();
extern "C" const char *__tsan_default_options()
{
    return "die_after_fork=0";
}
#endif

namespace triage::test {

namespace {

// Waits in directory $1 until no process has locked the file "users" for $2 consecutive checks, one per
// second; then stops the server and removes everything. The directory gets another name first, because a
// program that begins meanwhile would make its server among the files that are being removed.
constexpr auto watcher = R"(
idle=0
while [ -d "$1" ]; do
    sleep 1
    exec 9>>"$1/users" || exit
    if flock -n -x 9; then idle=$((idle + 1)); else idle=0; fi
    if [ "$idle" -ge "$2" ]; then
        pid=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null)
        if [ -n "$pid" ]; then
            kill -QUIT "$pid" 2>/dev/null
            while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
        fi
        mv "$1" "$1.removed.$$" && rm -rf "$1.removed.$$"
        exit
    fi
    exec 9>&-
done
)"_L1;

QString programDirectory()
{
    QProcess config;
    config.start(u"pg_config"_s, { u"--bindir"_s });
    if (config.waitForFinished()) {
        const QString found = QString::fromLocal8Bit(config.readAllStandardOutput()).trimmed();
        if (QFileInfo(found + u"/initdb"_s).isExecutable())
            return found;
    }
    const QDir versions(u"/usr/lib/postgresql"_s);
    const QStringList names
        = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed);
    for (const QString &name : names) {
        const QString found = versions.filePath(name + u"/bin"_s);
        if (QFileInfo(found + u"/initdb"_s).isExecutable())
            return found;
    }
    qFatal("PostgreSQL's programs are missing: install postgresql");
}

bool isRoot()
{
    return ::geteuid() == 0;
}

/// Runs a program of PostgreSQL; as the user postgres if this user is root, which PostgreSQL refuses.
bool run(const QString &program, QStringList arguments, QByteArray *output = nullptr)
{
    arguments.prepend(programDirectory() + u'/' + program);
    if (isRoot())
        arguments
            = QStringList{ u"setpriv"_s, u"--reuid=postgres"_s, u"--regid=postgres"_s, u"--init-groups"_s }
            + arguments;
    QProcess process;
    process.setWorkingDirectory(u"/tmp"_s);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setProgram(arguments.takeFirst());
    process.setArguments(arguments);
    process.start();
    process.waitForFinished(120000);
    const bool done = process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    if (output)
        *output = process.readAll();
    else if (!done)
        qWarning("%s: %s", qPrintable(program), process.readAll().constData());
    return done;
}

void makeDirectory(const QString &path)
{
    QDir().mkpath(path);
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    if (isRoot())
        QProcess::execute(u"chown"_s, { u"postgres:"_s, path });
}

int openFile(const QString &path)
{
    return ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
}

QList<pid_t> childrenOf(pid_t parent)
{
    QList<pid_t> children;
    const QStringList processes = QDir(u"/proc"_s).entryList({ u"[0-9]*"_s }, QDir::Dirs);
    for (const QString &process : processes) {
        QFile status(u"/proc/%1/stat"_s.arg(process));
        if (!status.open(QIODevice::ReadOnly))
            continue;
        // "pid (name) state parent …"; the name may contain any characters.
        const QByteArray line = status.readAll();
        const QList<QByteArray> fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
        if (fields.value(1).toLongLong() == parent)
            children.append(pid_t(process.toLongLong()));
    }
    return children;
}

constexpr auto settings = R"(
listen_addresses = ''
max_connections = 400
fsync = off
full_page_writes = off
wal_level = minimal
max_wal_senders = 0
shared_buffers = 32MB
max_prepared_transactions = 0
log_destination = stderr
)"_L1;

} // namespace

/// A directory with the server's data, its socket, its log and the file that its users lock.
struct ScratchCluster::Private
{
    Private(const QString &path, int looks) : directory(path), idleLooks(looks) { }
    ~Private();

    QString data() const { return directory + u"/data"_s; }
    void use();
    void create();
    bool isRunning() const;
    qint64 pid() const;
    void start();
    void watch() const;

    const QString directory;
    const int idleLooks;
    int users = -1; ///< Open and locked while this program uses the server.
};

ScratchCluster::Private::~Private()
{
    if (users >= 0)
        ::close(users);
}

/// Locks the file of the users, in a new directory if a watcher just removed the old one, and starts the
/// server if it is not running.
void ScratchCluster::Private::use()
{
    for (struct stat status{}; status.st_nlink == 0;) {
        if (users >= 0)
            ::close(users);
        makeDirectory(directory);
        users = openFile(directory + u"/users"_s);
        if (users < 0 && errno == ENOENT)
            continue; // a watcher has just removed it
        if (::flock(users, LOCK_SH) != 0 || ::fstat(users, &status) != 0)
            qFatal("%s cannot be locked", qPrintable(directory));
    }
    const int starting = openFile(directory + u"/starting"_s);
    ::flock(starting, LOCK_EX);
    if (!isRunning()) {
        watch();
        create();
        start();
    }
    ::close(starting);
}

void ScratchCluster::Private::create()
{
    if (QFileInfo::exists(data() + u"/triage.ready"_s))
        return;
    QDir(data()).removeRecursively();
    if (!run(u"initdb"_s,
             { u"-D"_s, data(), u"-U"_s, u"postgres"_s, u"-A"_s, u"trust"_s, u"-E"_s, u"UTF8"_s,
               u"--locale=C.UTF-8"_s, u"--no-sync"_s, u"--no-instructions"_s }))
        qFatal("No scratch cluster could be made in %s", qPrintable(directory));
    QFile configuration(data() + u"/postgresql.auto.conf"_s);
    if (!configuration.open(QIODevice::Append))
        qFatal("No scratch cluster could be configured in %s", qPrintable(directory));
    configuration.write(QByteArray(settings.data(), settings.size()));
    configuration.write("unix_socket_directories = '" + QFile::encodeName(directory) + "'\n");
    configuration.close();
    QFile(data() + u"/triage.ready"_s).open(QIODevice::WriteOnly);
}

qint64 ScratchCluster::Private::pid() const
{
    QFile file(data() + u"/postmaster.pid"_s);
    return file.open(QIODevice::ReadOnly) ? file.readLine().trimmed().toLongLong() : 0;
}

bool ScratchCluster::Private::isRunning() const
{
    return pid() > 0 && ::kill(pid_t(pid()), 0) == 0;
}

void ScratchCluster::Private::start()
{
    // After a kill the old process and its lock file may still exist for a moment.
    QByteArray output;
    for (int attempt = 0; attempt < 50; ++attempt) {
        if (run(u"pg_ctl"_s, { u"-D"_s, data(), u"-l"_s, data() + u"/log"_s, u"-w"_s, u"-s"_s, u"start"_s },
                &output))
            return;
        std::this_thread::sleep_for(200ms);
    }
    qFatal("The scratch cluster in %s does not start: %s", qPrintable(directory), output.constData());
}

/// Starts the watcher, a separate process that outlives this one and waits for the lock that this one holds.
void ScratchCluster::Private::watch() const
{
    QProcess process;
    process.setProgram(u"/bin/sh"_s);
    process.setArguments(
        { u"-c"_s, QString(watcher), u"triage-scratch-watcher"_s, directory, QString::number(idleLooks) });
    process.setWorkingDirectory(u"/tmp"_s);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    if (!process.startDetached())
        qFatal("The watcher of the scratch cluster does not start");
}

ScratchCluster::ScratchCluster()
    : ScratchCluster(std::make_unique<Private>(
        u"/tmp/triage-scratch-%1"_s.arg(QUuid::createUuid().toString(QUuid::Id128).left(10)), 1))
{
}

ScratchCluster::ScratchCluster(std::unique_ptr<Private> prepared) : d(std::move(prepared))
{
    d->use();
}

/// Releases the lock; the watcher stops the server if no other process holds it.
ScratchCluster::~ScratchCluster() = default;

ScratchCluster &ScratchCluster::shared()
{
    static ScratchCluster cluster = [] {
        const QString build = QFileInfo(u"/proc/self/exe"_s).canonicalPath();
        const QByteArray key
            = QCryptographicHash::hash(build.toUtf8(), QCryptographicHash::Sha256).toHex().left(8);
        const QString directory
            = u"/tmp/triage-shared-%1-%2"_s.arg(::geteuid()).arg(QString::fromLatin1(key));
        return ScratchCluster(std::make_unique<Private>(directory, 10));
    }();
    return cluster;
}

QString ScratchCluster::conninfo(const QString &database) const
{
    return u"host=%1 user=postgres dbname=%2"_s.arg(d->directory, database);
}

void ScratchCluster::restart()
{
    stop();
    start();
}

void ScratchCluster::stop()
{
    if (!run(u"pg_ctl"_s, { u"-D"_s, d->data(), u"-w"_s, u"-s"_s, u"-m"_s, u"fast"_s, u"stop"_s }))
        qFatal("The scratch cluster in %s does not stop", qPrintable(d->directory));
}

void ScratchCluster::start()
{
    d->start();
}

void ScratchCluster::kill9()
{
    const auto postmaster = pid_t(d->pid());
    const QList<pid_t> processes = childrenOf(postmaster);
    ::kill(postmaster, SIGKILL);
    for (const pid_t process : processes)
        ::kill(process, SIGKILL);
}

namespace {

storage::ConnectionConfig configFor(const QString &conninfo)
{
    storage::ConnectionConfig config;
    config.conninfo = conninfo;
    config.applicationName = u"triage-test"_s;
    config.scratch = true;
    return config;
}

void must(storage::Connection &connection, const QString &sql)
{
    if (!connection.executeText(sql))
        qFatal("The scratch database refuses: %s", qPrintable(sql));
}

/// Returns the settings of a connection that makes and drops databases, which takes as long as the machine is
/// busy.
storage::ConnectionConfig adminOf(const ScratchCluster &cluster)
{
    storage::ConnectionConfig config = configFor(cluster.conninfo());
    config.statementTimeout = config.lockTimeout = std::chrono::milliseconds(0);
    return config;
}

/// Returns the name of the template database with the program's schema, which is created if it does not
/// exist. The connection holds a lock meanwhile, so that only one program creates it.
QString migratedTemplate(const ScratchCluster &cluster, storage::Connection &admin)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const storage::Migration &migration : storage::migrations())
        hash.addData(migration.sql.toUtf8());
    const QString name = u"template_%1"_s.arg(QString::fromLatin1(hash.result().toHex().left(16)));
    must(admin, u"select pg_advisory_lock(1)"_s);
    const auto found = admin.executeText(u"select 1 from pg_database where datname = '%1'"_s.arg(name));
    if (!found || found->isEmpty()) {
        must(admin, u"drop database if exists making_template with (force)"_s);
        must(admin, u"create database making_template"_s);
        {
            storage::Connection inside(configFor(cluster.conninfo(u"making_template"_s)));
            const auto migrated = storage::migrate(inside);
            if (!migrated)
                qFatal("The migrations fail: %s", qPrintable(migrated.error().detail));
        }
        must(admin, u"alter database making_template rename to %1"_s.arg(name));
        must(admin, u"alter database %1 with allow_connections false"_s.arg(name));
    }
    must(admin, u"select pg_advisory_unlock(1)"_s);
    return name;
}

} // namespace

ScratchDatabase::ScratchDatabase(Schema schema, ScratchCluster &cluster)
    : m_cluster(cluster), m_name(u"scratch_"_s + QUuid::createUuid().toString(QUuid::Id128))
{
    storage::Connection admin(adminOf(cluster));
    const QString from = schema == Schema::Migrated ? migratedTemplate(cluster, admin) : u"template0"_s;
    must(admin, u"create database %1 template %2 strategy file_copy"_s.arg(m_name, from));
}

ScratchDatabase::~ScratchDatabase()
{
    storage::Connection admin(adminOf(m_cluster));
    // If the test stopped the server for good, there is nothing to drop.
    (void)admin.executeText(u"drop database if exists %1 with (force)"_s.arg(m_name));
}

QString ScratchDatabase::conninfo() const
{
    return m_cluster.conninfo(m_name);
}

storage::ConnectionConfig ScratchDatabase::config() const
{
    return configFor(conninfo());
}

int sessions(storage::Connection &connection, const QString &condition)
{
    const auto rows = connection.executeText(u"select count(*) from pg_stat_activity where datname ="
                                             " current_database() and backend_type = 'client backend'"
                                             " and pid <> pg_backend_pid() and (%1)"_s.arg(condition));
    return rows ? int(rows->first().integer(0)) : -1;
}

int blocked(storage::Connection &connection, const QString &condition)
{
    return sessions(connection,
                    u"wait_event_type = 'Lock' and wait_event <> 'object' and (%1)"_s.arg(condition));
}

OrganizationId makeOrganization(storage::Connection &connection)
{
    const auto made
        = connection.executeText(u"insert into organization_state (organization)"
                                 " select coalesce(max(organization), 0) + 1 from organization_state"
                                 " returning organization"_s);
    if (!made)
        qFatal("No organization could be made");
    return made->first().id<OrganizationId>(0);
}

} // namespace triage::test
