// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of a question: the words of each, weighted by their rarity.
#pragma once

#include "research/texttokens.h"
#include "routing/text/rarity.h"

#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace triage::research {

/// A text with its words.
struct TokenizedText
{
    Language language;
    std::vector<TextToken> title;
    std::vector<TextToken> description;
    /// The words of its subject, with weights whose squares sum up to 1; ordered by key.
    std::vector<routing::Feature> words;
    /// The pairs of consecutive words, without duplicates, ordered.
    std::vector<FeatureKey> pairs;
};

/// The rarity of a word depends on all of the texts. Immutable.
class TextCollection
{
public:
    /// Texts that name no language are read as those of an unknown one. The ignored words are those of the
    /// question: all texts contain them, so they do not distinguish texts.
    TextCollection(std::span<const routing::FeedbackText> items,
                   const std::unordered_set<FeatureKey> &ignored = {});

    const std::vector<TokenizedText> &texts() const { return m_texts; }
    size_t size() const { return m_texts.size(); }
    double rarityOf(FeatureKey key) const;
    /// Returns whether a word distinguishes texts: it is neither a common word nor part of most texts.
    bool distinguishes(const TextToken &token) const;

private:
    void weigh(TokenizedText &text) const;

    routing::Rarity m_rarity;
    std::unordered_map<FeatureKey, double> m_unspaced; ///< The rarity of words without spaces.
    std::unordered_set<FeatureKey> m_ignored;
    std::vector<TokenizedText> m_texts;
};

/// The average direction of a group of texts, which texts are compared with.
using Centre = std::unordered_map<FeatureKey, double>;

/// Returns the average of some of the texts, at length 1.
Centre centreOf(const TextCollection &collection, std::span<const size_t> members);
/// Returns the similarity of a text to the centre, 0 to 1.
double similarity(const TokenizedText &text, const Centre &centre);

} // namespace triage::research
