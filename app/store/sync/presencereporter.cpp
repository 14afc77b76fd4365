// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sync/presencereporter.h"

#include "contract/endpoints.h"

#include <algorithm>

namespace triage::app {

namespace {

// A key that goes through a list is not reported at each item. With several servers behind a proxy, it also
// leaves the time that they need to report to each other.
constexpr std::chrono::milliseconds pause{ 500 };

// A server that was started meanwhile has no report that requests for changes could renew.
constexpr std::chrono::milliseconds repetition{ 30'000 };

/// Returns whether another report may be taken although this one was not.
bool isPassing(const Problem &problem)
{
    return problem.type == ProblemType::FeedbackNotFound || problem.type == ProblemType::ServiceUnavailable
        || problem.type == ProblemType::RateLimited || problem.type == ProblemType::GatewayTimeout;
}

} // namespace

PresenceReporter::PresenceReporter(ApiClient &client, QObject *parent) : QObject(parent), m_client(client)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_isOnline && !m_isRefused && !m_isSending)
            send(this);
    });
}

void PresenceReporter::look(FeedbackId item, bool editing)
{
    PresenceReport now;
    if (item.isValid())
        now = { item, editing };
    if (now == m_current)
        return;
    m_current = now;
    schedule();
}

void PresenceReporter::setOnline(bool online)
{
    m_isOnline = online;
    m_isRefused = false;
    m_sent = {};
    schedule();
}

void PresenceReporter::renewed()
{
    if (m_current == m_sent && m_timer.isActive())
        schedule();
}

void PresenceReporter::schedule()
{
    if (!m_isOnline || m_isRefused || (m_current == m_sent && !m_current.feedback))
        m_timer.stop();
    else if (m_current == m_sent)
        m_timer.start(untilSent(true, std::chrono::milliseconds(m_sinceSent.elapsed())));
    else if (!m_timer.isActive() || m_timer.remainingTimeAsDuration() > pause)
        m_timer.start(untilSent(false, {}));
}

std::chrono::milliseconds PresenceReporter::untilSent(bool isSent, std::chrono::milliseconds sinceSent)
{
    return isSent
        ? std::clamp<std::chrono::milliseconds>(repetition - sinceSent, pause, presencerules::renewal)
        : pause;
}

Task<> PresenceReporter::send(QPointer<PresenceReporter> self)
{
    self->m_isSending = true;
    const PresenceReport report = self->m_current;
    auto sending = self->m_client.send(api::reportPresence, report);
    const auto sent = co_await sending;
    if (!self)
        co_return;
    self->m_isSending = false;
    self->m_isRefused = !sent && !isPassing(sent.error());
    // A report that was not taken is sent again with the next renewal, unless the person goes on before.
    self->m_sent = report;
    self->m_sinceSent.start();
    self->schedule();
}

} // namespace triage::app

#include "moc_presencereporter.cpp"
