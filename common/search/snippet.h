// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a text that shows where a query matches.
#pragma once

#include "search/matching.h"

#include <optional>
#include <vector>

namespace triage::search {

/// Returns the ranges of matches in their order, those that overlap or touch as one.
std::vector<HighlightRange> rangesOf(std::vector<Match> matches);

/// Returns the densest part of the matches with some words around them, or nothing if there are none. words
/// are those of the text; the matches are of termCount terms.
std::optional<Highlight> snippetOf(QStringView text, const std::vector<Word> &words,
                                   std::vector<Match> matches, size_t termCount);

} // namespace triage::search
