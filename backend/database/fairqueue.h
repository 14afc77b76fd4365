// SPDX-License-Identifier: GPL-3.0-or-later
// The jobs that wait for a worker: organizations take turns.
#pragma once

#include "domain/ids.h"
#include "log/log.h"
#include "sharedbudget.h"

#include <chrono>
#include <deque>
#include <functional>
#include <optional>
#include <unordered_map>

namespace triage::storage {

class Connection;

/// Where a job waits for its turn.
struct JobPlace
{
    /// The organization whose turn it takes. Jobs of none, or of several at once, share the turn of the
    /// invalid identifier.
    OrganizationId organization{};
    bool isWriter = false; ///< It runs transactions of the organization: one such job at a time runs.
};

/// How a job ended.
enum class JobEnd {
    Finished,
    /// A lock that it needs was not free in time. Nothing happened, and the job can be run again.
    LockHeld,
};

/// A job that waits, or that a worker has taken.
struct QueuedJob
{
    using Clock = std::chrono::steady_clock;

    JobPlace place{};
    bool isUrgent = false; ///< It waits for no turn.
    std::function<JobEnd(Connection *)> run{};
    std::function<void()> done{};
    RequestContext request{}; ///< The request that posted it.
    Clock::time_point since = Clock::now(); ///< When it was posted.
};

/// Gives workers the oldest job of each organization in turn. An organization never has more jobs running
/// than there are idle workers, so one alone gets half of them, and the next one finds one idle. Its jobs
/// wait while the answers of twice as many as there are workers have not been passed on. The places of the
/// queue are a SharedBudget. Not thread-safe.
class FairQueue
{
public:
    using Clock = QueuedJob::Clock;

    /// workers is the number of jobs that may run at once; limit is the number of jobs that may wait.
    FairQueue(int workers, int limit);

    /// Adds a job. Returns the job that has no place any more: this one, or the newest one of the
    /// organization that has the most.
    [[nodiscard]] std::optional<QueuedJob> add(QueuedJob job);
    /// Returns the next job, which then runs until ended() or putBack() is called. Nothing if no job may run
    /// now.
    std::optional<QueuedJob> take(Clock::time_point now);
    void ended(const JobPlace &place);
    /// Notes that the answer of a job has been passed on, before or after it ended. Returns true if another
    /// job of its organization may run only now.
    bool answered(const JobPlace &place);
    /// Lets a running job wait again, as the first one of its kind. No job of its organization and kind is
    /// taken before the given time.
    void putBack(QueuedJob job, Clock::time_point from);

    /// Returns whether take() has a job.
    bool isReady(Clock::time_point now) const;
    /// Returns the first time from now on at which a job that was put back may be taken.
    std::optional<Clock::time_point> nextTime(Clock::time_point now) const;
    int size() const { return int(m_places.used()); }
    /// Returns the number of organizations that it knows, most of which may have no job.
    std::size_t organizations() const { return m_queues.size(); }

private:
    /// The jobs of one kind, in their order.
    struct Lane
    {
        bool isOpen(Clock::time_point now) const { return !jobs.empty() && from <= now; }

        std::deque<QueuedJob> jobs;
        Clock::time_point from{}; ///< None is taken before.
    };

    struct Queue
    {
        Lane &laneOf(const JobPlace &place) { return place.isWriter ? writers : readers; }
        qsizetype size() const { return qsizetype(readers.jobs.size() + writers.jobs.size()); }

        Lane readers;
        Lane writers;
        int running = 0;
        int unanswered = 0; ///< Jobs taken whose answer has not been passed on.
        bool isWriting = false;
    };

    Lane *nextLane(Queue &queue, Clock::time_point now) const;
    void enqueue(QueuedJob job, bool first);
    QueuedJob removeNewest(OrganizationId organization);
    void release(const JobPlace &place);
    void forgetIfIdle(OrganizationId organization);
    int maxUnanswered() const { return 2 * m_workers; }

    const int m_workers;
    SharedBudget<OrganizationId> m_places;
    int m_running = 0;
    std::unordered_map<OrganizationId, Queue> m_queues;
    std::deque<Queue *> m_turns; ///< The queues with jobs, the next one first.
};

} // namespace triage::storage
