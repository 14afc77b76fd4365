// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the terms of a query in a text, by the same rules as the index.
#pragma once

#include "search/searchquery.h"

#include <vector>

namespace triage::search {

/// The least number of characters of a word that is searched for inside words.
inline constexpr int minInfixLength = 3;

/// The quality of a match, worst first.
enum class MatchQuality { Inside, Prefix, Stem, Whole };

/// A match of a term in a text.
struct Match
{
    size_t term = 0;
    size_t firstWord = 0;
    size_t wordCount = 1;
    MatchQuality quality = MatchQuality::Whole;
    HighlightRange range;
};

/// Returns whether a word is searched for inside words: it has at least three characters.
bool matchesInfix(const Word &word);
/// Returns the matches of all terms in the order of the text.
std::vector<Match> findMatches(const std::vector<QueryTerm> &terms, const std::vector<Word> &text);

/// Returns whether each term is in the title or the description.
bool matchesAll(const std::vector<QueryTerm> &terms, QStringView title, QStringView description);
/// Returns how well a text fits, 0 to 1; see SearchQuery::score().
double relevance(const std::vector<QueryTerm> &terms, QStringView title, QStringView description);

} // namespace triage::search
