// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/adaptation.h"

#include <Eigen/Dense>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace triage::routing {

namespace {

// The offset, the slope, and one weight for each part.
constexpr size_t size = 2 + partCount;
using Unknowns = std::array<double, size>;
using Matrix = Eigen::Matrix<double, int(size), int(size)>;

// The prior counts like this number of even decisions in favour of no difference from other organizations.
constexpr Unknowns priorPrecisions{ 200, 30, 10, 10, 10, 10, 10 };
constexpr double minSlope = 0.3; // a higher score must remain a higher probability
constexpr double maxAbsTotal = 12; // a single outlier must not dominate
// People teach items that fit more often than items that fit nothing. This share of incoming items fits
// nothing.
constexpr double noneShare = 1.0 / 3;
constexpr double maxNoneWeight = 4;
// People correct what is wrong and leave alone what is right. This share of the decisions about items that
// fit somewhere is corrected if all are judged; more corrections say nothing more.
constexpr double correctedShare = 0.25;
const double sure = std::log(4.0); // the score of a confidence of 0.8

double probability(double score)
{
    return 1 / (1 + std::exp(-score));
}

bool fitsNothing(const ScoredExample &example)
{
    return std::none_of(example.fits.begin(), example.fits.end(), [](bool fits) { return fits; });
}

/// The examples with their weights.
class TrainingSet
{
public:
    explicit TrainingSet(std::span<const ScoredExample> examples) : m_examples(examples)
    {
        m_none = double(std::count_if(examples.begin(), examples.end(), fitsNothing));
        const double fitting = double(examples.size()) - m_none;
        const double buffers
            = examples.empty() ? 1 : double(std::max<size_t>(1, examples.front().buffers.size()));
        m_examplesPerBuffer = fitting / buffers;
        const auto corrected = double(std::ranges::count_if(
            examples, [](const ScoredExample &each) { return each.isCorrection && !fitsNothing(each); }));
        m_isEnough = (fitting - corrected) / buffers >= minExamplesPerBuffer;
        if (corrected > 0)
            m_weightOfCorrected
                = std::min(1.0, (fitting - corrected) * correctedShare / (1 - correctedShare) / corrected);
        m_wantedNone = fitting * noneShare / (1 - noneShare);
        m_weightOfNone = m_none > 0 ? std::clamp(m_wantedNone / m_none, 1.0, maxNoneWeight) : 1;
        double pairs = 0;
        for (const ScoredExample &example : examples) {
            for (const ScoreParts &each : example.buffers) {
                ++pairs;
                for (size_t i = 0; i < partCount; ++i)
                    m_means[i] += each.parts[i];
            }
        }
        for (double &mean : m_means)
            mean /= std::max(1.0, pairs);
    }

