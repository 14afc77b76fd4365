// SPDX-License-Identifier: GPL-3.0-or-later
// The server of embeddings and the limits of calls to it.
#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <chrono>

namespace triage::embeddings {

struct EmbeddingEndpoint
{
    QUrl url; ///< With or without /v1 at its end; empty: there is no server.
    QString model;
    QByteArray key; ///< Empty if the server needs none. Never shown, never logged.
    bool masksText = true; ///< E-mail addresses, phone and card numbers, and keys do not leave the machine.
    qint64 dailyTokens = 0; ///< The limit of each organization per UTC day; 0: no limit.

    int textsPerCall = 32;
    int concurrency = 4; ///< The number of concurrent calls.
    qsizetype maxLength = 2'000; ///< The length of a text; many models read no more than 512 tokens.
    std::chrono::milliseconds connectTimeout{ 2'000 };
    std::chrono::milliseconds callTimeout{ 30'000 }; ///< In the background.
    std::chrono::milliseconds pollInterval{ 2'000 }; ///< Between looks for texts without a vector.
    std::chrono::milliseconds routingWait{ 1'800 }; ///< All that routing waits for the vectors of its items.
    std::chrono::milliseconds probeWait{ 450 }; ///< The minimum wait for a probe after a failure.
    std::chrono::milliseconds rest{ 30'000 }; ///< Without calls after a failure.
    qsizetype maxAnswerBytes = 8 << 20; ///< Bytes.

    bool isUsed() const { return !url.isEmpty(); }
};

} // namespace triage::embeddings
