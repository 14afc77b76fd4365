// The backend's settings, each a flag, an environment variable and a key of the configuration file.
#pragma once

#include "log.h"

#include <QString>

#include <chrono>

namespace triage {

struct Config
{
    QString listen = QStringLiteral("127.0.0.1:8080"); ///< Port 0 picks a free one.
    QString metricsListen = QStringLiteral("127.0.0.1:9090");
    QString database; ///< libpq connection string; empty: the backend's own cluster under dataDirectory.
    QString dataDirectory;
    QString publicUrl; ///< Empty: made from the address.
    QString problemsBase; ///< Empty: publicUrl + /docs/api/problems.
    std::chrono::seconds bufferRetention = std::chrono::hours(24 * 30);
    LogFormat logFormat = LogFormat::Text;
    LogLevel logLevel = LogLevel::Info;
};

} // namespace triage
