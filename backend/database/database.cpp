// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/database.h"

#include "database/mailbox.h"
#include "log/log.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

using Clock = std::chrono::steady_clock;

// A job that waited longer is refused: by then its client has probably given up and does not expect its
// writes.
constexpr std::chrono::seconds maxQueueTime{ 30 };

} // namespace

struct Database::Private
{
    struct Task
    {
        std::function<void(Connection *)> job;
        std::function<void()> done;
        QByteArray request; ///< The id of the request that posted it, for the log.
        Clock::time_point since = Clock::now();
    };

    explicit Private(DatabaseConfig given) : config(std::move(given)) { }

    void work();
    void answer(std::function<void()> done, QByteArray request);

    const DatabaseConfig config;
    Mailbox mailbox;
    mutable std::mutex mutex;
    std::condition_variable posted;
    std::deque<Task> queue;
    qint64 unanswered = 0; ///< Jobs posted whose done did not run yet.
    bool stopping = false;
    std::vector<std::thread> threads;
};

void Database::Private::work()
{
    Connection connection(config.connection);
    std::unique_lock lock(mutex);
    for (;;) {
        posted.wait(lock, [this] { return stopping || !queue.empty(); });
        if (stopping)
            return;
        Task task = std::move(queue.front());
        queue.pop_front();
        lock.unlock();
        {
            const LogScope scope(task.request);
            task.job(Clock::now() - task.since < maxQueueTime ? &connection : nullptr);
        }
        task.job = nullptr; // destroys its captures before its coroutine resumes
        answer(std::move(task.done), std::move(task.request));
        lock.lock();
    }
}

void Database::Private::answer(std::function<void()> done, QByteArray request)
{
    mailbox.post([this, done = std::move(done), request = std::move(request)] {
        {
            const LogScope scope(request);
            done();
        }
        const std::lock_guard lock(mutex);
        --unanswered;
    });
}

Database::Database(DatabaseConfig config, QObject *parent)
    : QObject(parent), d(std::make_unique<Private>(std::move(config)))
{
    for (int i = 0; i < d->config.threads; ++i)
        d->threads.emplace_back([this] { d->work(); });
}

Database::~Database()
{
    {
        const std::lock_guard lock(d->mutex);
        d->stopping = true;
    }
    d->posted.notify_all();
    for (std::thread &thread : d->threads)
        thread.join();
}

void Database::post(std::function<void(Connection *)> job, std::function<void()> done)
{
    {
        const std::lock_guard lock(d->mutex);
        ++d->unanswered;
        if (qsizetype(d->queue.size()) < d->config.queueLimit) {
            d->queue.push_back(
                { .job = std::move(job), .done = std::move(done), .request = LogScope::current() });
            d->posted.notify_one();
            return;
        }
    }
    job(nullptr);
    d->answer(std::move(done), LogScope::current());
}

int Database::queued() const
{
    const std::lock_guard lock(d->mutex);
    return int(d->queue.size());
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
