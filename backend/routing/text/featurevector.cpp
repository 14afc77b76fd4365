// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/text/featurevector.h"

#include "routing/text/commonwords.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace triage::routing {

namespace {

constexpr double wordShare = 0.6; // the share of the squared length; four-character features have the rest

/// Turns counts into weights whose squares sum up to the share.
void weigh(std::vector<Feature> &features, double share, const Rarity &rarity)
{
    double squares = 0;
    for (Feature &feature : features) {
        feature.count = (1 + std::log(std::max(feature.count, 1.0))) * rarity.of(feature.key);
        squares += feature.count * feature.count;
    }
    const double scale = squares > 0 ? std::sqrt(share / squares) : 0;
    for (Feature &feature : features)
        feature.count *= scale;
}

bool isKeyBefore(const Feature &a, const Feature &b)
{
    return a.key < b.key;
}

FeatureVector weighed(Features features, const Rarity &rarity)
{
    weigh(features.words, wordShare, rarity);
    weigh(features.grams, 1 - wordShare, rarity);
    FeatureVector vector(features.words.size() + features.grams.size());
    std::merge(features.words.begin(), features.words.end(), features.grams.begin(), features.grams.end(),
               vector.begin(), isKeyBefore);
    return vector;
}

/// Returns the first written form of each word of a text.
std::unordered_map<FeatureKey, QString> formsOf(const FeatureReader &reader)
{
    std::unordered_map<FeatureKey, QString> forms;
    for (const SurfaceWord &word : reader.surfaceWords())
        forms.try_emplace(word.key, word.text);
    return forms;
}

} // namespace

FeatureVector vectorOf(const FeedbackText &item, const Rarity &rarity)
{
    return weighed(readerOf(item).features(), rarity);
}

double cosine(const FeatureVector &a, const FeatureVector &b)
{
    double sum = 0;
    forEachShared(a, b, [&](const Feature &one, const Feature &other) { sum += one.count * other.count; });
    return std::clamp(sum, 0.0, 1.0);
}

std::vector<SharedWord> sharedWords(const FeedbackText &first, const FeedbackText &second, size_t limit,
                                    const Rarity &rarity)
{
    const FeatureReader readerOfFirst = readerOf(first);
    const FeatureReader readerOfSecond = readerOf(second);
    const auto formsOfFirst = formsOf(readerOfFirst);
    const auto formsOfSecond = formsOf(readerOfSecond);
    std::vector<SharedWord> words;
    forEachShared(weighed(readerOfFirst.features(), rarity), weighed(readerOfSecond.features(), rarity),
                  [&](const Feature &one, const Feature &other) {
                      const auto form = formsOfFirst.find(one.key);
                      const auto otherForm = formsOfSecond.find(one.key);
                      const bool isWord = form != formsOfFirst.end() && otherForm != formsOfSecond.end();
                      if (isWord && !isFunctionWord(one.key))
                          words.push_back({ form->second, otherForm->second, one.count * other.count });
                  });
    std::sort(words.begin(), words.end(), [](const SharedWord &a, const SharedWord &b) {
        return a.share != b.share ? a.share > b.share : a.inFirst < b.inFirst;
    });
    words.resize(std::min(words.size(), limit));
    return words;
}

} // namespace triage::routing
