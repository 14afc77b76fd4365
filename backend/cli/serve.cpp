// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/clusterkeeper.h"
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/endsignals.h"
#include "cli/jsonobject.h"
#include "cli/servicemanager.h"
#include "composition/backend.h"
#include "postgres/cluster.h"

#include <QCoreApplication>

#include <sys/resource.h>

#include <cstdio>
#include <optional>

using namespace Qt::StringLiterals;

namespace triage::cli {

namespace {

// The time after a signal for which the private PostgreSQL is waited for.
constexpr std::chrono::milliseconds clusterDeadline{ 9'000 };

/// Prints for the caller that the server can be used.
void printReady(const Backend &backend)
{
    std::optional<QString> metricsUrl;
    if (!backend.metricsUrl().isEmpty())
        metricsUrl = backend.metricsUrl();
    printLine(JsonObject()
                  .with("ready", true)
                  .with("base_url", backend.baseUrl())
                  .with("metrics_url", metricsUrl)
                  .with("pid", QCoreApplication::applicationPid())
                  .json()
                  .text);
    std::fflush(stdout);
}

/// Raises the limit of descriptors: every client needs one, and the usual soft limit is a thousand.
void allowManyClients()
{
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

int fail(const Problem &problem)
{
    printError(problem.detail);
    // Addresses, the key file and the database are looked at this late.
    return problem.type == ProblemType::InvalidFieldValue ? wrongUse : failed;
}

/// Loads a renewed certificate. A problem with it is logged, and the server continues with the old one.
void readCertificateAgain(Backend &backend)
{
    if (!backend.isTls())
        return logFact(LogLevel::Info, "reload.ignored", {});
    if (const auto read = backend.readTls(); !read)
        logFact(LogLevel::Error, "certificate.rejected", { { "reason", read.error().detail.toUtf8() } });
}

/// Returns true if SIGHUP reloads instead of ending the server: it ends a server that a terminal has left,
/// but not one that a service manager runs.
bool reloads(const Backend &backend)
{
    return backend.isTls() || qEnvironmentVariableIsSet("NOTIFY_SOCKET");
}

/// Ends the program after a signal even if a part of it hangs.
class EndLimit
{
public:
    explicit EndLimit(EndSignals &signals) : m_signals(signals) { m_signals.limitEnd(longest); }
    ~EndLimit() { m_signals.limitEnd(std::chrono::seconds(0)); }
    EndLimit(const EndLimit &) = delete;
    EndLimit &operator=(const EndLimit &) = delete;

private:
    static constexpr std::chrono::seconds longest{ 10 };
    EndSignals &m_signals;
};

/// Runs one backend on a database from start to end, which comes in time after a signal.
int serveOn(const QString &conninfo, const Config &config, EndSignals &signals)
{
    if (signals.arrived())
        return done;
    Backend backend(config, conninfo);
    if (const auto started = backend.start(); !started)
        return fail(started.error());
    QObject::connect(&backend, &Backend::finished, QCoreApplication::instance(), &QCoreApplication::quit,
                     Qt::QueuedConnection);
    ServiceManager manager;
    signals.onEnd([&backend, &manager] {
        logFact(LogLevel::Info, "server.stopping", {});
        manager.stopping();
        backend.stop();
    });
    if (reloads(backend))
        signals.onReload([&backend] { readCertificateAgain(backend); });
    logFact(LogLevel::Info, "server.started",
            { { "base_url", backend.baseUrl().toUtf8() }, { "metrics_url", backend.metricsUrl().toUtf8() } });
    printReady(backend);
    manager.ready();
    return QCoreApplication::exec();
}

int serve(const Config &config)
{
    setUpLog(config.logFormat, config.logLevel);
    allowManyClients();
    for (const QByteArray &name : unknownVariables())
        logFact(LogLevel::Warning, "setting.unknown", { { "variable", name } });
    EndSignals signals;
    const EndLimit limit(signals);
    if (!config.database.isEmpty())
        return serveOn(config.database, config, signals);
    postgres::Cluster cluster({ .dataDirectory = config.dataDirectory });
    if (const auto started = cluster.start(); !started)
        return fail(started.error());
    const int status = [&] {
        const ClusterKeeper keeper(cluster);
        return serveOn(cluster.conninfo(), config, signals);
    }();
    // A server that hangs must not keep this program: it stops when it can.
    cluster.stop(
        QDeadlineTimer(signals.arrived() ? signals.leftOf(clusterDeadline) : std::chrono::minutes(1)));
    return status;
}

} // namespace

void addServe(CommandLine &line)
{
    line.command("serve", "Serves the API and routes feedback until it is stopped").asServer(serve);
}

} // namespace triage::cli
