// SPDX-License-Identifier: GPL-3.0-or-later
// The weighted inputs of the logistic regression that tells whether two items say the same.
#pragma once

#include "duplicates/comparableitem.h"

#include <array>

namespace triage::duplicates {

inline constexpr size_t inputCount = 32;
using Inputs = std::array<double, inputCount>;

/// The effect that an input may have: two items that name different versions are never more alike for that.
enum class Sign { Any, For, Against };

/// An input and its weight.
struct InputTerm
{
    const char *name;
    double weight; ///< Fitted by tests/benchmarks/duplicates (duplicatesbenchmark --fit), unless it is fixed.
    Sign sign;
    bool isFixed; ///< There are no public pairs to fit it on: the weight is a decision.
};

extern const std::array<InputTerm, inputCount> inputTerms;

/// Returns the inputs of a pair, in the order of inputTerms. They are the same with the items swapped.
Inputs inputsOf(const ComparableItem &a, const ComparableItem &b, const routing::Rarity &rarity);

} // namespace triage::duplicates
