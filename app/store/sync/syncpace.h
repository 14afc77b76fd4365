// SPDX-License-Identifier: GPL-3.0-or-later
// How patient and how insistent synchronising is. Tests are less patient than programs.
#pragma once

#include <QRandomGenerator>

#include <algorithm>
#include <chrono>

namespace triage::app {

struct SyncPace
{
    std::chrono::milliseconds minRetryDelay{ 1'000 };
    std::chrono::milliseconds maxRetryDelay{ 60'000 };
    std::chrono::seconds wait{ 30 }; ///< How long the server holds a request for changes.
    std::chrono::milliseconds timeout{ 30'000 }; ///< For answers; of the change feed wait + half of it.
    int pageSize = 1000; ///< Changes in a page.
    int maxInFlight = 6; ///< Requests of the outbox.
};

/// How long to wait before the attempt after so many failed ones: twice as long each time, and never the same
/// for two clients, so that they do not come back all at once.
inline std::chrono::milliseconds retryDelay(const SyncPace &pace, int failures)
{
    const auto doubled = pace.minRetryDelay * (1LL << std::clamp(failures - 1, 0, 20));
    const auto longest = std::min<std::chrono::milliseconds>(doubled, pace.maxRetryDelay);
    const double share = 0.75 + 0.5 * QRandomGenerator::global()->generateDouble();
    const auto jittered = std::chrono::milliseconds(qint64(double(longest.count()) * share));
    return std::clamp(jittered, std::min(pace.minRetryDelay, longest), pace.maxRetryDelay);
}

} // namespace triage::app
