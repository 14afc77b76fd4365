// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/calibration.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

namespace triage::routing {

namespace {

constexpr double priorPrecision = 25; ///< The prior counts about as much as this number of decisions.
constexpr double maxCalibratedScore = 12; ///< A single outlier must not dominate.

double logOfSum(double x)
{
    return x > 0 ? x + std::log1p(std::exp(-x)) : std::log1p(std::exp(x)); // ln(1 + e^x) without overflow
}

bool wasReviewed(const LabelledDecision &decision)
{
    return decision.score >= minReviewedScore;
}

/// Returns the negative log probability of the decisions and the calibration.
double loss(std::span<const LabelledDecision> decisions, const Calibration &c)
{
    double sum = priorPrecision / 2 * ((c.slope - 1) * (c.slope - 1) + c.offset * c.offset);
    for (const LabelledDecision &each : decisions) {
        const double logit
            = c.slope * std::clamp(each.score, -maxCalibratedScore, maxCalibratedScore) + c.offset;
        sum += logOfSum(each.isRight ? -logit : logit);
    }
    return sum;
}

/// Returns the Newton step.
Calibration step(std::span<const LabelledDecision> decisions, const Calibration &c)
{
    double slope = priorPrecision * (c.slope - 1);
    double offset = priorPrecision * c.offset;
    double hessian[3]
        = { priorPrecision, 0, priorPrecision }; // by slope twice, slope and offset, offset twice
    for (const LabelledDecision &each : decisions) {
        const double score = std::clamp(each.score, -maxCalibratedScore, maxCalibratedScore);
        const double p = 1 / (1 + std::exp(-(c.slope * score + c.offset)));
        const double error = p - (each.isRight ? 1 : 0);
        const double curvature = p * (1 - p);
        slope += error * score;
        offset += error;
        hessian[0] += curvature * score * score;
        hessian[1] += curvature * score;
        hessian[2] += curvature;
    }
    const double determinant = hessian[0] * hessian[2] - hessian[1] * hessian[1];
    return { -(hessian[2] * slope - hessian[1] * offset) / determinant,
             -(hessian[0] * offset - hessian[1] * slope) / determinant };
}

} // namespace

Calibration fitCalibration(std::span<const LabelledDecision> resolved)
{
    constexpr int maxSteps = 50;
    constexpr double closeEnough = 1e-9;
    // A higher score must remain a higher probability.
    constexpr double minSlope = 0.1;
    std::vector<LabelledDecision> asked;
    std::copy_if(resolved.begin(), resolved.end(), std::back_inserter(asked), wasReviewed);
    std::span<const LabelledDecision> decisions = asked;
    if (decisions.size() > maxLabelledDecisions)
        decisions = decisions.last(maxLabelledDecisions);
    Calibration calibration;
    double best = loss(decisions, calibration);
    for (int i = 0; i < maxSteps; ++i) {
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
    calibration.slope = std::max(calibration.slope, minSlope);
    return calibration;
}

} // namespace triage::routing
