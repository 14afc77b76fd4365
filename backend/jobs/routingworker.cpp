// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/routingworker.h"

#include "log/exceptiontype.h"
#include "log/log.h"
#include "services/routing/routingservice.h"
#include "stores/routingstore.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;

namespace triage::jobs {

using storage::ClaimedItem;

namespace {

// After a failure an item is put off, for longer the more often it failed, but for no longer than this.
constexpr std::chrono::seconds maxDelay{ 1024 };

} // namespace

std::chrono::nanoseconds restAfter(std::chrono::nanoseconds spent, std::chrono::milliseconds behind)
{
    constexpr std::chrono::nanoseconds longest = std::chrono::milliseconds(250);
    const double patience = 1.0 - std::min(1.0, double(behind.count()) / double(maxBehind.count()));
    return std::chrono::nanoseconds(qint64(double(std::min(3 * spent, longest).count()) * patience));
}

struct RoutingWorker::Private
{
    Private(Config c, const routing::Classifier &k, services::RoutingModels &m)
        : config(std::move(c)), classifier(k), models(m), connection(config.connection)
    {
    }

    using Clock = std::chrono::steady_clock;

    void work();
    void rest();
    void lookAtClock();
    void makeRoom(Clock::duration spent);
    /// Whether there was anything to do.
    bool routeSome();
    void routeGroup(std::span<const ClaimedItem> items);
    Result<void> tryRoute(std::span<const ClaimedItem> items);
    void fail(const ClaimedItem &item, const Problem &problem);
    void giveBack();

    const Config config;
    const routing::Classifier &classifier;
    services::RoutingModels &models;
    storage::Connection connection; ///< Of the worker's thread only.
    std::vector<ClaimedItem> kept; ///< Whose lease could not be given back: the database went away.
    Clock::time_point lookedAtClock{}; ///< When lookAtClock() last looked.
    bool busy = false; ///< More came in while the last batch was routed.
    std::chrono::milliseconds behind{ 0 }; ///< How long the oldest item of the last batch had waited.
    std::mutex mutex;
    std::condition_variable changed;
    bool woken = false;
    bool ending = false;
    std::thread thread;
};

RoutingWorker::RoutingWorker(Config config, const routing::Classifier &classifier,
                             services::RoutingModels &models)
    : d(std::make_unique<Private>(std::move(config), classifier, models))
{
}

RoutingWorker::~RoutingWorker()
{
    {
        const std::lock_guard lock(d->mutex);
        d->ending = true;
    }
    d->changed.notify_all();
    if (d->thread.joinable())
        d->thread.join();
}

void RoutingWorker::start()
{
    d->thread = std::thread([this] { d->work(); });
}

void RoutingWorker::wake()
{
    {
        const std::lock_guard lock(d->mutex);
        d->woken = true;
    }
    d->changed.notify_one();
}

void RoutingWorker::Private::work()
{
    while (true) {
        {
            const std::lock_guard lock(mutex);
            if (ending)
                break;
            woken = false;
        }
        lookAtClock();
        const Clock::time_point begun = Clock::now();
        if (routeSome())
            makeRoom(Clock::now() - begun);
        else
            rest();
    }
    connection.close();
}

void RoutingWorker::Private::makeRoom(Clock::duration spent)
{
    std::unique_lock lock(mutex);
    busy = woken;
    if (busy)
        changed.wait_for(lock, restAfter(spent, behind), [this] { return ending; });
}

/// What is late because the database's clock was set back need not wait until that has come so far again.
void RoutingWorker::Private::lookAtClock()
{
    constexpr std::chrono::seconds interval{ 5 };
    const Clock::time_point now = Clock::now();
    if (lookedAtClock != Clock::time_point() && now - lookedAtClock < interval)
        return;
    lookedAtClock = now;
    std::ignore = storage::rescheduleItemsAfterClockStep(
        connection, std::max(config.lease, maxDelay) + std::chrono::minutes(1));
}

/// Waits until something may be due: somebody says so, the next item's time comes, or the poll interval is
/// over.
void RoutingWorker::Private::rest()
{
    std::chrono::milliseconds pause = config.pollInterval;
    if (const auto due = storage::timeUntilItemDue(connection); due && *due)
        pause = std::min(pause, **due + std::chrono::milliseconds(1));
    std::unique_lock lock(mutex);
    changed.wait_for(lock, pause, [this] { return ending || woken; });
}

bool RoutingWorker::Private::routeSome()
{
    giveBack();
    const bool takesMany = !busy || behind >= maxBehind;
    const storage::Claim claim
        = storage::claimItems(connection, takesMany ? config.batch : config.smallBatch, config.lease);
    behind = claim.behind;
    if (claim.problem) {
        // Nobody said whether they are ours now; then nobody else would take them up for long.
        kept.insert(kept.end(), claim.items.begin(), claim.items.end());
        return false;
    }
    if (claim.items.empty())
        return false;
    const std::span<const ClaimedItem> all(claim.items);
    for (std::size_t begin = 0; begin < all.size();) {
        std::size_t end = begin + 1;
        while (end < all.size() && all[end].organization == all[begin].organization)
            ++end;
        routeGroup(all.subspan(begin, end - begin));
        begin = end;
    }
    return true;
}

void RoutingWorker::Private::routeGroup(std::span<const ClaimedItem> items)
{
    const auto routed = tryRoute(items);
    if (routed)
        return;
    if (items.size() > 1 && routed.error().type != ProblemType::ServiceUnavailable) {
        // One item that cannot be routed must fail alone.
        routeGroup(items.first(items.size() / 2));
        routeGroup(items.subspan(items.size() / 2));
        return;
    }
    for (const ClaimedItem &item : items)
        fail(item, routed.error());
}

Result<void> RoutingWorker::Private::tryRoute(std::span<const ClaimedItem> items)
{
    try {
        return services::routeItems(connection, classifier, models, items);
    } catch (const std::exception &bug) {
        return problem(ProblemType::InternalError, QString::fromLatin1(demangledName(bug)));
    }
}

void RoutingWorker::Private::fail(const ClaimedItem &item, const Problem &problem)
{
    logFact(LogLevel::Warning, "routing.failed",
            { { "organization", encodeId(item.organization.value()) },
              { "feedback", encodeId(item.feedback.value()) },
              { "attempt", qint64(item.attempt) },
              { "problem", QByteArray(slugOf(problem.type).data()) } });
    // A database that is away says nothing about the item.
    const bool away = problem.type == ProblemType::ServiceUnavailable;
    if (!away && item.attempt >= config.maxAttempts) {
        std::ignore = services::failItem(connection, classifier, item, u"It failed too often."_s);
        return;
    }
    const std::chrono::seconds grown(1 << std::min(item.attempt, 20));
    const auto delay = away ? std::chrono::seconds(1) : std::min(grown, maxDelay);
    if (!storage::postpone(connection, item, delay, QString(slugOf(problem.type))))
        kept.push_back(item);
}

/// Lets go of what was claimed when the database went away, so that nobody has to wait until the lease runs
/// out.
void RoutingWorker::Private::giveBack()
{
    while (!kept.empty()) {
        if (!storage::postpone(connection, kept.back(), std::chrono::seconds(0), u"service-unavailable"_s))
            return;
        kept.pop_back();
    }
}

} // namespace triage::jobs
