// SPDX-License-Identifier: GPL-3.0-or-later
// How alike two texts are by their words and by what they mean.
#pragma once

#include "routing/meaning/vectorspace.h"

namespace triage::routing {

/// The directions of a text in each space; empty where it has none.
using TextMeanings = std::array<MeaningVector, spaceCount>;

TextMeanings meaningsOf(const FeedbackText &item, const Spaces &spaces);
/// Returns how alike a text and another one are, 0 to 1: the mean of the similarity of their words and that
/// of their directions in the spaces that know the text. Where no space knows it, it is that of their words.
double likeness(double words, const TextMeanings &text, const TextMeanings &other);

} // namespace triage::routing
