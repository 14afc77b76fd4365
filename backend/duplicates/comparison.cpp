// SPDX-License-Identifier: GPL-3.0-or-later
#include "duplicates/comparison.h"

#include "routing/text/commonwords.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <unordered_map>

namespace triage::duplicates {

namespace {

using routing::Feature;
using routing::FeatureKey;

void addEqual(const std::vector<QString> &a, const std::vector<QString> &b, std::vector<QString> &terms)
{
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(terms));
}

/// Returns whether one of the codes contains the word: "2.53.1" says all that "53" does.
bool isPartOf(const QString &word, std::span<const QString> codes)
{
    return std::any_of(codes.begin(), codes.end(),
                       [&](const QString &each) { return each.contains(word, Qt::CaseInsensitive); });
}

} // namespace

double scoreOf(const Inputs &inputs)
{
    double score = 0;
    for (size_t i = 0; i < inputCount; ++i)
        score += inputTerms[i].weight * inputs[i];
    return score;
}

double compare(const ComparableItem &a, const ComparableItem &b, const routing::Rarity &rarity)
{
    return scoreOf(inputsOf(a, b, rarity));
}

double probabilityOf(double score)
{
    return 1 / (1 + std::exp(-score));
}

std::vector<QString> sharedTerms(const ComparableItem &first, const ComparableItem &second)
{
    std::vector<QString> terms;
    addEqual(first.codes.errors, second.codes.errors, terms);
    addEqual(first.codes.versions, second.codes.versions, terms);
    const size_t codes = terms.size();
    std::unordered_map<FeatureKey, QString> forms;
    for (const routing::SurfaceWord &word : second.surfaceWords)
        forms.try_emplace(word.key, word.text);
    std::vector<std::pair<double, QString>> words;
    routing::forEachShared(first.words, second.words, [&](const Feature &one, const Feature &other) {
        const auto form = forms.find(one.key);
        if (form != forms.end() && !routing::isFunctionWord(one.key))
            words.emplace_back(-one.count * other.count, form->second);
    });
    std::sort(words.begin(), words.end());
    for (const auto &[share, word] : words) {
        if (terms.size() < maxSharedTerms && !isPartOf(word, std::span(terms).first(codes)))
            terms.push_back(word);
    }
    terms.resize(std::min(terms.size(), maxSharedTerms));
    return terms;
}

} // namespace triage::duplicates
