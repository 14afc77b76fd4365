// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/changeannouncer.h"

#include <QString>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::storage {

namespace {

/// The newest change of each organization.
using NewestChanges = std::unordered_map<OrganizationId, qint64>;

constexpr auto pauseAfterFailure = 500ms;

// It waits for nothing but the server, so a longer time means that the server is away.
constexpr auto announcementTimeout = 2s;

ConnectionConfig forAnnouncements(ConnectionConfig config)
{
    config.announcer = nullptr;
    config.stop = nullptr; // the last changes are announced while the program stops
    config.statementTimeout = announcementTimeout;
    return config;
}

bool send(Connection &connection, const NewestChanges &changes)
{
    std::vector<QString> texts;
    texts.reserve(changes.size());
    for (const auto &[organization, change] : changes)
        texts.push_back(u"%1 %2"_s.arg(organization.value()).arg(change));
    return bool(notify(connection, changeChannel, texts));
}

void merge(NewestChanges &into, const NewestChanges &from)
{
    for (const auto &[organization, change] : from) {
        qint64 &newest = into[organization];
        newest = std::max(newest, change);
    }
}

} // namespace

struct ChangeAnnouncer::Private
{
    explicit Private(ConnectionConfig config) : connection(forAnnouncements(std::move(config))) { }

    void run();

    Connection connection; ///< Used by the thread only.
    std::mutex mutex;
    std::condition_variable changed;
    NewestChanges pending;
    bool ending = false;
    std::thread thread;
};

void ChangeAnnouncer::Private::run()
{
    std::ignore = connection.open(); // so that the first change is not announced later than the others
    std::unique_lock lock(mutex);
    while (true) {
        changed.wait(lock, [this] { return ending || !pending.empty(); });
        if (pending.empty())
            break;
        const NewestChanges batch = std::exchange(pending, {});
        lock.unlock();
        const bool sent = send(connection, batch);
        lock.lock();
        if (sent)
            continue;
        merge(pending, batch);
        if (ending)
            break;
        changed.wait_for(lock, pauseAfterFailure, [this] { return ending; });
    }
    lock.unlock();
    connection.close();
}

ChangeAnnouncer::ChangeAnnouncer(ConnectionConfig connection)
    : d(std::make_unique<Private>(std::move(connection)))
{
    d->thread = std::thread([this] { d->run(); });
}

ChangeAnnouncer::~ChangeAnnouncer()
{
    {
        const std::lock_guard lock(d->mutex);
        d->ending = true;
    }
    d->changed.notify_one();
    d->thread.join();
}

void ChangeAnnouncer::announce(OrganizationId organization, qint64 change)
{
    {
        const std::lock_guard lock(d->mutex);
        qint64 &newest = d->pending[organization];
        newest = std::max(newest, change);
    }
    d->changed.notify_one();
}

void announceChange(Connection &connection, OrganizationId organization, qint64 change)
{
    if (ChangeAnnouncer *announcer = connection.config().announcer)
        announcer->announce(organization, change);
    else
        std::ignore = send(connection, { { organization, change } });
}

Result<void> notify(Connection &connection, const char *channel, const std::vector<QString> &messages)
{
    const auto sent = connection.execute(
        "transaction.announce", { { "channel", QString::fromLatin1(channel) }, { "changes", messages } });
    if (!sent)
        return sent.error();
    return {};
}

} // namespace triage::storage
