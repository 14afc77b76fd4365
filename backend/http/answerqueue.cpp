// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/answerqueue.h"

namespace triage::http {

void AnswerQueue::append(const QByteArray &bytes)
{
    if (isEmpty())
        m_progress = Clock::now();
    m_bytes.append(bytes);
}

bool AnswerQueue::sendTo(Transport &transport)
{
    while (m_isWritable && !isEmpty()) {
        const Transport::Transfer transfer = transport.send(m_bytes.rest());
        m_isWritable = transfer.mayHaveMore;
        m_sendsWhenReadable = transfer.crossed;
        m_bytes.drop(transfer.bytes);
        if (transfer.outcome == Transport::Outcome::Moved)
            m_progress = Clock::now();
        else if (transfer.outcome != Transport::Outcome::NotNow)
            return false;
    }
    return true;
}

} // namespace triage::http
