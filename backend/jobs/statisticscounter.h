// SPDX-License-Identifier: GPL-3.0-or-later
// Lets statistics follow the changes of every organization.
#pragma once

#include "jobs/queue/backgroundthread.h"

namespace triage::jobs {

/// Counts changes a fraction of a second after they are committed, many at a time. Several backends may do so
/// at once: how far the statistics of an organization have come is locked while one of them counts.
class StatisticsCounter : public BackgroundThread
{
public:
    explicit StatisticsCounter(storage::ConnectionConfig connection);
};

} // namespace triage::jobs
