// SPDX-License-Identifier: GPL-3.0-or-later
// Serves the metrics at an address of their own, apart from the API's.
#pragma once

#include "database/database.h"
#include "http/server.h"
#include "metrics/metrics.h"
#include "stores/workqueue.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace triage::metrics {

/// Serves GET /metrics and nothing else. Queries the database at most once a second, and does not wait long
/// for a slow one: the queues are then as they were when it last answered, with the age of that. Lives in the
/// HTTP thread; to be destroyed when the database is drained.
class MetricsPage : public QObject
{
    Q_OBJECT
public:
    MetricsPage(Metrics &metrics, storage::Database &database, const QString &problemsBase);
    ~MetricsPage() override;

    /// Listens and returns the port; port 0 selects any free one. May be tried again after a failure.
    Result<quint16> listen(const QHostAddress &address, quint16 port);

private:
    using Clock = std::chrono::steady_clock;

    void handle(const http::Request &request, http::Respond respond);
    void readQueue();
    void answerAll();

    Metrics &m_metrics;
    storage::Database &m_database;
    QString m_problemsBase;
    std::optional<storage::QueueState> m_queue; ///< The last known state; empty before the first answer.
    Clock::time_point m_queueRead; ///< The time of that state.
    bool m_isDatabaseUp = false; ///< The last query was answered in time.
    std::optional<Clock::time_point> m_lastRead; ///< The time at which the last query ended.
    bool m_isReading = false;
    std::vector<http::Respond> m_waiting;
    QTimer m_timeout;
    std::unique_ptr<http::Server> m_server;
};

} // namespace triage::metrics
