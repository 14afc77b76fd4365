// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/routing/modelledger.h"

#include "stores/languagemodelusage.h"

#include <QDateTime>

#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <thread>

using namespace std::chrono_literals;

namespace triage::services {

using storage::LanguageModelUsage;

namespace {

/// If the database does not answer, routing has stopped anyway.
constexpr auto maxWait = 5s;

} // namespace

struct ModelLedger::Private
{
    explicit Private(storage::ConnectionConfig config) : connection(std::move(config)) { }

    void work();
    /// Requires the lock, and releases it while the database works.
    void readWanted(std::unique_lock<std::mutex> &lock);
    void writeUnwritten(std::unique_lock<std::mutex> &lock);
    void turnDay();

    storage::Connection connection; ///< Used by the thread only.
    std::mutex mutex;
    std::condition_variable changed;
    qint64 day = 0;
    std::map<OrganizationId, qint64> known; ///< Today's sums, without those that are not written yet.
    std::map<OrganizationId, LanguageModelUsage> unwritten;
    std::set<OrganizationId> wanted;
    bool isEnding = false;
    std::thread thread;
};

ModelLedger::ModelLedger(storage::ConnectionConfig connection)
    : d(std::make_unique<Private>(std::move(connection)))
{
    d->thread = std::thread([this] { d->work(); });
}

ModelLedger::~ModelLedger()
{
    {
        const std::lock_guard lock(d->mutex);
        d->isEnding = true;
    }
    d->changed.notify_all();
    d->thread.join();
}

/// Forgets yesterday's sums. Requires the lock.
void ModelLedger::Private::turnDay()
{
    const qint64 today = QDateTime::currentSecsSinceEpoch() / (24 * 60 * 60);
    if (today != day)
        known.clear();
    day = today;
}

qint64 ModelLedger::spentToday(OrganizationId organization)
{
    std::unique_lock lock(d->mutex);
    d->turnDay();
    if (!d->known.contains(organization)) {
        d->wanted.insert(organization);
        d->changed.notify_all();
        d->changed.wait_for(lock, maxWait, [&] { return !d->wanted.contains(organization) || d->isEnding; });
    }
    const auto written = d->known.find(organization);
    const auto more = d->unwritten.find(organization);
    return (written == d->known.end() ? 0 : written->second)
        + (more == d->unwritten.end() ? 0 : more->second.promptTokens + more->second.answerTokens);
}

void ModelLedger::add(OrganizationId organization, qint64 promptTokens, qint64 answerTokens)
{
    {
        const std::lock_guard lock(d->mutex);
        LanguageModelUsage &use = d->unwritten[organization];
        use.calls += 1;
        use.promptTokens += promptTokens;
        use.answerTokens += answerTokens;
    }
    d->changed.notify_all();
}

void ModelLedger::Private::readWanted(std::unique_lock<std::mutex> &lock)
{
    const std::set<OrganizationId> all = wanted;
    for (const OrganizationId organization : all) {
        lock.unlock();
        const auto spent = storage::tokensUsedToday(connection, organization);
        lock.lock();
        if (spent)
            known[organization] = *spent;
        wanted.erase(organization);
    }
    changed.notify_all();
}

void ModelLedger::Private::writeUnwritten(std::unique_lock<std::mutex> &lock)
{
    const std::map<OrganizationId, LanguageModelUsage> all = unwritten;
    for (const auto &[organization, use] : all) {
        lock.unlock();
        const auto spent = storage::addLanguageModelUsage(connection, organization, use);
        lock.lock();
        if (!spent) {
            changed.wait_for(lock, 1s, [this] { return isEnding; });
            return; // it is tried again, and is counted meanwhile
        }
        known[organization] = *spent;
        LanguageModelUsage &rest = unwritten[organization];
        rest.calls -= use.calls;
        rest.promptTokens -= use.promptTokens;
        rest.answerTokens -= use.answerTokens;
        if (rest.calls == 0)
            unwritten.erase(organization);
    }
}

void ModelLedger::Private::work()
{
    std::unique_lock lock(mutex);
    while (true) {
        changed.wait(lock, [this] { return isEnding || !wanted.empty() || !unwritten.empty(); });
        readWanted(lock);
        const bool isLast = isEnding;
        writeUnwritten(lock);
        if (isLast)
            break;
    }
    connection.close();
}

} // namespace triage::services
