// SPDX-License-Identifier: GPL-3.0-or-later
#include "postgres/clustersettings.h"

#include "postgres/failure.h"

#include <QFile>
#include <QSaveFile>

#include <unistd.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::postgres {

namespace {

constexpr char settingsName[] = "/triage-desk.conf";

Result<void> write(const QString &path, const QString &text)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0 && file.commit())
        return {};
    return explained(u"The file %1 cannot be written"_s.arg(path), file.errorString(),
                     path.section(u'/', 0, -2));
}

/// Quotes a value of a PostgreSQL settings file.
QString quotedSetting(QString value)
{
    value.replace(u'\\', u"\\\\"_s).replace(u'\'', u"''"_s);
    return u'\'' + value + u'\'';
}

/// Returns an eighth of the memory, at most 2 GB: the backend, and often a desktop, run on the same machine.
/// The search index and the texts of a million items fit into 1 GB; counting a common word for the first time
/// reads most of them.
qint64 sharedBufferMegabytes()
{
    const qint64 memory = qint64(sysconf(_SC_PHYS_PAGES)) * sysconf(_SC_PAGESIZE) / (1024 * 1024);
    return std::clamp<qint64>(memory / 8, 32, 2048);
}

/// The settings that an administrator may change in local.conf.
QString tunableSettings()
{
    return u"# Written by triaged at every start: changes here are lost.\n"
           "# Your own settings belong into local.conf beside this file. What stands after its line below\n"
           "# is what triaged relies on, and wins.\n"
           "max_connections = 100\n"
           "shared_buffers = %1MB\n"
           "work_mem = 8MB\n"
           "maintenance_work_mem = 64MB\n"
           "min_wal_size = 64MB\n"
           "max_wal_size = 1GB\n"
           "wal_compression = lz4\n" // the default costs a third more time if many rows change
           "random_page_cost = 1.1\n"
           "jit = off\n"
           "\n"
           "include_if_exists = 'local.conf'\n"
           "\n"_s.arg(sharedBufferMegabytes());
}

/// The server listens on a Unix socket only; acknowledged data survives a crash.
QString fixedSettings(const QString &socketDirectory, bool fsync)
{
    const QString durable = fsync ? u"on"_s : u"off"_s;
    return u"listen_addresses = ''\n"
           "port = 5432\n"
           "unix_socket_directories = %1\n"
           "unix_socket_permissions = 0700\n"
           "cluster_name = 'triage-desk'\n"
           "fsync = %2\n"
           "full_page_writes = %2\n"
           "synchronous_commit = %2\n"
           "timezone = 'UTC'\n"
           "\n"_s.arg(quotedSetting(socketDirectory), durable);
}

/// Feedback and tokens must never reach a log. The messages of failed statements quote values ("invalid input
/// syntax for …", "Key (…)=(…) already exists"), so they are left out altogether: triaged itself reports
/// which of its statements failed and with which SQLSTATE. Terse lines leave out the details, which quote
/// statements if a server process crashes or processes wait for each other.
QString logSettings()
{
    return u"logging_collector = on\n"
           "log_destination = 'stderr'\n"
           "log_directory = '../log'\n"
           "log_filename = 'postgresql-%a.log'\n"
           "log_file_mode = 0600\n"
           "log_rotation_age = 1d\n"
           "log_rotation_size = 0\n"
           "log_truncate_on_rotation = on\n"
           "log_timezone = 'UTC'\n"
           "lc_messages = 'C'\n"
           "log_min_messages = log\n"
           "log_min_error_statement = panic\n"
           "log_error_verbosity = terse\n"
           "log_statement = 'none'\n"
           "log_min_duration_statement = -1\n"
           "log_min_duration_sample = -1\n"
           "log_transaction_sample_rate = 0\n"
           "log_duration = off\n"
           "log_parameter_max_length = 0\n"
           "log_parameter_max_length_on_error = 0\n"
           "debug_print_parse = off\n"
           "debug_print_rewritten = off\n"
           "debug_print_plan = off\n"_s;
}

/// The kernel identifies the connecting user: the owner of the cluster, or root. The socket's directory is
/// closed to all others anyway.
QString userMap(const ClusterOwner &owner)
{
    QString name = owner.name;
    name.replace(u'"', u"\"\""_s);
    QString text
        = u"# Written by triaged at every start.\ntriage root %1\n"_s.arg(QLatin1StringView(clusterUser));
    if (owner.name != u"root"_s)
        text += u"triage \"%1\" %2\n"_s.arg(name, QLatin1StringView(clusterUser));
    return text;
}

} // namespace

Result<void> includeSettings(const QString &dataDirectory)
{
    QFile file(dataDirectory + u"/postgresql.conf"_s);
    const QByteArray line = "\ninclude = 'triage-desk.conf'\n"_ba;
    if (file.open(QIODevice::Append) && file.write(line) == line.size() && file.flush())
        return {};
    return explained(u"The file %1 cannot be written"_s.arg(file.fileName()), file.errorString(),
                     dataDirectory);
}

Result<void> writeSettings(const ClusterDirectory &directory, const QString &socketDirectory,
                           const ClusterOwner &owner, bool fsync)
{
    return writeSettingsInto(directory.data(), socketDirectory, owner, fsync);
}

Result<void> writeSettingsInto(const QString &dataDirectory, const QString &socketDirectory,
                               const ClusterOwner &owner, bool fsync)
{
    const QString access = u"# Written by triaged at every start.\n"
                           "local all all peer map=triage\n"
                           "local replication all peer map=triage\n"_s;
    const QString settings = tunableSettings() + fixedSettings(socketDirectory, fsync) + logSettings();
    if (const auto done = write(dataDirectory + u"/pg_hba.conf"_s, access); !done)
        return done.error();
    if (const auto done = write(dataDirectory + u"/pg_ident.conf"_s, userMap(owner)); !done)
        return done.error();
    return write(dataDirectory + QLatin1StringView(settingsName), settings);
}

} // namespace triage::postgres
