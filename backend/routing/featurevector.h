// SPDX-License-Identifier: GPL-3.0-or-later
// Texts as weighted features of length 1: how alike two are, which of many are nearest, which words they
// share.
#pragma once

#include "routing/background.h"
#include "routing/classifier.h"
#include "routing/features.h"

#include <QString>

#include <span>
#include <unordered_map>
#include <vector>

namespace triage::routing {

/// How rare features are: in feedback in general, and in texts of one's own. Immutable.
class Rarity
{
public:
    /// Of the background alone.
    Rarity() = default;
    /// Of these texts too: what they all have tells little of any of them.
    explicit Rarity(std::span<const FeedbackText> texts);

    /// At least 1; the rarer, the higher.
    double of(FeatureKey key) const;

private:
    double m_documents = 0;
    std::unordered_map<FeatureKey, double> m_counts;
};

/// A text's features, ordered by key, each with its weight. The squares of the weights sum up to 1; a text
/// without words has none.
using FeatureVector = std::vector<Feature>;

FeatureVector vectorOf(const FeedbackText &item, const Rarity &rarity = {});
/// How alike two texts are, 0 to 1.
double cosine(const FeatureVector &a, const FeatureVector &b);

/// A word that two texts share, as it stands in either.
struct SharedWord
{
    QString inFirst;
    QString inSecond;
    double share = 0; ///< Its part of their similarity.
};

/// The words that make two texts alike, strongest first; words of grammar convince nobody.
std::vector<SharedWord> sharedWords(const FeedbackText &first, const FeedbackText &second, size_t limit,
                                    const Rarity &rarity = {});
/// The words that are typical of a group of texts, in their most frequent form, strongest first.
std::vector<QString> typicalWords(std::span<const FeedbackText> group, size_t limit,
                                  const Rarity &rarity = {});

/// Many texts by number, for finding those most like another one. Not thread-safe while it is changed.
class Index
{
public:
    struct Hit
    {
        qint64 id = 0;
        double similarity = 0; ///< Above 0, at most 1.
    };

    /// Takes the place of the text that had the number before.
    void put(qint64 id, FeatureVector vector);
    void remove(qint64 id);
    /// Nothing where there is no such text.
    const FeatureVector *find(qint64 id) const;
    /// The texts most like it, best first, then by number.
    std::vector<Hit> nearest(const FeatureVector &vector, size_t limit, double least = 0) const;
    size_t size() const { return m_slots.size(); }

private:
    struct Posting
    {
        quint32 slot = 0;
        float weight = 0;
    };
    struct Text
    {
        qint64 id = 0;
        FeatureVector vector;
        bool isThere = false;
    };

    void release(quint32 slot);

    std::vector<Text> m_texts;
    std::vector<quint32> m_free; ///< Slots without a text.
    std::unordered_map<qint64, quint32> m_slots;
    std::unordered_map<FeatureKey, std::vector<Posting>> m_postings;
};

} // namespace triage::routing
