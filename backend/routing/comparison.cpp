// SPDX-License-Identifier: GPL-3.0-or-later
// The part of Knowledge that compares a text with everything that is known.
#include "routing/combination.h"
#include "routing/knowledge.h"

#include <algorithm>
#include <cmath>

namespace triage::routing {

namespace {

constexpr double descriptionExamples = 3; ///< As how many examples a description counts.

/// A text to compare others with.
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
    /// 0 where the text does not have it.
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
                         .coverage = said.coverage,
                         .centroid = 0,
                         .nearest = sums.nearest[label].score(),
                         .nearestDuplicate = sums.nearest[label].best(),
                         .linear = 0,
                         .brevity = said.brevity,
                         .nearestRejected = double(sums.nearestRejected[label]) };
    // |D + S|², where D is the description as often as it counts and S the sum of the examples.
    const double squares
        = descriptions * descriptions + 2 * descriptions * state.descriptionSimilarity + state.squaredLength;
    if (squares > 0) {
        scores.centroid
            = (descriptions * std::max(0.0, said.similarity) + sums.similarities[label]) / std::sqrt(squares);
    }
    return scores;
}

} // namespace

void LabelSums::add(quint32 number, const Labels &labels, float similarity)
{
    for (const Label label : labels.fits) {
        similarities[label] += double(similarity);
        nearest[label].add(number, similarity);
    }
    for (const Label label : labels.fitsNot)
        nearestRejected[label] = std::max(nearestRejected[label], similarity);
}

Similarities Knowledge::similaritiesTo(const WeightedText &text) const
{
    Similarities likeness{ m_corpus->similarities(text), {} };
    for (const quint32 document : m_removed)
        likeness.documents[document] = 0;
    if (!m_additions.empty()) {
        const Lookup lookup(text);
        for (const auto &addition : m_additions)
            likeness.additions.push_back(lookup.similarity(addition->weighted));
    }
    return likeness;
}

LabelSums Knowledge::summed(const Similarities &like) const
{
    LabelSums sums(m_labels.size());
    for (quint32 i = 0; i < like.documents.size(); ++i) {
        if (like.documents[i] > 0)
            sums.add(i, m_corpus->document(i).labels, like.documents[i]);
    }
    for (quint32 i = 0; i < like.additions.size(); ++i)
        sums.add(quint32(m_corpus->size()) + i, m_additions[i]->labels, like.additions[i]);
    return sums;
}

std::vector<float> Knowledge::linearScores(const WeightedText &text, const Similarities &likeness) const
{
    std::vector<float> sums(m_linear->labelCount());
    m_linear->addScores(text, sums);
    for (size_t i = 0; i < m_additions.size(); ++i) {
        const std::vector<float> &pulls = m_additions[i]->pulls;
        for (size_t label = 0; label < pulls.size(); ++label)
            sums[label] += pulls[label] * (likeness.additions[i] + Linear::biasSquared);
    }
    return sums;
}

const Example &Knowledge::exampleAt(quint32 number) const
{
    return number < m_corpus->size() ? *m_corpus->document(number).example
                                     : *m_additions[number - m_corpus->size()]->example;
}

Comparison Knowledge::compare(const ParsedItem &parsed) const
{
    Comparison comparison{ m_profiles->weigh(parsed.text), m_corpus->weigh(parsed.text), {}, {}, {} };
    const std::vector<Signals> compared = m_profiles->compare(comparison.weighed);
    const Similarities like = similaritiesTo(comparison.weighted);
    const LabelSums sums = summed(like);
    const std::vector<float> linear = linearScores(comparison.weighted, like);
    const auto linearOf = [&](Label label) {
        return label < linear.size() && m_linear->isTaught(label) ? double(linear[label]) : 0;
    };
    const auto closestExampleOf = [&](Label label) {
        const NearestExamples &nearest = sums.nearest[label];
        return nearest.best() > 0 ? ClosestExample{ &exampleAt(nearest.first()), nearest.best() }
                                  : ClosestExample();
    };
    TextScores &scores = comparison.scores;
    scores.words = parsed.words;
    scores.examples = int(exampleCount());
    scores.multiBufferRate = multiBufferRate();
    scores.none = scoresOf(m_labels[noneLabel], {}, 0, sums, noneLabel);
    if (scores.none.examples > 0)
        scores.none.linear = linearOf(noneLabel) + nonePrior(compared);
    comparison.closestOfNone = closestExampleOf(noneLabel);
    for (size_t i = 0; i < m_labelOfBuffer.size(); ++i) {
        const Label label = m_labelOfBuffer[i];
        BufferScores &one = scores.buffers.emplace_back(
            scoresOf(m_labels[label], compared[i], descriptionExamples, sums, label));
        one.linear = linearOf(label) + descriptionPrior(compared[i]);
        comparison.closest.push_back(closestExampleOf(label));
    }
    return comparison;
}

/// How many buffers more than one an item has on average; one where there is doubt.
double Knowledge::multiBufferRate() const
{
    constexpr double doubt = 10;
    double pairs = 0;
    for (const Label label : m_labelOfBuffer)
        pairs += m_labels[label].examples;
    const double fitting = double(exampleCount()) - m_labels[noneLabel].examples;
    return std::clamp((pairs - fitting) / (fitting + doubt), 0.0, 1.0);
}

std::vector<Neighbour> Knowledge::nearest(const ParsedItem &parsed, size_t limit) const
{
    const Similarities like = similaritiesTo(m_corpus->weigh(parsed.text));
    std::vector<Neighbour> neighbours;
    const auto add = [&](quint32 number, float similarity) {
        if (similarity > 0)
            neighbours.push_back({ &exampleAt(number), std::min(1.0, double(similarity)) });
    };
    for (quint32 i = 0; i < like.documents.size(); ++i)
        add(i, like.documents[i]);
    for (quint32 i = 0; i < like.additions.size(); ++i)
        add(quint32(m_corpus->size()) + i, like.additions[i]);
    const size_t kept = std::min(limit, neighbours.size());
    std::partial_sort(neighbours.begin(), neighbours.begin() + qsizetype(kept), neighbours.end(),
                      [](const Neighbour &a, const Neighbour &b) {
                          return a.similarity != b.similarity ? a.similarity > b.similarity
                                                              : a.example->feedback < b.example->feedback;
                      });
    neighbours.resize(kept);
    return neighbours;
}

std::vector<double> Knowledge::evidence(const Comparison &comparison, size_t buffer) const
{
    std::vector<double> shares = m_profiles->shares(comparison.weighed, buffer);
    const Label label = m_labelOfBuffer[buffer];
    const Example *nearest = comparison.closest[buffer].example;
    std::vector<float> taught(shares.size());
    if (m_linear->isTaught(label)) {
        for (size_t i = 0; i < taught.size(); ++i) {
            const WeightedTerm &term = comparison.weighted.terms[i];
            taught[i] = term.weight * m_linear->weight(term, label);
        }
    } else if (nearest) {
        taught = wordsSharedWith(*nearest, comparison.weighted);
    }
    const double trust = trustIn(comparison.scores, comparison.scores.buffers[buffer]);
    for (size_t i = 0; i < shares.size(); ++i)
        shares[i] = (1 - trust / 2) * shares[i] + trust * double(taught[i]);
    return shares;
}

/// What each of the text's words adds to how like the example it is.
std::vector<float> Knowledge::wordsSharedWith(const Example &example, const WeightedText &text) const
{
    const Lookup lookup(m_corpus->weigh(parseItem(example.item).text));
    std::vector<float> shared;
    for (size_t i = 0; i < text.ends.front(); ++i)
        shared.push_back(text.terms[i].weight * lookup.weight(text.terms[i].key));
    return shared;
}

} // namespace triage::routing
