// SPDX-License-Identifier: GPL-3.0-or-later
// How sure to be: from scores to probabilities, learned from what people made of earlier decisions.
#pragma once

#include "routing/model.h"

#include <span>

namespace triage::routing {

/// A candidate that people have judged.
struct LabelledDecision
{
    double score = 0; ///< Candidate::score of the time.
    bool isRight = false; ///< Left or put there; otherwise taken out.
};

/// Of what seems less likely than not nobody is asked. People put there by hand what fits after all and say
/// nothing of the rest, so that only one side is heard.
inline constexpr double minReviewedScore = 0;

inline constexpr size_t maxLabelledDecisions = 400; ///< Older ones tell of an older model.

/// The most probable calibration after these decisions, oldest first, of which the last maxLabelledDecisions
/// count. Without any it is the identity, and few change it little; those that nobody was asked about do not
/// count.
Calibration fitCalibration(std::span<const LabelledDecision> resolved);

} // namespace triage::routing
