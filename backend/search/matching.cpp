// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/matching.h"

#include "text.h"

#include <algorithm>
#include <array>

namespace triage::search {

namespace {

/// Returns the part of a word that begins at an offset of its folded form. Returns the whole word if folding
/// changed the number of characters, because the position is unknown then.
HighlightRange partOf(const Word &word, qsizetype offset, const QString &part)
{
    if (codePoints(word.folded) != word.length)
        return { word.start, word.length };
    const auto before = codePoints(QStringView(word.folded).left(offset));
    return { word.start + int(before), int(codePoints(part)) };
}

std::optional<Match> matchWord(const Word &wanted, const Word &word)
{
    const HighlightRange whole{ word.start, word.length };
    if (word.folded == wanted.folded)
        return Match{ .quality = MatchQuality::Whole, .range = whole };
    // The index stores no "=" lexeme of a word that is its own stem; the word itself serves as its stem.
    if (word.stem == wanted.stem || word.folded == wanted.stem)
        return Match{ .quality = MatchQuality::Stem, .range = whole };
    if (word.folded.startsWith(wanted.folded))
        return Match{ .quality = MatchQuality::Prefix, .range = partOf(word, 0, wanted.folded) };
    const qsizetype offset = matchesInfix(wanted) ? word.folded.indexOf(wanted.folded) : -1;
    if (offset < 0)
        return std::nullopt;
    return Match{ .quality = MatchQuality::Inside, .range = partOf(word, offset, wanted.folded) };
}

std::optional<Match> matchPhrase(const std::vector<Word> &wanted, const std::vector<Word> &text, size_t at)
{
    if (at + wanted.size() > text.size())
        return std::nullopt;
    const bool isThere = std::equal(wanted.begin(), wanted.end(), text.begin() + std::ptrdiff_t(at),
                                    [](const Word &a, const Word &b) { return a.folded == b.folded; });
    if (!isThere)
        return std::nullopt;
    const Word &first = text[at];
    const Word &last = text[at + wanted.size() - 1];
    return Match{ .wordCount = wanted.size(),
                  .quality = MatchQuality::Whole,
                  .range = { first.start, last.start + last.length - first.start } };
}

} // namespace

bool matchesInfix(const Word &word)
{
    return word.folded.size() >= minInfixLength && codePoints(word.folded) >= minInfixLength;
}

std::vector<Match> findMatches(const std::vector<QueryTerm> &terms, const std::vector<Word> &text)
{
    std::vector<Match> found;
    for (size_t at = 0; at < text.size(); ++at) {
        for (size_t number = 0; number < terms.size(); ++number) {
            const QueryTerm &term = terms[number];
            std::optional<Match> match
                = term.isPhrase ? matchPhrase(term.words, text, at) : matchWord(term.words.front(), text[at]);
            if (!match)
                continue;
            match->term = number;
            match->firstWord = at;
            found.push_back(*match);
        }
    }
    return found;
}

bool matchesAll(const std::vector<QueryTerm> &terms, QStringView title, QStringView description)
{
    std::vector<bool> isFound(terms.size(), false);
    for (const QStringView text : { title, description }) {
        for (const Match &match : findMatches(terms, words(text)))
            isFound[match.term] = true;
    }
    return !terms.empty() && std::all_of(isFound.begin(), isFound.end(), [](bool one) { return one; });
}

namespace {

double worthOf(MatchQuality quality)
{
    switch (quality) {
    case MatchQuality::Whole:
        return 1.0;
    case MatchQuality::Stem:
        return 0.9;
    case MatchQuality::Prefix:
        return 0.7;
    case MatchQuality::Inside:
        return 0.5;
    }
    return 0;
}

/// Raises the best worth of each term by its matches in a field, and returns the share of the field's words
/// that match.
double judgeField(const std::vector<QueryTerm> &terms, QStringView text, double weight,
                  std::vector<double> &best)
{
    const std::vector<Word> read = words(text);
    std::vector<bool> isMatched(read.size(), false);
    for (const Match &match : findMatches(terms, read)) {
        best[match.term] = std::max(best[match.term], weight * worthOf(match.quality));
        std::fill_n(isMatched.begin() + std::ptrdiff_t(match.firstWord), match.wordCount, true);
    }
    const auto count = std::count(isMatched.begin(), isMatched.end(), true);
    return read.empty() ? 0.0 : double(count) / double(read.size());
}

} // namespace

double relevance(const std::vector<QueryTerm> &terms, QStringView title, QStringView description)
{
    constexpr double descriptionWeight = 0.8;
    constexpr double coverageWeight = 0.15;
    if (terms.empty())
        return 0;
    std::vector<double> best(terms.size(), 0.0);
    const double ofTitle = judgeField(terms, title, 1.0, best);
    const double ofDescription = judgeField(terms, description, descriptionWeight, best);
    double sum = 0;
    for (const double worth : best)
        sum += worth;
    const double quality = sum / double(best.size());
    return (1 - coverageWeight) * quality + coverageWeight * std::max(ofTitle, ofDescription);
}

} // namespace triage::search
