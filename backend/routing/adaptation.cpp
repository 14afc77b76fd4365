// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/adaptation.h"

#include "routing/equations.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace triage::routing {

namespace {

// The offset, the slope, and one of each part.
constexpr size_t size = 2 + partCount;
using Vector = std::array<double, size>;
using Matrix = std::array<Vector, size>;

// As how many even decisions it counts that the organization is like all others.
constexpr Vector strengths{ 200, 30, 10, 10, 10, 10 };
constexpr double leastSlope = 0.3; // a higher score must stay a higher probability
constexpr double farthest = 12; // one odd score must not decide everything
// People teach what fits more often than what does not; as large a part of what comes fits nothing.
constexpr double shareOfNone = 1.0 / 3;
constexpr double mostWeightOfNone = 4;
const double sure = std::log(4.0); // 0.8

double probability(double score)
{
    return 1 / (1 + std::exp(-score));
}

bool fitsNothing(const Judged &example)
{
    return std::none_of(example.fits.begin(), example.fits.end(), [](bool fits) { return fits; });
}

/// The examples as numbers, and what each of them counts.
class Lesson
{
public:
    explicit Lesson(std::span<const Judged> examples) : m_examples(examples)
    {
        m_none = double(std::count_if(examples.begin(), examples.end(), fitsNothing));
        const double fitting = double(examples.size()) - m_none;
        m_ofEach
            = examples.empty() ? 0 : fitting / double(std::max<size_t>(1, examples.front().buffers.size()));
        m_wantedNone = fitting * shareOfNone / (1 - shareOfNone);
        m_weightOfNone = m_none > 0 ? std::clamp(m_wantedNone / m_none, 1.0, mostWeightOfNone) : 1;
        double pairs = 0;
        for (const Judged &example : examples) {
            for (const Parts &each : example.buffers) {
                ++pairs;
                for (size_t i = 0; i < partCount; ++i)
                    m_means[i] += each.parts[i];
            }
        }
        for (double &mean : m_means)
            mean /= std::max(1.0, pairs);
    }

