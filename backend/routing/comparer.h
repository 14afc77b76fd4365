// SPDX-License-Identifier: GPL-3.0-or-later
// Compares a text with all buffers and all examples of an organization.
#pragma once

#include "routing/knowledgestate.h"
#include "routing/parseditem.h"
#include "routing/scores.h"

#include <span>
#include <utility>
#include <vector>

namespace triage::routing {

/// The similarity of a text to each example.
struct Similarities
{
    std::vector<float> documents; ///< In the order of the corpus.
    std::vector<float> additions;
};

/// The examples of a label that are most similar to a text. Nearer ones count more.
class NearestExamples
{
public:
    void add(quint32 number, float similarity)
    {
        if (similarity <= m_best[2])
            return;
        if (similarity > m_best[0])
            m_first = number;
        for (float &each : m_best) {
            if (similarity > each)
                std::swap(similarity, each);
        }
    }
    double score() const
    {
        constexpr double firstWeight = 0.6;
        constexpr double secondWeight = 0.25;
        constexpr double thirdWeight = 0.15;
        return firstWeight * double(m_best[0]) + secondWeight * double(m_best[1])
            + thirdWeight * double(m_best[2]);
    }
    double best() const { return double(m_best[0]); }
    /// The number of the nearest example, if there is one.
    quint32 first() const { return m_first; }

private:
    float m_best[3] = { 0, 0, 0 };
    quint32 m_first = 0;
};

/// The similarities to all examples, summed up for each label.
struct LabelSums
{
    explicit LabelSums(size_t labels) : similarities(labels), nearest(labels), nearestRejected(labels) { }
    void add(quint32 number, std::span<const quint32> fits, std::span<const quint32> fitsNot,
             float similarity);

    std::vector<double> similarities;
    std::vector<NearestExamples> nearest;
    std::vector<float> nearestRejected;
};

/// The example of a label that is most similar to a text.
struct ClosestExample
{
    const Example *example = nullptr;
    double similarity = 0;
};

/// The result of comparing a text with everything that is known.
struct Comparison
{
    Profiles::Weighed weighed; ///< The text as it is compared with descriptions.
    WeightedText weighted; ///< The text as it is compared with examples.
    TextScores scores;
    std::vector<ClosestExample> closest; ///< One for each buffer.
    ClosestExample closestOfNone;
};

/// A view of the state, which must outlive it.
class Comparer
{
public:
    explicit Comparer(const KnowledgeState &state) : m(state) { }

    Comparison compare(const ParsedItem &parsed) const;
    /// Returns the examples that are most similar to the text, best first.
    std::vector<Neighbour> nearest(const ParsedItem &parsed, size_t limit) const;
    /// Returns the share of each of the text's words in the score of a buffer, in the order of the words.
    /// While there are no other examples to compare with, the words that the nearest example of the buffer
    /// contains have a share.
    std::vector<double> wordShares(const Comparison &comparison, size_t buffer) const;

    Similarities similaritiesTo(const WeightedText &text) const;
    LabelSums summed(const Similarities &similarities) const;
    std::vector<float> linearScores(const WeightedText &text, const Similarities &similarities) const;

private:
    void addMeanings(const ParsedItem &parsed, TextScores &scores) const;
    double multiBufferRate() const;
    std::vector<float> wordsSharedWith(const Example &example, const WeightedText &text) const;

    const KnowledgeState &m;
};

} // namespace triage::routing
