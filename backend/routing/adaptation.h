// SPDX-License-Identifier: GPL-3.0-or-later
// How an organization differs from all others, as far as its own examples tell: which ways of comparing are
// right there, and how sure one may be.
#pragma once

#include "routing/combination.h"

#include <span>
#include <vector>

namespace triage::routing {

/// An example, scored by a model that does not know it.
struct ScoredExample
{
    std::vector<ScoreParts> buffers;
    std::vector<bool> fits; ///< Of each buffer; none where it fits nothing.
    double bias = 0; ///< See sampleSizeBias().
};

inline constexpr size_t maxScoredExamples = 1000; ///< More tell little more.
inline constexpr double minExamplesPerBuffer = 5; ///< With fewer examples of each buffer nothing is changed.

/// The most probable blend after these. Few examples change it little.
Adaptation mapEstimate(std::span<const ScoredExample> examples);
/// By how much less sure to be than that: where too many of those that seemed sure were wrong, or where it
/// would be surer without knowing what fits nothing.
double confidencePenalty(std::span<const ScoredExample> examples, const Adaptation &adaptation);
/// Both.
Adaptation fitAdaptation(std::span<const ScoredExample> examples);

} // namespace triage::routing
