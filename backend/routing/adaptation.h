// SPDX-License-Identifier: GPL-3.0-or-later
// The difference of an organization from all others, fitted on its own examples: which ways of comparing to
// trust, and how much confidence is justified.
#pragma once

#include "routing/combination.h"

#include <span>
#include <vector>

namespace triage::routing {

/// An example with the scores of a model that does not know it.
struct ScoredExample
{
    std::vector<ScoreParts> buffers;
    std::vector<bool> fits; ///< One for each buffer; all false if the example fits nothing.
    double bias = 0; ///< See sampleSizeBias().
    bool isCorrection = false; ///< People took it out of another buffer.
};

inline constexpr size_t maxScoredExamples = 1000; ///< More examples change little.
/// With fewer that are not corrections, nothing is adapted: corrections are not a random sample.
inline constexpr double minExamplesPerBuffer = 5;

/// Returns the maximum a posteriori estimate of the adaptation. Few examples change it little.
Adaptation mapEstimate(std::span<const ScoredExample> examples);
/// Returns the amount by which all scores are lowered. It is above 0 where too many confident decisions were
/// wrong, or where the adaptation would raise scores without examples that fit nothing.
double confidencePenalty(std::span<const ScoredExample> examples, const Adaptation &adaptation);
/// Returns the estimate with its offset lowered by the penalty.
Adaptation fitAdaptation(std::span<const ScoredExample> examples);

} // namespace triage::routing
