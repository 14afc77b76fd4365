// SPDX-License-Identifier: GPL-3.0-or-later
// Sending one HTTP request and waiting for its answer, within limits.
#pragma once

#include <QByteArray>
#include <QUrl>

#include <chrono>
#include <memory>

namespace triage::languagemodel {

/// What came of a request.
struct TransportReply
{
    enum class Outcome { Answered, Unreachable, TimedOut, TooLarge, Stopped };
    Outcome outcome = Outcome::Unreachable;
    int status = 0;
    QByteArray body;
    QByteArray retryAfter; ///< The header, as it came.
};

/// A thread with an event loop, in which Qt Network works; whoever posts waits in a thread of their own.
/// Thread-safe.
class ModelTransport
{
public:
    struct Limits
    {
        std::chrono::milliseconds connect;
        qint64 maxAnswerBytes;
    };

    explicit ModelTransport(Limits limits);
    /// Nobody may be waiting any more.
    ~ModelTransport();

    /// Follows no redirect, so that the key goes nowhere but to the endpoint.
    TransportReply post(const QUrl &url, const QByteArray &key, const QByteArray &json,
                        std::chrono::milliseconds timeout);
    /// Ends what is under way and refuses what comes.
    void stop();

private:
    class Worker;
    struct Waiting;
    std::unique_ptr<Worker> m_worker;
};

} // namespace triage::languagemodel
