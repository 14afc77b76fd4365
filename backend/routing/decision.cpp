// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/decision.h"

#include <algorithm>

namespace triage::routing {

Decision decide(const Verdict &verdict, const Thresholds &thresholds)
{
    Decision decision;
    for (const Candidate &candidate : verdict.candidates) {
        const bool isSure = candidate.confidence >= thresholds.assign;
        if (!isSure && !(candidate.confidence >= thresholds.review))
            continue;
        const bool isAssigned = isSure && !candidate.isDoubtful;
        decision.assigned.push_back(candidate);
        decision.needsReview = decision.needsReview || !isAssigned;
    }
    std::stable_sort(decision.assigned.begin(), decision.assigned.end(),
                     [](const Candidate &a, const Candidate &b) { return a.confidence > b.confidence; });
    return decision;
}

} // namespace triage::routing
