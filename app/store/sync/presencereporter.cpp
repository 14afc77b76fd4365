// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sync/presencereporter.h"

#include "client/retry.h"
#include "contract/endpoints.h"

#include <algorithm>

namespace triage::app {

namespace {

// A key that goes through a list is not reported at each item. With several servers behind a proxy, it also
// leaves the time that they need to report to each other.
constexpr std::chrono::milliseconds pause{ 500 };

/// Returns whether the server takes no report of this token.
bool isRefusal(const Problem &problem)
{
    return !isPassing(problem) && problem.type != ProblemType::FeedbackNotFound;
}

} // namespace

bool PresencePlan::look(const PresenceReport &report)
{
    if (report == m_current)
        return false;
    m_current = report;
    m_hasFailed = false;
    return true;
}

void PresencePlan::setOnline(bool online)
{
    m_isOnline = online;
    m_isRefused = false;
    m_hasFailed = false;
    if (m_taken != PresenceReport())
        m_taken.reset();
}

void PresencePlan::answered(const PresenceReport &report, const Result<void> &answer)
{
    m_isRefused = !answer && isRefusal(answer.error());
    m_hasFailed = !answer && report == m_current;
    m_taken = answer ? std::optional(report) : std::nullopt;
}

std::optional<std::chrono::milliseconds> PresencePlan::wait(std::chrono::milliseconds sinceTaken) const
{
    using presencerules::renewal;
    if (!m_isOnline || m_isRefused || (isTaken() && !m_current.feedback))
        return std::nullopt;
    if (!isTaken())
        return m_hasFailed ? renewal : pause;
    return std::clamp<std::chrono::milliseconds>(presencerules::repetition - sinceTaken, pause, renewal);
}

PresenceReporter::PresenceReporter(ApiClient &client, QObject *parent) : QObject(parent), m_client(client)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (!m_isSending)
            send(this);
    });
}

void PresenceReporter::look(FeedbackId item, bool editing)
{
    PresenceReport now;
    if (item.isValid())
        now = { item, editing };
    if (m_plan.look(now))
        schedule();
}

void PresenceReporter::setOnline(bool online)
{
    m_plan.setOnline(online);
    schedule();
}

void PresenceReporter::renewed()
{
    if (m_plan.isTaken())
        schedule();
}

/// Lets a report that waits go when it is due: a person who goes on puts it off no further.
void PresenceReporter::schedule()
{
    const auto since = std::chrono::milliseconds(m_sinceTaken.isValid() ? m_sinceTaken.elapsed() : 0);
    const auto wait = m_plan.wait(since);
    if (!wait)
        m_timer.stop();
    else if (m_plan.isTaken() || !m_timer.isActive() || m_timer.remainingTimeAsDuration() > *wait)
        m_timer.start(*wait);
}

Task<> PresenceReporter::send(QPointer<PresenceReporter> self)
{
    self->m_isSending = true;
    const PresenceReport report = self->m_plan.current();
    auto sending = self->m_client.send(api::reportPresence, report);
    const auto sent = co_await sending;
    if (!self)
        co_return;
    self->m_isSending = false;
    self->m_plan.answered(report, sent);
    if (sent)
        self->m_sinceTaken.start();
    self->schedule();
}

} // namespace triage::app

#include "moc_presencereporter.cpp"
