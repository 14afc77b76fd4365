// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/textreindexer.h"

#include "jobs/partsize.h"
#include "log/log.h"
#include "services/feedback/textreindexing.h"
#include "stores/languages/languagestore.h"

namespace triage::jobs {

namespace {

using namespace std::chrono_literals;

using Clock = std::chrono::steady_clock;

/// For this time other writers of the organization may have to wait.
constexpr auto wantedLock = 25ms;
/// The part of the time in which the job works: one in that many.
constexpr int shareOfTime = 3;
constexpr std::chrono::milliseconds pauseWhenIndexed = 60s;
/// After a round in which nothing could be done: a lock was held, or the database is away.
constexpr std::chrono::milliseconds pauseAfterFailure = 1s;
constexpr int reindexedOrganizations = 16;

class Reindexing
{
public:
    Rest work(storage::Connection &connection)
    {
        const auto began = Clock::now();
        const auto organizations = storage::organizationsWithUntoldTexts(connection, reindexedOrganizations);
        if (!organizations || organizations->empty())
            return pauseWhenIndexed;
        bool hasWorked = false;
        for (const OrganizationId organization : *organizations)
            hasWorked = reindexPart(connection, organization) || hasWorked;
        if (!hasWorked)
            return pauseAfterFailure;
        return std::chrono::ceil<std::chrono::milliseconds>((Clock::now() - began) * (shareOfTime - 1));
    }

private:
    bool reindexPart(storage::Connection &connection, OrganizationId organization)
    {
        const auto part = services::reindexSome(connection, organization, m_size.rows());
        if (part && part->texts > 0)
            m_size.took(part->locked * m_size.rows() / part->texts);
        // The lock was held; a later round tries again.
        if (!part && part.error().type != ProblemType::Conflict)
            logFact(LogLevel::Warning, "languages.reindexing_failed",
                    { { "organization", encodeId(organization.value()) },
                      { "problem", QByteArray(slugOf(part.error().type).data()) } });
        return part && part->texts > 0;
    }

    PartSize m_size{ wantedLock };
};

} // namespace

TextReindexer::TextReindexer(storage::ConnectionConfig connection)
    : m_thread(std::move(connection),
               [reindexing = std::make_shared<Reindexing>()](storage::Connection &database) {
                   return reindexing->work(database);
               })
{
}

} // namespace triage::jobs
