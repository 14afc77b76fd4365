// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the weights on the rows of many sets.
#pragma once

#include "rows.h"

namespace triage::benchmark {

/// Returns whether a set is fitted on; the others are only measured.
bool isFittedOn(const QString &set);

/// Returns the weights fitted on all sets but one, from weights that are near. The general weights are fitted
/// first, where all buffers have equally many examples; then, with those fixed, the weights of the inputs for
/// new buffers.
Weights fitted(const std::vector<InputRows> &all, const QString &leftOut, Weights weights);

} // namespace triage::benchmark
