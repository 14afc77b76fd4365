#include "routing/classifier.h"

#include <algorithm>

namespace triage::routing {

Decision decide(const Verdict &verdict, const Thresholds &thresholds)
{
    Decision decision;
    for (const Candidate &candidate : verdict.candidates) {
        const bool isAssigned = candidate.confidence >= thresholds.assign;
        if (!isAssigned && !(candidate.confidence >= thresholds.review))
            continue;
        decision.assigned.push_back(candidate);
        decision.needsReview = decision.needsReview || !isAssigned;
    }
    std::stable_sort(decision.assigned.begin(), decision.assigned.end(),
                     [](const Candidate &a, const Candidate &b) { return a.confidence > b.confidence; });
    return decision;
}

} // namespace triage::routing
