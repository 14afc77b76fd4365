// SPDX-License-Identifier: GPL-3.0-or-later
#include "duplicates/evidence.h"

#include "routing/text/commonwords.h"

#include <algorithm>
#include <cmath>

namespace triage::duplicates {

namespace {

using routing::Feature;
using routing::FeatureVector;

/// The share of a title's similarity that words have; four-character features have the rest.
constexpr double titleWordShare = 0.6;
/// Words with this rarity are in about one text of fifty: rarer ones tell which of many subjects a text is
/// about.
constexpr double commonRarity = 5;
constexpr double ordinaryRarity = 2;
constexpr double millisecondsPerDay = 86'400'000;

/// Two lists of codes: how many are equal, and how unlike they are otherwise.
struct CodeMatch
{
    double equal = 0; ///< Grows with the logarithm of their number.
    double unequal = 0; ///< 0 if one list contains the other, 1 if they have nothing in common.
};

CodeMatch matchOf(const std::vector<QString> &a, const std::vector<QString> &b)
{
    if (a.empty() || b.empty())
        return {};
    std::vector<QString> shared;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(shared));
    const double count = double(shared.size());
    return { std::log1p(count), 1 - count / double(std::min(a.size(), b.size())) };
}

/// Returns the part of a text's weight that another one has, too.
double covered(const FeatureVector &some, const FeatureVector &by)
{
    double shared = 0;
    routing::forEachShared(some, by,
                           [&](const Feature &one, const Feature &) { shared += one.count * one.count; });
    return shared;
}

double titleSimilarity(const ComparableItem &a, const ComparableItem &b)
{
    return titleWordShare * cosine(a.titleWords, b.titleWords)
        + (1 - titleWordShare) * cosine(a.titleGrams, b.titleGrams);
}

/// Returns how rare the words are that both have.
double sharedRarity(const FeatureVector &a, const FeatureVector &b, const routing::Rarity &rarity)
{
    double sum = 0;
    routing::forEachShared(a, b, [&](const Feature &one, const Feature &) {
        if (!routing::isCommonWord(one.key))
            sum += std::max(0.0, rarity.of(one.key) - commonRarity);
    });
    return sum;
}

/// Returns the rarity of the rarest word of a title that the other item does not have.
double rarestMissing(const FeatureVector &title, const FeatureVector &text, const routing::Rarity &rarity)
{
    double rarest = 0;
    auto place = text.begin();
    for (const Feature &word : title) {
        while (place != text.end() && place->key < word.key)
            ++place;
        if (place == text.end() || place->key != word.key)
            rarest = std::max(rarest, rarity.of(word.key));
    }
    return rarest;
}

/// Returns how much the titles speak of different things: each names something that the other item lacks.
double missing(const ComparableItem &a, const ComparableItem &b, const routing::Rarity &rarity)
{
    if (a.titleWords.empty() || b.titleWords.empty())
        return 0;
    const double rarest = std::min(rarestMissing(a.titleWords, b.words, rarity),
                                   rarestMissing(b.titleWords, a.words, rarity));
    return std::max(0.0, rarest - ordinaryRarity);
}

/// Returns 1 if both refer to the same target, -1 if they refer to different ones.
double targetMatch(const ComparableItem &a, const ComparableItem &b)
{
    if (a.targets.empty() || b.targets.empty())
        return 0;
    const bool isShared
        = std::find_first_of(a.targets.begin(), a.targets.end(), b.targets.begin(), b.targets.end())
        != a.targets.end();
    return isShared ? 1 : -1;
}

} // namespace

