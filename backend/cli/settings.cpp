#include "cli/settings.h"

#include <QDir>
#include <QProcessEnvironment>

#include <libpq-fe.h>

#include <array>
#include <memory>

using namespace Qt::StringLiterals;

namespace triage::cli {

namespace {

/// Keeps a value that was read; a Problem where it could not be.
template <typename T>
Result<void> keep(Result<T> read, T &member)
{
    if (!read)
        return read.error();
    member = std::move(*read);
    return {};
}

Result<void> setDataDirectory(Config &config, const QString &value)
{
    if (value.isEmpty())
        return invalidField({}, u"It must not be empty."_s);
    config.dataDirectory = QDir::cleanPath(QDir::current().absoluteFilePath(value));
    return {};
}

/// Refused without libpq's words, which would quote a password.
Result<void> setDatabase(Config &config, const QString &value)
{
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> parsed(
        PQconninfoParse(value.toUtf8().constData(), nullptr), &PQconninfoFree);
    if (!parsed) {
        return invalidField({},
                            u"It is no connection string of PostgreSQL. Write it as \"host=… dbname=… "
                            "user=…\" or postgresql://user@host/dbname."_s);
    }
    config.database = value;
    return {};
}

Result<void> setClassifier(Config &, const QString &value)
{
    if (value != "embedded"_L1)
        return invalidField({}, u"%1 is no classifier of this version. It is embedded."_s.arg(value));
    return {};
}

constexpr std::array database{
    Setting{
        "database", "CONNINFO",
        "PostgreSQL database to use, as libpq takes it; without it a private one under the data directory",
        setDatabase },
    Setting{ "data-dir", "DIR",
             "Data directory (default: /var/lib/triaged for root, else $XDG_DATA_HOME/triaged)",
             setDataDirectory },
};

constexpr std::array server{
    Setting{ "listen", "HOST:PORT", "Address of the API (default: 127.0.0.1:8080); port 0 picks a free one",
             [](Config &config, const QString &value) -> Result<void> {
                 config.listen = value;
                 return {};
             } },
    Setting{ "metrics-listen", "HOST:PORT",
             "Address of the Prometheus metrics, or off (default: 127.0.0.1:9090, or a free port where that is "
             "taken)",
             [](Config &config, const QString &value) -> Result<void> {
                 if (value.isEmpty())
                     return invalidField({}, u"It must not be empty. off serves no metrics."_s);
                 config.metricsListen = value;
                 return {};
             } },
    Setting{ "tls-cert", "FILE",
             "Serve HTTPS with the certificate in this PEM file, and those that vouch for it after it; read again on "
             "SIGHUP",
             [](Config &config, const QString &value) -> Result<void> {
                 config.tlsCertificate = value;
                 return {};
             } },
    Setting{ "tls-key", "FILE", "PEM file with the certificate's private key",
             [](Config &config, const QString &value) -> Result<void> {
                 config.tlsKey = value;
                 return {};
             } },
    Setting{ "trusted-proxies", "LIST",
             "Addresses and networks of proxies that may say in X-Forwarded-For who asks (default: none)",
             [](Config &config, const QString &value) {
                 return keep(http::TrustedProxies::from(value), config.trustedProxies);
             } },
    Setting{ "public-url", "URL", "How clients reach the API (default: made from the address)",
             [](Config &config, const QString &value) {
                 return keep(webUrlFrom(value), config.publicUrl);
             } },
    Setting{ "problems-base", "URL",
             "What the types of problems begin with (default: public URL and /docs/api/problems)",
             [](Config &config, const QString &value) {
                 return keep(webUrlFrom(value), config.problemsBase);
             } },
    Setting{ "buffer-retention", "TIME", "How long deleted buffers are kept (default: 30d)",
             [](Config &config, const QString &value) {
                 return keep(durationFrom(value), config.bufferRetention);
             } },
    Setting{ "rate-limit", "LIMITS",
             "How fast a token may create feedback (default: full=100/200,widget=10/30,address=30): with full "
             "access so many a second and so many at once, the same for widgets, and for each address of a "
             "widget's visitors so many a minute; each may be off, and off alone is no limit at all",
             [](Config &config, const QString &value) {
                 return keep(services::rateLimitsFrom(value), config.rateLimits);
             } },
    Setting{ "classifier", "NAME", "What routes feedback: embedded (default)", setClassifier },
    Setting{ "log-format", "FORMAT", "text (default) or json",
             [](Config &config, const QString &value) {
                 return keep(logFormatFrom(value), config.logFormat);
             } },
    Setting{ "log-level", "LEVEL", "debug, info (default), warning or error",
             [](Config &config, const QString &value) {
                 return keep(logLevelFrom(value), config.logLevel);
             } },
};

} // namespace

std::span<const Setting> databaseSettings()
{
    return database;
}

std::span<const Setting> serverSettings()
{
    return server;
}

QByteArray environmentVariable(const char *name)
{
    return "TRIAGED_" + QByteArray(name).toUpper().replace('-', '_');
}

QByteArrayList unknownVariables()
{
    QByteArrayList known{ environmentVariable("config") };
    for (const Setting &each : database)
        known << environmentVariable(each.name);
    for (const Setting &each : server)
        known << environmentVariable(each.name);
    QByteArrayList unknown;
    for (const QString &name : QProcessEnvironment::systemEnvironment().keys()) {
        if (name.startsWith("TRIAGED_"_L1) && !known.contains(name.toLatin1()))
            unknown << name.toUtf8();
    }
    return unknown;
}

} // namespace triage::cli
