#include "routing/combination.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace triage::routing {

double tune(const char *name, double value)
{
    const char *given = getenv(name);
    return given ? atof(given) : value;
}

namespace {

const Inputs constants{ -1.9543, 2.2085,   0.8030,  18.1195, 11.2831, -2.8128, -4.3658, 1.4317,
                        -3.3518, -14.9450, 0.1719,  5.6424,  -6.4035, 4.3270,  4.0927,  2.7885,
                        0.0941,  4.1336,   12.7088, -1.2433, 5.9068,  -0.7045, 1.1587,  -1.5416,
                        -3.0293, -0.8682,  1.0399,  8.1795,  -0.0222, -0.8152, 5.8776,  -1.6862,
                        -1.0267, 5.0000,   -5.0000, -4.0000, 0.0000,  0.0000,  0.0000,  0.0000 };

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

/// Nearly the same text is more than a somewhat similar one.
double alike(double similarity)
{
    constexpr double somewhat = 0.4;
    const double beyond = std::max(0.0, similarity - somewhat) / (1 - somewhat);
    return beyond * beyond;
}

} // namespace

double trustInExamples(int examples)
{
    static const double t = tune("tr",4); return examples / (examples + t);
}

double belief(const Signals &signals)
{
    static const double a = tune("ba", 14), b = tune("bb", 11), c = tune("bc", -2.5), d = tune("bd", 0.25);
    return std::clamp((c + a * signals.similarity + b * signals.lead) * d, -1.0, 1.0);
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
    const double trust = trustInExamples(one.examples);
    const double doubt = 1 - trust;
    const double firm = trust * one.examples / (one.examples + tune("fi",20));
    const double centroidLead = Lead(scores, &BufferScores::centroid).of(one);
    const double nearestLead = Lead(scores, &BufferScores::nearest).of(one);
    const double linearLead = std::max(-2.0, Lead(scores, &BufferScores::linear).of(one));
    const double trustInNone = trustInExamples(scores.none.examples);
    const double firmNone = trustInNone * scores.none.examples / (scores.none.examples + 20.0);
    const double buffers = std::log(double(scores.buffers.size())) / 3;
    return { 1,
             buffers,
             std::log1p(scores.words) / 3,
             doubt * one.description,
             doubt * one.lead,
             doubt * one.coverage,
             doubt * buffers,
             trust,
             trust * one.description,
             trust * one.lead,
             trust * one.centroid,
             trust * centroidLead,
             trust * one.nearest,
             trust * nearestLead,
             trust * one.linear,
             trust * linearLead,
             firm,
             firm * one.description,
             firm * one.lead,
             firm * one.centroid,
             firm * centroidLead,
             firm * one.nearest,
             firm * nearestLead,
             firm * one.linear,
             firm * linearLead,
             trustInNone,
             trustInNone * scores.none.nearest,
             trustInNone * (one.nearest - scores.none.nearest),
             trustInNone * scores.none.linear,
             firmNone * scores.none.linear,
             firmNone * scores.none.nearest,
             firmNone,
             one.removed,
             alike(one.twin),
             alike(one.removed),
             alike(scores.none.twin),
             0,
             0,
             0,
             0 };
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
