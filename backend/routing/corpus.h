// SPDX-License-Identifier: GPL-3.0-or-later
// The inverted index of an organization's examples, for computing similarities to a text.
#pragma once

#include "routing/labeltable.h"
#include "routing/model.h"
#include "routing/text/packedtext.h"
#include "routing/text/termtable.h"
#include "routing/text/wordfrequencies.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace triage::routing {

/// A feature of a text with its weight among the texts of a corpus.
struct WeightedTerm
{
    FeatureKey key = 0;
    quint32 term = TermTable::none; ///< Its number in the corpus.
    float weight = 0;
};

/// A text with weights whose squares sum up to 1.
struct WeightedText
{
    std::vector<WeightedTerm> terms; ///< In the order of its features.
    std::array<size_t, featureKinds> ends{};
};

/// Immutable.
class Corpus
{
public:
    struct Document
    {
        std::shared_ptr<const Example> example;
        PackedText text; ///< Cleared by the corpus, which stores it in its own form.
        Labels labels;
    };

    /// Requires the documents in the order of their feedback.
    Corpus(std::vector<Document> documents, size_t labelCount, const WordFrequencies &background);

    size_t size() const { return m_documents.size(); }
    size_t featureCount() const { return m_postings.size(); }
    size_t termCount() const { return m_keys.size(); }
    const Document &document(size_t number) const { return m_documents[number]; }
    /// Returns the labels of all documents.
    const LabelTable &labels() const { return m_labels; }
    /// Returns the number of the document about an item.
    std::optional<quint32> find(FeedbackId feedback) const;
    /// Returns all texts, for building the next corpus.
    std::vector<PackedText> texts() const;
    /// Returns all texts with their weights, for training.
    std::vector<std::vector<std::pair<quint32, float>>> weightedTexts() const;

    WeightedText weigh(const PackedText &text) const;
    /// Returns the similarity of each document to the text, 0 to 1, in their order.
    std::vector<float> similarities(const WeightedText &text) const;
    /// Returns the number of documents that contain a feature.
    double documentsWith(FeatureKey key) const;
    quint32 frequency(quint32 term) const { return m_starts[term + 1] - m_starts[term]; }
    /// Returns the squared length of the sum of the documents with a label.
    double squaredLength(quint32 label) const { return m_squaredLengths[label]; }
    size_t bytes() const;

private:
    void readTerms();
    void readPostings();
    void readScales();
    void readLengths(size_t labelCount);
    float rarityOf(FeatureKey key, double ownDocuments) const;

    const WordFrequencies &m_background;
    std::vector<Document> m_documents;
    LabelTable m_labels;
    std::vector<FeatureKey> m_keys; ///< Sorted; the number of a term is its index.
    std::vector<quint8> m_kinds;
    std::vector<float> m_rarity;
    TermTable m_table;
    std::vector<quint32> m_starts; ///< The begin of the postings of each term.
    std::vector<quint32> m_postings; ///< The number of the document, and in the lowest 8 bits the count.
    /// The factors of the documents, which give each kind its share.
    std::array<std::vector<float>, featureKinds> m_scales;
    std::vector<double> m_squaredLengths;
};

} // namespace triage::routing
