// SPDX-License-Identifier: GPL-3.0-or-later
// The delays and limits of synchronisation. Tests use shorter ones.
#pragma once

#include <QRandomGenerator>

#include <algorithm>
#include <chrono>

namespace triage::app {

struct SyncPace
{
    std::chrono::milliseconds minRetryDelay{ 1'000 };
    std::chrono::milliseconds maxRetryDelay{ 60'000 };
    std::chrono::seconds wait{ 30 }; ///< The time for which the server holds a request for changes.
    std::chrono::milliseconds timeout{ 30'000 }; ///< For answers; for the change feed, wait + half of it.
    int pageSize = 1000; ///< Changes per page.
    int maxInFlight = 6; ///< Requests of the outbox at a time.
};

/// Returns the delay before the attempt after that number of failures. It doubles each time and is
/// randomised, so that clients do not all come back at once.
inline std::chrono::milliseconds retryDelay(const SyncPace &pace, int failures)
{
    const auto doubled = pace.minRetryDelay * (1LL << std::clamp(failures - 1, 0, 20));
    const auto longest = std::min<std::chrono::milliseconds>(doubled, pace.maxRetryDelay);
    const double share = 0.75 + 0.5 * QRandomGenerator::global()->generateDouble();
    const auto jittered = std::chrono::milliseconds(qint64(double(longest.count()) * share));
    return std::clamp(jittered, std::min(pace.minRetryDelay, longest), pace.maxRetryDelay);
}

} // namespace triage::app
