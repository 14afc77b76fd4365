#include "routing/combination.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace triage::routing {

namespace {

const Inputs fittedConstants{ -0.8948,  -2.2059,  0.1774,   14.2094, 15.6689, -0.4076, 0.2905,   10.4780,
                              -34.8618, -30.3315, 7.3502,   33.0829, 10.6301, 1.1450,  -2.6632,  39.4151,
                              32.5355,  -11.1441, -34.3747, -8.1129, -0.5403, -0.1777, -15.9271, -1.2039,
                              -1.9860,  0.8053,   16.9034,  1.4363,  -0.8141, -0.8809, 2.0348,   -12.0767,
                              -9.2883,  -1.5105,  3.4930,   -4.7425, -3.5681, -0.1057, 4.9738,   10.2530,
                              0.8566,   -9.2121,  1.6645,   2.9436,  -2.6114, 3.0244,  -0.1675,  3.7828,
                              -0.4257,  -0.0034,  -5.8834,  -0.7317 };
const Levels fittedLevels{ 0.3, 0.2, -0.2, 0.6, 1.1 };

/// To which part each input belongs, from 1; 0 to none.
constexpr std::array<quint8, inputCount> partOfInput{ 0, 0, 0, 1, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 0, 1, 1, 2,
                                                      2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 4, 0,
                                                      0, 4, 4, 1, 0, 2, 3, 3, 0, 1, 2, 3, 3, 0, 0, 0 };

/// How far one is before the best of the others; where items often fit several, partly before the next one.
class Lead
{
public:
    Lead(const TextScores &scores, double BufferScores::*score)
        : m_score(score), m_share(scores.several), m_count(scores.buffers.size())
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

constexpr double fewWords = 10; ///< With which a buffer says little of itself.

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

double trustInExamples(int examples, int allExamples)
{
    constexpr double few = 4;
    constexpr double fewOfAll = 60; // two buffers need as many each as ten have together
    return examples / (examples + few) * allExamples / (allExamples + fewOfAll);
}

double belief(const Signals &signals)
{
    const double logit
        = -2.5 + 14 * signals.similarity + 11 * signals.lead; // about what the constants below say
    constexpr double toMargin = 0.25;
    return std::clamp(toMargin * logit, -1.0, 1.0);
}

double beliefOfNone(const std::vector<Signals> &buffers)
{
    double best = -1;
    for (const Signals &each : buffers)
        best = std::max(best, belief(each));
    return -best;
}

Inputs inputsOf(const TextScores &scores, size_t buffer)
{
    const BufferScores &one = scores.buffers[buffer];
    const BufferScores &none = scores.none;
    const double centroidLead = Lead(scores, &BufferScores::centroid).of(one);
    const double linearLead = std::max(-2.0, Lead(scores, &BufferScores::linear).of(one));
    const double buffers = std::log(double(scores.buffers.size())) / 3;
    Inputs inputs{};
    size_t next = 0;
    const auto add = [&](double factor, std::initializer_list<double> values) {
        for (const double value : values)
            inputs[next++] = factor * value;
    };
    // What descriptions say counts less with each example; some scores count only when there are many.
    const double trust = trustInExamples(one.examples, scores.examples);
    const double trustInNone = trustInExamples(none.examples, scores.examples);
    add(1, { 1, buffers, std::log1p(scores.words) / 3 });
    add(1 - trust, { one.description, one.lead, one.coverage, buffers });
    for (const double factor : { trust, trust * shareOfMany(one.examples) })
        add(factor, { 1, one.description, one.lead, one.centroid, centroidLead, one.linear, linearLead });
    add(trustInNone, { 1, none.nearest, one.nearest - none.nearest, none.linear });
    add(trustInNone * shareOfMany(none.examples), { 1, none.nearest, none.linear });
    // A name alone has a text's word by chance more often than it tells what the text is about.
    const double brevity = std::exp(-one.words / fewWords);
    add(brevity, { 1, trust });
    add(brevity * (1 - trust), { one.description, one.lead, one.coverage });
    add(1, { one.removed, alike(one.twin), alike(one.removed), alike(none.twin) });
    add(trust, { one.nearest, Lead(scores, &BufferScores::nearest).of(one) });
    // Who writes much says something of many buffers, and who writes a few words hardly anything.
    constexpr int fewestWords = 3;
    const double length = std::log1p(std::max(fewestWords, scores.words)) / 3 - 1;
    const double shortness = std::max(0.0, -length);
    add((1 - trust) * length, { one.lead });
    add(trust * length, { 1, centroidLead, one.linear, linearLead });
    add(1, { shortness * shortness });
    // To be ahead of two is easier than to be ahead of twenty; nothing was fitted on more.
    constexpr double mostBuffers = 20;
    constexpr double usual = 0.8; // of eleven
    const double choice = std::log(std::min(mostBuffers, double(scores.buffers.size()))) / 3 - usual;
    add((1 - trust) * choice, { one.lead });
    add(trust * choice, { centroidLead, one.linear, linearLead });
    for (const double amount : amountTaught(examplesOfEach(scores)))
        add(1, { amount });
    return inputs;
}

const Inputs &constants()
{
    return fittedConstants;
}

Parts partsOf(const Inputs &inputs, const Inputs &constants)
{
    Parts parts;
    for (size_t i = 0; i < inputs.size(); ++i) {
        const double part = constants[i] * inputs[i];
        parts.whole += part;
        if (partOfInput[i] > 0)
            parts.parts[partOfInput[i] - 1U] += part;
    }
    return parts;
}

double blended(const Parts &parts, const Blend &blend)
{
    double score = blend.offset + blend.slope * parts.whole;
    for (size_t i = 0; i < partCount; ++i)
        score += blend.parts[i] * parts.parts[i];
    return score;
}

const Levels &levels()
{
    return fittedLevels;
}

double levelAt(double examplesOfEach, const Levels &levels)
{
    const double at = std::log1p(std::max(0.0, examplesOfEach));
    for (size_t i = 1; i < levels.size(); ++i) {
        const double from = std::log1p(levelCounts[i - 1]);
        const double to = std::log1p(levelCounts[i]);
        if (at < to)
            return levels[i - 1] + (levels[i] - levels[i - 1]) * (at - from) / (to - from);
    }
    return levels.back();
}

std::vector<double> combined(const TextScores &scores, const Blend &blend)
{
    const double level = levelAt(examplesOfEach(scores));
    std::vector<double> logits;
    for (size_t i = 0; i < scores.buffers.size(); ++i)
        logits.push_back(blended(partsOf(inputsOf(scores, i)), blend) + level);
    return logits;
}

} // namespace triage::routing