Inputs inputsOf(const ComparableItem &a, const ComparableItem &b, const routing::Rarity &rarity)
{
    const double words = cosine(a.words, b.words);
    const double grams = cosine(a.grams, b.grams);
    const bool hasTitles = !a.titleWords.empty() && !b.titleWords.empty();
    const double title = hasTitles ? titleSimilarity(a, b) : 0;
    const double titleOfA = covered(a.titleWords, b.words);
    const double titleOfB = covered(b.titleWords, a.words);
    const double titlesCovered = hasTitles ? std::min(titleOfA, titleOfB) : 0;
    const ComparableItem &shorter = a.wordCount <= b.wordCount ? a : b;
    const ComparableItem &longer = a.wordCount <= b.wordCount ? b : a;
    const double sharedTitleRarity
        = hasTitles ? std::log1p(sharedRarity(a.titleWords, b.titleWords, rarity)) : 0;
    const double coverage = covered(shorter.words, longer.words);
    const double shortness = 1 / std::sqrt(1.0 + shorter.wordCount);
    const double length = std::log((1.0 + longer.wordCount) / (1.0 + shorter.wordCount));
    const CodeMatch errors = matchOf(a.codes.errors, b.codes.errors);
    const CodeMatch versions = matchOf(a.codes.versions, b.codes.versions);
    const CodeMatch numbers = matchOf(a.codes.numbers, b.codes.numbers);
    const double target = targetMatch(a, b);
    const bool isSameSubmitter = !a.submitter.isEmpty() && a.submitter == b.submitter;
    const double days
        = std::abs(double(a.createdAt.milliseconds() - b.createdAt.milliseconds())) / millisecondsPerDay;
    return { 1,
             words,
             words * words,
             grams,
             grams * grams,
             title,
             title * title,
             hasTitles ? 1.0 : 0.0,
             std::max(titleOfA, titleOfB),
             titlesCovered,
             titlesCovered * words,
             title * words,
             coverage,
             covered(longer.words, shorter.words),
             coverage * shortness,
             words * shortness,
             shortness,
             std::log1p(sharedRarity(a.words, b.words, rarity)),
             length,
             errors.equal,
             errors.unequal,
             versions.equal,
             versions.unequal,
             numbers.equal,
             numbers.unequal,
             matchOf(a.titleDigits, b.titleDigits).unequal,
             hasTitles && a.titleDigits.empty() != b.titleDigits.empty() ? 1.0 : 0.0,
             sharedTitleRarity,
             missing(a, b, rarity),
             target,
             isSameSubmitter ? 1.0 : 0.0,
             std::log1p(days) };
}

const std::array<InputTerm, inputCount> inputTerms{ {
    { "bias", -5.41, Sign::Any, false },
    { "words", 0, Sign::For, false },
    { "words squared", 1.83, Sign::For, false },
    { "grams", 0.456, Sign::For, false },
    { "grams squared", 3.49, Sign::For, false },
    { "title", 0, Sign::For, false },
    { "title squared", 0, Sign::For, false },
    { "both have titles", -2.09, Sign::Any, false },
    { "title in text", 3.68, Sign::For, false },
    { "both titles in text", 0, Sign::For, false },
    { "both titles in text, words", 0, Sign::For, false },
    { "title, words", 0, Sign::For, false },
    { "coverage", 0.131, Sign::For, false },
    { "coverage of the longer", 2.67, Sign::For, false },
    { "coverage, short", 8.42, Sign::For, false },
    { "words, short", -6.24, Sign::Any, false },
    { "short", -5.13, Sign::Any, false },
    { "shared rare words", 1.52, Sign::For, false },
    { "length ratio", -1.23, Sign::Any, false },
    { "equal errors", 0, Sign::For, false },
    { "unequal errors", -3.69, Sign::Against, false },
    { "equal versions", 0, Sign::For, false },
    { "unequal versions", -1.37, Sign::Against, false },
    { "equal numbers", 0, Sign::For, false },
    { "unequal numbers", -2.81, Sign::Against, false },
    { "unequal digits of titles", -1.16, Sign::Against, false },
    { "digits in one title", 0, Sign::Against, false },
    { "shared rare words of titles", 0, Sign::For, false },
    { "both titles name something else", 0, Sign::Against, false },
    { "target", 0.5, Sign::For, true },
    { "submitter", 0.4, Sign::For, true },
    { "gap in time", -0.08, Sign::Against, true },
} };

} // namespace triage::duplicates
