// SPDX-License-Identifier: GPL-3.0-or-later
// The backend as a whole: owns every part, in the order in which they depend on each other.
#pragma once

#include "composition/config.h"
#include "contract/endpoint.h"
#include "result.h"

#include <QObject>

#include <memory>
#include <vector>

namespace triage {

/// Serves the API on a migrated database. Lives in one thread with an event loop.
class Backend : public QObject
{
    Q_OBJECT
public:
    /// conninfo: the database to use, whoever runs it.
    Backend(const Config &config, const QString &conninfo, QObject *parent = nullptr);
    ~Backend() override;

    /// Migrates the database and listens. A Problem says what stands in the way.
    Result<void> start();
    /// Whether clients speak TLS with it.
    bool isTls() const;
    /// Reads certificate and key again, for clients that come from now on. A Problem, and everything as it
    /// was, where they are of no use.
    Result<void> readTls();
    /// Stops accepting, finishes what is in flight within ten seconds, then finished().
    void stop();

    /// For example http://127.0.0.1:8080.
    QString baseUrl() const;
    /// For example http://127.0.0.1:9090/metrics; empty where there is none.
    QString metricsUrl() const;
    /// Every operation that it answers.
    std::vector<api::EndpointInfo> endpoints() const;

Q_SIGNALS:
    void finished();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage
