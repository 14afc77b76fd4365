// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/database.h"

#include "database/mailbox.h"
#include "database/stopsignal.h"
#include "log/log.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include <sys/resource.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

using QueueClock = FairQueue::Clock;

// A job that waited longer is refused: by then its client has probably given up and does not expect its
// writes.
constexpr std::chrono::seconds maxQueueTime{ 30 };

// For how long a job waits on its worker for a lock: longer than work in the background ever holds one.
constexpr std::chrono::milliseconds lockAttempt{ 500 };
// Afterwards the worker serves others at least for this time.
constexpr std::chrono::milliseconds lockPause{ 250 };

// The priority of background threads: between the usual 0 and 19, which gets almost nothing.
constexpr int backgroundPriority = 10;

ConnectionConfig withShortLocks(ConnectionConfig connection)
{
    connection.lockTimeout = std::min(connection.lockTimeout, lockAttempt);
    return connection;
}

} // namespace

struct Database::Private
{
    explicit Private(DatabaseConfig given)
        : config(std::move(given)), connection(withShortLocks(config.connection)),
          queue(config.threads, config.queueLimit)
    {
    }

    void work();
    void workUrgently();
    std::optional<QueuedJob> takeUrgent();
    void run(QueuedJob job, Connection &worker, std::unique_lock<std::mutex> &lock);
    bool isGivenUp(const QueuedJob &job) const;
    bool isTriedAgain(const QueuedJob &job, JobEnd end) const;
    bool isStopping() const;
    void wakeOne();
    void refuse(QueuedJob job);
    void answer(QueuedJob job, bool wasTaken);

    const DatabaseConfig config;
    const ConnectionConfig connection;
    Mailbox mailbox;
    mutable std::mutex mutex;
    std::condition_variable posted;
    std::condition_variable postedUrgently;
    FairQueue queue;
    std::deque<QueuedJob> urgent;
    bool isReserveBusy = false;
    qint64 unanswered = 0; ///< Jobs posted whose done did not run yet.
    bool stopping = false;
    std::vector<std::thread> threads;
};

void Database::Private::work()
{
    if (config.isBackground)
        setpriority(PRIO_PROCESS, id_t(gettid()), backgroundPriority);
    Connection worker(connection);
    std::unique_lock lock(mutex);
    while (!stopping) {
        const auto now = QueueClock::now();
        std::optional<QueuedJob> job = takeUrgent();
        if (!job)
            job = queue.take(now);
        if (job) {
            wakeOne();
            run(std::move(*job), worker, lock);
        } else if (const auto next = queue.nextTime(now)) {
            posted.wait_until(lock, *next);
        } else {
            posted.wait(lock);
        }
    }
}

/// Runs urgent jobs only. Other workers run them, too, when they are idle.
void Database::Private::workUrgently()
{
    Connection worker(connection);
    std::unique_lock lock(mutex);
    while (!stopping) {
        if (std::optional<QueuedJob> job = takeUrgent()) {
            isReserveBusy = true;
            run(std::move(*job), worker, lock);
            isReserveBusy = false;
        } else {
            postedUrgently.wait(lock);
        }
    }
}

std::optional<QueuedJob> Database::Private::takeUrgent()
{
    if (urgent.empty())
        return std::nullopt;
    QueuedJob job = std::move(urgent.front());
    urgent.pop_front();
    return job;
}

void Database::Private::run(QueuedJob job, Connection &worker, std::unique_lock<std::mutex> &lock)
{
    lock.unlock();
    JobEnd end = JobEnd::Finished;
    {
        const RequestScope scope(job.request);
        end = job.run(isGivenUp(job) ? nullptr : &worker);
    }
    if (isTriedAgain(job, end)) {
        lock.lock();
        queue.putBack(std::move(job), QueueClock::now() + lockPause);
        return;
    }
    job.run = nullptr; // destroys its captures before its coroutine resumes
    const JobPlace place = job.place;
    const bool isUrgent = job.isUrgent;
    answer(std::move(job), !isUrgent);
    lock.lock();
    if (!isUrgent)
        queue.ended(place);
}

/// Returns true for a job that does not begin any more. One that writes does, although its client has gone:
/// the client cannot know whether it happened.
bool Database::Private::isGivenUp(const QueuedJob &job) const
{
    const bool isRead = !job.isUrgent && !job.place.isWriter;
    return QueueClock::now() - job.since >= maxQueueTime || isStopping()
        || (isRead && job.request.isAbandoned());
}

