// SPDX-License-Identifier: GPL-3.0-or-later
// The rarity of features in feedback in general and in a number of texts.
#pragma once

#include "routing/text/features.h"
#include "routing/text/feedbacktext.h"

#include <span>
#include <unordered_map>

namespace triage::routing {

/// A word, and the share of an organization's texts that contain it.
struct FrequentWord
{
    QString word;
    double share = 0;
};

/// Returns the rarity of a feature in the background and in a number of texts, of which some contain it; at
/// least 1.
double rarityOf(FeatureKey key, double textsWith, double texts);

/// Immutable.
class Rarity
{
public:
    /// The rarity in the background alone.
    Rarity() = default;
    /// The rarity in the background and in these texts: a feature of all of them says little about any.
    explicit Rarity(std::span<const FeedbackText> texts);
    /// The rarity in the background and in a number of texts of which the frequent words are known.
    Rarity(std::span<const FrequentWord> words, double documents);

    /// Returns at least 1; the rarer, the higher.
    double of(FeatureKey key) const;
    /// Returns the rarity of a feature that is unknown in the background and that this number of the texts
    /// have.
    double ofOwn(double textsWith) const;

private:
    double m_documents = 0;
    std::unordered_map<FeatureKey, double> m_counts;
};

} // namespace triage::routing
