// SPDX-License-Identifier: GPL-3.0-or-later
// Where the terms of a query stand in a text: the rules that the index follows as well.
#pragma once

#include "search/searchquery.h"

#include <vector>

namespace triage::search {

/// From how many characters on a word is looked for inside words.
inline constexpr int minInfixLength = 3;

/// How a term matched, worst first.
enum class MatchQuality { Inside, Prefix, Stem, Whole };

/// A place where a term stands in a text, in code points.
struct Match
{
    size_t term = 0;
    size_t firstWord = 0;
    size_t wordCount = 1;
    MatchQuality quality = MatchQuality::Whole;
    Range range;
};

/// Whether a word is looked for inside words: it has three characters or more.
bool matchesInfix(const Word &word);
/// The places of all terms, in the order of the text.
std::vector<Match> findMatches(const std::vector<Term> &terms, const std::vector<Word> &text);

/// Returns whether each term is in the title or the description.
bool matchesAll(const std::vector<Term> &terms, QStringView title, QStringView description);
/// Returns how well a text fits, 0 to 1; see SearchQuery::score().
double relevance(const std::vector<Term> &terms, QStringView title, QStringView description);

} // namespace triage::search
