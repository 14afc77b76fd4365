// SPDX-License-Identifier: GPL-3.0-or-later
// Finishes changes of many rows in the background, a part at a time: moves of all items of a buffer, rows
// that follow a change of a buffer, a member or a tag, and imports that are undone.
#pragma once

#include "jobs/queue/backgroundthread.h"

namespace triage::jobs {

/// Organizations take turns, a part each. Every part is a transaction that also stores how far it has come:
/// if a backend stops, this or another one continues when the lease runs out.
class ChangeFinisher : public BackgroundThread
{
public:
    explicit ChangeFinisher(storage::ConnectionConfig connection);
};

} // namespace triage::jobs
