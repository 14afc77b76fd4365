#include "routing/combination.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace triage::routing {

namespace {

const Inputs constants{ -1.8944,  0.9747,   0.6448,   17.4020, 13.1132, -1.4016, -2.8463, 1.9560,
                        -23.4744, -28.7276, 5.5129,   25.3134, 7.3547,  2.2731,  -0.6600, 23.3169,
                        30.1695,  -5.9091,  -21.0718, -4.6634, -2.1145, -0.0462, -5.3415, 4.1959,
                        -0.4391,  -0.3027,  6.9980,   0.2323,  0.0607,  -1.0404, -1.2553, -9.3484,
                        -7.2821,  -1.4494,  2.5988,   -4.9780, -3.8313 };

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
    constexpr double fewOfAll = 15;
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
