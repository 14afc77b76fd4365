// SPDX-License-Identifier: GPL-3.0-or-later
// Lets statistics follow the changes of every organization.
#pragma once

#include "domain/ids.h"
#include "jobs/queue/backgroundthread.h"

#include <memory>

namespace triage::jobs {

/// Counts changes a fraction of a second after they are announced, many at a time. Changes whose announcement
/// was lost are found by a walk over all organizations, a limited number of them every two seconds, so that
/// an idle server costs the same however many there are. Several backends may count at once: how far the
/// statistics of an organization have come is locked while one of them counts.
class StatisticsCounter
{
public:
    explicit StatisticsCounter(storage::ConnectionConfig connection);
    ~StatisticsCounter();

    void start();
    /// Something changed in an organization. Thread-safe.
    void changed(OrganizationId organization);
    /// Announcements may have been lost: walks over all organizations without a rest. Thread-safe.
    void lookAtAll();

private:
    class Counting;
    std::shared_ptr<Counting> m_counting;
    BackgroundThread m_thread;
};

} // namespace triage::jobs
