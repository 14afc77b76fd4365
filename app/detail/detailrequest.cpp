// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/detailrequest.h"

#include "client/retry.h"
#include "problem.h"

#include <QWidget>

#include <algorithm>

using namespace std::chrono_literals;

namespace triage::app {

namespace {

// The server does not notice the requests of one open detail.
constexpr std::chrono::milliseconds firstRepeat = 2s;
constexpr std::chrono::milliseconds maxRepeat = 30s;
constexpr int maxRepeats = 8; // two and a half minutes; the next connection to the server begins again
constexpr int maxRepeatsOfAnswer = 3;

} // namespace

void DetailRequest::connectTimer()
{
    m_timer.setSingleShot(true);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { send(); });
}

void DetailRequest::setFeedback(FeedbackId id)
{
    m_feedback = id;
    renew();
}

void DetailRequest::renew()
{
    m_isAnswered = false;
    m_pending.reset();
    retry();
}

void DetailRequest::retry()
{
    if (m_isAnswered || m_pending)
        return;
    m_isRefused = false;
    m_repeats = 0;
    m_timer.stop();
    if (m_pause > 0ms)
        m_timer.start(m_pause);
    else
        send();
}

void DetailRequest::repeat(std::chrono::milliseconds least)
{
    m_isOvertaken = m_pending != nullptr;
    const int most = m_isAnswered || m_isRefused ? maxRepeatsOfAnswer : maxRepeats;
    if (m_pending || m_timer.isActive() || m_repeats >= most)
        return;
    ++m_repeats;
    m_timer.start(std::max(retryDelay(firstRepeat, maxRepeat, m_repeats), least));
}

void DetailRequest::send()
{
    if (!m_feedback.isValid() || !m_source)
        return;
    if (m_widget && !m_widget->isVisible()) {
        m_isAnswered = false; // so that retry() asks again when it is shown
        return;
    }
    m_isOvertaken = false;
    m_pending = std::make_unique<QObject>();
    m_source(m_feedback, m_pending.get());
}

void DetailRequest::ended(const Problem *problem)
{
    // The context owns the running callback, so that it is deleted later.
    if (m_pending)
        m_pending.release()->deleteLater();
    m_isAnswered = problem == nullptr;
    m_isRefused = problem && !isPassing(*problem);
    if (m_isOvertaken || (problem && !m_isRefused))
        repeat(problem ? problem->retryAfter : std::chrono::seconds(0));
}

} // namespace triage::app
