// SPDX-License-Identifier: GPL-3.0-or-later
// The examples of an organization as one inverted index: how like each of them a text is.
#pragma once

#include "routing/model.h"
#include "routing/text/background.h"
#include "routing/text/termtable.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace triage::routing {

/// Words, four-character features, pairs of words.
inline constexpr size_t featureKinds = 3;

/// The features of a text in little memory: kind after kind, each ordered by key.
struct PackedText
{
    std::vector<FeatureKey> keys;
    std::vector<quint8> counts; ///< Never 0.
    std::array<size_t, featureKinds> ends{}; ///< Where the features of each kind end.

    size_t words() const { return ends[0]; }
};

/// What makes each kind of features have its share of a text's length, from the sums of their squares. Kinds
/// that a text has not leave their share to the others.
std::array<float, featureKinds> scalesTo(const std::array<double, featureKinds> &shares,
                                         const std::array<double, featureKinds> &squares);

PackedText packed(const Features &features);

/// A feature of a text with its weight among the texts of a corpus.
struct WeightedTerm
{
    FeatureKey key = 0;
    quint32 term = TermTable::none; ///< Its number in the corpus.
    float weight = 0;
};

/// A text as it is compared: the squares of the weights sum up to 1.
struct WeightedText
{
    std::vector<WeightedTerm> terms; ///< In the order of its features.
    std::array<size_t, featureKinds> ends{};
};

/// What of an example is remembered beside its text: labels are the numbers of buffers.
struct Labels
{
    std::vector<quint32> fits;
    std::vector<quint32> fitsNot;
};

/// Immutable.
class Corpus
{
public:
    struct Document
    {
        std::shared_ptr<const Example> example;
        PackedText text; ///< Given to build(); the corpus keeps it in its own form.
        Labels labels;
    };

    /// Of documents in the order of their feedback.
    Corpus(std::vector<Document> documents, size_t labelCount, const Background &background);

    size_t size() const { return m_documents.size(); }
    size_t featureCount() const { return m_postings.size(); }
    size_t termCount() const { return m_keys.size(); }
    const Document &document(size_t number) const { return m_documents[number]; }
    /// The number of the document about an item.
    std::optional<quint32> find(FeedbackId feedback) const;
    /// All texts, each in its own order of terms: what a next corpus is made from.
    std::vector<PackedText> texts() const;
    /// All texts with their weights, for training.
    std::vector<std::vector<std::pair<quint32, float>>> weightedTexts() const;

    WeightedText weigh(const PackedText &text) const;
    /// How like each document the text is; 0 to 1, in their order.
    std::vector<float> similarities(const WeightedText &text) const;
    /// In how many documents a feature occurs.
    double documentsWith(FeatureKey key) const;
    quint32 frequency(quint32 term) const { return m_starts[term + 1] - m_starts[term]; }
    /// The squared length of the sum of the documents with a label.
    double squaredLength(quint32 label) const { return m_squaredLengths[label]; }
    size_t bytes() const;

private:
    void readTerms();
    void readPostings();
    void readScales();
    void readLengths(size_t labelCount);
    float rarityOf(FeatureKey key, double ownDocuments) const;

    const Background &m_background;
    std::vector<Document> m_documents;
    std::vector<FeatureKey> m_keys; ///< In order; the number of a term is its place.
    std::vector<quint8> m_kinds;
    std::vector<float> m_rarity;
    TermTable m_table;
    std::vector<quint32> m_starts; ///< Where the postings of each term begin.
    std::vector<quint32> m_postings; ///< The number of the document, and in the lowest 8 bits its count.
    std::array<std::vector<float>, featureKinds>
        m_scales; ///< Of the documents, what makes each kind have its share.
    std::vector<double> m_squaredLengths;
};

} // namespace triage::routing
