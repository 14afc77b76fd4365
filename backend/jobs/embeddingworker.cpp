// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/embeddingworker.h"

#include "log/log.h"
#include "services/embeddings/vectormaker.h"

#include <algorithm>
#include <utility>

namespace triage::jobs {

namespace {

constexpr int organizationsOfAWalk = 500; ///< The number that one statement looks at.
constexpr std::size_t organizationsAtOnce = 16;

} // namespace

EmbeddingWorker::EmbeddingWorker(storage::ConnectionConfig connection, services::VectorMaker &maker,
                                 std::chrono::milliseconds pollInterval)
    : m_maker(maker), m_pollInterval(pollInterval),
      m_thread(std::move(connection), [this](storage::Connection &database) { return work(database); })
{
}

Rest EmbeddingWorker::work(storage::Connection &connection)
{
    using Step = services::VectorMaker::Step;
    const auto leads = storage::leadsVectors(connection);
    // The other backends learn the dimension too, so that their routing has vectors.
    const storage::SpaceKey key = m_maker.key();
    if (!leads || !*leads || key.dimension == 0)
        return m_pollInterval;
    std::vector<OrganizationId> withChanges;
    const auto last = storage::walkForVectors(connection, key, m_last, organizationsOfAWalk, withChanges);
    if (!last)
        return m_pollInterval;
    const bool hasOthers = withChanges.size() > organizationsAtOnce;
    if (hasOthers)
        withChanges.resize(organizationsAtOnce); // The others have their turn in the next rounds.
    m_last = hasOthers ? withChanges.back() : *last;
    const std::vector<OrganizationId> backlogs = std::exchange(m_backlogs, {});
    std::vector<OrganizationId> turns = backlogs;
    for (const OrganizationId organization : withChanges) {
        if (!std::ranges::count(turns, organization))
            turns.push_back(organization);
    }
    std::vector<OrganizationId> stalled; ///< Backlogs whose next part could not be made now.
    bool hasProgress = false;
    for (const OrganizationId organization : turns) {
        const auto step = m_maker.makeSome(connection, organization);
        if (!step) {
            logFact(LogLevel::Warning, "embeddings.step_failed",
                    { { "organization", encodeId(organization.value()) },
                      { "problem", QByteArray(slugOf(step.error().type).data()) } });
            continue;
        }
        hasProgress = hasProgress || *step != Step::Failed;
        if (*step == Step::More && m_backlogs.size() < organizationsAtOnce)
            m_backlogs.push_back(organization);
        else if (*step == Step::Failed && std::ranges::count(backlogs, organization))
            stalled.push_back(organization);
    }
    const bool isBusy = !m_backlogs.empty() || (hasOthers && hasProgress);
    stalled.resize(std::min(stalled.size(), organizationsAtOnce - m_backlogs.size()));
    m_backlogs.insert(m_backlogs.end(), stalled.begin(), stalled.end());
    return isBusy ? std::chrono::milliseconds(0) : m_pollInterval;
}

} // namespace triage::jobs
