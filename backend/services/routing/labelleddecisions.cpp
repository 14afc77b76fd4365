// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/routing/labelleddecisions.h"

namespace triage::services {

Result<std::vector<routing::LabelledDecision>>
labelledDecisions(storage::Connection &connection, OrganizationId organization, const QString &classifier)
{
    const auto decisions
        = storage::LearningStore(connection, organization)
              .labelledDecisions(classifier, routing::minReviewedScore, int(routing::maxLabelledDecisions));
    if (!decisions)
        return decisions.error();
    std::vector<routing::LabelledDecision> resolved;
    for (auto decision = decisions->rbegin(); decision != decisions->rend(); ++decision)
        resolved.push_back({ decision->scores.front(), decision->right.front() });
    return resolved;
}

} // namespace triage::services
