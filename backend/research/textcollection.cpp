// SPDX-License-Identifier: GPL-3.0-or-later
#include "research/textcollection.h"

#include <algorithm>
#include <cmath>

namespace triage::research {

namespace {

/// Adds the pairs of consecutive words of a part.
void addPairs(const std::vector<TextToken> &tokens, std::vector<FeatureKey> &pairs)
{
    for (size_t i = 0; i + 1 < tokens.size(); ++i) {
        if (tokens[i].isContent && tokens[i + 1].isContent && tokens[i].key != tokens[i + 1].key)
            pairs.push_back(keyOfPair(tokens[i].key, tokens[i + 1].key));
    }
}

} // namespace

TextCollection::TextCollection(std::span<const routing::FeedbackText> items,
                               const std::unordered_set<FeatureKey> &ignored)
    : m_rarity(items), m_ignored(ignored)
{
    std::unordered_map<FeatureKey, size_t> textsWith;
    m_texts.reserve(items.size());
    for (const routing::FeedbackText &item : items) {
        const Language language = item.language.value_or(Language());
        TokenizedText text{
            language, tokensOf(item.title, language), tokensOf(item.description, language), {}, {}
        };
        std::unordered_set<FeatureKey> seen;
        for (const auto *part : { &text.title, &text.description }) {
            for (const TextToken &token : *part) {
                if (token.isContent && seen.insert(token.key).second)
                    ++textsWith[token.key];
                if (token.isContent && token.isUnspaced)
                    m_unspaced.emplace(token.key, 0);
            }
        }
        m_texts.push_back(std::move(text));
    }
    for (auto &[key, rarity] : m_unspaced)
        rarity = m_rarity.ofOwn(double(textsWith[key]));
    // Words that most of many texts contain do not distinguish them.
    constexpr size_t few = 12;
    for (const auto &[key, count] : textsWith) {
        if (items.size() > few && count * 2 > items.size())
            m_ignored.insert(key);
    }
    for (TokenizedText &text : m_texts)
        weigh(text);
}

double TextCollection::rarityOf(FeatureKey key) const
{
    const auto unspaced = m_unspaced.find(key);
    return unspaced == m_unspaced.end() ? m_rarity.of(key) : unspaced->second;
}

bool TextCollection::distinguishes(const TextToken &token) const
{
    return token.isContent && !m_ignored.contains(token.key);
}

void TextCollection::weigh(TokenizedText &text) const
{
    std::unordered_map<FeatureKey, double> counts;
    for (const auto *part : { &text.title, &text.description }) {
        for (const TextToken &token : *part) {
            if (distinguishes(token))
                ++counts[token.key];
        }
        addPairs(*part, text.pairs);
    }
    std::sort(text.pairs.begin(), text.pairs.end());
    text.pairs.erase(std::unique(text.pairs.begin(), text.pairs.end()), text.pairs.end());
    double squares = 0;
    for (const auto &[key, count] : counts) {
        const double weight = (1 + std::log(count)) * rarityOf(key);
        text.words.push_back({ key, weight });
        squares += weight * weight;
    }
    for (routing::Feature &word : text.words)
        word.count /= std::sqrt(squares);
    std::sort(text.words.begin(), text.words.end(),
              [](const auto &a, const auto &b) { return a.key < b.key; });
}

Centre centreOf(const TextCollection &collection, std::span<const size_t> members)
{
    Centre centre;
    for (const size_t member : members) {
        for (const routing::Feature &word : collection.texts()[member].words)
            centre[word.key] += word.count;
    }
    double squares = 0;
    for (const auto &[key, weight] : centre)
        squares += weight * weight;
    for (auto &[key, weight] : centre)
        weight /= std::sqrt(squares);
    return centre;
}

double similarity(const TokenizedText &text, const Centre &centre)
{
    double sum = 0;
    for (const routing::Feature &word : text.words) {
        if (const auto found = centre.find(word.key); found != centre.end())
            sum += word.count * found->second;
    }
    return sum;
}

} // namespace triage::research