    std::span<const Judged> examples() const { return m_examples; }
    double ofEach() const { return m_ofEach; }
    double weight(const Judged &example) const { return fitsNothing(example) ? m_weightOfNone : 1; }
    /// How much is known of what fits nothing, 0 to 1.
    double knowledgeOfNone() const
    {
        return std::min(1.0, mostWeightOfNone * m_none / std::max(1.0, m_wantedNone));
    }
    /// What the unknowns are multiplied with; parts count from their mean, so that they do not stand for the
    /// offset.
    Vector inputs(const Parts &parts) const
    {
        Vector inputs{ 1, parts.whole };
        for (size_t i = 0; i < partCount; ++i)
            inputs[2 + i] = parts.parts[i] - m_means[i];
        return inputs;
    }
    Blend blend(const Vector &unknowns) const
    {
        Blend blend{ unknowns[0], unknowns[1], {} };
        for (size_t i = 0; i < partCount; ++i) {
            blend.parts[i] = unknowns[2 + i];
            blend.offset -= unknowns[2 + i] * m_means[i];
        }
        return blend;
    }

private:
    std::span<const Judged> m_examples;
    double m_none = 0;
    double m_wantedNone = 0;
    double m_ofEach = 0;
    double m_weightOfNone = 1;
    std::array<double, partCount> m_means{};
};

/// Newton's step towards the most probable unknowns.
Vector step(const Lesson &lesson, const Vector &unknowns)
{
    // Scores that were made with few examples tell little of those made with many.
    constexpr double few = 20;
    const double share = lesson.ofEach() / (lesson.ofEach() + few);
    Matrix bends{};
    Vector slopes{};
    for (size_t i = 0; i < size; ++i) {
        bends[i][i] = strengths[i];
        slopes[i] = -strengths[i] * (unknowns[i] - (i == 1 ? 1 : 0));
    }
    for (const Judged &example : lesson.examples()) {
        const double weight = share * share * lesson.weight(example);
        for (size_t b = 0; b < example.buffers.size(); ++b) {
            if (std::abs(example.buffers[b].whole) > farthest)
                continue;
            const Vector inputs = lesson.inputs(example.buffers[b]);
            double score = 0;
            for (size_t i = 0; i < size; ++i)
                score += unknowns[i] * inputs[i];
            const double p = probability(score);
            const double error = weight * ((example.fits[b] ? 1 : 0) - p);
            const double bend = weight * p * (1 - p);
            for (size_t i = 0; i < size; ++i) {
                slopes[i] += error * inputs[i];
                for (size_t j = 0; j < size; ++j)
                    bends[i][j] += bend * inputs[i] * inputs[j];
            }
        }
    }
    return solved(bends, slopes);
}

/// The best buffer of an example.
struct Top
{
    double score = -1e9;
    bool isRight = false;
};

Top topOf(const Judged &example, const Blend &blend)
{
    Top top;
    for (size_t b = 0; b < example.buffers.size(); ++b) {
        const double score = blended(example.buffers[b], blend);
        if (score > top.score)
            top = { score, example.fits[b] };
    }
    return top;
}

/// The scores of the best buffers of what fits somewhere, highest first.
std::vector<double> topScores(const Lesson &lesson, const Blend &blend)
{
    std::vector<double> scores;
    for (const Judged &example : lesson.examples()) {
        if (!fitsNothing(example))
            scores.push_back(atLevel(topOf(example, blend).score, example.level));
    }
    std::sort(scores.begin(), scores.end(), std::greater<>());
    return scores;
}

/// By how much the best buffers have risen: on average, or at the least of those that were sure before.
double rise(const Lesson &lesson, const Blend &blend)
{
    const std::vector<double> before = topScores(lesson, {});
    const std::vector<double> after = topScores(lesson, blend);
    double sum = 0;
    for (size_t i = 0; i < before.size(); ++i)
        sum += after[i] - before[i];
    const double mean = sum / std::max(1.0, double(before.size()));
    const auto surest = std::count_if(before.begin(), before.end(), [](double each) { return each >= sure; });
    return surest > 0 ? std::max(mean, after[size_t(surest - 1)] - before[size_t(surest - 1)]) : mean;
}

/// By how much too high the scores of the best buffers still are, if too many of those that seem sure are
/// wrong.
double excess(const Lesson &lesson, const Blend &blend, double less)
{
    constexpr double believed = 30; // as many sure ones are believed to be right as often as elsewhere
    constexpr double believedRight = 0.9;
    constexpr double leastRight = 0.87;
    constexpr double most = 1.2;
    constexpr double stride = 0.1;
    double excess = 0;
    for (; excess < most; excess += stride) {
        double all = believed;
        double right = believed * believedRight;
        for (const Judged &example : lesson.examples()) {
            const Top top = topOf(example, blend);
            if (atLevel(top.score - less - excess, example.level) < sure)
                continue;
            all += lesson.weight(example);
            right += top.isRight ? lesson.weight(example) : 0;
        }
        if (right >= leastRight * all)
            break;
    }
    return excess;
}

} // namespace

Blend likeliest(std::span<const Judged> examples)
{
    constexpr int mostSteps = 12;
    constexpr double closeEnough = 1e-4;
    const Lesson lesson(examples);
    if (lesson.ofEach() < leastOfEachJudged)
        return {};
    Vector unknowns{ 0, 1 };
    for (int i = 0; i < mostSteps; ++i) {
        const Vector change = step(lesson, unknowns);
        double largest = 0;
        for (const double each : change)
            largest = std::max(largest, std::abs(each));
        for (size_t j = 0; j < size; ++j)
            unknowns[j] += change[j] / std::max(1.0, largest); // never far at once
        if (largest < closeEnough)
            break;
    }
    unknowns[1] = std::max(unknowns[1], leastSlope);
    return lesson.blend(unknowns);
}

double caution(std::span<const Judged> examples, const Blend &blend)
{
    const Lesson lesson(examples);
    if (lesson.ofEach() < leastOfEachJudged)
        return 0;
    // Examples of what fits somewhere say nothing of how much does not: they alone must not make it surer.
    const double unproved = (1 - lesson.knowledgeOfNone()) * std::max(0.0, rise(lesson, blend));
    return unproved + excess(lesson, blend, unproved);
}

Blend adapted(std::span<const Judged> examples)
{
    Blend blend = likeliest(examples);
    blend.offset -= caution(examples, blend);
    return blend;
}

} // namespace triage::routing
