// SPDX-License-Identifier: GPL-3.0-or-later
// The metrics' own address, apart from the API's.
#pragma once

#include "database/database.h"
#include "http/server.h"
#include "metrics/metrics.h"
#include "stores/queuestate.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace triage::metrics {

/// Serves GET /metrics and nothing else. What only the database knows is asked of it at most once a second; a
/// database that takes long is not waited for. Lives in the HTTP thread; to be destroyed when the database is
/// drained.
class MetricsPage : public QObject
{
    Q_OBJECT
public:
    MetricsPage(Metrics &metrics, storage::Database &database, const QString &problemsBase);
    ~MetricsPage() override;

    /// Port 0 is any free one; the port. May be tried again where it fails.
    Result<quint16> listen(const QHostAddress &address, quint16 port);

private:
    using Clock = std::chrono::steady_clock;

    void handle(const http::Request &request, http::Respond respond);
    void lookAtQueue();
    void answerAll();

    Metrics &m_metrics;
    storage::Database &m_database;
    QString m_problemsBase;
    std::optional<storage::QueueState> m_queue; ///< Nothing: the database does not answer.
    std::optional<Clock::time_point> m_looked; ///< When the last look ended.
    bool m_looking = false;
    std::vector<http::Respond> m_waiting;
    QTimer m_patience;
    std::unique_ptr<http::Server> m_server;
};

} // namespace triage::metrics
