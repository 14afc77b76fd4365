// SPDX-License-Identifier: GPL-3.0-or-later
// The endpoint of a language model and the limits of calls to it.
#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <chrono>

namespace triage::languagemodel {

struct ModelEndpoint
{
    QUrl url; ///< With or without /v1 at its end.
    QString model;
    QByteArray key; ///< Empty if the endpoint needs none. Never shown, never logged.
    bool masksText = true; ///< E-mail addresses, phone and card numbers, and keys do not leave the machine.
    qint64 dailyTokens = 0; ///< The limit of each organization per UTC day; 0: no limit.
    int callsPerMinute = 0; ///< 0: no limit.
    int concurrency = 4; ///< The number of concurrent calls.

    std::chrono::milliseconds connectTimeout{ 5'000 };
    std::chrono::milliseconds callTimeout{ 30'000 };
    /// The time for a question: the wait of its item, the attempts and the waits between them. No call begins
    /// later.
    std::chrono::milliseconds askTimeout{ 60'000 };
    std::chrono::milliseconds minWait{ 1'000 }; ///< Before another attempt.
    std::chrono::milliseconds maxWait{ 30'000 }; ///< An endpoint that asks for more rests.
    int retries = 3;
    int maxFailures = 5; ///< After this number of an organization's failures in a row, calls are suspended …
    std::chrono::milliseconds rest{ 60'000 }; ///< … for this time.
    qint64 maxAnswerBytes = 1 << 20; ///< Bytes.
};

/// The cases in which the model is asked to route feedback.
enum class Cascade {
    Always,
    WhenUnsure, ///< Only if the embedded classifier is less sure than minSureConfidence.
};
inline constexpr double minSureConfidence = 0.9;

} // namespace triage::languagemodel
