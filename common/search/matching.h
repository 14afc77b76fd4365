// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the terms of a query in a text, by the same rules as the index.
#pragma once

#include "search/automaton.h"
#include "search/searchquery.h"

#include <QHash>

#include <utility>
#include <vector>

namespace triage::search {

/// The least number of characters of a word that is searched for inside words.
inline constexpr int minInfixLength = 3;

/// The quality of a match, worst first.
enum class MatchQuality { Similar, Inside, Prefix, Stem, Whole };

/// The words that are found: those of the query only, or also words with a typing error.
enum class Typing { Exact, WithErrors };

/// A match of a term in a text.
struct Match
{
    size_t term = 0;
    size_t firstWord = 0;
    size_t wordCount = 1; ///< 0 for a sign.
    MatchQuality quality = MatchQuality::Whole;
    HighlightRange range;
};

/// Returns whether a word is searched for inside words: it has at least three characters.
bool matchesInfix(const Word &word);

/// The terms of a query, prepared so that the time to find them depends on the length of the text and not on
/// the number of terms. Immutable and thread-safe.
class TermMatcher
{
public:
    explicit TermMatcher(const std::vector<QueryTerm> &terms, Typing typing = Typing::Exact);

    size_t termCount() const { return m_termCount; }
    /// Returns the matches of all terms in the words and signs of a text: those of signs, then those of words
    /// in the order of the text, with those of a word in the order of the terms.
    std::vector<Match> find(const std::vector<Word> &text, const std::vector<Word> &signs = {}) const;

private:
    /// A term that is a word.
    struct Wanted
    {
        size_t term = 0;
        QString folded;
        bool isInfix = false;
        bool isMistyped = false; ///< Also found with a typing error.
    };
    /// A term that is a phrase.
    struct Phrase
    {
        size_t term = 0;
        size_t wordCount = 0;
        QString beginning; ///< The beginning of the word behind these; empty if there is none.
    };
    class Search;

    void addWord(size_t term, const Word &word);
    void addPhrase(size_t term, const QueryTerm &phrase);
    Automaton::Symbol symbolOf(const QString &folded) const;

    const size_t m_termCount;
    const Typing m_typing;
    std::vector<Wanted> m_words;
    std::vector<std::pair<size_t, QString>> m_signs; ///< Terms that are signs.
    std::vector<Phrase> m_phrases;
    QHash<QString, std::vector<size_t>> m_byStem; ///< Indexes into m_words.
    Automaton m_parts; ///< The folded words, by their UTF-16 units.
    QHash<QString, Automaton::Symbol> m_symbols; ///< The words of phrases, from 1.
    Automaton m_runs; ///< The phrases, by the symbols of their words.
};

/// Returns how well a text fits, 0 to 1; see SearchQuery::score().
double relevance(size_t termCount, const std::vector<Match> &inTitle, size_t titleWords,
                 const std::vector<Match> &inDescription, size_t descriptionWords);

} // namespace triage::search
