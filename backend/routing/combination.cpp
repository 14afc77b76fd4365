// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/combination.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace triage::routing {

namespace {

const Inputs fittedConstants{ 3.4753,   -4.7464,  -3.5607,  3.6705,  14.4650, 8.0514,  -11.0156, -2.5461,
                              -0.7814,  -1.2984,  0.1354,   12.9902, 16.0595, -0.4443, -0.4476,  8.1762,
                              -25.2364, -23.8731, 7.0707,   25.0451, 9.3945,  1.4428,  -1.0139,  29.1533,
                              24.1571,  -11.3463, -27.3112, -6.7480, -0.4437, -0.0622, -16.0833, -1.8681,
                              -2.0836,  0.7977,   16.2556,  1.5365,  -1.2822, -1.6331, 5.1290,   -12.3726,
                              -9.7529,  -1.5469,  0.2235,   4.6389,  11.7179, 0.9193,  -15.0917, 1.2554,
                              3.6209,   -2.5886,  2.4532,   1.0122,  4.2881,  -0.5359, -0.1123,  -5.0644,
                              -0.8987 };
const SampleSizeBiases fittedBiases{ 0.4, 0.2, -0.5, 0.5, 1.3 };

/// How far one is before the best of the others; where items often fit several, partly before the next one.
class Lead
{
public:
    Lead(const TextScores &scores, double BufferScores::*score)
        : m_score(score), m_share(scores.multiBufferRate), m_count(scores.buffers.size())
    {
        for (const BufferScores &one : scores.buffers) {
            double value = one.*score;
            for (double &each : m_best) {
                if (value > each)
                    std::swap(value, each);
            }
        }
    }
    double of(const BufferScores &one) const
    {
        const double value = one.*m_score;
        if (m_count == 1)
            return 0;
        const double other = value >= m_best[0] ? m_best[1] : m_best[0];
        const double next = m_count == 2 ? other : value >= m_best[1] ? m_best[2] : m_best[1];
        return value - (1 - m_share) * other - m_share * next;
    }

private:
    double BufferScores::*m_score;
    double m_share;
    size_t m_count;
    double m_best[3] = { -10, -10, -10 };
};

/// Near 0 for few examples, near 1 for hundreds.
double shareOfMany(double examples)
{
    return examples / (examples + 20.0);
}

/// Nearly the same text is more than a somewhat similar one.
double alike(double similarity)
{
    constexpr double somewhat = 0.4;
    const double beyond = std::max(0.0, similarity - somewhat) / (1 - somewhat);
    return beyond * beyond;
}

} // namespace

double examplesOfEach(const TextScores &scores)
{
    double sum = 0;
    for (const BufferScores &one : scores.buffers)
        sum += one.examples;
    return sum / double(std::max<size_t>(1, scores.buffers.size()));
}

std::array<double, amountCount> amountTaught(double examplesOfEach)
{
    constexpr double few = 4;
    constexpr double most = 100; // beyond which nothing was measured
    const double examples = std::min(examplesOfEach, most);
    const double some = examples / (examples + few);
    const double many = shareOfMany(examples);
    return { some, some * many, some * many * many };
}

double trustInExamples(int examples, int allExamples, double brevity)
{
    // Of a name nearly 1; of a sentence or two, which is a description already, next to 0.
    const double sooner = brevity * brevity;
    const double few = 4 - 3 * sooner;
    const double fewOfAll = 60 - 50 * sooner; // two buffers need as many each as ten have together
    return examples / (examples + few) * allExamples / (allExamples + fewOfAll);
}

double trustIn(const TextScores &scores, const BufferScores &one)
{
    // A new organization mostly corrects one buffer: that the others were not taught yet is no reason to
    // doubt it.
    constexpr int newOrganization = 30;
    const int asIfAllWereTaught = std::min(newOrganization, int(scores.buffers.size()) * one.examples);
    return trustInExamples(one.examples, std::max(scores.examples, asIfAllWereTaught), one.brevity);
}

double newBufferDeficit(const TextScores &scores, const BufferScores &one)
{
    double others = -shareOfMany(one.examples);
    for (const BufferScores &each : scores.buffers)
        others += shareOfMany(each.examples);
    const double mean = others / std::max(1.0, double(scores.buffers.size()) - 1);
    return std::max(0.0, mean - shareOfMany(one.examples));
}

double descriptionPrior(const Signals &signals)
{
    const double logit
        = -2.5 + 14 * signals.similarity + 11 * signals.lead; // about what the constants below say
    constexpr double toMargin = 0.25;
    const double conviction = 1 - 0.5 * signals.brevity * signals.brevity; // a name alone misleads
    return conviction * std::clamp(toMargin * logit, -1.0, 1.0);
}

double nonePrior(const std::vector<Signals> &buffers)
{
    double best = -1;
    for (const Signals &each : buffers)
        best = std::max(best, descriptionPrior(each));
    return -best;
}

