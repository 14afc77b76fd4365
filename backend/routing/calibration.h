// SPDX-License-Identifier: GPL-3.0-or-later
// Turns scores into probabilities, learned from the feedback on earlier decisions.
#pragma once

#include "routing/model.h"

#include <span>

namespace triage::routing {

/// The opinion of people about a candidate.
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
/// People correct what is wrong and leave alone what is right, so the judged decisions are not a random
/// sample of all: by themselves they would make routing seem wrong nearly always. A score says how many
/// decisions are expected to be wrong. Corrections change the calibration only as far as they exceed that
/// number, and confirmations likewise; the unjudged decisions have the rest. Decisions that people were asked
/// about are counted apart from the others, because people judge them in another way. Decisions below
/// minReviewedScore do not count.
Calibration fitCalibration(std::span<const LabelledDecision> decisions);

/// Returns the log odds that unjudged decisions have beyond their scores: people corrected others, so those
/// that they left alone are right more often. 0 or more. Decisions that people were asked about are counted
/// apart from the others.
double surplusOfUnjudged(std::span<const LabelledDecision> decisions, bool wereAsked);

/// The scores of a buffer for an item that people left there.
struct AcceptedScore
{
    double untaught = 0; ///< By the descriptions alone.
    double taught = 0;
    double surplus = 0; ///< See surplusOfUnjudged().
};

/// Returns the level: the amount by which all scores are raised, so that what people taught does not make
/// routing less sure of the items that they left alone. People teach by mistakes, and from mistakes alone
/// routing would learn to doubt everything. 0 or more; near 0 if there are few scores.
double levelOf(std::span<const AcceptedScore> scores);

} // namespace triage::routing
