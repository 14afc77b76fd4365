// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/backlogworker.h"

#include "log/log.h"
#include "services/duplicates/duplicatebacklog.h"
#include "stores/triage/backlogstore.h"

#include <algorithm>

namespace triage::jobs {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds pauseInBacklog = 1s;
/// The longest part of the time in which the job works: one in that many.
constexpr int shareOfTime = 3;
constexpr std::chrono::milliseconds pauseWithoutBacklog = 60s;
constexpr int itemsAtOnce = 50;

Rest suggestNext(storage::Connection &connection, services::DuplicateFinder &finder)
{
    const auto organizations = storage::organizationsWithBacklog(connection, 1);
    if (!organizations || organizations->empty())
        return pauseWithoutBacklog;
    const OrganizationId organization = organizations->front();
    const auto began = std::chrono::steady_clock::now();
    const auto done = services::suggestForOlder(connection, organization, finder, itemsAtOnce);
    // Another backend was faster, or the lock was held; a later round tries again.
    if (!done && done.error().type != ProblemType::Conflict)
        logFact(LogLevel::Warning, "duplicates.backlog_failed",
                { { "organization", encodeId(organization.value()) },
                  { "problem", QByteArray(slugOf(done.error().type).data()) } });
    const auto took = std::chrono::ceil<std::chrono::milliseconds>(std::chrono::steady_clock::now() - began);
    return std::max(pauseInBacklog, took * (shareOfTime - 1));
}

} // namespace

BacklogWorker::BacklogWorker(storage::ConnectionConfig connection, services::DuplicateFinder &finder)
    : m_thread(std::move(connection),
               [&finder](storage::Connection &open) { return suggestNext(open, finder); })
{
}

} // namespace triage::jobs
