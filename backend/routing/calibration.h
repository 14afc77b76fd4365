// SPDX-License-Identifier: GPL-3.0-or-later
// Turns scores into probabilities, learned from the feedback on earlier decisions.
#pragma once

#include "routing/model.h"

#include <span>

namespace triage::routing {

/// A candidate that people accepted or rejected.
struct LabelledDecision
{
    double score = 0; ///< The value of Candidate::score at the time.
    bool isRight = false; ///< True if people left it or put it there, false if they took it out.
};

/// The score from which people review candidates. Below it, people correct missing assignments and say
/// nothing about the others, so that only one side would be counted.
inline constexpr double minReviewedScore = 0;

inline constexpr size_t maxLabelledDecisions = 400; ///< Older decisions describe an older model.

/// Returns the maximum a posteriori estimate of the calibration after these decisions, oldest first, of which
/// the last maxLabelledDecisions count. Without decisions it is the identity, and few change it little.
/// Decisions below minReviewedScore do not count.
Calibration fitCalibration(std::span<const LabelledDecision> resolved);

} // namespace triage::routing
