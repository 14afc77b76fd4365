// SPDX-License-Identifier: GPL-3.0-or-later
// HTTP requests to servers that speak the protocol of OpenAI.
#pragma once

#include "languagemodel/failurekind.h"
#include "outgoing/outgoing.h"

#include <QByteArray>
#include <QLatin1StringView>
#include <QUrl>

#include <chrono>

namespace triage::languagemodel {

/// Returns the URL of a resource, such as "embeddings", on a server that is named with or without /v1.
QUrl resourceOf(QUrl server, QLatin1StringView resource);
/// Returns a request with a JSON body, of which a longer answer than allowed is too large.
outgoing::OutgoingRequest jsonRequest(const QByteArray &url, const QByteArray &key, const QByteArray &json);
/// Returns why an answer is of no use, or None.
FailureKind kindOf(const outgoing::OutgoingAnswer &answer);

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
    outgoing::OutgoingAnswer post(const QUrl &url, const QByteArray &key, const QByteArray &json,
                                  std::chrono::milliseconds timeout);
    /// Aborts running requests and refuses new ones.
    void stop() { m_outgoing.stop(); }

private:
    const Limits m_limits;
    outgoing::Outgoing m_outgoing;
};

} // namespace triage::languagemodel
