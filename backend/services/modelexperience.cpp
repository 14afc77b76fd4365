#include "services/modelexperience.h"

#include "routing/calibration.h"
#include "storage/learningstore.h"

#include <algorithm>

namespace triage::services {

namespace {

constexpr auto freshness = std::chrono::minutes(1);

} // namespace

languagemodel::Experience ModelExperience::of(OrganizationId organization, const QString &classifier)
{
    {
        const std::lock_guard lock(m_mutex);
        Entry &entry = m_entries[organization];
        if (Clock::now() < entry.freshUntil)
            return entry.experience;
        entry.freshUntil = Clock::now() + freshness; // others go on with what is known while it is read
    }
    const languagemodel::Experience experience = read(organization, classifier);
    const std::lock_guard lock(m_mutex);
    m_entries[organization].experience = experience;
    return experience;
}

/// With a connection for this once: the threads that ask have none at hand, and they do not ask often.
languagemodel::Experience ModelExperience::read(OrganizationId organization, const QString &classifier) const
{
    storage::Connection connection(m_connection);
    const auto decisions
        = storage::LearningStore(connection, organization).resolved(classifier, int(routing::mostResolved));
    if (!decisions)
        return {};
    std::vector<routing::Resolved> resolved; // oldest first
    for (auto decision = decisions->rbegin(); decision != decisions->rend(); ++decision) {
        if (!decision->scores.empty() && !decision->right.empty())
            resolved.push_back({ decision->scores.front(), decision->right.front() });
    }
    // Those that calibrate nothing are no experience.
    return { routing::calibrated(resolved), std::count_if(resolved.begin(), resolved.end(), routing::wasAskedAbout) };
}

} // namespace triage::services
