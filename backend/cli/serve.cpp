// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/endsignals.h"
#include "cli/jsonobject.h"
#include "composition/backend.h"
#include "log/log.h"
#include "postgres/cluster.h"

#include <QCoreApplication>
#include <QTimer>

#include <sys/resource.h>
#include <systemd/sd-daemon.h>

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <optional>
#include <thread>

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

/// Notifies the service manager (systemd) regularly, as long as the timer lives, that the event loop of the
/// main thread is running, if the service manager asked for that (WatchdogSec=).
void notifyRegularly(QTimer &timer)
{
    uint64_t microseconds = 0;
    if (sd_watchdog_enabled(0, &microseconds) <= 0)
        return;
    QObject::connect(&timer, &QTimer::timeout, &timer, [] { sd_notify(0, "WATCHDOG=1"); });
    timer.start(
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::microseconds(microseconds / 3)));
}

/// Checks the private PostgreSQL every second until it has to stop, and restarts it if it has ended: no other
/// program would.
void keepRunning(postgres::Cluster &cluster, const std::stop_token &stop)
{
    std::mutex mutex;
    std::condition_variable_any changed;
    std::unique_lock lock(mutex);
    while (!stop.stop_requested()) {
        changed.wait_for(lock, stop, std::chrono::seconds(1), [] { return false; });
        if (stop.stop_requested() || cluster.isRunning())
            continue;
        logFact(LogLevel::Warning, "postgresql.ended", {});
        const auto started = cluster.start();
        if (started)
            logFact(LogLevel::Info, "postgresql.started", {});
        else
            logFact(LogLevel::Error, "postgresql.start_failed",
                    { { "detail", started.error().detail.toUtf8() } });
    }
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
    QTimer alive;
    notifyRegularly(alive);
    signals.onEnd([&backend] {
        logFact(LogLevel::Info, "server.stopping", {});
        sd_notify(0, "STOPPING=1");
        backend.stop();
    });
    if (reloads(backend))
        signals.onReload([&backend] { readCertificateAgain(backend); });
    logFact(LogLevel::Info, "server.started",
            { { "base_url", backend.baseUrl().toUtf8() }, { "metrics_url", backend.metricsUrl().toUtf8() } });
    printReady(backend);
    sd_notify(0, "READY=1");
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
        const std::jthread keeper([&cluster](const std::stop_token &stop) { keepRunning(cluster, stop); });
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
