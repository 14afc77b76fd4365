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

Result<void> setAddress(const QString &value, QString &member)
{
    if (const auto address = listenAddressFrom(value); !address)
        return address.error();
    member = value;
    return {};
}

Result<void> setDataDirectory(Config &config, const QString &value)
{
    if (value.isEmpty())
        return invalidField({}, u"It must not be empty."_s);
    config.dataDirectory = QDir::cleanPath(QDir::current().absoluteFilePath(value));
    return {};
}

/// Refuses a connection string without libpq's message, which would quote a password.
Result<void> setDatabase(Config &config, const QString &value)
{
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> parsed(
        PQconninfoParse(value.toUtf8().constData(), nullptr), &PQconninfoFree);
    if (!parsed) {
        return invalidField({},
                            u"It is not a connection string of PostgreSQL. Write it as \"host=… dbname=… "
                            "user=…\" or postgresql://user@host/dbname."_s);
    }
    config.database = value;
    return {};
}

Result<void> setMebibytes(const QString &value, qint64 &member)
{
    bool isNumber = false;
    const qint64 mebibytes = value.toLongLong(&isNumber);
    if (!isNumber || mebibytes < 1 || mebibytes > 1'000'000)
        return invalidField({}, u"%1 is not a size. It must be a number of MiB, 1 or more."_s.arg(value));
    member = mebibytes;
    return {};
}

Result<void> setModelMemory(Config &config, const QString &value)
{
    return setMebibytes(value, config.modelMemory);
}

Result<void> setClassifier(Config &config, const QString &value)
{
    if (value != "embedded"_L1 && value != "openai"_L1)
        return invalidField(
            {}, u"%1 is not a classifier of this version. It must be embedded or openai."_s.arg(value));
    config.classifier = value == "openai"_L1 ? ClassifierKind::OpenAi : ClassifierKind::Embedded;
    return {};
}

Result<void> setClassifierModel(Config &config, const QString &value)
{
    if (value.trimmed().isEmpty() || value.size() > 200)
        return invalidField({}, u"It must be the name of a model, as its server knows it."_s);
    config.languageModel.model = value;
    return {};
}

Result<void> setEmbeddingsModel(Config &config, const QString &value)
{
    if (value.trimmed().isEmpty() || value.size() > 200)
        return invalidField({}, u"It must be the name of a model, as its server knows it."_s);
    config.embeddings.model = value;
    return {};
}

Result<bool> switchFrom(const QString &value)
{
    if (value != "on"_L1 && value != "off"_L1)
        return invalidField({}, u"%1 is neither on nor off."_s.arg(value));
    return value == "on"_L1;
}

