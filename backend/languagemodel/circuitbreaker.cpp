// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/circuitbreaker.h"

#include <QDateTime>

#include <algorithm>

using namespace std::chrono_literals;

namespace triage::languagemodel {

CircuitBreaker::Admission CircuitBreaker::admits(Clock::time_point now)
{
    const std::lock_guard lock(m_mutex);
    if (m_failures < m_maxFailures)
        return Admission::Granted;
    if (now < m_openUntil || m_isTrying)
        return Admission::Denied;
    m_isTrying = true;
    return Admission::Trial;
}

void CircuitBreaker::succeeded()
{
    const std::lock_guard lock(m_mutex);
    m_failures = 0;
    m_isTrying = false;
}

bool CircuitBreaker::failed(Clock::time_point now)
{
    const std::lock_guard lock(m_mutex);
    m_isTrying = false;
    m_failures = std::min(m_failures + 1, m_maxFailures);
    if (m_failures < m_maxFailures)
        return false;
    m_openUntil = std::max(m_openUntil, now + m_rest);
    return true;
}

void CircuitBreaker::suspend(std::chrono::milliseconds time, Clock::time_point now)
{
    const std::lock_guard lock(m_mutex);
    m_isTrying = false;
    m_failures = m_maxFailures;
    m_openUntil = std::max(m_openUntil, now + std::max(time, m_rest));
}

void CircuitBreaker::undecided()
{
    const std::lock_guard lock(m_mutex);
    m_isTrying = false;
}

bool CircuitBreaker::isOpen(Clock::time_point now) const
{
    const std::lock_guard lock(m_mutex);
    return m_failures >= m_maxFailures && now < m_openUntil;
}

std::shared_ptr<CircuitBreaker> OrganizationBreakers::of(OrganizationId organization)
{
    const std::lock_guard lock(m_mutex);
    std::shared_ptr<CircuitBreaker> &breaker = m_breakers[organization];
    if (!breaker)
        breaker = std::make_shared<CircuitBreaker>(m_maxFailures, m_rest);
    return breaker;
}

std::chrono::milliseconds restAskedFor(const QByteArray &retryAfter)
{
    constexpr std::chrono::milliseconds longest = 1h;
    bool isNumber = false;
    const double seconds = retryAfter.trimmed().toDouble(&isNumber);
    if (isNumber) {
        const double most = std::chrono::duration<double>(longest).count();
        return seconds > 0 ? std::chrono::milliseconds(qint64(std::min(seconds, most) * 1000)) : 0ms;
    }
    const QDateTime until = QDateTime::fromString(QString::fromLatin1(retryAfter.trimmed()), Qt::RFC2822Date);
    if (!until.isValid())
        return 0ms;
    const std::chrono::milliseconds left(QDateTime::currentDateTimeUtc().msecsTo(until));
    return std::clamp<std::chrono::milliseconds>(left, 0ms, longest);
}

} // namespace triage::languagemodel
