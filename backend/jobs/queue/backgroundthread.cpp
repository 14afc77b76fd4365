// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/queue/backgroundthread.h"

#include "log/exceptiontype.h"
#include "log/log.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace triage::jobs {

namespace {

/// The rest after an exception: whatever it came from should not fill the log.
constexpr std::chrono::seconds restAfterException{ 1 };
std::atomic<std::int64_t> exceptions = 0;

/// One organization's lock that is held elsewhere must not hold up the work for the others.
storage::ConnectionConfig withShortLocks(storage::ConnectionConfig config)
{
    constexpr std::chrono::milliseconds longest{ 500 };
    config.lockTimeout = std::min(config.lockTimeout, longest);
    return config;
}

} // namespace

struct BackgroundThread::Private
{
    Private(storage::ConnectionConfig where, Work what)
        : connection(withShortLocks(std::move(where))), work(std::move(what))
    {
    }

    void run();
    Rest workOnce();

    storage::Connection connection; ///< Used by the thread only.
    const Work work;
    std::mutex mutex;
    std::condition_variable changed;
    bool woken = false;
    bool ending = false;
    std::thread thread;
};

Rest BackgroundThread::Private::workOnce()
{
    try {
        return work(connection);
    } catch (const std::exception &bug) {
        ++exceptions;
        logFact(LogLevel::Error, "background.exception", { { "exception", demangledName(bug) } });
    }
    return Rest::undisturbed(restAfterException);
}

std::int64_t backgroundExceptions()
{
    return exceptions;
}

void BackgroundThread::Private::run()
{
    std::unique_lock lock(mutex);
    while (!ending) {
        woken = false;
        lock.unlock();
        const Rest rest = workOnce();
        lock.lock();
        if (rest.duration.count() > 0)
            changed.wait_for(lock, rest.duration, [&] { return ending || (woken && rest.endsOnWake); });
    }
    lock.unlock();
    connection.close();
}

BackgroundThread::BackgroundThread(storage::ConnectionConfig connection, Work work)
    : d(std::make_unique<Private>(std::move(connection), std::move(work)))
{
}

BackgroundThread::~BackgroundThread()
{
    {
        const std::lock_guard lock(d->mutex);
        d->ending = true;
    }
    d->changed.notify_all();
    if (d->thread.joinable())
        d->thread.join();
}

void BackgroundThread::start()
{
    d->thread = std::thread([this] { d->run(); });
}

void BackgroundThread::wake()
{
    {
        const std::lock_guard lock(d->mutex);
        d->woken = true;
    }
    d->changed.notify_one();
}

} // namespace triage::jobs
