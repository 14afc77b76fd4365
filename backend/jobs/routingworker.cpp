// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/routingworker.h"

#include "jobs/workershares.h"
#include "log/log.h"
#include "services/embeddings/vectormaker.h"
#include "services/routing/itemrouting.h"
#include "services/routing/routingmodels.h"
#include "stores/routingstore.h"

#include <algorithm>
#include <atomic>
#include <span>
#include <vector>

using namespace Qt::StringLiterals;

namespace triage::jobs {

using namespace std::chrono_literals;
using storage::ClaimedItem;
using storage::Connection;

namespace {

// The maximum delay after a failure; it grows with each failure.
constexpr std::chrono::seconds maxDelay{ 1024 };

/// Items of one organization each.
using Groups = std::vector<std::span<const ClaimedItem>>;

/// Returns the items of each organization, the fewest first: they wait least for each other then.
Groups groupsOf(std::span<const ClaimedItem> all)
{
    Groups groups;
    for (std::size_t begin = 0; begin < all.size();) {
        std::size_t end = begin + 1;
        while (end < all.size() && all[end].organization == all[begin].organization)
            ++end;
        groups.push_back(all.subspan(begin, end - begin));
        begin = end;
    }
    std::stable_sort(groups.begin(), groups.end(),
                     [](const auto &a, const auto &b) { return a.size() < b.size(); });
    return groups;
}

} // namespace

std::chrono::nanoseconds restAfter(std::chrono::nanoseconds spent, std::chrono::milliseconds behind)
{
    constexpr std::chrono::nanoseconds longest = std::chrono::milliseconds(250);
    const double patience = 1.0 - std::min(1.0, double(behind.count()) / double(maxBehind.count()));
    return std::chrono::nanoseconds(qint64(double(std::min(3 * spent, longest).count()) * patience));
}

struct RoutingWorker::Private
{
    Private(Config c, const routing::Classifier &k, services::RoutingModels &m, services::DuplicateFinder &f)
        : config(std::move(c)), classifier(k), models(m), duplicates(f),
          thread(config.connection, [this](Connection &connection) { return work(connection); })
    {
    }

    using Clock = std::chrono::steady_clock;

    Rest work(Connection &connection);
    storage::Claim claim(Connection &connection, int limit);
    /// Returns the time until the next item is due, at most the poll interval.
    std::chrono::milliseconds untilDue(Connection &connection) const;
    /// Returns true if there was anything to do.
    bool routeSome(Connection &connection);
    void route(Connection &connection, const Groups &groups);
    void fail(Connection &connection, const ClaimedItem &item, const Problem &problem);
    void giveBack(Connection &connection);

