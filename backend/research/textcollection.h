// SPDX-License-Identifier: GPL-3.0-or-later
// Texts as research reads them: the words that say what each is about, weighed by how rare they are.
#pragma once

#include "routing/classifier.h"
#include "routing/text/features.h"
#include "routing/text/featurevector.h"

#include <QString>

#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace triage::research {

using routing::FeatureKey;

/// A word of a text.
struct Token
{
    FeatureKey key = 0;
    QString surface; ///< As it stands there.
    bool isContent = false; ///< Says something of what the text is about.
};

/// The words of a part of a text, in their order.
std::vector<Token> tokensOf(QStringView text);
/// The key of two words in a row.
FeatureKey keyOfPair(FeatureKey first, FeatureKey second);

/// A text, read.
struct TokenizedText
{
    std::vector<Token> title;
    std::vector<Token> description;
    /// What it is about, by word, with weights whose squares sum up to 1; ordered by key.
    std::vector<routing::Feature> words;
    /// The pairs of words in it, each once, ordered.
    std::vector<FeatureKey> pairs;
};

/// Many texts, read together: how rare a word is depends on the others. Immutable.
class TextCollection
{
public:
    /// Words of the question that all texts were found by tell nothing of the differences between them.
    TextCollection(std::span<const routing::FeedbackText> items,
                   const std::unordered_set<FeatureKey> &ignored = {});

    const std::vector<TokenizedText> &texts() const { return m_texts; }
    size_t size() const { return m_texts.size(); }
    double rarityOf(FeatureKey key) const { return m_rarity.of(key); }
    /// Whether the words tell texts apart: neither said of anything, nor by nearly everybody here.
    bool tells(const Token &token) const;

private:
    void weigh(TokenizedText &text) const;

    routing::Rarity m_rarity;
    std::unordered_set<FeatureKey> m_ignored;
    std::vector<TokenizedText> m_texts;
};

/// What texts of a group are about on average: a direction that texts are compared with.
using Centre = std::unordered_map<FeatureKey, double>;

/// The average of some of the texts, at length 1.
Centre centreOf(const TextCollection &collection, std::span<const size_t> members);
/// How much a text is about that, 0 to 1.
double similarity(const TokenizedText &text, const Centre &centre);

} // namespace triage::research
