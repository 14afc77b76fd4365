// SPDX-License-Identifier: GPL-3.0-or-later
// The weighted inputs of the logistic regression that turns several scores of a buffer into one.
#pragma once

#include "routing/scores.h"

#include <array>
#include <vector>

namespace triage::routing {

/// The number of inputs, and of their weights.
inline constexpr size_t inputCount = 45;

/// The first inputs, which are 0 unless the text repeats an example almost word for word: an example that was
/// put into the buffer, one that was taken out of it, or one that fits nothing.
enum SameText : size_t { PutThere, TakenOut, FitsNothing };

/// The inputs after those, which are 0 for a buffer that has as many examples as the others.
inline constexpr size_t newBufferInputsBegin = FitsNothing + 1;
inline constexpr size_t newBufferInputCount = 2;

/// The number of inputs that are 0 for a text without a vector in the space of the own texts, and in that of
/// an encoder. They come before those at the end.
inline constexpr size_t meaningInputCount = 5;
inline constexpr size_t encoderInputCount = 4;

/// The last input is the same for all buffers: the average number of examples. It raises or lowers all scores
/// and changes no order.
inline constexpr size_t amountInput = inputCount - 1;

/// The ways of comparing that an organization may trust more or less than others do: with descriptions, the
/// mean of the examples, the words that tell them apart, the nearest of them, or their meaning.
inline constexpr size_t partCount = 5;
enum class Comparing : quint8 { Descriptions, Mean, Words, Nearest, Meaning, None };
static_assert(size_t(Comparing::None) == partCount);

/// The best scores of a text, from which the lead of each buffer follows: how far it is ahead of the best
/// other one. Where items often belong to several buffers, the buffer after that one counts too.
class Lead
{
public:
    Lead(const TextScores &scores, double BufferScores::*score);
    double of(const BufferScores &one) const;

private:
    double BufferScores::*m_score;
    double m_share;
    size_t m_count;
    double m_best[3] = { -10, -10, -10 };
};

/// The quantities of a text that are the same for all buffers, worked out once. A view of the scores, which
/// must outlive it.
struct TextFacts
{
    explicit TextFacts(const TextScores &scores);

    const TextScores &scores;
    Lead centroid;
    Lead linear;
    Lead nearest;
    Lead meantDescription;
    Lead meantCentroid;
    Lead encodedCentroid;
    std::vector<double> deficits; ///< See newBufferDeficits().
    double buffers; ///< Grows with the logarithm of the number of buffers.
    double words; ///< Grows with the logarithm of the number of words.
    double sameNone; ///< 0 to 1: the text repeats an example that fits nothing.
    double noneTrust; ///< The trust in the examples of "fits nothing".
    double noneMany; ///< Near 0 for few examples of "fits nothing", near 1 for hundreds.
    double length; ///< Above 0 for long texts, below 0 for short ones.
    double choice; ///< Above 0 for more buffers than usual, below 0 for fewer.
    double amount; ///< See amountTaught().
};

/// The first of the inputs that are 0 for a text without a vector.
inline constexpr size_t encoderInputsBegin = amountInput - encoderInputCount;
inline constexpr size_t meaningInputsBegin = encoderInputsBegin - meaningInputCount;

/// The quantities that the inputs of one buffer are products of.
struct InputFacts
{
    InputFacts(const TextFacts &text, size_t buffer);

    const BufferScores &buffer;
    const BufferScores &none; ///< The scores of "fits nothing".

    double buffers; ///< Grows with the logarithm of the number of buffers.
    double words; ///< Grows with the logarithm of the number of words.
    double centroidLead; ///< The centroid score less that of the best other buffers.
    double linearLead; ///< The linear score less that of the best other buffers, at least -2.
    double nearestLead; ///< The score of the nearest examples less that of the best other buffers.

    double meaning; ///< 1 if the text has a vector in the space of the own texts, otherwise 0.
    double meantDescriptionLead; ///< How far ahead the buffer is in meaning; 0 without a vector.
    double meantCentroidLead; ///< The same for the mean of examples and description.
    double encodedLead; ///< The same in the space of an encoder.

    double sameAccepted; ///< 0 to 1: the text repeats an example that was put into the buffer.
    double sameRejected; ///< 0 to 1: the text repeats an example that was taken out of the buffer.
    double sameNone; ///< 0 to 1: the text repeats an example that fits nothing.

    double deficit; ///< See newBufferDeficits().
    double trust; ///< See trustIn().
    double distrust; ///< 1 - trust.
    double many; ///< Near 0 for few examples, near 1 for hundreds.
    double noneTrust; ///< The trust in the examples of "fits nothing".
    double noneMany; ///< Like many, for the examples of "fits nothing".

    double length; ///< Above 0 for long texts, below 0 for short ones.
    double shortness; ///< The length of short texts as a positive number; otherwise 0.
    double choice; ///< Above 0 for more buffers than usual, below 0 for fewer.
    double amount; ///< See amountTaught().
};

/// An input and its weight.
struct InputTerm
{
    const char *name;
    double weight; ///< Fitted by tests/benchmarks/routing (routingbenchmark --fit).
    Comparing comparing; ///< The way of comparing that the input belongs to: the same for all texts.
    double (*value)(const InputFacts &);
    const char *comparingText; ///< The source of comparing, for --fit to print.
    const char *valueText; ///< The source of value, for --fit to print.
};

extern const std::array<InputTerm, inputCount> inputTerms;

} // namespace triage::routing
