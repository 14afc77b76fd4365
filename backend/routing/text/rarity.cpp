// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/text/rarity.h"

#include "routing/text/wordfrequencies.h"

#include <algorithm>
#include <cmath>

namespace triage::routing {

namespace {

/// Returns the rarity of a word that some documents of the background and some of an organization's texts
/// contain.
double rarity(double background, double own, double texts)
{
    // An organization's own words are rare or common in its own texts, however many documents the background
    // has.
    constexpr double ownWeight = 10;
    const double with = background + ownWeight * own;
    return std::log((1 + WordFrequencies::builtIn().documents() + ownWeight * texts) / (1 + with)) + 1;
}

} // namespace

Rarity::Rarity(std::span<const FeedbackText> texts) : m_documents(double(texts.size()))
{
    for (const FeedbackText &text : texts) {
        const Features features = readerOf(text).features();
        for (const std::vector<Feature> *list : { &features.words, &features.grams }) {
            for (const Feature &feature : *list)
                m_counts[feature.key] += 1;
        }
    }
}

Rarity::Rarity(std::span<const FrequentWord> words, double documents) : m_documents(documents)
{
    for (const FrequentWord &each : words) {
        FeatureReader reader;
        reader.add(each.word, 1);
        const Features features = reader.features();
        for (const std::vector<Feature> *list : { &features.words, &features.grams }) {
            for (const Feature &feature : *list) {
                double &count = m_counts[feature.key];
                count = std::min(count + each.share * documents, documents);
            }
        }
    }
}

double rarityOf(FeatureKey key, double textsWith, double texts)
{
    return rarity(WordFrequencies::builtIn().documentsWith(key), textsWith, texts);
}

double Rarity::of(FeatureKey key) const
{
    const auto own = m_counts.find(key);
    return rarityOf(key, own == m_counts.end() ? 0 : own->second, m_documents);
}

double Rarity::ofOwn(double textsWith) const
{
    return rarity(0, textsWith, m_documents);
}

} // namespace triage::routing
