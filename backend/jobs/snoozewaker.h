// SPDX-License-Identifier: GPL-3.0-or-later
// Wakes feedback whose snooze has ended.
#pragma once

#include "jobs/queue/backgroundthread.h"

namespace triage::jobs {

/// Looks every two seconds, by the clock of the database: what is due wakes whatever happened to the clock or
/// to the backend meanwhile. Several backends do not wake an item twice, because the organization's lock lets
/// one of them look after the other.
class SnoozeWaker : public BackgroundThread
{
public:
    explicit SnoozeWaker(storage::ConnectionConfig connection);
};

} // namespace triage::jobs
