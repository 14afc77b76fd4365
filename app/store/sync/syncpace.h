// SPDX-License-Identifier: GPL-3.0-or-later
// The delays and limits of synchronisation. Tests use shorter ones.
#pragma once

#include "client/retry.h"

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

    std::chrono::milliseconds delayAfter(int failures) const
    {
        return retryDelay(minRetryDelay, maxRetryDelay, failures);
    }
};

} // namespace triage::app
