#include "backend.h"
#include "cli/commandline.h"
#include "cli/programs.h"
#include "cli/signals.h"
#include "fields/jsonwriter.h"
#include "postgres/cluster.h"

#include <QCoreApplication>

#include <cstdio>
#include <optional>

using namespace Qt::StringLiterals;

namespace triage::cli {

namespace {

/// Tells whoever started the server that it can be used.
void sayReady(const Backend &backend)
{
    JsonWriter out;
    out.beginObject();
    out.key("ready");
    out.boolean(true);
    out.key("base_url");
    out.text(backend.baseUrl());
    out.key("pid");
    out.number(QCoreApplication::applicationPid());
    out.endObject();
    printLine(out.json());
    std::fflush(stdout);
}

int fail(const Problem &problem)
{
    printError(problem.detail);
    // Only an address that is none is found out this late.
    return problem.type == ProblemType::InvalidFieldValue ? wrongUse : failed;
}

/// From the start to the end of one backend on a database.
int serveOn(const QString &conninfo, const Config &config, EndSignals &signals)
{
    if (signals.arrived())
        return done;
    Backend backend(config, conninfo);
    if (const auto started = backend.start(); !started)
        return fail(started.error());
    QObject::connect(&backend, &Backend::finished, QCoreApplication::instance(), &QCoreApplication::quit,
                     Qt::QueuedConnection);
    signals.onEnd([&backend] {
        logFact(LogLevel::Info, "stopping", {});
        backend.stop();
    });
    logFact(LogLevel::Info, "serving", {{"base_url", backend.baseUrl().toUtf8()}});
    sayReady(backend);
    return QCoreApplication::exec();
}

int serve(const Config &config)
{
    setUpLog(config.logFormat, config.logLevel);
    EndSignals signals;
    if (!config.database.isEmpty())
        return serveOn(config.database, config, signals);
    postgres::Cluster cluster({.dataDirectory = config.dataDirectory});
    if (const auto started = cluster.start(); !started)
        return fail(started.error());
    const int status = serveOn(cluster.conninfo(), config, signals);
    cluster.stop();
    return status;
}

} // namespace

void addServe(CommandLine &line)
{
    line.command("serve", "Serves the API and routes feedback until it is told to end").asServer(serve);
}

} // namespace triage::cli
