// SPDX-License-Identifier: GPL-3.0-or-later
// The body of the request that is being answered.
#pragma once

#include "http/bytebudget.h"
#include "http/message.h"

#include <chrono>
#include <optional>

namespace triage::http {

/// Connects the body that arrives with the handler that may ask for it, in any order. A body is held until
/// the handler wants it, and counted in the memory of all bodies until it is dropped. A streamed body is
/// wanted and delivered piece by piece; an empty piece is its end.
class ExchangeBody
{
public:
    using Clock = std::chrono::steady_clock;

    /// The budget must outlive this object.
    explicit ExchangeBody(ByteBudget &budget) : m_bytes(budget) { }
    ~ExchangeBody() { drop(); }
    Q_DISABLE_COPY_MOVE(ExchangeBody)

    /// Returns true if the handler waits for the body.
    bool isWanted() const { return m_state == State::Wanted; }
    /// Returns true if the handler has not asked for the body, which has not arrived with the head.
    bool isHeld() const { return m_state == State::Held; }
    /// Returns true if the body, or the reason why it will not come, arrived before it was wanted.
    bool hasArrived() const { return m_received.has_value(); }
    /// Returns true if bytes of the body may follow that nobody will read.
    bool isMissing() const { return m_state != State::Taken && !(m_received && *m_received); }

    /// Returns true if the body, or a part of it, may still come.
    bool isArriving() const { return isMissing() && !hasArrived(); }
    /// Returns true if the body is passed on in pieces.
    bool isStreamed() const { return m_isStreamed; }
    /// Returns true if the handler may still ask for pieces that have not come, and knows no reason why not.
    bool isUnfinishedStream() const { return m_isStreamed && isArriving(); }
    /// Returns true for an unfinished stream that began longer ago than that.
    bool isStreamOlderThan(Clock::time_point now, std::chrono::milliseconds age) const
    {
        return isUnfinishedStream() && now - m_since > age;
    }

    /// Begins to hold the body of a request that is passed on without it.
    void hold(bool isStreamed)
    {
        m_state = State::Held;
        m_isStreamed = isStreamed;
        m_since = Clock::now();
    }
    /// Calls the receiver once with the held body, or its next piece, now or when it is delivered or dropped.
    void want(BodyReceiver receiver);
    /// Passes the body on, or keeps it until it is wanted. That of a streamed body is its last piece.
    void deliver(Result<QByteArray> body);
    /// Passes a piece on that is wanted and is not the last one.
    void deliverPiece(QByteArray piece);
    /// Returns the count of the body in the memory of all bodies.
    CountedBytes &bytes() { return m_bytes; }
    const CountedBytes &bytes() const { return m_bytes; }
    /// Forgets a body that is not needed any more; a receiver that waits for it gets a problem.
    void drop();

    /// Returns the problem of a request that ends too early.
    static Problem incomplete();
    /// Returns the problem of a request for whose body there is no memory.
    static Problem noMemory();

private:
    enum class State {
        Taken, // the handler has it, or there is none
        Held, // the handler has not asked for it; only its beginning is read
        Wanted, // the handler waits for it
    };

    CountedBytes m_bytes;
    State m_state = State::Taken;
    bool m_isStreamed = false;
    Clock::time_point m_since; // the time at which it was held first
    BodyReceiver m_receiver; // set while the body is wanted
    std::optional<Result<QByteArray>> m_received; // a held body, or why it will not come
};

} // namespace triage::http
