// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/databasecommand.h"

#include "cli/endsignals.h"
#include "database/migrator.h"
#include "database/servercheck.h"
#include "log/log.h"
#include "postgres/cluster.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace triage::cli {

namespace {

Result<void> runOn(const QString &conninfo, SchemaHandling schema, Output &output,
                   const DatabaseAction &action)
{
    if (const auto usable = storage::checkServer(conninfo); !usable)
        return usable.error();
    storage::ConnectionConfig where;
    where.conninfo = conninfo;
    storage::Connection connection(where);
    if (schema == SchemaHandling::Migrate) {
        if (const auto migrated = storage::migrate(connection); !migrated)
            return migrated.error();
    }
    return action(connection, output);
}

Result<void> runOnCluster(const QString &dataDirectory, DatabaseUse use, Output &output,
                          const DatabaseAction &action)
{
    // A signal must not leave the server running without a user; commands are short.
    const EndSignals signals;
    output.endWhen([&signals] { return signals.arrived(); });
    postgres::Cluster cluster(
        { .dataDirectory = dataDirectory, .mayCreate = use.without == NoCluster::IsCreated });
    if (const auto started = cluster.start(); !started)
        return started;
    const auto outcome = runOn(cluster.conninfo(), use.schema, output, action);
    cluster.stop();
    output.endWhen({});
    return outcome;
}

/// Prints the problem, if there is one. Returns the exit status.
int concluded(const Result<void> &outcome, Output &output)
{
    if (!outcome) {
        printError(outcome.error().detail);
        // Waiting does not help against a setting that is wrong.
        return outcome.error().field == u"database"_s ? wrongUse : failed;
    }
    if (!output.flush()) {
        printError(u"The answer could not be written to standard output."_s);
        return failed;
    }
    return done;
}

} // namespace

int runOnDatabase(const Config &config, DatabaseUse use, Output &output, const DatabaseAction &action)
{
    setUpLog(LogFormat::Text, LogLevel::Warning);
    const auto outcome = config.database.isEmpty() ? runOnCluster(config.dataDirectory, use, output, action)
                                                   : runOn(config.database, use.schema, output, action);
    return concluded(outcome, output);
}

int runOnDirectory(const Config &config, Output &output, const ClusterAction &action)
{
    setUpLog(LogFormat::Text, LogLevel::Warning);
    if (!config.database.isEmpty()) {
        return concluded(
            unavailable(
                u"This command works on the private cluster of triaged. The database that the setting database names is administered elsewhere."_s),
            output);
    }
    return concluded(action(config.dataDirectory, output), output);
}

} // namespace triage::cli
