// SPDX-License-Identifier: GPL-3.0-or-later
// The variants of the protocol that an endpoint turned out to accept.
#pragma once

#include "languagemodel/chatprotocol.h"

#include <QByteArray>

#include <chrono>
#include <map>
#include <mutex>

namespace triage::languagemodel {

/// By purpose, because an endpoint may accept one schema and not another. Another dialect than the default is
/// used once two answers in a row needed it, and for an hour: one error may pass, and
/// endpoints change. Thread-safe.
class Dialects
{
public:
    using Clock = std::chrono::steady_clock;

    Dialect of(const QByteArray &purpose, Clock::time_point now = Clock::now()) const;
    /// Returns whether the endpoint accepted the dialect lately: if it refuses a request now, the reason is
    /// the text.
    bool isAccepted(const QByteArray &purpose, const Dialect &dialect,
                    Clock::time_point now = Clock::now()) const;
    /// Records that a request succeeded. Returns whether the dialect is used from now on.
    bool accepted(const QByteArray &purpose, const Dialect &dialect, Clock::time_point now = Clock::now());

    static constexpr std::chrono::minutes learnedFor{ 60 };
    static constexpr std::chrono::minutes acceptedFor{ 10 };

private:
    struct Known
    {
        Dialect learned;
        Clock::time_point learnedUntil{};
        Dialect accepted; ///< The last one.
        Clock::time_point acceptedUntil{};
        int timesAccepted = 0; ///< In a row.
    };

    mutable std::mutex m_mutex;
    std::map<QByteArray, Known> m_known;
};

} // namespace triage::languagemodel
