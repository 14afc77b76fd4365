// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/queue/queuework.h"

#include "log/log.h"

#include <algorithm>

namespace triage::jobs {

using storage::ClaimedWork;
using storage::Connection;
using storage::Row;

namespace {

using namespace std::chrono_literals;

constexpr auto delayOfUnavailable = 1s;
constexpr int maxDoublings = 6; // of the delay after a failure

void logWork(const char *event, const storage::WorkQueue &queue, const ClaimedWork &work,
             const QString &problem)
{
    logFact(LogLevel::Warning, event,
            { { "queue", queue.name() },
              { "organization", encodeId(work.organization.value()) },
              { "work", encodeId(work.id) },
              { "attempt", qint64(work.attempt) },
              { "problem", problem.toUtf8() } });
}

} // namespace

void setAside(Connection &connection, const storage::WorkQueue &queue, const ClaimedWork &work,
              const QString &error)
{
    logWork("work.set_aside", queue, work, error);
    std::ignore = queue.setAside(connection, work, error);
}

QueueWork::QueueWork(Config config, Work work, Work giveUp)
    : m_config(config), m_work(std::move(work)), m_giveUp(std::move(giveUp)), m_queue(config.kind)
{
}

bool QueueWork::doNext(Connection &connection)
{
    const storage::Claim claim = m_queue.claim(connection, { .lease = m_config.lease });
    if (claim.work.empty() || claim.problem) // if it is claimed nevertheless, the lease ends
        return false;
    const ClaimedWork &work = claim.work.front();
    const Row row = claim.rows.first();
    // Earlier attempts did not end, not even with a failure: they took the program with them.
    if (work.attempt > m_config.maxAttempts + 1 && !work.isSetAside) {
        giveUp(connection, work, row, QStringLiteral("The program ended."));
        return true;
    }
    const auto done = guarded([&] { return m_work(connection, work, row); });
    if (!done)
        fail(connection, work, row, done.error());
    return true;
}

void QueueWork::fail(Connection &connection, const ClaimedWork &work, const Row &row, const Problem &problem)
{
    const QString error = QString(slugOf(problem.type));
    logWork("work.failed", m_queue, work, error);
    if (problem.type == ProblemType::ServiceUnavailable)
        std::ignore = m_queue.postpone(connection, { work }, delayOfUnavailable, error, false);
    else if (work.attempt >= m_config.maxAttempts)
        giveUp(connection, work, row, error);
    else
        std::ignore = m_queue.postpone(
            connection, { work }, std::chrono::seconds(1 << std::min(work.attempt, maxDoublings)), error);
}

void QueueWork::giveUp(Connection &connection, const ClaimedWork &work, const Row &row, const QString &error)
{
    if (m_giveUp && guarded([&] { return m_giveUp(connection, work, row); }))
        return;
    setAside(connection, m_queue, work, error);
}

std::chrono::milliseconds QueueWork::untilDue(Connection &connection, std::chrono::milliseconds longest) const
{
    const auto due = m_queue.timeUntilDue(connection);
    return due && *due ? std::min(longest, **due + 1ms) : longest;
}

} // namespace triage::jobs
