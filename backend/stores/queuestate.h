// SPDX-License-Identifier: GPL-3.0-or-later
// The length of the routing queue.
#pragma once

#include "database/connection.h"
#include "result.h"

namespace triage::storage {

/// The queue of all organizations at one moment.
struct QueueState
{
    double due = 0; ///< Jobs that a worker may take.
    double later = 0; ///< Jobs that a worker has, or that wait for another attempt.
    double oldestSeconds = 0; ///< Time since the oldest due job was due.
};

/// Reads the state with one statement.
Result<QueueState> readQueueState(Connection &connection);

} // namespace triage::storage
