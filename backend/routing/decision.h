// SPDX-License-Identifier: GPL-3.0-or-later
// The decision that an organization's thresholds make of a verdict.
#pragma once

#include "routing/classifier.h"

#include <vector>

namespace triage::routing {

/// From when on a candidate is taken, per organization.
struct Thresholds
{
    double assign = 0.8; ///< At or above: put into the buffer.
    double review = 0.5; ///< At or above: put there and marked for review. Below: nothing.
};

struct Decision
{
    std::vector<Candidate> assigned; ///< Zero, one or several; best first.
    bool needsReview = false; ///< True where one of them lies below the assign threshold.
};

/// Applies the thresholds: every buffer at or above one counts.
Decision decide(const Verdict &verdict, const Thresholds &thresholds);

} // namespace triage::routing
