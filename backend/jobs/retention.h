// SPDX-License-Identifier: GPL-3.0-or-later
// Permanently removes what was deleted long enough ago, and data that is kept for a limited time.
#pragma once

#include "jobs/queue/backgroundthread.h"

#include <chrono>

namespace triage::jobs {

/// Runs at the start and every few minutes, with a connection of its own, so that no request waits for it.
/// Several backends may do so at once.
class Retention : public BackgroundThread
{
public:
    /// keep is the time for which deleted data is kept.
    Retention(storage::ConnectionConfig connection, std::chrono::seconds keep);
};

} // namespace triage::jobs
