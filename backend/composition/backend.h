// SPDX-License-Identifier: GPL-3.0-or-later
// The backend as a whole: owns every part, in the order of their dependencies.
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
    /// `conninfo` is the database to use; this object neither starts nor stops it.
    Backend(const Config &config, const QString &conninfo, QObject *parent = nullptr);
    ~Backend() override;

    /// Checks and migrates the database and listens. The problem says why that is impossible:
    /// InvalidFieldValue names a setting that somebody has to mend, others may pass by themselves.
    Result<void> start();
    /// Returns true if clients connect with TLS.
    bool isTls() const;
    /// Reads certificate and key again, for clients that connect from now on. Returns a problem and changes
    /// nothing if they are unusable.
    Result<void> readTls();
    /// Stops accepting, finishes running requests within five seconds and refuses the others, then emits
    /// finished(). Everything else ends within a second or two when this object is destroyed.
    void stop();

    /// Returns for example http://127.0.0.1:8080.
    QString baseUrl() const;
    /// Returns for example http://127.0.0.1:8079/metrics; empty if metrics are not served.
    QString metricsUrl() const;
    /// Returns every operation of the API.
    std::vector<api::EndpointInfo> endpoints() const;

Q_SIGNALS:
    void finished();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage
