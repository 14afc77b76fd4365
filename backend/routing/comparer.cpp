// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/comparer.h"

#include "routing/descriptionprior.h"
#include "routing/trust.h"

#include <algorithm>
#include <cmath>

namespace triage::routing {

namespace {

constexpr double descriptionExamples = 3; ///< The number of examples that a description counts as.
constexpr int fittingPerNone = 5; ///< One example of "fits nothing" counts beside this number of others.

/// Looks up the weights of one text, to compare others with it.
class Lookup
{
public:
    explicit Lookup(const WeightedText &text)
    {
        std::vector<FeatureKey> keys;
        for (const WeightedTerm &term : text.terms) {
            keys.push_back(term.key);
            m_weights.push_back(term.weight);
        }
        m_table = TermTable(keys);
    }
    float similarity(const WeightedText &other) const
    {
        float sum = 0;
        for (const WeightedTerm &term : other.terms)
            sum += weight(term.key) * term.weight;
        return sum;
    }
    /// Returns 0 for a feature that the text does not have.
    float weight(FeatureKey key) const
    {
        const quint32 number = m_table.find(key);
        return number == TermTable::none ? 0 : m_weights[number];
    }

private:
    std::vector<float> m_weights;
    TermTable m_table;
};

BufferScores scoresOf(const LabelState &state, const Signals &said, double descriptions,
                      const LabelSums &sums, Label label)
{
    BufferScores scores{ .examples = state.examples,
                         .description = said.similarity,
                         .lead = said.lead,
                         .centroid = 0,
                         .nearest = sums.nearest[label].score(),
                         .nearestDuplicate = sums.nearest[label].best(),
                         .linear = 0,
                         .brevity = said.brevity,
                         .nearestRejected = double(sums.nearestRejected[label]),
                         .meantDescription = 0,
                         .meantCentroid = 0,
                         .encodedCentroid = 0 };
    // |D + S|², where D is the description times its number of examples and S the sum of the examples.
    const double squares
        = descriptions * descriptions + 2 * descriptions * state.descriptionSimilarity + state.squaredLength;
    if (squares > 0) {
        scores.centroid
            = (descriptions * std::max(0.0, said.similarity) + sums.similarities[label]) / std::sqrt(squares);
    }
    return scores;
}

} // namespace

void LabelSums::add(quint32 number, std::span<const quint32> fits, std::span<const quint32> fitsNot,
                    float similarity)
{
    for (const Label label : fits) {
        similarities[label] += double(similarity);
        nearest[label].add(number, similarity);
    }
    for (const Label label : fitsNot)
        nearestRejected[label] = std::max(nearestRejected[label], similarity);
}

Similarities Comparer::similaritiesTo(const WeightedText &text) const
{
    Similarities similarities{ m.corpus->similarities(text), {} };
    for (const quint32 document : m.removed)
        similarities.documents[document] = 0;
    if (!m.additions.empty()) {
        const Lookup lookup(text);
        for (const auto &addition : m.additions)
            similarities.additions.push_back(lookup.similarity(addition->weighted));
    }
    return similarities;
}

LabelSums Comparer::summed(const Similarities &similarities) const
{
    LabelSums sums(m.labels.size());
    const LabelTable &labels = m.corpus->labels();
    for (quint32 i = 0; i < similarities.documents.size(); ++i) {
        if (similarities.documents[i] > 0)
            sums.add(i, labels.fits(i), labels.fitsNot(i), similarities.documents[i]);
    }
    for (quint32 i = 0; i < similarities.additions.size(); ++i) {
        const Labels &added = m.additions[i]->labels;
        sums.add(quint32(m.corpus->size()) + i, added.fits, added.fitsNot, similarities.additions[i]);
    }
    return sums;
}

std::vector<float> Comparer::linearScores(const WeightedText &text, const Similarities &similarities) const
{
    std::vector<float> sums(m.linear->labelCount());
    m.linear->addScores(text, sums);
    for (size_t i = 0; i < m.additions.size(); ++i) {
        const std::vector<float> &pulls = m.additions[i]->pulls;
        for (size_t label = 0; label < pulls.size(); ++label)
            sums[label] += pulls[label] * (similarities.additions[i] + Linear::biasSquared);
    }
    return sums;
}

Comparison Comparer::compare(const ParsedItem &parsed) const
{
    Comparison comparison{ m.profiles->weigh(parsed.text), m.corpus->weigh(parsed.text), {}, {}, {} };
    const std::vector<Signals> compared = m.profiles->compare(comparison.weighed);
    const Similarities similarities = similaritiesTo(comparison.weighted);
    const LabelSums sums = summed(similarities);
    const std::vector<float> linear = linearScores(comparison.weighted, similarities);
    const auto linearOf = [&](Label label) {
        return label < linear.size() && m.linear->isTaught(label) ? double(linear[label]) : 0;
    };
    const auto closestExampleOf = [&](Label label) {
        const NearestExamples &nearest = sums.nearest[label];
        return nearest.best() > 0 ? ClosestExample{ &m.exampleAt(nearest.first()), nearest.best() }
                                  : ClosestExample();
    };
    TextScores &scores = comparison.scores;
    scores.words = parsed.words;
    const int none = m.labels[noneLabel].examples;
    const int fitting = int(m.exampleCount()) - none;
    scores.examples = fitting + std::min(none, fitting / fittingPerNone);
    scores.multiBufferRate = multiBufferRate();
    scores.none = scoresOf(m.labels[noneLabel], {}, 0, sums, noneLabel);
    comparison.closestOfNone = closestExampleOf(noneLabel);
    for (size_t i = 0; i < m.labelOfBuffer.size(); ++i) {
        const Label label = m.labelOfBuffer[i];
        BufferScores &one = scores.buffers.emplace_back(
            scoresOf(m.labels[label], compared[i], descriptionExamples, sums, label));
        one.linear = linearOf(label) + descriptionPrior(compared[i]);
        comparison.closest.push_back(closestExampleOf(label));
    }
    addMeanings(parsed, scores);
    return comparison;
}

void Comparer::addMeanings(const ParsedItem &parsed, TextScores &scores) const
{
    const ReadText text{ parsed.item, parsed.text };
    const std::vector<Closeness> own = m.meanings.compare(SpaceKind::OwnTexts, text);
    const std::vector<Closeness> encoded = m.meanings.compare(SpaceKind::Encoder, text);
    scores.hasMeaning = !own.empty();
    for (size_t i = 0; i < own.size(); ++i) {
        scores.buffers[i].meantDescription = own[i].description;
        scores.buffers[i].meantCentroid = own[i].centroid;
    }
    for (size_t i = 0; i < encoded.size(); ++i)
        scores.buffers[i].encodedCentroid = encoded[i].centroid;
}

/// Returns the average number of buffers of an item less one, near 0 while there are few examples.
double Comparer::multiBufferRate() const
{
    constexpr double doubt = 10;
    double pairs = 0;
    for (const Label label : m.labelOfBuffer)
        pairs += m.labels[label].examples;
    const double fitting = double(m.exampleCount()) - m.labels[noneLabel].examples;
    return std::clamp((pairs - fitting) / (fitting + doubt), 0.0, 1.0);
}

std::vector<Neighbour> Comparer::nearest(const ParsedItem &parsed, size_t limit) const
{
    const Similarities similarities = similaritiesTo(m.corpus->weigh(parsed.text));
    std::vector<Neighbour> neighbours;
    const auto add = [&](quint32 number, float similarity) {
        if (similarity > 0)
            neighbours.push_back({ &m.exampleAt(number), std::min(1.0, double(similarity)) });
    };
    for (quint32 i = 0; i < similarities.documents.size(); ++i)
        add(i, similarities.documents[i]);
    for (quint32 i = 0; i < similarities.additions.size(); ++i)
        add(quint32(m.corpus->size()) + i, similarities.additions[i]);
    const size_t kept = std::min(limit, neighbours.size());
    std::partial_sort(neighbours.begin(), neighbours.begin() + qsizetype(kept), neighbours.end(),
                      [](const Neighbour &a, const Neighbour &b) {
                          return a.similarity != b.similarity ? a.similarity > b.similarity
                                                              : a.example->feedback < b.example->feedback;
                      });
    neighbours.resize(kept);
    return neighbours;
}

std::vector<double> Comparer::wordShares(const Comparison &comparison, size_t buffer) const
{
    std::vector<double> shares = m.profiles->shares(comparison.weighed, buffer);
    const Label label = m.labelOfBuffer[buffer];
    const Example *nearest = comparison.closest[buffer].example;
    std::vector<float> taught(shares.size());
    if (m.linear->isTaught(label)) {
        for (size_t i = 0; i < taught.size(); ++i) {
            const WeightedTerm &term = comparison.weighted.terms[i];
            taught[i] = term.weight * m.linear->weight(term, label);
        }
    } else if (nearest) {
        taught = wordsSharedWith(*nearest, comparison.weighted);
    }
    const double trust = trustIn(comparison.scores, comparison.scores.buffers[buffer]);
    for (size_t i = 0; i < shares.size(); ++i)
        shares[i] = (1 - trust / 2) * shares[i] + trust * double(taught[i]);
    return shares;
}

/// Returns the share of each of the text's words in the similarity to the example.
std::vector<float> Comparer::wordsSharedWith(const Example &example, const WeightedText &text) const
{
    const Lookup lookup(m.corpus->weigh(parseItem(example.item).text));
    std::vector<float> shared;
    for (size_t i = 0; i < text.ends.front(); ++i)
        shared.push_back(text.terms[i].weight * lookup.weight(text.terms[i].key));
    return shared;
}

} // namespace triage::routing
