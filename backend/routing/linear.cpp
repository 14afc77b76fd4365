// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/linear.h"

#include "routing/abandonment.h"

#include <algorithm>
#include <cmath>

namespace triage::routing {

namespace {

using SparseText = std::vector<std::pair<quint32, float>>;

constexpr size_t maxWeights = 8'000'000;
constexpr double maxSteps = 6e8; ///< The number of multiplications of one training.

/// A pseudo-random sequence that is the same everywhere, so that training is deterministic.
class Shuffler
{
public:
    quint32 below(quint32 bound)
    {
        m_state = m_state * 6364136223846793005ULL + 1442695040888963407ULL;
        return quint32((m_state >> 33) % bound);
    }

private:
    quint64 m_state = 88172645463325252ULL;
};

/// A support vector machine with squared hinge loss, solved in the dual one example at a time (dual
/// coordinate descent).
class Trainer
{
public:
    Trainer(const std::vector<SparseText> &texts, size_t termCount, int passes)
        : m_texts(texts), m_weights(termCount), m_passes(passes)
    {
    }

    const std::vector<float> &weights() const { return m_weights; }
    float bias() const { return m_bias; }

    void train(const Linear::Targets &target)
    {
        std::fill(m_weights.begin(), m_weights.end(), 0.0F);
        m_bias = 0;
        m_alphas.assign(m_texts.size(), 0.0F);
        std::vector<quint32> order;
        double positives = 0;
        for (quint32 i = 0; i < m_texts.size(); ++i) {
            if (target.signs[i] != 0 && !m_texts[i].empty())
                order.push_back(i);
            positives += target.signs[i] > 0;
        }
        const double negatives = std::max(1.0, double(order.size()) - positives);
        // With few positive examples among many negative ones, training would only learn that "no" is mostly
        // right.
        const double positiveCost
            = Linear::cost * std::sqrt(std::max(1.0, negatives / std::max(1.0, positives)));
        m_slack[0] = float(1 / (2 * Linear::cost));
        m_slack[1] = float(1 / (2 * positiveCost));
        Shuffler shuffler;
        std::vector<quint32> active = order;
        for (int pass = 0; pass < m_passes; ++pass) {
            throwIfAbandoned();
            // Most examples are soon right and remain so. They are checked again from time to time.
            constexpr int allAgain = 5;
            const bool isAll = pass % allAgain == 0;
            if (isAll)
                active = order;
            for (size_t i = active.size(); i > 1; --i)
                std::swap(active[i - 1], active[shuffler.below(quint32(i))]);
            float largest = 0;
            for (const quint32 i : active)
                largest = std::max(largest, step(i, target));
            constexpr float closeEnough = 0.01F;
            if (largest < closeEnough && isAll)
                break;
            if (largest < closeEnough)
                pass += allAgain - 1 - pass % allAgain; // go on with all examples
            std::erase_if(active, [this](quint32 i) { return m_alphas[i] == 0; });
        }
    }

private:
    /// Returns the change of the example's coefficient.
    float step(quint32 i, const Linear::Targets &target)
    {
        const float sign = target.signs[i];
        float product = m_bias * std::sqrt(Linear::biasSquared);
        for (const auto &[term, weight] : m_texts[i])
            product += m_weights[term] * weight;
        const float slack = m_slack[sign > 0];
        const float gradient = sign * (product + target.priors[i]) - 1 + slack * m_alphas[i];
        // The squares of a text's weights sum up to 1.
        const float changed = std::max(0.0F, m_alphas[i] - gradient / (1 + Linear::biasSquared + slack));
        const float change = (changed - m_alphas[i]) * sign;
        if (change == 0)
            return 0;
        m_alphas[i] = changed;
        for (const auto &[term, weight] : m_texts[i])
            m_weights[term] += change * weight;
        m_bias += change * std::sqrt(Linear::biasSquared);
        return std::abs(change);
    }

    const std::vector<SparseText> &m_texts;
    std::vector<float> m_weights;
    std::vector<float> m_alphas;
    float m_slack[2] = { 0, 0 }; ///< For negative and for positive examples.
    float m_bias = 0;
    int m_passes = 0;
};

bool teaches(const Linear::Targets &target)
{
    const auto has = [&](auto isIt) {
        return std::any_of(target.signs.begin(), target.signs.end(), isIt);
    };
    return has([](qint8 sign) { return sign > 0; }) && has([](qint8 sign) { return sign < 0; });
}

/// Leaves out the rarest terms if there would be too many weights.
std::vector<quint32> rowsOf(const Corpus &corpus, size_t labelCount, size_t &rowCount)
{
    std::vector<quint32> rows(corpus.termCount());
    for (quint32 fewest = 1;; ++fewest) {
        rowCount = 0;
        for (quint32 term = 0; term < rows.size(); ++term)
            rows[term] = corpus.frequency(term) >= fewest ? quint32(rowCount++) : TermTable::none;
        if (rowCount * labelCount <= maxWeights)
            return rows;
    }
}

} // namespace

Linear::Linear(const Corpus &corpus, std::span<const Targets> targets)
    : m_isTaught(targets.size()), m_biases(targets.size())
{
    const std::vector<SparseText> texts = corpus.weightedTexts();
    size_t features = 0;
    for (const SparseText &text : texts)
        features += text.size();
    size_t rowCount = 0;
    m_rows = rowsOf(corpus, targets.size(), rowCount);
    m_weights.assign(rowCount * targets.size(), 0.0F);
    const double stepsPerPass = double(features) * 2 * double(targets.size()) + 1;
    constexpr double minPasses = 3;
    constexpr double maxPasses = 30;
    Trainer trainer(texts, corpus.termCount(),
                    int(std::clamp(maxSteps / stepsPerPass, minPasses, maxPasses)));
    for (size_t label = 0; label < targets.size(); ++label) {
        if (!teaches(targets[label]))
            continue;
        m_isTaught[label] = true;
        trainer.train(targets[label]);
        m_biases[label] = trainer.bias() * std::sqrt(biasSquared);
        for (quint32 term = 0; term < m_rows.size(); ++term) {
            if (m_rows[term] != TermTable::none)
                m_weights[m_rows[term] * targets.size() + label] = trainer.weights()[term];
        }
    }
}

void Linear::addScores(const WeightedText &text, std::span<float> sums) const
{
    const size_t count = labelCount();
    for (size_t label = 0; label < count; ++label)
        sums[label] += m_biases[label];
    for (const WeightedTerm &term : text.terms) {
        if (term.term == TermTable::none || m_rows[term.term] == TermTable::none)
            continue;
        const float *weights = m_weights.data() + m_rows[term.term] * count;
        for (size_t label = 0; label < count; ++label)
            sums[label] += term.weight * weights[label];
    }
}

float Linear::weight(const WeightedTerm &term, size_t label) const
{
    if (!isTaught(label) || term.term == TermTable::none || m_rows[term.term] == TermTable::none)
        return 0;
    return m_weights[m_rows[term.term] * labelCount() + label];
}

} // namespace triage::routing
