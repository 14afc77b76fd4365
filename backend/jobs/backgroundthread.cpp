// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/backgroundthread.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace triage::jobs {

namespace {

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

    storage::Connection connection; ///< Used by the thread only.
    const Work work;
    std::mutex mutex;
    std::condition_variable changed;
    bool woken = false;
    bool ending = false;
    std::thread thread;
};

void BackgroundThread::Private::run()
{
    std::unique_lock lock(mutex);
    while (!ending) {
        woken = false;
        lock.unlock();
        const Rest rest = work(connection);
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
