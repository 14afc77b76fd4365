#include "routing/combination.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace triage::routing {

namespace {

const Inputs constants{ -1.8863,  2.0438,  0.7672,  18.4797, 11.4362, -2.6623, -4.2391, 2.0036,  -7.6428,
                        -18.3102, 2.3201,  4.9852,  -8.5066, 7.3067,  4.8342,  3.4311,  0.0737,  3.8387,
                        16.3422,  -2.5211, 3.4721,  -2.1272, -1.1736, -1.1182, -3.4868, -0.9452, -0.4329,
                        8.8199,   -0.1389, -1.1725, 8.2121,  -0.8685, -2.0214, 4.5937,  -5.0066, -4.0146 };

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

/// Near 0 for few examples, near 1 for hundreds.
double shareOfMany(int examples)
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

double trustInExamples(int examples, int allExamples)
{
    constexpr double few = 4;
    constexpr double fewOfAll = 5;
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
    const double nearestLead = Lead(scores, &BufferScores::nearest).of(one);
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
    for (const double factor : { trust, trust * shareOfMany(one.examples) }) {
        add(factor,
            { 1, one.description, one.lead, one.centroid, centroidLead, one.nearest, nearestLead, one.linear,
              linearLead });
    }
    add(trustInNone, { 1, none.nearest, one.nearest - none.nearest, none.linear });
    add(trustInNone * shareOfMany(none.examples), { 1, none.nearest, none.linear });
    add(1, { one.removed, alike(one.twin), alike(one.removed), alike(none.twin) });
    return inputs;
}

std::vector<double> combined(const TextScores &scores)
{
    std::vector<double> logits;
    for (size_t i = 0; i < scores.buffers.size(); ++i) {
        const Inputs inputs = inputsOf(scores, i);
        double logit = 0;
        for (size_t j = 0; j < inputs.size(); ++j)
            logit += constants[j] * inputs[j];
        logits.push_back(logit);
    }
    return logits;
}

} // namespace triage::routing
