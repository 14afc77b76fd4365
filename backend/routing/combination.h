// SPDX-License-Identifier: GPL-3.0-or-later
// From several scores of a buffer to one: logistic regression with few constants, the same for everybody, and
// how an organization differs from that.
#pragma once

#include "routing/profiles.h"
#include "routing/scores.h"

#include <array>
#include <vector>

namespace triage::routing {

/// What the constants are multiplied with, fitted by tests/benchmarks/routing (routingbenchmark --fit).
inline constexpr size_t inputCount = 57;
using Inputs = std::array<double, inputCount>;

/// The first inputs, for a text that is the same again: as one that was put there, as one that was taken out,
/// as one that fits nothing.
enum SameText : size_t { PutThere, TakenOut, FitsNothing };

/// The inputs after those, which are 0 for a buffer that was taught as much as the others.
inline constexpr size_t newBufferInputsBegin = FitsNothing + 1;
inline constexpr size_t newBufferInputCount = 5;

/// The inputs of one buffer.
Inputs inputsOf(const TextScores &scores, size_t buffer);
/// The last of the inputs, which are the same for all buffers: how much they were taught on average. They
/// raise or lower all scores and change no order.
inline constexpr size_t amountCount = 3;
std::array<double, amountCount> amountTaught(double examplesOfEach);
double examplesOfEach(const TextScores &scores);
/// The fitted constants.
const Inputs &constants();

/// The ways of comparing that an organization may trust more or less than others do: with descriptions, the
/// mean of the examples, the words that tell them apart, the nearest of them.
inline constexpr size_t partCount = 4;

/// A score, and what each way of comparing has added to it.
struct ScoreParts
{
    double total = 0;
    std::array<double, partCount> parts{};
};
ScoreParts scoreParts(const Inputs &inputs, const Inputs &constants = constants());

/// How an organization differs from all others; see adaptation.h.
struct Adaptation
{
    double offset = 0;
    double slope = 1;
    std::array<double, partCount> parts{}; ///< What is added of each part.
};
double adaptedScore(const ScoreParts &parts, const Adaptation &adaptation);

/// By how much all scores are raised or lowered after that, so that 0.8 means about the same at all times.
inline constexpr std::array<int, 5> biasSampleSizes{ 0, 3, 10, 30, 100 };
using SampleSizeBiases = std::array<double, biasSampleSizes.size()>;
const SampleSizeBiases &sampleSizeBiases();
/// Between the counts it goes straight by the logarithm.
double sampleSizeBias(double examplesOfEach, const SampleSizeBiases &sampleSizeBiases = sampleSizeBiases());
/// A score after that. Lowered is only what is more likely than not: nothing is done with the rest, and it
/// would only seem less likely than it is.
double withBias(double score, double bias);

/// The score of each buffer: the logarithm of its odds.
std::vector<double> combinedScores(const TextScores &scores, const Adaptation &adaptation = {});

/// How far the examples of a buffer are trusted beside its description, 0 to 1: the first one hardly, and a
/// few not much where there are no others to tell them from; sooner where the description says little.
double trustInExamples(int examples, int allExamples, double brevity);
/// The same of a buffer among the others.
double trustIn(const TextScores &scores, const BufferScores &one);

/// How new a buffer is beside long taught ones, 0 to 1; 0 where all were taught alike. It is judged by what
/// it says of itself, and more would speak for the others than for it.
double newBufferDeficit(const TextScores &scores, const BufferScores &one);

/// What a buffer's description makes believe of a text before anything was learned: from -1, "does not fit",
/// to 1.
double descriptionPrior(const Signals &signals);
double nonePrior(const std::vector<Signals> &buffers);

} // namespace triage::routing
