// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidates.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace triage::benchmark {

using namespace routing;

namespace {

constexpr size_t maxWords = 24;
constexpr size_t maxFound = 2000;

/// An inverted index of the words of a set.
class WordIndex
{
public:
    explicit WordIndex(const DuplicateSet &set)
    {
        for (size_t i = 0; i < set.items.size(); ++i) {
            const FeedbackText &text = set.items[i].text;
            m_words.push_back(readerOf({ text.title, text.description.left(duplicates::maxComparedLength) })
                                  .features()
                                  .words);
            double length = 0;
            for (const Feature &word : m_words.back()) {
                m_items[word.key].emplace_back(i, word.count);
                length += word.count;
            }
            m_lengths.push_back(length);
            m_mean += length / double(set.items.size());
        }
    }

    std::vector<BenchmarkCandidate> candidatesOf(size_t item) const
    {
        std::unordered_map<size_t, double> shared;
        size_t found = 0;
        std::vector<Feature> words = m_words[item];
        std::sort(words.begin(), words.end(), [&](const Feature &a, const Feature &b) {
            return m_items.at(a.key).size() < m_items.at(b.key).size();
        });
        words.resize(std::min(words.size(), maxWords));
        for (const Feature &word : words) {
            found += m_items.at(word.key).size();
            if (found > maxFound)
                break;
            for (const auto &[other, count] : m_items.at(word.key))
                shared[other] += 1;
        }
        shared.erase(item);
        std::vector<std::pair<double, size_t>> order;
        for (const auto &[other, count] : shared)
            order.emplace_back(-count, other);
        std::sort(order.begin(), order.end());
        order.resize(std::min(order.size(), maxCandidates));
        std::vector<BenchmarkCandidate> candidates;
        for (const auto &[count, other] : order)
            candidates.push_back({ other, bm25(item, other) });
        return candidates;
    }

private:
    double bm25(size_t item, size_t other) const
    {
        constexpr double k1 = 1.2;
        constexpr double b = 0.75;
        double sum = 0;
        forEachShared(m_words[item], m_words[other], [&](const Feature &one, const Feature &same) {
            const double with = double(m_items.at(one.key).size());
            const double rarity = std::log(1 + (double(m_words.size()) - with + 0.5) / (with + 0.5));
            const double norm = k1 * (1 - b + b * m_lengths[other] / m_mean);
            sum += rarity * same.count * (k1 + 1) / (same.count + norm);
        });
        return sum;
    }

    std::vector<std::vector<Feature>> m_words;
    std::vector<double> m_lengths;
    double m_mean = 0;
    std::unordered_map<FeatureKey, std::vector<std::pair<size_t, double>>> m_items;
};

} // namespace

std::vector<std::vector<BenchmarkCandidate>> candidatesOf(const DuplicateSet &set)
{
    const WordIndex index(set);
    std::vector<std::vector<BenchmarkCandidate>> all;
    for (size_t i = 0; i < set.items.size(); ++i)
        all.push_back(index.candidatesOf(i));
    return all;
}

} // namespace triage::benchmark
