// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/routing/modelexperience.h"

#include "services/routing/labelleddecisions.h"

namespace triage::services {

namespace {

constexpr auto freshness = std::chrono::minutes(1);

} // namespace

languagemodel::Experience ModelExperience::of(OrganizationId organization, const QString &classifier)
{
    {
        const std::lock_guard lock(m_mutex);
        CachedExperience &entry = m_entries[organization];
        if (Clock::now() < entry.freshUntil)
            return entry.experience;
        entry.freshUntil = Clock::now() + freshness; // other threads use the known value while it is read
    }
    const languagemodel::Experience experience = read(organization, classifier);
    const std::lock_guard lock(m_mutex);
    m_entries[organization].experience = experience;
    return experience;
}

/// Opens a connection for this call: the calling threads have none, and rarely call.
languagemodel::Experience ModelExperience::read(OrganizationId organization, const QString &classifier) const
{
    storage::Connection connection(m_connection);
    const auto resolved = labelledDecisions(connection, organization, classifier);
    if (!resolved)
        return {};
    return { routing::fitCalibration(*resolved), qint64(resolved->size()) };
}

} // namespace triage::services
