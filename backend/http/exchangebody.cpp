// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/exchangebody.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace triage::http {

Problem ExchangeBody::incomplete()
{
    return problem(ProblemType::BadRequest, u"The request ends before it is complete."_s);
}

Problem ExchangeBody::noMemory()
{
    return unavailable(u"The server is receiving too many large requests. Try again."_s);
}

void ExchangeBody::want(BodyReceiver receiver)
{
    m_receiver = std::move(receiver);
    m_state = State::Wanted;
    if (m_received)
        deliver(*std::exchange(m_received, std::nullopt));
}

void ExchangeBody::deliver(Result<QByteArray> body)
{
    if (m_state != State::Wanted) {
        m_received = std::move(body);
        return;
    }
    m_state = State::Taken;
    if (m_isStreamed && body && !body->isEmpty()) { // its end is the next piece
        m_state = State::Held;
        m_received = QByteArray();
    }
    const BodyReceiver receiver = std::exchange(m_receiver, {});
    receiver(std::move(body));
}

void ExchangeBody::deliverPiece(QByteArray piece)
{
    m_state = State::Held;
    const BodyReceiver receiver = std::exchange(m_receiver, {});
    receiver(std::move(piece));
}

void ExchangeBody::drop()
{
    m_bytes.shrinkTo(0);
    m_received.reset();
    m_state = State::Taken;
    m_isStreamed = false;
    if (const BodyReceiver receiver = std::exchange(m_receiver, {}))
        receiver(incomplete());
}

} // namespace triage::http
