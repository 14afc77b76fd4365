// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/routing/modelexperience.h"

#include "services/routing/labelleddecisions.h"

#include <algorithm>

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
    const auto decisions = labelledDecisions(connection, organization, classifier);
    if (!decisions)
        return {};
    const auto judged = std::ranges::count_if(*decisions, [](const routing::LabelledDecision &each) {
        return each.judgement != routing::Judgement::None;
    });
    return { routing::fitCalibration(*decisions), qint64(judged) };
}

} // namespace triage::services
