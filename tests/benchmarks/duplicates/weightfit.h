// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the weights of the comparison on labelled pairs.
#pragma once

#include "duplicates/evidence.h"

#include <vector>

namespace triage::benchmark {

struct LabelledPair
{
    duplicates::Inputs inputs{};
    bool isDuplicate = false;
    double weight = 1;
};

using Weights = std::array<double, duplicates::inputCount>;

/// Returns the maximum a posteriori weights, each with the sign that it may have.
Weights fitWeights(const std::vector<LabelledPair> &pairs);
double scoreWith(const Weights &weights, const duplicates::Inputs &inputs);

} // namespace triage::benchmark
