// SPDX-License-Identifier: GPL-3.0-or-later
// Turns scores into probabilities, learned from the feedback on earlier decisions.
#pragma once

#include "routing/model.h"

#include <span>

namespace triage::routing {

/// What people said about a candidate.
enum class Judgement { None, Right, Wrong };

/// The best candidate of a decision, and what people said about it.
struct LabelledDecision
{
    double score = 0; ///< The value of Candidate::score at the time.
    Judgement judgement = Judgement::None;
    bool wasAsked = false; ///< The item was marked for review.
};

/// The score from which people review candidates. Below it, people correct missing assignments and say
/// nothing about the others, so that only one side would be counted.
inline constexpr double minReviewedScore = 0;

inline constexpr size_t maxLabelledDecisions = 1000; ///< Older decisions describe an older model.

/// Returns the maximum a posteriori estimate of the calibration after these decisions, oldest first, of which
/// the last maxLabelledDecisions count. It is the identity if people judged none, and few judgements change
/// it little.
///
/// Silence is no random sample: people correct what is wrong and leave alone what is right, so that the judged
/// decisions alone would make routing seem wrong nearly always. Scores already expect some decisions to be
/// wrong. Corrections change the calibration only as far as they are more than expected, and confirmations
/// likewise; until then, the unjudged decisions make up for them. Decisions that people were asked about count
/// apart from the others, because people judge them in another way. Decisions below minReviewedScore do not
/// count.
Calibration fitCalibration(std::span<const LabelledDecision> decisions);

} // namespace triage::routing
