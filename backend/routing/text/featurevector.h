// SPDX-License-Identifier: GPL-3.0-or-later
// Texts as weighted features of length 1, for comparing two texts.
#pragma once

#include "routing/text/rarity.h"

#include <QString>

#include <vector>

namespace triage::routing {

/// The features of a text, ordered by key, each with its weight. The squares of the weights sum up to 1; the
/// vector of a text without words is empty.
using FeatureVector = std::vector<Feature>;

FeatureVector vectorOf(const FeedbackText &item, const Rarity &rarity = {});
/// Calls f with the weights of each feature that both vectors have, in the order of their keys.
template <typename F>
void forEachShared(const FeatureVector &a, const FeatureVector &b, F f)
{
    for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end();) {
        if (i->key == j->key) {
            f(*i, *j);
            ++i;
            ++j;
        } else if (i->key < j->key) {
            ++i;
        } else {
            ++j;
        }
    }
}
/// Returns the similarity of two texts, 0 to 1.
double cosine(const FeatureVector &a, const FeatureVector &b);

/// A word that two texts share, as it is written in each.
struct SharedWord
{
    QString inFirst;
    QString inSecond;
    double share = 0; ///< Its part of the similarity.
};

/// Returns the words that make two texts similar, strongest first, without words of grammar.
std::vector<SharedWord> sharedWords(const FeedbackText &first, const FeedbackText &second, size_t limit,
                                    const Rarity &rarity = {});

} // namespace triage::routing
