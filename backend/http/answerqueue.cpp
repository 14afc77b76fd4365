// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/answerqueue.h"

namespace triage::http {

void AnswerQueue::append(const QByteArray &bytes)
{
    if (isEmpty()) {
        m_since = Clock::now();
        m_accepted = 0;
    }
    m_bytes.append(bytes);
}

bool AnswerQueue::sendTo(Transport &transport)
{
    while (m_isWritable && !isEmpty()) {
        const Transport::Transfer transfer = transport.send(m_bytes.rest());
        m_isWritable = transfer.mayHaveMore;
        m_sendsWhenReadable = transfer.crossed;
        m_bytes.drop(transfer.bytes);
        m_accepted += transfer.bytes;
        if (transfer.outcome != Transport::Outcome::Moved && transfer.outcome != Transport::Outcome::NotNow)
            return false;
    }
    m_counted.shrinkTo(size());
    return m_counted.growTo(size());
}

bool AnswerQueue::isLate(Clock::time_point now, std::chrono::milliseconds period, qint64 rate)
{
    if (isEmpty() || now - m_since <= period)
        return false;
    if (m_accepted < rate * period.count() / 1000)
        return true;
    m_since = now;
    m_accepted = 0;
    return false;
}

void AnswerQueue::clear()
{
    m_bytes.clear();
    m_counted.shrinkTo(0);
}

} // namespace triage::http
