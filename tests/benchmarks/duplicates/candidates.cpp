// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidates.h"

#include "neighbours/neighbourindex.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <tuple>
#include <unordered_map>

namespace triage::benchmark {

using namespace routing;

namespace {

// Those of the backend. It knows how frequent the frequent words are, and no more of the others than that.
constexpr size_t maxWords = 10;
constexpr size_t maxFound = 150;
constexpr size_t bestWords = 4;
constexpr size_t knownWords = 500;
constexpr double unknownToRarest = 0.5;
constexpr double titleValue = 1.5;

/// An inverted index of the words of a set.
class WordIndex
{
public:
    explicit WordIndex(const DuplicateSet &set) : m_set(set)
    {
        for (size_t i = 0; i < set.items.size(); ++i) {
            const FeedbackText &text = set.items[i].text;
            m_words.push_back(
                readerOf({ text.title, text.description.left(duplicates::maxComparedLength), text.language })
                    .features()
                    .words);
            double length = 0;
            for (const Feature &word : m_words.back()) {
                m_items[word.key].emplace_back(i, word.count);
                length += word.count;
            }
            std::vector<FeatureKey> &title = m_titles.emplace_back();
            for (const Feature &word : readerOf({ text.title, {}, text.language }).features().words)
                title.push_back(word.key);
            std::sort(title.begin(), title.end());
            m_lengths.push_back(length);
            m_index.put(FeedbackId(qint64(i + 1)), i, m_words.back());
            m_mean += length / double(set.items.size());
        }
        std::vector<size_t> counts;
        for (const auto &[word, items] : m_items)
            counts.push_back(items.size());
        const size_t known = std::min(knownWords, counts.size());
        if (known > 0) {
            std::nth_element(counts.begin(), counts.begin() + ptrdiff_t(known - 1), counts.end(),
                             std::greater());
            m_leastKnown = double(counts[known - 1]);
        }
    }

    /// Returns the items with the most similar words.
    std::vector<BenchmarkCandidate> nearestOf(size_t item, size_t limit) const
    {
        constexpr FeedbackId newest(std::numeric_limits<qint64>::max());
        std::vector<BenchmarkCandidate> candidates;
        for (const neighbours::Neighbour &each : m_index.nearest(newest, m_words[item], limit + 1)) {
            const auto other = size_t(each.feedback.value() - 1);
            if (other != item && candidates.size() < limit)
                candidates.push_back({ other, bm25(item, other) });
        }
        return candidates;
    }

    /// Returns the items that share the words that tell most.
    std::vector<BenchmarkCandidate> foundOf(size_t item, size_t limit) const
    {
        struct Shared
        {
            int words = 0;
            int best = 0;
        };
        std::unordered_map<size_t, Shared> shared;
        size_t place = 0;
        for (const FeatureKey word : tellingWords(item)) {
            const int best = place++ < bestWords ? 1 : 0;
            for (const auto &[other, count] : m_items.at(word)) {
                ++shared[other].words;
                shared[other].best += best;
            }
        }
        shared.erase(item);
        std::vector<std::tuple<int, int, size_t>> order;
        for (const auto &[other, count] : shared)
            order.emplace_back(count.words, count.best, other);
        std::sort(order.begin(), order.end(), std::greater());
        order.resize(std::min(order.size(), limit));
        std::vector<BenchmarkCandidate> candidates;
        for (const auto &[words, best, other] : order)
            candidates.push_back({ other, bm25(item, other) });
        return candidates;
    }

    /// Returns the items that BM25 ranks first among all.
    std::vector<size_t> bestByBm25(size_t item, size_t limit) const
    {
        std::vector<std::pair<double, size_t>> order;
        for (size_t other = 0; other < m_words.size(); ++other) {
            if (other != item)
                order.emplace_back(-bm25(item, other), other);
        }
        limit = std::min(limit, order.size());
        std::partial_sort(order.begin(), order.begin() + ptrdiff_t(limit), order.end());
        std::vector<size_t> best;
        for (size_t i = 0; i < limit; ++i)
            best.push_back(order[i].second);
        return best;
    }

private:
    /// Returns the number of items that the backend takes a word to be in: 0 if it does not know.
    double knownCount(FeatureKey word) const
    {
        const double count = double(m_items.at(word).size());
        return count >= m_leastKnown ? count : 0;
    }

    std::vector<FeatureKey> tellingWords(size_t item) const
    {
        std::unordered_map<FeatureKey, qsizetype> lengths;
        for (const SurfaceWord &word : m_set.parsed[item].surfaceWords)
            lengths.try_emplace(word.key, word.text.size());
        std::vector<std::tuple<double, qsizetype, FeatureKey>> words; // of equal value the longer first
        for (const Feature &word : m_words[item]) {
            const double known = knownCount(word.key);
            const double count = known > 0 ? known : m_leastKnown * unknownToRarest;
            const double rarity = std::log((double(m_words.size()) + 1) / (count + 0.5));
            const bool isInTitle = std::binary_search(m_titles[item].begin(), m_titles[item].end(), word.key);
            const double value = (1 + std::log(word.count)) * rarity * (isInTitle ? titleValue : 1);
            words.emplace_back(-value, -lengths[word.key], word.key);
        }
        std::sort(words.begin(), words.end());
        std::vector<FeatureKey> telling;
        double found = 0;
        for (const auto &[value, length, word] : words) {
            if (telling.size() == maxWords)
                break;
            if (found + knownCount(word) > maxFound)
                continue;
            found += knownCount(word);
            telling.push_back(word);
        }
        return telling;
    }

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

    const DuplicateSet &m_set;
    neighbours::NeighbourIndex m_index{ size_t(1) << 30 };
    std::vector<std::vector<Feature>> m_words;
    std::vector<std::vector<FeatureKey>> m_titles; ///< The words of each title, in order.
    double m_leastKnown = 1; ///< The number of items of the rarest word that the backend knows of.
    std::vector<double> m_lengths;
    double m_mean = 0;
    std::unordered_map<FeatureKey, std::vector<std::pair<size_t, double>>> m_items;
};

} // namespace

std::vector<std::vector<BenchmarkCandidate>> candidatesOf(const DuplicateSet &set, CandidateSource source,
                                                          size_t limit)
{
    const WordIndex index(set);
    std::vector<std::vector<BenchmarkCandidate>> all;
    for (size_t i = 0; i < set.items.size(); ++i)
        all.push_back(source == CandidateSource::Index ? index.nearestOf(i, limit) : index.foundOf(i, limit));
    return all;
}

std::vector<std::vector<size_t>> bestByBm25(const DuplicateSet &set, size_t limit)
{
    const WordIndex index(set);
    std::vector<std::vector<size_t>> all;
    for (size_t i = 0; i < set.items.size(); ++i)
        all.push_back(set.groups[i].isEmpty() ? std::vector<size_t>() : index.bestByBm25(i, limit));
    return all;
}

} // namespace triage::benchmark
