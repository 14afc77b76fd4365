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
        Candidate &assigned = decision.assigned.emplace_back(candidate);
        assigned.isDoubtful = candidate.isDoubtful || !isSure;
        decision.needsReview = decision.needsReview || assigned.isDoubtful;
    }
    std::stable_sort(decision.assigned.begin(), decision.assigned.end(),
                     [](const Candidate &a, const Candidate &b) { return a.confidence > b.confidence; });
    return decision;
}

} // namespace triage::routing