Result<void> setCascade(Config &config, const QString &value)
{
    if (value != "always"_L1 && value != "when_unsure"_L1)
        return invalidField({}, u"%1 is neither always nor when_unsure."_s.arg(value));
    config.cascade
        = value == "always"_L1 ? languagemodel::Cascade::Always : languagemodel::Cascade::WhenUnsure;
    return {};
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

constexpr std::array database{
    Setting{ "database", "CONNINFO",
             "Connection string of the PostgreSQL database, as libpq accepts it (default: a private one "
             "under the data directory)",
             setDatabase },
    Setting{ "data-dir", "DIR",
             "Data directory (default: /var/lib/triaged for root, else $XDG_DATA_HOME/triaged)",
             setDataDirectory },
    Setting{
        "secret-key-file", "FILE",
        "Key that seals the secrets of webhooks in the database; created if it is missing (default: the "
        "systemd credential secret-key, else secret.key in the data directory). All servers of a database "
        "need the same one",
        [](Config &config, const QString &value) -> Result<void> {
            config.secretKeyFile = value;
            return {};
        } },
};

constexpr std::array server{
    Setting{ "listen", "HOST:PORT", "Address of the API (default: 127.0.0.1:8080); port 0 picks a free one",
             [](Config &config, const QString &value) {
                 return setAddress(value, config.listen);
             } },
    Setting{ "metrics-listen", "HOST:PORT",
             "Address of the metrics for Prometheus, or off (default: 127.0.0.1:8079, or a free port if that "
             "is in use)",
             [](Config &config, const QString &value) -> Result<void> {
                 if (value.isEmpty())
                     return invalidField({}, u"It must not be empty. off serves no metrics."_s);
                 config.metricsListen = value;
                 return value == "off"_L1 ? Result<void>() : setAddress(value, config.metricsListen);
             } },
    Setting{ "tls-cert", "FILE",
             "Serve HTTPS with the certificate in this PEM file, followed by its chain; read again on SIGHUP",
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
             "Addresses and networks of proxies whose X-Forwarded-For is trusted (default: none)",
             [](Config &config, const QString &value) {
                 return keep(http::TrustedProxies::from(value), config.trustedProxies);
             } },
    Setting{ "connections-per-peer", "COUNT",
             "Maximum number of connections of one address (default: 256; 0, no limit); trusted proxies are "
             "not limited",
             [](Config &config, const QString &value) {
                 return keep(numberFrom(value, 0, 1'000'000), config.connectionsPerPeer);
             } },
    Setting{ "public-url", "URL", "Address at which clients reach the API (default: made from the address)",
             [](Config &config, const QString &value) {
                 return keep(webUrlFrom(value), config.publicUrl);
             } },
    Setting{ "problems-base", "URL",
             "Beginning of the problem types (default: public URL and /docs/api/problems)",
             [](Config &config, const QString &value) {
                 return keep(webUrlFrom(value), config.problemsBase);
             } },
    Setting{ "contact", "URI",
             "Where people report security and other problems of the server: mailto: or https:; in the API "
             "document and /.well-known/security.txt (default: none)",
             [](Config &config, const QString &value) {
                 return keep(contactFrom(value), config.contact);
             } },
    Setting{ "buffer-retention", "TIME", "Time for which deleted buffers are kept (default: 30d)",
             [](Config &config, const QString &value) {
                 return keep(durationFrom(value), config.bufferRetention);
             } },
    Setting{ "import-size", "MIB",
             "Maximum size of a file that is imported with one request, in MiB (default: 1024)",
             [](Config &config, const QString &value) -> Result<void> {
                 return setMebibytes(value, config.importSize);
             } },
    Setting{ "rate-limit", "LIMITS",
             "Rate at which a token may create feedback and reactions (default: "
             "full=100/200,widget=10/30,address=30): "
             "requests a second and in a burst for full access, the same for widgets, and requests a minute "
             "for each address of a widget's visitors; each may be off, and off alone disables all limits",
             [](Config &config, const QString &value) {
                 return keep(services::ratePoliciesFrom(value), config.rateLimits);
             } },
    Setting{ "webhook-allow-networks", "LIST",
             "Networks that are not public and that webhooks may reach, also without HTTPS, such as "
             "10.0.0.0/8 (default: none)",
             [](Config &config, const QString &value) {
                 return keep(outgoing::AddressGuard::allowing(value), config.webhookNetworks);
             } },
    Setting{ "outgoing-proxy", "URL",
             "HTTP proxy for webhooks (default: none); it has to refuse addresses that they may not reach",
             [](Config &config, const QString &value) {
                 return keep(webUrlFrom(value), config.outgoingProxy);
             } },
    Setting{ "model-memory", "MIB",
             "Maximum memory of the learned routing models, in MiB (default: 256); models of organizations "
             "that were not used for long are read again when needed",
             setModelMemory },
    Setting{ "classifier", "NAME",
             "Classifier that routes feedback: embedded (default), or openai for a language model whose "
             "server speaks OpenAI's protocol; feedback is then sent to that server. Its key is "
             "TRIAGED_CLASSIFIER_KEY in the environment",
             setClassifier },
    Setting{ "classifier-url", "URL", "Address of the language model's server, with or without /v1",
             [](Config &config, const QString &value) {
                 return keep(modelUrlFrom(value), config.languageModel.url);
             } },
    Setting{ "classifier-model", "NAME", "The language model, as its server calls it", setClassifierModel },
    Setting{ "classifier-mask", "on|off",
             "Remove mail addresses, phone and card numbers, and keys from what is sent to the language "
             "model (default: on)",
             [](Config &config, const QString &value) {
                 return keep(switchFrom(value), config.languageModel.masksText);
             } },
    Setting{ "classifier-cascade", "WHEN",
             "always (default), or when_unsure: the language model is asked only if the embedded classifier "
             "is less sure than 90 %",
             setCascade },
    Setting{ "classifier-daily-tokens", "COUNT",
             "Tokens of the language model that an organization may use in a day, UTC (default: 0, no "
             "limit); after that the embedded classifier continues alone",
             [](Config &config, const QString &value) {
                 return keep(tokensFrom(value), config.languageModel.dailyTokens);
             } },
    Setting{ "classifier-calls-per-minute", "COUNT",
             "Maximum number of calls of the language model in a minute (default: 0, no limit)",
             [](Config &config, const QString &value) {
                 return keep(numberFrom(value, 0, 1'000'000), config.languageModel.callsPerMinute);
             } },
    Setting{ "classifier-concurrency", "COUNT", "Maximum number of concurrent calls (default: 4)",
             [](Config &config, const QString &value) {
                 return keep(numberFrom(value, 1, 64), config.languageModel.concurrency);
             } },
    Setting{ "classifier-timeout", "TIME", "Maximum duration of a call (default: 30s)", setModelTimeout },
    Setting{ "own-texts", "on|off",
             "Let the embedded classifier learn which words mean alike from the newest texts of each "
             "organization (default: on)",
             [](Config &config, const QString &value) {
                 return keep(switchFrom(value), config.ownTexts);
             } },
    Setting{ "embeddings-url", "URL",
             "Address of a server of embeddings that speaks OpenAI's protocol, with or without /v1; the "
             "texts of feedback are then sent to it. Its key is TRIAGED_EMBEDDINGS_KEY in the environment",
             [](Config &config, const QString &value) {
                 return keep(modelUrlFrom(value), config.embeddings.url);
             } },
    Setting{ "embeddings-model", "NAME", "The model of embeddings, as its server calls it",
             setEmbeddingsModel },
    Setting{ "embeddings-mask", "on|off",
             "Remove mail addresses, phone and card numbers, and keys from what is sent to the server of "
             "embeddings (default: on)",
             [](Config &config, const QString &value) {
                 return keep(switchFrom(value), config.embeddings.masksText);
             } },
    Setting{ "embeddings-daily-tokens", "COUNT",
             "Tokens of embeddings that an organization may use in a day, UTC (default: 0, no limit)",
             [](Config &config, const QString &value) {
                 return keep(tokensFrom(value), config.embeddings.dailyTokens);
             } },
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
