// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/metricspage.h"

#include "http/problemresponse.h"

#include <QPointer>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::metrics {

namespace {

constexpr auto freshness = 1s;
constexpr auto queryTimeout = 500ms; // far below the ten seconds that Prometheus waits

http::Response withPlainHeaders(http::Response response)
{
    response.headers.append("Cache-Control", "no-store");
    response.headers.append("X-Content-Type-Options", "nosniff");
    return response;
}

/// Suits a few scrapers, which send no bodies.
http::Limits limits()
{
    http::Limits limits;
    limits.bodyBytes = 0;
    limits.connections = 64;
    return limits;
}

} // namespace

MetricsPage::MetricsPage(Metrics &metrics, storage::Database &database, const QString &problemsBase)
    : m_metrics(metrics), m_database(database), m_problemsBase(problemsBase)
{
    const auto ofQueue = [this](double storage::QueueState::*member) {
        return [this, member] {
            return m_queue ? (*m_queue).*member : std::nan("");
        };
    };
    metrics.add("triaged_database_up",
                "Whether the database answered when it was last asked, less than a second before.",
                [this] { return m_isDatabaseUp ? 1.0 : 0.0; });
    metrics.add("triaged_queue_state_age_seconds",
                "The age of what is said of routing, webhooks and work in the background. It grows while the "
                "database is not responding.",
                [this] {
                    return m_queue ? std::chrono::duration<double>(Clock::now() - m_queueRead).count()
                                   : std::nan("");
                });
    metrics.add("triaged_routing_queue_jobs", "Items that are due to be routed, by whichever backend.",
                ofQueue(&storage::QueueState::due));
    metrics.add("triaged_routing_postponed_jobs",
                "Items that are being routed, or that wait to be tried once more.",
                ofQueue(&storage::QueueState::later));
    metrics.add("triaged_routing_queue_oldest_age_seconds",
                "For how long the item has been due that is due for longest.",
                ofQueue(&storage::QueueState::oldestSeconds));
    metrics.add("triaged_work_set_aside",
                "Work in the background that failed too often, and is tried again once an hour.",
                ofQueue(&storage::QueueState::setAside));
    metrics.add("triaged_routing_failed_items", "Items whose routing failed, and that nobody has assigned.",
                ofQueue(&storage::QueueState::failedItems));
    metrics.add("triaged_webhook_queue_messages", "Messages of webhooks that are due to be sent.",
                ofQueue(&storage::QueueState::messages));
    metrics.add("triaged_webhook_oldest_message_age_seconds",
                "The age of the oldest message that its receiver has not taken.",
                ofQueue(&storage::QueueState::oldestMessageSeconds));
    metrics.add("triaged_webhooks_switched_off", "Webhooks that were switched off because they kept failing.",
                ofQueue(&storage::QueueState::webhooksOff));
    m_timeout.setSingleShot(true);
    connect(&m_timeout, &QTimer::timeout, this, [this] {
        m_isDatabaseUp = false;
        answerAll();
    });
}

MetricsPage::~MetricsPage() = default;

Result<quint16> MetricsPage::listen(const QHostAddress &address, quint16 port)
{
    m_server = std::make_unique<http::Server>(
        limits(),
        [this](const http::Request &request, http::Respond respond) { handle(request, std::move(respond)); },
        [this](const Problem &problem, const http::Headers &) {
            return withPlainHeaders(http::problemResponse(problem, m_problemsBase));
        });
    return m_server->listen(address, port);
}

void MetricsPage::handle(const http::Request &request, http::Respond respond)
{
    const bool reads = request.method == http::Method::Get || request.method == http::Method::Head;
    if (request.path != "/metrics" || !reads) {
        const bool there = request.path == "/metrics";
        const Problem wrong = there ? problem(ProblemType::MethodNotAllowed, u"This path takes GET, HEAD."_s)
                                    : problem(ProblemType::NotFound, u"There is nothing at this path."_s);
        http::Response response = withPlainHeaders(http::problemResponse(wrong, m_problemsBase));
        if (there)
            response.headers.append("Allow", "GET, HEAD");
        return respond(std::move(response));
    }
    m_waiting.push_back(std::move(respond));
    if (m_lastRead && Clock::now() - *m_lastRead < freshness)
        return answerAll();
    if (!m_timeout.isActive())
        m_timeout.start(queryTimeout);
    readQueue();
}

void MetricsPage::readQueue()
{
    if (m_isReading)
        return;
    m_isReading = true;
    const auto found = std::make_shared<std::optional<storage::QueueState>>();
    auto job = [found](storage::Connection *db) {
        if (!db)
            return storage::JobEnd::Finished;
        if (const Result<storage::QueueState> state = storage::readQueueState(*db))
            *found = *state;
        return storage::JobEnd::Finished;
    };
    // The server ends the page while its reading is under way.
    auto done = [this, page = QPointer<MetricsPage>(this), found] {
        if (!page)
            return;
        m_isReading = false;
        m_lastRead = Clock::now();
        m_isDatabaseUp = found->has_value();
        if (m_isDatabaseUp) {
            m_queue = *found;
            m_queueRead = *m_lastRead;
        }
        answerAll();
    };
    m_database.post({}, std::move(job), std::move(done));
}

void MetricsPage::answerAll()
{
    m_timeout.stop();
    if (m_waiting.empty())
        return;
    http::Response response;
    response.headers.append("Content-Type", "text/plain; version=0.0.4; charset=utf-8");
    response.body = m_metrics.text();
    response = withPlainHeaders(std::move(response));
    for (const http::Respond &respond : std::exchange(m_waiting, {}))
        respond(response);
}

} // namespace triage::metrics

#include "moc_metricspage.cpp"