bool Database::Private::isTriedAgain(const QueuedJob &job, JobEnd end) const
{
    return end == JobEnd::LockHeld && !job.isUrgent && !isStopping()
        && QueueClock::now() - job.since < config.connection.lockTimeout;
}

bool Database::Private::isStopping() const
{
    return config.connection.stop && config.connection.stop->isRaised();
}

/// Wakes an idle worker if there is a job for it, or a time to wait for.
void Database::Private::wakeOne()
{
    const auto now = QueueClock::now();
    if (!urgent.empty() || queue.isReady(now) || queue.nextTime(now))
        posted.notify_one();
}

void Database::Private::refuse(QueuedJob job)
{
    {
        const RequestScope scope(job.request);
        job.run(nullptr);
    }
    job.run = nullptr;
    answer(std::move(job), false);
}

void Database::Private::answer(QueuedJob job, bool wasTaken)
{
    const JobPlace place = job.place;
    mailbox.post(
        [this, place, wasTaken, done = std::move(job.done), request = std::move(job.request)] {
            {
                const RequestScope scope(request);
                done();
            }
            const std::lock_guard lock(mutex);
            --unanswered;
            if (wasTaken && queue.answered(place))
                wakeOne();
        },
        place.organization);
}

Database::Database(DatabaseConfig config, QObject *parent)
    : QObject(parent), d(std::make_unique<Private>(std::move(config)))
{
    for (int i = 0; i < d->config.threads; ++i)
        d->threads.emplace_back([this] { d->work(); });
    d->threads.emplace_back([this] { d->workUrgently(); });
}

Database::~Database()
{
    {
        const std::lock_guard lock(d->mutex);
        d->stopping = true;
    }
    d->posted.notify_all();
    d->postedUrgently.notify_all();
    for (std::thread &thread : d->threads)
        thread.join();
}

std::optional<QueuedJob> Database::enqueue(JobPlace place, Job job, std::function<void()> done)
{
    const std::lock_guard lock(d->mutex);
    ++d->unanswered;
    auto refused = d->queue.add({ .place = place,
                                  .run = std::move(job),
                                  .done = std::move(done),
                                  .request = RequestScope::current() });
    d->wakeOne();
    return refused;
}

void Database::post(JobPlace place, Job job, std::function<void()> done)
{
    if (auto refused = enqueue(place, std::move(job), std::move(done)))
        d->refuse(std::move(*refused));
}

bool Database::postIfRoom(JobPlace place, Job job, std::function<void()> done)
{
    auto refused = enqueue(place, std::move(job), std::move(done));
    // An organization gives way to others only.
    const bool isOwn = refused && refused->place.organization == place.organization;
    if (isOwn) {
        const std::lock_guard lock(d->mutex);
        --d->unanswered;
    } else if (refused) {
        d->refuse(std::move(*refused));
    }
    return !isOwn;
}

void Database::postUrgently(Job job, std::function<void()> done)
{
    QueuedJob urgent{
        .isUrgent = true, .run = std::move(job), .done = std::move(done), .request = RequestScope::current()
    };
    {
        const std::lock_guard lock(d->mutex);
        ++d->unanswered;
        if (qsizetype(d->urgent.size()) < d->config.queueLimit) {
            d->urgent.push_back(std::move(urgent));
            d->postedUrgently.notify_one();
            if (d->isReserveBusy)
                d->posted.notify_one();
            return;
        }
    }
    d->refuse(std::move(urgent));
}

void Database::resumeLater(OrganizationId organization, std::function<void()> resume)
{
    {
        const std::lock_guard lock(d->mutex);
        ++d->unanswered;
    }
    d->answer({ .place = { organization }, .done = std::move(resume) }, false);
}

int Database::queued() const
{
    const std::lock_guard lock(d->mutex);
    return d->queue.size() + int(d->urgent.size());
}

void Database::drain()
{
    const auto isDone = [this] {
        const std::lock_guard lock(d->mutex);
        return d->unanswered == 0;
    };
    while (!isDone())
        d->mailbox.waitAndEmpty();
}

Problem Database::overloaded()
{
    return unavailable(u"Too many requests are waiting for the database. Try again in a few seconds."_s);
}

} // namespace triage::storage

#include "moc_database.cpp"
