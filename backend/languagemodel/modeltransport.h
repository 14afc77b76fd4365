// SPDX-License-Identifier: GPL-3.0-or-later
// Sends one HTTP request and waits for its answer, within limits.
#pragma once

#include <QByteArray>
#include <QUrl>

#include <chrono>
#include <memory>

namespace triage::languagemodel {

/// The outcome of a request.
struct TransportReply
{
    enum class Outcome { Answered, Unreachable, TimedOut, TooLarge, Stopped };
    Outcome outcome = Outcome::Unreachable;
    int status = 0;
    QByteArray body;
    QByteArray retryAfter; ///< The value of the header.
};

/// Owns a thread with an event loop for Qt Network; callers wait in their own threads. Thread-safe.
class ModelTransport
{
public:
    struct Limits
    {
        std::chrono::milliseconds connect;
        qint64 maxAnswerBytes;
    };

    explicit ModelTransport(Limits limits);
    /// No caller may be waiting.
    ~ModelTransport();

    /// Follows no redirect, so that the key is sent to the endpoint only.
    TransportReply post(const QUrl &url, const QByteArray &key, const QByteArray &json,
                        std::chrono::milliseconds timeout);
    /// Aborts running requests and refuses new ones.
    void stop();

private:
    class Worker;
    struct Waiting;
    std::unique_ptr<Worker> m_worker;
};

} // namespace triage::languagemodel
