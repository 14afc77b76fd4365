// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes of answers that a client has not accepted yet.
#pragma once

#include "http/bytequeue.h"
#include "http/transport.h"

#include <chrono>
#include <utility>

namespace triage::http {

/// Bounded by its owner, who writes nothing more while it is long.
class AnswerQueue
{
public:
    using Clock = std::chrono::steady_clock;

    bool isEmpty() const { return m_bytes.isEmpty(); }
    qsizetype size() const { return m_bytes.size(); }

    void append(const QByteArray &bytes);
    /// Sends as much as the transport takes now. Returns false if the connection is broken.
    bool sendTo(Transport &transport);
    /// Notes that the transport takes bytes again.
    void becameWritable() { m_isWritable = true; }
    /// Returns true if the transport had to receive before it could send, and may send now.
    bool becameReadable()
    {
        const bool mayGoOn = std::exchange(m_sendsWhenReadable, false);
        m_isWritable = m_isWritable || mayGoOn;
        return mayGoOn;
    }
    /// Returns true if the client has accepted nothing for so long.
    bool isStuck(Clock::time_point now, std::chrono::milliseconds deadline) const
    {
        return !isEmpty() && now - m_progress > deadline;
    }

private:
    ByteQueue m_bytes;
    Clock::time_point m_progress; // the last time at which the client accepted bytes
    bool m_isWritable = true;
    bool m_sendsWhenReadable = false;
};

} // namespace triage::http
