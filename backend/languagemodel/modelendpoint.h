// SPDX-License-Identifier: GPL-3.0-or-later
// Which language model is asked, where, when, and within which limits.
#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <chrono>

namespace triage::languagemodel {

/// Which model is asked, where, and within which limits.
struct ModelEndpoint
{
    QUrl url; ///< With or without /v1 at its end.
    QString model;
    QByteArray key; ///< Empty where the endpoint wants none. Never shown, never logged.
    bool masksText = true; ///< Addresses, numbers of phones and cards, and keys do not leave the machine.
    qint64 dailyTokens = 0; ///< Of each organization, by UTC days; 0: no limit.
    int callsPerMinute = 0; ///< 0: no limit.
    int concurrency = 4; ///< Calls at once.

    std::chrono::milliseconds connectTimeout{ 5'000 };
    std::chrono::milliseconds callTimeout{ 30'000 };
    std::chrono::milliseconds askTimeout{
        120'000
    }; ///< Of all attempts at an answer, with the waits between them.
    std::chrono::milliseconds minWait{ 1'000 }; ///< Before another attempt.
    std::chrono::milliseconds maxWait{ 30'000 };
    int retries = 3;
    int maxFailures = 5; ///< After that many failures in a row nothing is asked …
    std::chrono::milliseconds rest{ 60'000 }; ///< … for so long.
    qint64 maxAnswerBytes = 1 << 20; ///< In bytes.
};

/// When the model is asked where feedback belongs.
enum class Cascade {
    Always,
    WhenUnsure, ///< Only where the embedded classifier is less sure than minSureConfidence.
};
inline constexpr double minSureConfidence = 0.9;

} // namespace triage::languagemodel