namespace {

/// The ways of comparing, in the order of Parts::parts.
enum Way : quint8 { OfDescription, OfMean, OfWords, OfNearest, OfNone };
static_assert(OfNone == partCount);

struct Input
{
    double value = 0;
    Way way = OfNone;
};

std::array<Input, inputCount> read(const TextScores &scores, size_t buffer)
{
    const BufferScores &one = scores.buffers[buffer];
    const BufferScores &none = scores.none;
    const Input constant{ 1 };
    const Input buffers{ std::log(double(scores.buffers.size())) / 3 };
    const Input description{ one.description, OfDescription };
    const Input lead{ one.lead, OfDescription };
    const Input coverage{ one.coverage, OfDescription };
    const Input centroid{ one.centroid, OfMean };
    const Input centroidLead{ Lead(scores, &BufferScores::centroid).of(one), OfMean };
    const Input linear{ one.linear, OfWords };
    const Input linearLead{ std::max(-2.0, Lead(scores, &BufferScores::linear).of(one)), OfWords };
    std::array<Input, inputCount> inputs{};
    size_t next = 0;
    const auto add = [&](double factor, std::initializer_list<Input> values) {
        for (const Input &value : values)
            inputs[next++] = { factor * value.value, value.way };
    };
    // The same text again: see SameText.
    add(1,
        { { alike(one.nearestDuplicate), OfNearest },
          { alike(one.nearestRejected) },
          { alike(none.nearestDuplicate) } });
    add(newBufferDeficit(scores, one), { constant, description, lead, coverage, linear });
    // What descriptions say counts less with each example; some scores count only when there are many.
    const double trust = trustIn(scores, one);
    const double trustInNone = trustInExamples(none.examples, scores.examples, 0);
    add(1, { constant, buffers, { std::log1p(scores.words) / 3 } });
    add(1 - trust, { description, lead, coverage, buffers });
    for (const double factor : { trust, trust * shareOfMany(one.examples) })
        add(factor, { constant, description, lead, centroid, centroidLead, linear, linearLead });
    const Input nearestOfNone{ none.nearest };
    const Input linearOfNone{ none.linear };
    add(trustInNone, { constant, nearestOfNone, { one.nearest - none.nearest }, linearOfNone });
    add(trustInNone * shareOfMany(none.examples), { constant, nearestOfNone, linearOfNone });
    // A name alone has a text's word by chance more often than it tells what the text is about.
    add(one.brevity, { constant, { trust } });
    add(one.brevity * (1 - trust), { description, lead, coverage });
    add(1, { { one.nearestRejected } });
    add(trust, { { one.nearest, OfNearest }, { Lead(scores, &BufferScores::nearest).of(one), OfNearest } });
    // Who writes much says something of many buffers, and who writes a few words hardly anything.
    constexpr int minWords = 3;
    const double length = std::log1p(std::max(minWords, scores.words)) / 3 - 1;
    const double shortness = std::max(0.0, -length);
    add((1 - trust) * length, { lead });
    add(trust * length, { constant, centroidLead, linear, linearLead });
    add(1, { { shortness * shortness } });
    // To be ahead of two is easier than to be ahead of twenty; nothing was fitted on more.
    constexpr double maxBuffers = 20;
    constexpr double usual = 0.8; // of eleven
    const double choice = std::log(std::min(maxBuffers, double(scores.buffers.size()))) / 3 - usual;
    add((1 - trust) * choice, { lead });
    add(trust * choice, { centroidLead, linear, linearLead });
    for (const double amount : amountTaught(examplesOfEach(scores)))
        add(1, { { amount } });
    return inputs;
}

/// In which way each input compares: the same for all texts and buffers.
std::array<Way, inputCount> waysOfInputs()
{
    TextScores scores;
    scores.buffers.resize(1);
    std::array<Way, inputCount> ways{};
    std::ranges::transform(read(scores, 0), ways.begin(), &Input::way);
    return ways;
}

} // namespace

Inputs inputsOf(const TextScores &scores, size_t buffer)
{
    Inputs inputs{};
    std::ranges::transform(read(scores, buffer), inputs.begin(), &Input::value);
    return inputs;
}

const Inputs &constants()
{
    return fittedConstants;
}

ScoreParts scoreParts(const Inputs &inputs, const Inputs &constants)
{
    static const std::array<Way, inputCount> ways = waysOfInputs();
    ScoreParts parts;
    for (size_t i = 0; i < inputs.size(); ++i) {
        const double part = constants[i] * inputs[i];
        parts.total += part;
        if (ways[i] != OfNone)
            parts.parts[ways[i]] += part;
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

double sampleSizeBias(double examplesOfEach, const SampleSizeBiases &sampleSizeBiases)
{
    const double at = std::log1p(std::max(0.0, examplesOfEach));
    for (size_t i = 1; i < sampleSizeBiases.size(); ++i) {
        const double from = std::log1p(biasSampleSizes[i - 1]);
        const double to = std::log1p(biasSampleSizes[i]);
        if (at < to)
            return sampleSizeBiases[i - 1]
                + (sampleSizeBiases[i] - sampleSizeBiases[i - 1]) * (at - from) / (to - from);
    }
    return sampleSizeBiases.back();
}

double withBias(double score, double bias)
{
    return score + (bias < 0 ? bias * std::clamp(score, 0.0, 1.0) : bias);
}

std::vector<double> combinedScores(const TextScores &scores, const Adaptation &adaptation)
{
    const double bias = sampleSizeBias(examplesOfEach(scores));
    std::vector<double> logits;
    for (size_t i = 0; i < scores.buffers.size(); ++i)
        logits.push_back(withBias(adaptedScore(scoreParts(inputsOf(scores, i)), adaptation), bias));
    return logits;
}

} // namespace triage::routing
