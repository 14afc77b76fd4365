// SPDX-License-Identifier: GPL-3.0-or-later
// The backend's settings, each a flag, an environment variable and a key of the configuration file.
#pragma once

#include "http/trustedproxies.h"
#include "languagemodel/modelendpoint.h"
#include "log/log.h"
#include "result.h"
#include "services/ratelimits.h"

#include <QString>

#include <chrono>

namespace triage {

/// What routes feedback.
enum class ClassifierKind {
    Embedded,
    OpenAi, ///< A language model at an endpoint that speaks OpenAI's protocol.
};

struct Config
{
    QString listen = QStringLiteral("127.0.0.1:8080"); ///< Port 0 picks a free one.
    /// "off": nowhere; empty: 127.0.0.1:9090, or a free port where that is taken.
    QString metricsListen;
    QString database; ///< libpq connection string; empty: the backend's own cluster under dataDirectory.
    QString dataDirectory;
    QString tlsCertificate; ///< PEM file with the chain; empty: plain HTTP.
    QString tlsKey; ///< PEM file; given where tlsCertificate is.
    http::TrustedProxies trustedProxies; ///< Whose X-Forwarded-For is believed.
    QString publicUrl; ///< Empty: made from the address.
    QString problemsBase; ///< Empty: publicUrl + /docs/api/problems.
    std::chrono::seconds bufferRetention = std::chrono::hours(24 * 30);
    services::RateLimits rateLimits;
    qint64 modelMemory = 256; ///< Of what routing has learnt, in MiB.
    ClassifierKind classifier = ClassifierKind::Embedded;
    languagemodel::ModelEndpoint languageModel; ///< Of the classifier OpenAi.
    languagemodel::Cascade cascade = languagemodel::Cascade::Always;
    LogFormat logFormat = LogFormat::Text;
    LogLevel logLevel = LogLevel::Info;
};

/// Where the data is kept unless someone says otherwise: /var/lib/triaged for root, else
/// $XDG_DATA_HOME/triaged.
QString defaultDataDirectory();

/// A length of time: "30d", "12h", "45m" or "90s"; a bare number is seconds.
Result<std::chrono::seconds> durationFrom(const QString &text);
/// An absolute URL with http or https; a slash at its end is dropped.
Result<QString> webUrlFrom(const QString &text);
/// The address of a language model's server: a web address without a name and password in it.
Result<QUrl> modelUrlFrom(const QString &text);
/// A whole number in a range.
Result<int> numberFrom(const QString &text, int least, int most);
Result<LogFormat> logFormatFrom(const QString &text);
Result<LogLevel> logLevelFrom(const QString &text);

} // namespace triage
