// SPDX-License-Identifier: GPL-3.0-or-later
#include "research/textcollection.h"

#include "routing/text/commonwords.h"

#include <algorithm>
#include <cmath>

namespace triage::research {

namespace {

bool isNumber(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
}

/// Adds the pairs of consecutive words of a part.
void addPairs(const std::vector<TextToken> &tokens, std::vector<FeatureKey> &pairs)
{
    for (size_t i = 0; i + 1 < tokens.size(); ++i) {
        if (tokens[i].isContent && tokens[i + 1].isContent && tokens[i].key != tokens[i + 1].key)
            pairs.push_back(keyOfPair(tokens[i].key, tokens[i + 1].key));
    }
}

} // namespace

std::vector<TextToken> tokensOf(QStringView text)
{
    routing::FeatureReader reader;
    reader.add(text, 1);
    std::vector<TextToken> tokens;
    tokens.reserve(reader.surfaceWords().size());
    for (const routing::SurfaceWord &word : reader.surfaceWords()) {
        // A single character says little. In scripts without spaces, pairs of characters follow.
        const bool isContent
            = word.text.size() > 1 && !isNumber(word.text) && !routing::isCommonWord(word.key);
        tokens.push_back({ word.key, word.text, isContent });
    }
    return tokens;
}

FeatureKey keyOfPair(FeatureKey first, FeatureKey second)
{
    return (first ^ (second << 21 | second >> 43)) * 0x9E3779B97F4A7C15;
}

TextCollection::TextCollection(std::span<const routing::FeedbackText> items,
                               const std::unordered_set<FeatureKey> &ignored)
    : m_rarity(items), m_ignored(ignored)
{
    std::unordered_map<FeatureKey, size_t> textsWith;
    m_texts.reserve(items.size());
    for (const routing::FeedbackText &item : items) {
        TokenizedText text{ tokensOf(item.title), tokensOf(item.description), {}, {} };
        std::unordered_set<FeatureKey> seen;
        for (const auto *part : { &text.title, &text.description }) {
            for (const TextToken &token : *part) {
                if (token.isContent && seen.insert(token.key).second)
                    ++textsWith[token.key];
            }
        }
        m_texts.push_back(std::move(text));
    }
    // Words that most of many texts contain do not distinguish them.
    constexpr size_t few = 12;
    for (const auto &[key, count] : textsWith) {
        if (items.size() > few && count * 2 > items.size())
            m_ignored.insert(key);
    }
    for (TokenizedText &text : m_texts)
        weigh(text);
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
