// SPDX-License-Identifier: GPL-3.0-or-later
// The items of an organization by their words, for finding those whose words are most like an item's.
#pragma once

#include "domain/ids.h"
#include "routing/text/features.h"

#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace triage::neighbours {

/// An item and how similar its words are to those of another one, 0 to 1.
struct Neighbour
{
    FeedbackId feedback;
    double similarity = 0;
};

/// The bounds of a search. Without them its cost would grow with the number of items.
struct SearchBounds
{
    size_t entries = 40'000; ///< The maximum number of entries that are added up.
    size_t completed = 3; ///< For each result, the number of items whose similarity is computed exactly.
};

/// An inverted index. A word counts the more, the rarer it is in general and in these items. Reading is
/// thread-safe as long as nobody writes.
class NeighbourIndex
{
public:
    /// The index forgets the items that changed least recently if it needs more memory.
    explicit NeighbourIndex(size_t maxBytes) : m_maxBytes(maxBytes) { }

    /// Adds an item, or replaces its words. The hash identifies the text that they are from.
    void put(FeedbackId feedback, quint64 hash, std::span<const routing::Feature> words);
    void remove(FeedbackId feedback);
    /// Returns whether the index has the item with this text.
    bool contains(FeedbackId feedback, quint64 hash) const;

    /// Returns the older items with the most similar words, most similar first, at most limit. Frequent words
    /// count only for the best of the items that share rarer ones.
    std::vector<Neighbour> nearest(FeedbackId feedback, std::span<const routing::Feature> words, size_t limit,
                                   const SearchBounds &bounds = {}) const;

    /// Returns the number of items.
    size_t size() const { return m_documents.size() - m_removed; }
    /// Returns the approximate memory in bytes.
    size_t bytes() const;

private:
    struct Document
    {
        FeedbackId feedback;
        quint32 hash = 0;
        float scale = 0; ///< Gives the weights of its words the length 1; 0 if it was removed.
    };
    struct Term
    {
        routing::FeatureKey key = 0;
        std::vector<quint32> entries; ///< The number of the document, and in the lowest 8 bits the count.
    };
    struct SearchedTerm
    {
        const Term *term = nullptr;
        double weight = 0; ///< The weight of the word in the text that is searched for, times its rarity.
    };

    double rarityOf(routing::FeatureKey key, size_t documents) const;
    std::vector<SearchedTerm> termsOf(std::span<const routing::Feature> words, double *length) const;
    void markRemoved(quint32 document);
    void removeOldest(size_t count);
    /// Leaves out what was removed, and weighs all words again.
    void tidy();

    size_t m_maxBytes = 0;
    std::vector<Document> m_documents; ///< In the order in which they changed.
    std::vector<Term> m_terms;
    std::unordered_map<routing::FeatureKey, quint32> m_termNumbers;
    std::unordered_map<FeedbackId, quint32> m_documentNumbers;
    size_t m_removed = 0;
    size_t m_entryCapacity = 0; ///< The sum over all terms.
    size_t m_sizeWhenTidy = 0;
};

} // namespace triage::neighbours
