// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/combination.h"

#include "routing/trust.h"

#include <algorithm>
#include <cmath>

namespace triage::routing {

namespace {

// Fitted by tests/benchmarks/routing (routingbenchmark --fit).
const SampleSizeBiases fittedBiases{ 0.5, 0.15, -0.3, 0.75, 1.15 };

} // namespace

std::vector<Inputs> inputsOf(const TextScores &scores)
{
    const TextFacts text(scores);
    std::vector<Inputs> inputs(scores.buffers.size());
    for (size_t i = 0; i < inputs.size(); ++i) {
        const InputFacts facts(text, i);
        std::ranges::transform(inputTerms, inputs[i].begin(),
                               [&facts](const InputTerm &term) { return term.value(facts); });
    }
    return inputs;
}

double amountTaught(double examplesPerBuffer)
{
    constexpr double few = 4;
    constexpr double maxMeasured = 100; // nothing was measured beyond
    const double examples = std::min(examplesPerBuffer, maxMeasured);
    return examples / (examples + few) * shareOfMany(examples);
}

const Inputs &fittedWeights()
{
    static const Inputs weights = [] {
        Inputs all{};
        std::ranges::transform(inputTerms, all.begin(), &InputTerm::weight);
        return all;
    }();
    return weights;
}

ScoreParts scoreParts(const Inputs &inputs, const Inputs &weights)
{
    ScoreParts parts;
    for (size_t i = 0; i < inputs.size(); ++i) {
        const double part = weights[i] * inputs[i];
        parts.total += part;
        if (inputTerms[i].comparing != Comparing::None)
            parts.parts[size_t(inputTerms[i].comparing)] += part;
    }
    return parts;
}

double adaptedScore(const ScoreParts &parts, const Adaptation &adaptation)
{
    double score = adaptation.offset + adaptation.slope * parts.total;
    for (size_t i = 0; i < partCount; ++i)
        score += adaptation.parts[i] * parts.parts[i];
    return score;
}

const SampleSizeBiases &sampleSizeBiases()
{
    return fittedBiases;
}

double sampleSizeBias(double examplesPerBuffer, const SampleSizeBiases &biases)
{
    const double at = std::log1p(std::max(0.0, examplesPerBuffer));
    for (size_t i = 1; i < biases.size(); ++i) {
        const double from = std::log1p(biasSampleSizes[i - 1]);
        const double to = std::log1p(biasSampleSizes[i]);
        if (at < to)
            return biases[i - 1] + (biases[i] - biases[i - 1]) * (at - from) / (to - from);
    }
    return biases.back();
}

double withBias(double score, double bias)
{
    return score + (bias < 0 ? bias * std::clamp(score, 0.0, 1.0) : bias);
}

std::vector<double> combinedScores(const TextScores &scores, const Adaptation &adaptation)
{
    const double bias = sampleSizeBias(examplesPerBuffer(scores));
    std::vector<double> logits;
    for (const Inputs &inputs : inputsOf(scores))
        logits.push_back(withBias(adaptedScore(scoreParts(inputs), adaptation), bias));
    return logits;
}

} // namespace triage::routing
