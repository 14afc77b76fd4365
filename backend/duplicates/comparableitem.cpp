// SPDX-License-Identifier: GPL-3.0-or-later
#include "duplicates/comparableitem.h"

#include <algorithm>
#include <cmath>

namespace triage::duplicates {

namespace {

/// Features with this rarity are in about every third text. Forms and greetings consist of such words:
/// however many two items share, they say the same only if they share rarer ones.
constexpr double everydayRarity = 2;
constexpr double minWeight = 0.1;

/// Returns the features with weights whose squares sum up to 1.
routing::FeatureVector weighed(std::vector<routing::Feature> features, const routing::Rarity &rarity)
{
    double squares = 0;
    for (routing::Feature &feature : features) {
        const double weight = std::max(minWeight, rarity.of(feature.key) - everydayRarity);
        feature.count = (1 + std::log(std::max(feature.count, 1.0))) * weight;
        squares += feature.count * feature.count;
    }
    for (routing::Feature &feature : features)
        feature.count /= std::sqrt(squares);
    return features;
}

} // namespace

ComparableItem::ComparableItem(const Item &item, const routing::Rarity &rarity)
    : targets(item.targets), submitter(item.submitter), createdAt(item.createdAt)
{
    const routing::FeedbackText text{ item.text.title, item.text.description.left(maxComparedLength),
                                      item.text.language };
    const routing::FeatureReader reader = routing::readerOf(text);
    routing::Features features = reader.features();
    words = weighed(std::move(features.words), rarity);
    grams = weighed(std::move(features.grams), rarity);
    surfaceWords = reader.surfaceWords();
    wordCount = reader.wordCount();
    if (!text.title.isEmpty()) {
        routing::FeatureReader titleReader(text.language.value_or(Language()));
        titleReader.add(text.title, 1);
        routing::Features ofTitle = titleReader.features();
        titleWords = weighed(std::move(ofTitle.words), rarity);
        titleGrams = weighed(std::move(ofTitle.grams), rarity);
        titleDigits = digitsOf(text.title);
    }
    codes = codesOf({ text.title, text.description });
}

} // namespace triage::duplicates
