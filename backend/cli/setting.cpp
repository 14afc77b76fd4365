// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/setting.h"

#include <QDir>
#include <QFile>
#include <QProcessEnvironment>

#include <libpq-fe.h>

#include <algorithm>
#include <array>
#include <memory>

using namespace Qt::StringLiterals;

namespace triage::cli {

namespace {

/// Stores a value that was read; returns the problem of one that was not.
template <typename T>
Result<void> keep(Result<T> read, T &member)
{
    if (!read)
        return read.error();
    member = std::move(*read);
    return {};
}

/// Stores what a function reads of the value in a member of the configuration.
template <auto read, auto member>
Result<void> set(Config &config, const QString &value)
{
    return keep(read(value), config.*member);
}

/// Stores it in a member of a part of the configuration.
template <auto read, auto part, auto member>
Result<void> set(Config &config, const QString &value)
{
    return keep(read(value), config.*part.*member);
}

Result<QString> textFrom(const QString &value)
{
    return value;
}

/// Checks an address, which is parsed again where it is used.
Result<QString> addressFrom(const QString &value)
{
    if (const auto address = listenAddressFrom(value); !address)
        return address.error();
    return value;
}

Result<QString> metricsAddressFrom(const QString &value)
{
    if (value.isEmpty())
        return invalidField({}, u"It must not be empty. off serves no metrics."_s);
    return value == "off"_L1 ? Result<QString>(value) : addressFrom(value);
}

Result<QString> directoryFrom(const QString &value)
{
    if (value.isEmpty())
        return invalidField({}, u"It must not be empty."_s);
    return QDir::cleanPath(QDir::current().absoluteFilePath(value));
}

/// Refuses a connection string without libpq's message, which would quote a password.
Result<QString> databaseFrom(const QString &value)
{
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> parsed(
        PQconninfoParse(value.toUtf8().constData(), nullptr), &PQconninfoFree);
    if (!parsed) {
        return invalidField({},
                            u"It is not a connection string of PostgreSQL. Write it as \"host=… dbname=… "
                            "user=…\" or postgresql://user@host/dbname."_s);
    }
    return value;
}

Result<qint64> mebibytesFrom(const QString &value)
{
    bool isNumber = false;
    const qint64 mebibytes = value.toLongLong(&isNumber);
    if (!isNumber || mebibytes < 1 || mebibytes > 1'000'000)
        return invalidField({}, u"%1 is not a size. It must be a number of MiB, 1 or more."_s.arg(value));
    return mebibytes;
}

Result<ClassifierKind> classifierFrom(const QString &value)
{
    if (value != "embedded"_L1 && value != "openai"_L1)
        return invalidField(
            {}, u"%1 is not a classifier of this version. It must be embedded or openai."_s.arg(value));
    return value == "openai"_L1 ? ClassifierKind::OpenAi : ClassifierKind::Embedded;
}

Result<QString> modelNameFrom(const QString &value)
{
    if (value.trimmed().isEmpty() || value.size() > 200)
        return invalidField({}, u"It must be the name of a model, as its server knows it."_s);
    return value;
}

Result<bool> switchFrom(const QString &value)
{
    if (value != "on"_L1 && value != "off"_L1)
        return invalidField({}, u"%1 is neither on nor off."_s.arg(value));
    return value == "on"_L1;
}

Result<languagemodel::Cascade> cascadeFrom(const QString &value)
{
    if (value != "always"_L1 && value != "when_unsure"_L1)
        return invalidField({}, u"%1 is neither always nor when_unsure."_s.arg(value));
    return value == "always"_L1 ? languagemodel::Cascade::Always : languagemodel::Cascade::WhenUnsure;
}

Result<void> setModelTimeout(Config &config, const QString &value)
{
    const auto time = durationFrom(value);
    if (!time)
        return time.error();
    if (*time < std::chrono::seconds(1) || *time > std::chrono::minutes(10))
        return invalidField({}, u"It must be from 1s to 10m."_s);
    config.languageModel.callTimeout = *time;
    config.languageModel.askTimeout
        = std::max<std::chrono::milliseconds>(config.languageModel.askTimeout, 2 * *time);
    return {};
}

Result<qint64> tokensFrom(const QString &value)
{
    bool isNumber = false;
    const qint64 tokens = value.toLongLong(&isNumber);
    if (!isNumber || tokens < 0)
        return invalidField({}, u"%1 is not a number, 0 or more."_s.arg(value));
    return tokens;
}

template <int least, int most>
Result<int> countFrom(const QString &value)
{
    return numberFrom(value, least, most);
}

constexpr int maxCount = 1'000'000;

using embeddings::EmbeddingEndpoint;
using languagemodel::ModelEndpoint;

constexpr std::array database{
    Setting{ "database", "CONNINFO",
             "Connection string of the PostgreSQL database, as libpq accepts it (default: a private one "
             "under the data directory)",
             set<databaseFrom, &Config::database> },
    Setting{ "data-dir", "DIR",
             "Data directory (default: /var/lib/triaged for root, else $XDG_DATA_HOME/triaged)",
             set<directoryFrom, &Config::dataDirectory> },
    Setting{
        "secret-key-file", "FILE",
        "Key that seals the secrets of webhooks in the database; created if it is missing (default: the "
        "systemd credential secret-key, else secret.key in the data directory). All servers of a database "
        "need the same one",
        set<textFrom, &Config::secretKeyFile> },
};

constexpr std::array server{
    Setting{ "listen", "HOST:PORT", "Address of the API (default: 127.0.0.1:8080); port 0 picks a free one",
             set<addressFrom, &Config::listen> },
    Setting{ "metrics-listen", "HOST:PORT",
             "Address of the metrics for Prometheus, or off (default: 127.0.0.1:8079, or a free port if that "
             "is in use)",
             set<metricsAddressFrom, &Config::metricsListen> },
    Setting{ "tls-cert", "FILE",
             "Serve HTTPS with the certificate in this PEM file, followed by its chain; read again on SIGHUP",
             set<textFrom, &Config::tlsCertificate> },
    Setting{ "tls-key", "FILE", "PEM file with the certificate's private key",
             set<textFrom, &Config::tlsKey> },
    Setting{ "trusted-proxies", "LIST",
             "Addresses and networks of proxies whose X-Forwarded-For is trusted (default: none)",
             set<http::TrustedProxies::from, &Config::trustedProxies> },
    Setting{ "connections-per-peer", "COUNT",
             "Maximum number of connections of one address (default: 256; 0, no limit); trusted proxies are "
             "not limited",
             set<countFrom<0, maxCount>, &Config::connectionsPerPeer> },
    Setting{ "public-url", "URL", "Address at which clients reach the API (default: made from the address)",
             set<webUrlFrom, &Config::publicUrl> },
    Setting{ "problems-base", "URL",
             "Beginning of the problem types (default: public URL and /docs/api/problems)",
             set<webUrlFrom, &Config::problemsBase> },
    Setting{ "contact", "URI",
             "Where people report security and other problems of the server: mailto: or https:; in the API "
             "document and /.well-known/security.txt (default: none)",
             set<contactFrom, &Config::contact> },
    Setting{ "buffer-retention", "TIME", "Time for which deleted buffers are kept (default: 30d)",
             set<durationFrom, &Config::bufferRetention> },
    Setting{ "import-size", "MIB",
             "Maximum size of a file that is imported with one request, in MiB (default: 1024)",
             set<mebibytesFrom, &Config::importSize> },
    Setting{ "rate-limit", "LIMITS",
             "Rate at which a token may create feedback and reactions (default: "
             "full=100/200,widget=10/30,address=30): "
             "requests a second and in a burst for full access, the same for widgets, and requests a minute "
             "for each address of a widget's visitors; each may be off, and off alone disables all limits",
             set<services::ratePoliciesFrom, &Config::rateLimits> },
    Setting{ "webhook-allow-networks", "LIST",
             "Networks that are not public and that webhooks may reach, also without HTTPS, such as "
             "10.0.0.0/8 (default: none)",
             set<outgoing::AddressGuard::allowing, &Config::webhookNetworks> },
    Setting{ "outgoing-proxy", "URL",
             "HTTP proxy for webhooks (default: none); it has to refuse addresses that they may not reach",
             set<webUrlFrom, &Config::outgoingProxy> },
    Setting{ "model-memory", "MIB",
             "Maximum memory of the learned routing models, in MiB (default: 256); models of organizations "
             "that were not used for long are read again when needed",
             set<mebibytesFrom, &Config::modelMemory> },
    Setting{ "classifier", "NAME",
             "Classifier that routes feedback: embedded (default), or openai for a language model whose "
             "server speaks OpenAI's protocol; feedback is then sent to that server. Its key is "
             "TRIAGED_CLASSIFIER_KEY in the environment",
             set<classifierFrom, &Config::classifier> },
    Setting{ "classifier-url", "URL", "Address of the language model's server, with or without /v1",
             set<modelUrlFrom, &Config::languageModel, &ModelEndpoint::url> },
    Setting{ "classifier-model", "NAME", "The language model, as its server calls it",
             set<modelNameFrom, &Config::languageModel, &ModelEndpoint::model> },
    Setting{ "classifier-mask", "on|off",
             "Remove mail addresses, phone and card numbers, and keys from what is sent to the language "
             "model (default: on)",
             set<switchFrom, &Config::languageModel, &ModelEndpoint::masksText> },
    Setting{ "classifier-cascade", "WHEN",
             "always (default), or when_unsure: the language model is asked only if the embedded classifier "
             "is less sure than 90 %",
             set<cascadeFrom, &Config::cascade> },
    Setting{ "classifier-daily-tokens", "COUNT",
             "Tokens of the language model that an organization may use in a day, UTC (default: 0, no "
             "limit); after that the embedded classifier continues alone",
             set<tokensFrom, &Config::languageModel, &ModelEndpoint::dailyTokens> },
    Setting{ "classifier-calls-per-minute", "COUNT",
             "Maximum number of calls of the language model in a minute (default: 0, no limit)",
             set<countFrom<0, maxCount>, &Config::languageModel, &ModelEndpoint::callsPerMinute> },
    Setting{ "classifier-concurrency", "COUNT", "Maximum number of concurrent calls (default: 4)",
             set<countFrom<1, 64>, &Config::languageModel, &ModelEndpoint::concurrency> },
    Setting{ "classifier-timeout", "TIME", "Maximum duration of a call (default: 30s)", setModelTimeout },
    Setting{ "own-texts", "on|off",
             "Let the embedded classifier learn which words mean alike from the newest texts of each "
             "organization (default: on)",
             set<switchFrom, &Config::ownTexts> },
    Setting{ "embeddings-url", "URL",
             "Address of a server of embeddings that speaks OpenAI's protocol, with or without /v1; the "
             "texts of feedback are then sent to it. Its key is TRIAGED_EMBEDDINGS_KEY in the environment",
             set<modelUrlFrom, &Config::embeddings, &EmbeddingEndpoint::url> },
    Setting{ "embeddings-model", "NAME", "The model of embeddings, as its server calls it",
             set<modelNameFrom, &Config::embeddings, &EmbeddingEndpoint::model> },
    Setting{ "embeddings-mask", "on|off",
             "Remove mail addresses, phone and card numbers, and keys from what is sent to the server of "
             "embeddings (default: on)",
             set<switchFrom, &Config::embeddings, &EmbeddingEndpoint::masksText> },
    Setting{ "embeddings-daily-tokens", "COUNT",
             "Tokens of embeddings that an organization may use in a day, UTC (default: 0, no limit)",
             set<tokensFrom, &Config::embeddings, &EmbeddingEndpoint::dailyTokens> },
    Setting{ "log-format", "FORMAT", "text (default) or json", set<logFormatFrom, &Config::logFormat> },
    Setting{ "log-level", "LEVEL", "debug, info (default), warning or error",
             set<logLevelFrom, &Config::logLevel> },
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

QString credentialFile(const char *name)
{
    const QString folder = qEnvironmentVariable("CREDENTIALS_DIRECTORY");
    const QString path = folder + u'/' + QLatin1StringView(name);
    return !folder.isEmpty() && QFile::exists(path) ? path : QString();
}

Result<QByteArray> takeKey(const char *name, const QString &fromFile)
{
    const QByteArray variable = environmentVariable(name);
    QByteArray key = qgetenv(variable.constData());
    qunsetenv(variable.constData());
    if (key.isEmpty()) {
        QFile credential(credentialFile(name));
        if (!credential.fileName().isEmpty() && credential.open(QIODevice::ReadOnly))
            key = credential.read(4096);
    }
    if (key.isEmpty())
        key = fromFile.toUtf8();
    key = key.trimmed();
    const bool isPlain = std::all_of(key.begin(), key.end(), [](char c) { return c > ' ' && c < '\x7f'; });
    if (!isPlain)
        return invalidField({},
                            u"%1 must consist of plain ASCII characters without spaces."_s.arg(
                                QString::fromLatin1(variable)));
    return key;
}

namespace {

/// Returns true if only one of two addresses can be listened on at a time.
bool collide(const ListenAddress &one, const ListenAddress &other)
{
    const auto covers = [](const QHostAddress &all, const QHostAddress &each) {
        return all == each || all == QHostAddress::Any
            || (all == QHostAddress::AnyIPv4 && each.protocol() == QHostAddress::IPv4Protocol)
            || (all == QHostAddress::AnyIPv6 && each.protocol() == QHostAddress::IPv6Protocol);
    };
    return one.port != 0 && one.port == other.port
        && (covers(one.host, other.host) || covers(other.host, one.host));
}

} // namespace

Result<void> checkTogether(const Config &config)
{
    const auto address = listenAddressFrom(config.listen);
    const auto metrics = listenAddressFrom(config.metricsListen);
    if (address && metrics && collide(*address, *metrics)) {
        return invalidField(
            u"metrics-listen"_s,
            u"The settings listen and metrics-listen need different addresses: %1 is taken by "
            "listen."_s.arg(config.metricsListen));
    }
    if (config.tlsCertificate.isEmpty() != config.tlsKey.isEmpty()) {
        return invalidField(config.tlsKey.isEmpty() ? u"tls-key"_s : u"tls-cert"_s,
                            u"HTTPS needs both tls-cert and tls-key; HTTP needs neither."_s);
    }
    if (config.embeddings.url.isEmpty() != config.embeddings.model.isEmpty()) {
        return invalidField(config.embeddings.url.isEmpty() ? u"embeddings-url"_s : u"embeddings-model"_s,
                            u"Embeddings need both embeddings-url and embeddings-model."_s);
    }
    if (config.classifier == ClassifierKind::Embedded)
        return {};
    const auto missing = [](const QString &name) {
        return invalidField(name,
                            u"The classifier openai needs the setting %1 (or %2 in the environment)."_s.arg(
                                name, QString::fromLatin1(environmentVariable(name.toLatin1().constData()))));
    };
    if (config.languageModel.url.isEmpty())
        return missing(u"classifier-url"_s);
    if (config.languageModel.model.isEmpty())
        return missing(u"classifier-model"_s);
    return {};
}

QByteArrayList unknownVariables()
{
    QByteArrayList known{ environmentVariable("config"), environmentVariable(classifierKey),
                          environmentVariable(embeddingsKey) };
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