    std::span<const ScoredExample> examples() const { return m_examples; }
    double examplesPerBuffer() const { return m_examplesPerBuffer; }
    bool isEnough() const { return m_isEnough; }
    double weight(const ScoredExample &example) const
    {
        return fitsNothing(example) ? m_weightOfNone : example.isCorrection ? m_weightOfCorrected : 1;
    }
    /// Returns how well the examples cover items that fit nothing, 0 to 1.
    double knowledgeOfNone() const
    {
        return std::min(1.0, maxNoneWeight * m_none / std::max(1.0, m_wantedNone));
    }
    /// Returns the factors of the unknowns. Parts are centred on their mean, so that they do not act as an
    /// offset.
    Unknowns inputs(const ScoreParts &parts) const
    {
        Unknowns inputs{ 1, parts.total };
        for (size_t i = 0; i < partCount; ++i)
            inputs[2 + i] = parts.parts[i] - m_means[i];
        return inputs;
    }
    Adaptation adaptation(const Unknowns &unknowns) const
    {
        Adaptation adaptation{ unknowns[0], unknowns[1], {} };
        for (size_t i = 0; i < partCount; ++i) {
            adaptation.parts[i] = unknowns[2 + i];
            adaptation.offset -= unknowns[2 + i] * m_means[i];
        }
        return adaptation;
    }

private:
    std::span<const ScoredExample> m_examples;
    double m_none = 0;
    double m_wantedNone = 0;
    double m_examplesPerBuffer = 0;
    bool m_isEnough = false;
    double m_weightOfNone = 1;
    double m_weightOfCorrected = 1;
    std::array<double, partCount> m_means{};
};

/// Returns the Newton step towards the maximum a posteriori estimate.
Unknowns step(const TrainingSet &training, const Unknowns &unknowns)
{
    // Scores of models with few examples say little about those of models with many.
    constexpr double few = 20;
    const double share = training.examplesPerBuffer() / (training.examplesPerBuffer() + few);
    Matrix hessian = Matrix::Zero();
    Unknowns gradient{};
    for (size_t i = 0; i < size; ++i) {
        hessian(Eigen::Index(i), Eigen::Index(i)) = priorPrecisions[i];
        gradient[i] = -priorPrecisions[i] * (unknowns[i] - (i == 1 ? 1 : 0));
    }
    for (const ScoredExample &example : training.examples()) {
        const double weight = share * share * training.weight(example);
        for (size_t b = 0; b < example.buffers.size(); ++b) {
            if (std::abs(example.buffers[b].total) > maxAbsTotal)
                continue;
            const Unknowns inputs = training.inputs(example.buffers[b]);
            double score = 0;
            for (size_t i = 0; i < size; ++i)
                score += unknowns[i] * inputs[i];
            const double p = probability(score);
            const double error = weight * ((example.fits[b] ? 1 : 0) - p);
            const double curvature = weight * p * (1 - p);
            for (size_t i = 0; i < size; ++i) {
                gradient[i] += error * inputs[i];
                for (size_t j = 0; j < size; ++j)
                    hessian(Eigen::Index(i), Eigen::Index(j)) += curvature * inputs[i] * inputs[j];
            }
        }
    }
    Unknowns change{};
    Eigen::Map<Eigen::Matrix<double, int(size), 1>> solution(change.data());
    solution = hessian.llt().solve(Eigen::Map<const Eigen::Matrix<double, int(size), 1>>(gradient.data()));
    return change;
}

/// The best buffer of an example.
struct Top
{
    double score = -1e9;
    bool isRight = false;
};

Top topOf(const ScoredExample &example, const Adaptation &adaptation)
{
    Top top;
    for (size_t b = 0; b < example.buffers.size(); ++b) {
        const double score = adaptedScore(example.buffers[b], adaptation);
        if (score > top.score)
            top = { score, example.fits[b] };
    }
    return top;
}

/// Returns the scores of the best buffers of the examples that fit somewhere, highest first.
std::vector<double> topScores(const TrainingSet &training, const Adaptation &adaptation)
{
    std::vector<double> scores;
    for (const ScoredExample &example : training.examples()) {
        if (!fitsNothing(example))
            scores.push_back(withBias(topOf(example, adaptation).score, example.bias));
    }
    std::sort(scores.begin(), scores.end(), std::greater<>());
    return scores;
}

/// Returns the rise of the scores of the best buffers: the mean rise, or the least rise of those that were
/// confident before if that is higher.
double rise(const TrainingSet &training, const Adaptation &adaptation)
{
    const std::vector<double> before = topScores(training, {});
    const std::vector<double> after = topScores(training, adaptation);
    double sum = 0;
    for (size_t i = 0; i < before.size(); ++i)
        sum += after[i] - before[i];
    const double mean = sum / std::max(1.0, double(before.size()));
    const auto surest = std::count_if(before.begin(), before.end(), [](double each) { return each >= sure; });
    return surest > 0 ? std::max(mean, after[size_t(surest - 1)] - before[size_t(surest - 1)]) : mean;
}

/// Returns the amount by which the scores of the best buffers are still too high, if too many confident
/// decisions are wrong.
double overconfidence(const TrainingSet &training, const Adaptation &adaptation, double less)
{
    constexpr double priorCount
        = 30; // this number of confident decisions is assumed to be right as often as elsewhere
    constexpr double priorRight = 0.9;
    constexpr double minPrecision = 0.87;
    constexpr double most = 1.2;
    constexpr double stride = 0.1;
    double overconfidence = 0;
    for (; overconfidence < most; overconfidence += stride) {
        double all = priorCount;
        double right = priorCount * priorRight;
        for (const ScoredExample &example : training.examples()) {
            const Top top = topOf(example, adaptation);
            if (withBias(top.score - less - overconfidence, example.bias) < sure)
                continue;
            all += training.weight(example);
            right += top.isRight ? training.weight(example) : 0;
        }
        if (right >= minPrecision * all)
            break;
    }
    return overconfidence;
}

} // namespace

Adaptation mapEstimate(std::span<const ScoredExample> examples)
{
    constexpr int maxSteps = 12;
    constexpr double closeEnough = 1e-4;
    const TrainingSet training(examples);
    if (!training.isEnough())
        return {};
    Unknowns unknowns{ 0, 1 };
    for (int i = 0; i < maxSteps; ++i) {
        const Unknowns change = step(training, unknowns);
        double largest = 0;
        for (const double each : change)
            largest = std::max(largest, std::abs(each));
        for (size_t j = 0; j < size; ++j)
            unknowns[j] += change[j] / std::max(1.0, largest); // limits the length of a step
        if (largest < closeEnough)
            break;
    }
    unknowns[1] = std::max(unknowns[1], minSlope);
    return training.adaptation(unknowns);
}

double confidencePenalty(std::span<const ScoredExample> examples, const Adaptation &adaptation)
{
    const TrainingSet training(examples);
    if (!training.isEnough())
        return 0;
    // Examples that fit somewhere say nothing about the number that does not. They alone must not raise
    // confidence.
    const double unsupportedRise
        = (1 - training.knowledgeOfNone()) * std::max(0.0, rise(training, adaptation));
    return unsupportedRise + overconfidence(training, adaptation, unsupportedRise);
}

Adaptation fitAdaptation(std::span<const ScoredExample> examples)
{
    Adaptation adaptation = mapEstimate(examples);
    adaptation.offset -= confidencePenalty(examples, adaptation);
    return adaptation;
}

} // namespace triage::routing
