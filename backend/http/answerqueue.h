// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes of answers that a client has not accepted yet.
#pragma once

#include "http/bytebudget.h"
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

    /// The budget must outlive this object.
    explicit AnswerQueue(ByteBudget &budget) : m_counted(budget) { }

    bool isEmpty() const { return m_bytes.isEmpty(); }
    qsizetype size() const { return m_bytes.size(); }

    void append(const QByteArray &bytes);
    /// Returns the count of the bytes in the memory of all answers.
    CountedBytes &bytes() { return m_counted; }
    const CountedBytes &bytes() const { return m_counted; }
    /// Sends as much as the transport takes now. Returns false if the connection is broken, or if there is no
    /// memory for the rest.
    bool sendTo(Transport &transport);
    /// Forgets everything.
    void clear();
    /// Notes that the transport takes bytes again.
    void becameWritable() { m_isWritable = true; }
    /// Returns true if the transport had to receive before it could send, and may send now.
    bool becameReadable()
    {
        const bool mayGoOn = std::exchange(m_sendsWhenReadable, false);
        m_isWritable = m_isWritable || mayGoOn;
        return mayGoOn;
    }
    /// Returns true if the client accepted less in a period than it would at the rate, in bytes a second, and
    /// not everything. To be called now and then.
    bool isLate(Clock::time_point now, std::chrono::milliseconds period, qint64 rate);

private:
    ByteQueue m_bytes;
    CountedBytes m_counted;
    Clock::time_point m_since; // the time at which the period began
    qint64 m_accepted = 0; // bytes since then
    bool m_isWritable = true;
    bool m_sendsWhenReadable = false;
};

} // namespace triage::http
