// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/snoozewaker.h"

#include "log/log.h"
#include "stores/triage/triagestore.h"

#include <algorithm>
#include <deque>

namespace triage::jobs {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds snoozePollInterval = 2s;
/// Between transactions others get the organization's lock.
constexpr std::chrono::milliseconds pauseAfterWaking = 5ms;
constexpr int wokenAtOnce = 200;
constexpr std::size_t turnsAtOnce = 64;
constexpr int maxOrganizations = 10'000; // of a look

/// The organizations that have snoozes to end. A look reads all that have ended, which may be many: until the
/// next one, organizations with more than a part take turns.
struct Due
{
    std::deque<OrganizationId> organizations;
    std::chrono::steady_clock::time_point nextLook;
};

Rest wakeNext(storage::Connection &connection, Due &due)
{
    if (due.organizations.empty() || std::chrono::steady_clock::now() >= due.nextLook) {
        const auto found = storage::organizationsToWake(connection, maxOrganizations);
        if (!found)
            return snoozePollInterval;
        due.organizations.assign(found->begin(), found->end());
        due.nextLook = std::chrono::steady_clock::now() + snoozePollInterval;
    }
    bool hasWoken = false;
    for (std::size_t turns = std::min(due.organizations.size(), turnsAtOnce); turns > 0; --turns) {
        const OrganizationId organization = due.organizations.front();
        due.organizations.pop_front();
        const auto work = [](storage::Transaction &tx) {
            return storage::TriageWriter(tx).wakeDue(wokenAtOnce);
        };
        const Result<int> woken = storage::inTransaction(connection, organization, work);
        hasWoken = hasWoken || (woken && *woken > 0);
        if (woken && *woken == wokenAtOnce)
            due.organizations.push_back(organization);
        if (!woken) // the next look finds it again
            logFact(LogLevel::Warning, "snooze.wake_failed",
                    { { "organization", encodeId(organization.value()) },
                      { "problem", QByteArray(slugOf(woken.error().type).data()) } });
    }
    return hasWoken && !due.organizations.empty() ? pauseAfterWaking : snoozePollInterval;
}

} // namespace

SnoozeWaker::SnoozeWaker(storage::ConnectionConfig connection)
    : BackgroundThread(std::move(connection),
                       [due = Due()](storage::Connection &db) mutable { return wakeNext(db, due); })
{
}

} // namespace triage::jobs
