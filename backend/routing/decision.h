// SPDX-License-Identifier: GPL-3.0-or-later
// Returns every buffer at or above a threshold.
#pragma once

#include "routing/classifier.h"

#include <vector>

namespace triage::routing {

/// The confidences from which an organization accepts candidates.
struct Thresholds
{
    double assign = 0.8; ///< At or above, the item is put into the buffer.
    double review = 0.5; ///< At or above, the item is put there for review; below, not at all.
};

struct Decision
{
    /// Zero, one or several; best first. One below the assign threshold is doubtful, too.
    std::vector<Candidate> assigned;
    bool needsReview = false; ///< True if one of them is doubtful.
};

/// Returns every buffer at or above a threshold.
Decision decide(const Verdict &verdict, const Thresholds &thresholds);

} // namespace triage::routing
