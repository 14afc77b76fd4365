// SPDX-License-Identifier: GPL-3.0-or-later
// Texts as research reads them: the words that say what each is about, weighed by how rare they are.
#pragma once

#include "routing/classifier.h"
#include "routing/features.h"
#include "routing/vectors.h"

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
struct ReadText
{
    std::vector<Token> title;
    std::vector<Token> description;
    /// What it is about, by word, with weights whose squares sum up to 1; ordered by key.
    std::vector<routing::Feature> words;
    /// The pairs of words in it, each once, ordered.
    std::vector<FeatureKey> pairs;
};

/// Many texts, read together: how rare a word is depends on the others. Immutable.
class Reading
{
public:
    /// Words of the question that all texts were found by tell nothing of the differences between them.
    Reading(std::span<const routing::Item> items, const std::unordered_set<FeatureKey> &ignored = {});

    const std::vector<ReadText> &texts() const { return m_texts; }
    size_t size() const { return m_texts.size(); }
    double rarityOf(FeatureKey key) const { return m_rarity.of(key); }
    /// Whether the words tell texts apart: neither said of anything, nor by nearly everybody here.
    bool tells(const Token &token) const;

private:
    void weigh(ReadText &text) const;

    routing::Rarity m_rarity;
    std::unordered_set<FeatureKey> m_ignored;
    std::vector<ReadText> m_texts;
};

/// What texts of a group are about on average: a direction that texts are compared with.
using Centre = std::unordered_map<FeatureKey, double>;

/// The average of some of the texts, at length 1.
Centre centreOf(const Reading &reading, std::span<const size_t> members);
/// How much a text is about that, 0 to 1.
double likeness(const ReadText &text, const Centre &centre);

} // namespace triage::research
