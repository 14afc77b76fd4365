// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/routing/labelleddecisions.h"

namespace triage::services {

Result<std::vector<routing::LabelledDecision>>
labelledDecisions(storage::Connection &connection, OrganizationId organization, const QString &classifier)
{
    const auto decisions
        = storage::LearningStore(connection, organization)
              .decisions(classifier, routing::minReviewedScore, int(routing::maxLabelledDecisions));
    if (!decisions)
        return decisions.error();
    std::vector<routing::LabelledDecision> labelled;
    labelled.reserve(decisions->size());
    for (const storage::JudgedCandidate &each : *decisions) {
        const auto judgement = !each.isRight ? routing::Judgement::None
            : *each.isRight                  ? routing::Judgement::Right
                                             : routing::Judgement::Wrong;
        labelled.push_back({ each.score, judgement, each.wasAsked });
    }
    return labelled;
}

} // namespace triage::services
