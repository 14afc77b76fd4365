// SPDX-License-Identifier: GPL-3.0-or-later
// The backend's settings, each a flag, an environment variable and a key of the configuration file.
#pragma once

#include "embeddings/embeddingendpoint.h"
#include "http/trustedproxies.h"
#include "languagemodel/modelendpoint.h"
#include "log/log.h"
#include "outgoing/addressguard.h"
#include "result.h"
#include "services/ratepolicies.h"

#include <QHostAddress>
#include <QString>

#include <chrono>

namespace triage {

/// The kinds of classifiers that route feedback.
enum class ClassifierKind {
    Embedded,
    OpenAi, ///< A language model at an endpoint that speaks OpenAI's protocol.
};

/// The address of the metrics without a setting. Prometheus itself and its exporters have the ports from 9090
/// to 9999.
inline constexpr char defaultMetricsAddress[] = "127.0.0.1:8079";

struct Config
{
    QString listen = QStringLiteral("127.0.0.1:8080"); ///< Port 0 picks a free one.
    /// "off": nowhere; empty: defaultMetricsAddress, or a free port where that is taken.
    QString metricsListen;
    QString database; ///< libpq connection string; empty: the backend's own cluster under dataDirectory.
    QString dataDirectory;
    QString tlsCertificate; ///< PEM file with the chain; empty for plain HTTP.
    QString tlsKey; ///< PEM file; required with tlsCertificate.
    http::TrustedProxies trustedProxies; ///< Proxies whose X-Forwarded-For is trusted.
    int connectionsPerPeer = 256; ///< The maximum for one address that is not a trusted proxy's; 0: none.
    QString publicUrl; ///< Empty: made from the address.
    QString problemsBase; ///< Empty: publicUrl + /docs/api/problems.
    QString contact; ///< mailto: or https: address for reports of problems; empty: none is published.
    std::chrono::seconds bufferRetention = std::chrono::hours(24 * 30);
    services::RatePolicies rateLimits;
    qint64 importSize = 1024; ///< The maximum of a file that is sent in one request, in MiB.
    qint64 modelMemory = 256; ///< The memory of the classifier's models, in MiB.
    ClassifierKind classifier = ClassifierKind::Embedded;
    languagemodel::ModelEndpoint languageModel; ///< Used by the classifier OpenAi.
    languagemodel::Cascade cascade = languagemodel::Cascade::Always;
    bool ownTexts = true; ///< Routing learns what words mean from each organization's own texts.
    embeddings::EmbeddingEndpoint embeddings; ///< Used if it has an address.
    outgoing::AddressGuard webhookNetworks; ///< Allows networks that are not public to webhooks.
    QString outgoingProxy; ///< The HTTP proxy for webhooks; empty: none.
    QString secretKeyFile; ///< Seals the secrets of webhooks; empty: secret.key in dataDirectory.
    LogFormat logFormat = LogFormat::Text;
    LogLevel logLevel = LogLevel::Info;
};

/// Returns the file with the key that seals the secrets of webhooks; empty if there is no place for one.
QString secretKeyFileOf(const Config &config);
/// Returns a URL without slashes at its end.
QString withoutSlash(QString url);
/// Returns the address at which clients reach the server, if it is set.
std::optional<QString> publicUrlOf(const Config &config);
/// Returns the beginning of the problem types, without a slash at its end.
QString problemsBaseOf(const Config &config, const QString &publicUrl);
/// Returns the default data directory: /var/lib/triaged for root, otherwise $XDG_DATA_HOME/triaged.
QString defaultDataDirectory();

/// An address to listen on.
struct ListenAddress
{
    QHostAddress host;
    quint16 port = 0;
};

/// Parses HOST:PORT, with IPv6 addresses in brackets; * is every address of the machine.
Result<ListenAddress> listenAddressFrom(const QString &text);
/// Parses a duration: "30d", "12h", "45m" or "90s"; a bare number is in seconds.
Result<std::chrono::seconds> durationFrom(const QString &text);
/// Parses an absolute URL with http or https; removes a slash at its end.
Result<QString> webUrlFrom(const QString &text);
/// Parses where to report problems: an address with mailto or https.
Result<QString> contactFrom(const QString &text);
/// Parses the address of a language model's server: a web address without a name and password.
Result<QUrl> modelUrlFrom(const QString &text);
/// Parses a whole number in a range.
Result<int> numberFrom(const QString &text, int least, int most);
Result<LogFormat> logFormatFrom(const QString &text);
Result<LogLevel> logLevelFrom(const QString &text);

} // namespace triage
