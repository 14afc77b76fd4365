// SPDX-License-Identifier: GPL-3.0-or-later
// Compares two items: the probability that they say the same, and the words that decided.
#pragma once

#include "duplicates/evidence.h"

#include <vector>

namespace triage::duplicates {

/// The maximum number of terms that a suggestion shows.
inline constexpr size_t maxSharedTerms = 8;

/// Returns the logarithm of the odds that two items say the same.
double scoreOf(const Inputs &inputs);
/// Returns the score of two items.
double compare(const ComparableItem &a, const ComparableItem &b, const routing::Rarity &rarity);
/// Returns the probability of a score.
double probabilityOf(double score);
/// Returns the codes and words that make two items similar, as the second one has them, strongest first.
std::vector<QString> sharedTerms(const ComparableItem &first, const ComparableItem &second);

} // namespace triage::duplicates
