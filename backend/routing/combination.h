// From several scores of a buffer to one: logistic regression with few constants, the same for everybody.
#pragma once

#include "routing/profiles.h"
#include "routing/scores.h"

#include <array>
#include <vector>

namespace triage::routing {

/// What the constants are multiplied with, fitted by tests/benchmarks/routing (routingbenchmark --fit).
inline constexpr size_t inputCount = 42;
using Inputs = std::array<double, inputCount>;

/// The inputs of one buffer.
Inputs inputsOf(const TextScores &scores, size_t buffer);
/// The last of the inputs, which are the same for all buffers: how much they were taught on average. They raise
/// or lower all scores and change no order.
inline constexpr size_t amountCount = 3;
std::array<double, amountCount> amountTaught(double examplesOfEach);
/// The score of each buffer: the logarithm of its odds.
std::vector<double> combined(const TextScores &scores);

/// How far the examples of a buffer are trusted beside its description, 0 to 1: the first one hardly, and a
/// few not much where there are no others to tell them from.
double trustInExamples(int examples, int allExamples);

/// What a buffer's description makes believe of a text before anything was learned: from -1, "does not fit",
/// to 1.
double belief(const Signals &signals);
double beliefOfNone(const std::vector<Signals> &buffers);

} // namespace triage::routing
