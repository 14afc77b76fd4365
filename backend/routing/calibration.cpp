// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/calibration.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

namespace triage::routing {

namespace {

constexpr double priorStrength = 25; ///< As many decisions weigh about as much as what was believed before.
constexpr double farthestScore = 12; ///< One odd score must not decide everything.

double logOfSum(double x)
{
    return x > 0 ? x + std::log1p(std::exp(-x)) : std::log1p(std::exp(x)); // ln(1 + e^x) without overflow
}

bool wasAskedAbout(const Resolved &decision)
{
    return decision.score >= leastAskedScore;
}

/// The negative logarithm of the probability of decisions and calibration.
double loss(std::span<const Resolved> decisions, const Calibration &c)
{
    double sum = priorStrength / 2 * ((c.slope - 1) * (c.slope - 1) + c.offset * c.offset);
    for (const Resolved &each : decisions) {
        const double logit = c.slope * std::clamp(each.score, -farthestScore, farthestScore) + c.offset;
        sum += logOfSum(each.isRight ? -logit : logit);
    }
    return sum;
}

/// Newton's step.
Calibration step(std::span<const Resolved> decisions, const Calibration &c)
{
    double slope = priorStrength * (c.slope - 1);
    double offset = priorStrength * c.offset;
    double bends[3] = { priorStrength, 0, priorStrength }; // by slope twice, slope and offset, offset twice
    for (const Resolved &each : decisions) {
        const double score = std::clamp(each.score, -farthestScore, farthestScore);
        const double p = 1 / (1 + std::exp(-(c.slope * score + c.offset)));
        const double error = p - (each.isRight ? 1 : 0);
        const double bend = p * (1 - p);
        slope += error * score;
        offset += error;
        bends[0] += bend * score * score;
        bends[1] += bend * score;
        bends[2] += bend;
    }
    const double determinant = bends[0] * bends[2] - bends[1] * bends[1];
    return { -(bends[2] * slope - bends[1] * offset) / determinant,
             -(bends[0] * offset - bends[1] * slope) / determinant };
}

} // namespace

Calibration calibrated(std::span<const Resolved> resolved)
{
    constexpr int mostSteps = 50;
    constexpr double closeEnough = 1e-9;
    // A higher score must stay a higher probability.
    constexpr double leastSlope = 0.1;
    std::vector<Resolved> asked;
    std::copy_if(resolved.begin(), resolved.end(), std::back_inserter(asked), wasAskedAbout);
    std::span<const Resolved> decisions = asked;
    if (decisions.size() > mostResolved)
        decisions = decisions.last(mostResolved);
    Calibration calibration;
    double best = loss(decisions, calibration);
    for (int i = 0; i < mostSteps; ++i) {
        const Calibration full = step(decisions, calibration);
        double damping = 1;
        Calibration next;
        double reached = best;
        for (int halvings = 0; halvings < 30; ++halvings, damping /= 2) {
            next = { calibration.slope + damping * full.slope, calibration.offset + damping * full.offset };
            reached = loss(decisions, next);
            if (reached < best)
                break;
        }
        if (!(reached < best - closeEnough))
            break;
        calibration = next;
        best = reached;
    }
    calibration.slope = std::max(calibration.slope, leastSlope);
    return calibration;
}

} // namespace triage::routing
