// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/statisticscounter.h"

#include "log/log.h"
#include "stores/statisticsstore.h"

namespace triage::jobs {

namespace {

using namespace std::chrono_literals;

/// For changes whose announcement was lost.
constexpr std::chrono::milliseconds countPollInterval = 2s;
/// Changes that come meanwhile are counted together.
constexpr std::chrono::milliseconds pauseAfterCounting = 250ms;
constexpr int changesAtOnce = 1000;
constexpr int organizationsInARound = 64;

void lookForSurges(storage::Connection &connection)
{
    if (const auto noted = storage::noteSurges(connection, organizationsInARound);
        !noted) // a later round tries again
        logFact(LogLevel::Warning, "statistics.surges_failed",
                { { "problem", QByteArray(slugOf(noted.error().type).data()) } });
}

Rest countNext(storage::Connection &connection)
{
    const auto behind = storage::organizationsToCount(connection, organizationsInARound);
    if (!behind || behind->empty()) {
        lookForSurges(connection);
        return countPollInterval;
    }
    bool hasMore = false;
    for (const OrganizationId organization : *behind) {
        const auto counted = storage::countStatistics(connection, organization, changesAtOnce);
        hasMore = hasMore || (counted && *counted);
        if (!counted) // a later round tries again
            logFact(LogLevel::Warning, "statistics.count_failed",
                    { { "organization", encodeId(organization.value()) },
                      { "problem", QByteArray(slugOf(counted.error().type).data()) } });
    }
    if (!hasMore) // what is half counted would look like a surge
        lookForSurges(connection);
    return hasMore ? Rest(0ms) : Rest::undisturbed(pauseAfterCounting);
}

} // namespace

StatisticsCounter::StatisticsCounter(storage::ConnectionConfig connection)
    : BackgroundThread(std::move(connection), countNext)
{
}

} // namespace triage::jobs
