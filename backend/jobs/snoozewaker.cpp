// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/snoozewaker.h"

#include "log/log.h"
#include "stores/triage/triagestore.h"

namespace triage::jobs {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds snoozePollInterval = 2s;
/// Between transactions others get the organization's lock.
constexpr std::chrono::milliseconds pauseAfterWaking = 5ms;
constexpr int wokenAtOnce = 200;
constexpr int organizationsWokenAtOnce = 64;

Rest wakeNext(storage::Connection &connection)
{
    const auto organizations = storage::organizationsToWake(connection, organizationsWokenAtOnce);
    if (!organizations)
        return snoozePollInterval;
    bool hasWoken = false;
    for (const OrganizationId organization : *organizations) {
        const auto work = [](storage::Transaction &tx) {
            return storage::TriageWriter(tx).wakeDue(wokenAtOnce);
        };
        const Result<int> woken = storage::inTransaction(connection, organization, work);
        hasWoken = hasWoken || (woken && *woken > 0);
        if (!woken) // the next round tries again
            logFact(LogLevel::Warning, "snooze.wake_failed",
                    { { "organization", encodeId(organization.value()) },
                      { "problem", QByteArray(slugOf(woken.error().type).data()) } });
    }
    return hasWoken ? pauseAfterWaking : snoozePollInterval;
}

} // namespace

SnoozeWaker::SnoozeWaker(storage::ConnectionConfig connection)
    : BackgroundThread(std::move(connection), wakeNext)
{
}

} // namespace triage::jobs
