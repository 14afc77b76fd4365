// SPDX-License-Identifier: GPL-3.0-or-later
// Sends one HTTP request to the language model and waits for its answer, within limits.
#pragma once

#include "outgoing/outgoing.h"

#include <QByteArray>
#include <QUrl>

#include <chrono>

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

/// Sends with connections of its own, to any address: the operator names the endpoint. Callers wait in their
/// own threads. Thread-safe.
class ModelTransport
{
public:
    struct Limits
    {
        std::chrono::milliseconds connect;
        qint64 maxAnswerBytes;
    };

    explicit ModelTransport(Limits limits);

    /// Follows no redirect, so that the key is sent to the endpoint only.
    TransportReply post(const QUrl &url, const QByteArray &key, const QByteArray &json,
                        std::chrono::milliseconds timeout);
    /// Aborts running requests and refuses new ones.
    void stop() { m_outgoing.stop(); }

private:
    const Limits m_limits;
    outgoing::Outgoing m_outgoing;
};

} // namespace triage::languagemodel
