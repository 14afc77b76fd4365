// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/detailrequest.h"

#include <QWidget>

#include <algorithm>

using namespace std::chrono_literals;

namespace triage::app {

namespace {

// The server does not notice the requests of one open detail.
constexpr std::chrono::milliseconds firstRepeat = 2s;
constexpr std::chrono::milliseconds maxRepeat = 30s;
constexpr int maxDoublings = 4;
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
    m_repeats = 0;
    m_timer.stop();
    if (m_pause > 0ms)
        m_timer.start(m_pause);
    else
        send();
}

void DetailRequest::repeat()
{
    m_isOvertaken = m_pending != nullptr;
    if (m_pending || m_timer.isActive() || m_repeats >= (m_isAnswered ? maxRepeatsOfAnswer : maxRepeats))
        return;
    m_timer.start(std::min(firstRepeat * (1 << std::min(m_repeats, maxDoublings)), maxRepeat));
    ++m_repeats;
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

void DetailRequest::ended(bool isAnswered)
{
    // The context owns the running callback, so that it is deleted later.
    if (m_pending)
        m_pending.release()->deleteLater();
    m_isAnswered = isAnswered;
    if (!isAnswered || m_isOvertaken)
        repeat();
}

} // namespace triage::app
