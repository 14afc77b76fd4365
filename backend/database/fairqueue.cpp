// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/fairqueue.h"

#include "invariant.h"

#include <algorithm>
#include <utility>

namespace triage::storage {

namespace {

// Empty queues are kept up to this number of organizations, because most come back at once.
constexpr std::size_t maxKeptQueues = 256;

} // namespace

FairQueue::FairQueue(int workers, int limit) : m_workers(workers), m_places(limit)
{
}

std::optional<QueuedJob> FairQueue::add(QueuedJob job)
{
    std::optional<QueuedJob> displaced;
    const auto giveWay = [&](OrganizationId other) {
        displaced = removeNewest(other);
        return true;
    };
    // Jobs that were put back may be beyond the limit: for one job, one other gives way.
    const qint64 limit = std::max(m_places.total(), m_places.used());
    if (!m_places.take(job.place.organization, 1, limit, giveWay))
        return job;
    enqueue(std::move(job), false);
    return displaced;
}

/// An organization without running jobs comes before the busy ones. Busy ones do not wait forever: when the
/// last job of one has ended, it comes first, too.
void FairQueue::enqueue(QueuedJob job, bool first)
{
    Queue &queue = m_queues[job.place.organization];
    if (queue.size() == 0)
        m_turns.insert(queue.running > 0
                           ? m_turns.end()
                           : std::find_if(m_turns.begin(), m_turns.end(),
                                          [](const Queue *other) { return other->running > 0; }),
                       &queue);
    std::deque<QueuedJob> &jobs = queue.laneOf(job.place).jobs;
    if (first)
        jobs.push_front(std::move(job));
    else
        jobs.push_back(std::move(job));
}

/// Requires that the organization has several jobs.
QueuedJob FairQueue::removeNewest(OrganizationId organization)
{
    Queue &queue = m_queues[organization];
    const auto newestOf = [](const Lane &lane) {
        return lane.jobs.empty() ? Clock::time_point::min() : lane.jobs.back().since;
    };
    Lane &lane = newestOf(queue.readers) > newestOf(queue.writers) ? queue.readers : queue.writers;
    QueuedJob job = std::move(lane.jobs.back());
    lane.jobs.pop_back();
    m_places.giveBack(organization, 1);
    return job;
}

/// Returns the lane with the oldest job that may run now, nullptr if none may.
FairQueue::Lane *FairQueue::nextLane(Queue &queue, Clock::time_point now) const
{
    const int idle = m_workers - m_running;
    if (queue.running >= idle || queue.unanswered >= maxUnanswered())
        return nullptr;
    const bool reads = queue.readers.isOpen(now);
    const bool writes = queue.writers.isOpen(now) && !queue.isWriting;
    if (reads && writes)
        return queue.readers.jobs.front().since <= queue.writers.jobs.front().since ? &queue.readers
                                                                                    : &queue.writers;
    if (!reads && !writes)
        return nullptr;
    return reads ? &queue.readers : &queue.writers;
}

std::optional<QueuedJob> FairQueue::take(Clock::time_point now)
{
    for (auto turn = m_turns.begin(); turn != m_turns.end(); ++turn) {
        Queue &queue = **turn;
        Lane *lane = nextLane(queue, now);
        if (!lane)
            continue;
        QueuedJob job = std::move(lane->jobs.front());
        lane->jobs.pop_front();
        m_places.giveBack(job.place.organization, 1);
        ++m_running;
        ++queue.running;
        ++queue.unanswered;
        queue.isWriting = queue.isWriting || job.place.isWriter;
        m_turns.erase(turn);
        if (queue.size() > 0)
            m_turns.push_back(&queue);
        return job;
    }
    return std::nullopt;
}

void FairQueue::release(const JobPlace &place)
{
    Queue &queue = m_queues[place.organization];
    if (queue.running < 1 || m_running > m_workers)
        noteViolation(Invariant::RunningJobs,
                      "one of " + QByteArray::number(queue.running) + " jobs of organization "
                          + encodeId(place.organization.value()) + " ended, of "
                          + QByteArray::number(m_running) + " in all");
    if (queue.running < 1)
        return;
    --m_running;
    --queue.running;
    if (place.isWriter)
        queue.isWriting = false;
}

void FairQueue::ended(const JobPlace &place)
{
    release(place);
    forgetIfIdle(place.organization);
}

bool FairQueue::answered(const JobPlace &place)
{
    const bool wasFull = m_queues[place.organization].unanswered-- == maxUnanswered();
    forgetIfIdle(place.organization);
    return wasFull;
}

void FairQueue::forgetIfIdle(OrganizationId organization)
{
    const auto found = m_queues.find(organization);
    const Queue &queue = found->second;
    if (m_queues.size() > maxKeptQueues && queue.size() == 0 && queue.running == 0 && queue.unanswered == 0)
        m_queues.erase(found);
}

void FairQueue::putBack(QueuedJob job, Clock::time_point from)
{
    release(job.place);
    Queue &queue = m_queues[job.place.organization];
    --queue.unanswered;
    queue.laneOf(job.place).from = from;
    m_places.count(job.place.organization, 1);
    enqueue(std::move(job), true);
}

bool FairQueue::isReady(Clock::time_point now) const
{
    return std::any_of(m_turns.begin(), m_turns.end(), [&](Queue *queue) { return nextLane(*queue, now); });
}

std::optional<FairQueue::Clock::time_point> FairQueue::nextTime(Clock::time_point now) const
{
    std::optional<Clock::time_point> next;
    for (const Queue *queue : m_turns) {
        for (const Lane *lane : { &queue->readers, &queue->writers }) {
            if (!lane->jobs.empty() && lane->from > now && (!next || lane->from < *next))
                next = lane->from;
        }
    }
    return next;
}

} // namespace triage::storage