    const Config config;
    const routing::Classifier &classifier;
    services::RoutingModels &models;
    services::DuplicateFinder &duplicates;
    std::vector<storage::ClaimedWork>
        kept; ///< Items whose lease could not be given back: the database went away.
    bool busy = false; ///< More came in while the last batch was routed.
    storage::WorkQueue queue{ storage::WorkKind::Routing };
    std::chrono::milliseconds behind{ 0 }; ///< How long the oldest item of the last batch had waited.
    std::atomic<bool> woken = false; ///< Since the last piece of work began.
    BackgroundThread thread; ///< Last, because it uses all others.
};

RoutingWorker::RoutingWorker(Config config, const routing::Classifier &classifier,
                             services::RoutingModels &models, services::DuplicateFinder &duplicates)
    : d(std::make_unique<Private>(std::move(config), classifier, models, duplicates))
{
}

RoutingWorker::~RoutingWorker() = default;

void RoutingWorker::start()
{
    d->thread.start();
}

void RoutingWorker::wake()
{
    d->woken = true;
    d->thread.wake();
}

Rest RoutingWorker::Private::work(Connection &connection)
{
    woken = false;
    models.follow(connection);
    const Clock::time_point begun = Clock::now();
    if (!routeSome(connection))
        return untilDue(connection);
    busy = woken;
    return busy ? Rest::undisturbed(restAfter(Clock::now() - begun, behind)) : Rest(0ms);
}

std::chrono::milliseconds RoutingWorker::Private::untilDue(Connection &connection) const
{
    constexpr std::chrono::milliseconds turnEnds{ 50 }; // items of an organization that has its share are due
    if (config.shares && config.shares->isAnyFull())
        return turnEnds;
    const auto due = queue.timeUntilDue(connection);
    return due && *due ? std::min(config.pollInterval, **due + 1ms) : config.pollInterval;
}

storage::Claim RoutingWorker::Private::claim(Connection &connection, int limit)
{
    const storage::ClaimLimits limits{ .pieces = limit,
                                       .turns = std::min(limit, storage::organizationsOfClaim),
                                       .lease = config.lease };
    return config.shares ? config.shares->claim(queue, connection, limits) : queue.claim(connection, limits);
}

bool RoutingWorker::Private::routeSome(Connection &connection)
{
    giveBack(connection);
    const bool takesMany = !busy || behind >= maxBehind;
    const int limit = takesMany ? config.batch : config.smallBatch;
    const storage::Claim claimed = claim(connection, limit);
    const std::vector<ClaimedItem> items = storage::itemsOf(claimed);
    behind = claimed.behind;
    if (claimed.problem) {
        // It is unknown whether they are claimed now; if so, no other worker would take them up for long.
        kept.insert(kept.end(), claimed.work.begin(), claimed.work.end());
    } else {
        route(connection, groupsOf(items));
    }
    if (config.shares)
        config.shares->giveBack(claimed);
    return !items.empty() && !claimed.problem;
}

/// Routes the groups, and the halves of those that fail, so that an item that fails does so alone.
void RoutingWorker::Private::route(Connection &connection, const Groups &groups)
{
    const auto prepare = [&](std::span<const ClaimedItem> items) {
        if (config.vectors)
            config.vectors->makeForRouting(connection, items.front().organization, items);
    };
    const auto outcomes = services::routeItems(connection, classifier, models, duplicates, groups, prepare);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const std::span<const ClaimedItem> items = groups[i];
        const Result<void> &outcome = outcomes[i];
        if (outcome)
            continue;
        const bool isAway = outcome.error().type == ProblemType::ServiceUnavailable;
        if (items.size() > 1 && !isAway) {
            route(connection, { items.first(items.size() / 2) });
            route(connection, { items.subspan(items.size() / 2) });
        } else {
            for (const ClaimedItem &item : items)
                fail(connection, item, outcome.error());
        }
    }
}

void RoutingWorker::Private::fail(Connection &connection, const ClaimedItem &item, const Problem &problem)
{
    logFact(LogLevel::Warning, "routing.failed",
            { { "organization", encodeId(item.organization.value()) },
              { "feedback", encodeId(item.feedback.value()) },
              { "attempt", qint64(item.attempt) },
              { "problem", QByteArray(slugOf(problem.type).data()) } });
    // An unreachable database is not the item's fault.
    const bool away = problem.type == ProblemType::ServiceUnavailable;
    if (!away && item.attempt >= config.maxAttempts) {
        std::ignore = services::failItem(connection, classifier, item, u"It failed too often."_s);
        return;
    }
    const std::chrono::seconds grown(1 << std::min(item.attempt, 20));
    const auto delay = away ? std::chrono::seconds(1) : std::min(grown, maxDelay);
    if (!queue.postpone(connection, { item.work() }, delay, QString(slugOf(problem.type)), !away))
        kept.push_back(item.work());
}

/// Releases the items that were claimed when the database went away, so that they need not wait until the
/// lease runs out.
void RoutingWorker::Private::giveBack(Connection &connection)
{
    if (!kept.empty() && queue.postpone(connection, kept, 0ms, u"service-unavailable"_s, false))
        kept.clear();
}

} // namespace triage::jobs
