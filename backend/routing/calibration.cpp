// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/calibration.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace triage::routing {

namespace {

constexpr double priorPrecision = 25; ///< The prior counts about as much as this number of decisions.
constexpr double maxCalibratedScore = 12; ///< A single outlier must not dominate.

/// A decision that was right with a probability.
struct Outcome
{
    double score = 0;
    double right = 0;
};

double logistic(double logit)
{
    return 1 / (1 + std::exp(-logit));
}

double logOfSum(double x)
{
    return x > 0 ? x + std::log1p(std::exp(-x)) : std::log1p(std::exp(x)); // ln(1 + e^x) without overflow
}

double sumOfProbabilities(const std::vector<double> &scores, double shift)
{
    double sum = 0;
    for (const double score : scores)
        sum += logistic(score + shift);
    return sum;
}

/// Returns the shift of the scores whose probabilities have the sum; a very large one if none has.
double shiftFor(const std::vector<double> &scores, double sum)
{
    constexpr int halvings = 60;
    double low = -2 * maxCalibratedScore;
    double high = 2 * maxCalibratedScore;
    for (int i = 0; i < halvings; ++i) {
        const double middle = (low + high) / 2;
        (sumOfProbabilities(scores, middle) > sum ? high : low) = middle;
    }
    return low;
}

/// The decisions that people see in one way: they were asked about them, or not.
struct SeenAlike
{
    SeenAlike(std::span<const LabelledDecision> decisions, bool wereAsked)
    {
        double unaccounted = 0; // the number of right ones that are expected among the unjudged
        for (const LabelledDecision &each : decisions) {
            if (each.wasAsked != wereAsked || each.score < minReviewedScore)
                continue;
            const double score = std::min(each.score, maxCalibratedScore);
            unaccounted += logistic(score);
            if (each.judgement == Judgement::None) {
                unjudged.push_back(score);
                continue;
            }
            const double right = each.judgement == Judgement::Right ? 1 : 0;
            unaccounted -= right;
            judged.push_back({ score, right });
        }
        if (!unjudged.empty())
            surplus = shiftFor(unjudged, std::clamp(unaccounted, 0.0, double(unjudged.size())));
    }

    std::vector<Outcome> judged;
    std::vector<double> unjudged;
    /// The log odds of the unjudged ones beyond their scores. The number of right ones is taken to be as
    /// expected, unless people corrected more than that, or confirmed more: the unjudged ones have the rest.
    double surplus = 0;
};

std::span<const LabelledDecision> newestOf(std::span<const LabelledDecision> decisions)
{
    return decisions.last(std::min(decisions.size(), maxLabelledDecisions));
}

/// Appends the outcomes of decisions that people see in one way.
void addOutcomes(std::vector<Outcome> &outcomes, const SeenAlike &decisions)
{
    outcomes.insert(outcomes.end(), decisions.judged.begin(), decisions.judged.end());
    for (const double score : decisions.unjudged)
        outcomes.push_back({ score, logistic(score + decisions.surplus) });
}

/// Returns the negative log probability of the outcomes and the calibration.
double loss(const std::vector<Outcome> &outcomes, const Calibration &c)
{
    double sum = priorPrecision / 2 * ((c.slope - 1) * (c.slope - 1) + c.offset * c.offset);
    for (const Outcome &each : outcomes) {
        const double logit = c.slope * each.score + c.offset;
        sum += logOfSum(logit) - each.right * logit;
    }
    return sum;
}

/// Returns the Newton step.
Calibration step(const std::vector<Outcome> &outcomes, const Calibration &c)
{
    double slope = priorPrecision * (c.slope - 1);
    double offset = priorPrecision * c.offset;
    double hessian[3]
        = { priorPrecision, 0, priorPrecision }; // by slope twice, slope and offset, offset twice
    for (const Outcome &each : outcomes) {
        const double p = logistic(c.slope * each.score + c.offset);
        const double error = p - each.right;
        const double curvature = p * (1 - p);
        slope += error * each.score;
        offset += error;
        hessian[0] += curvature * each.score * each.score;
        hessian[1] += curvature * each.score;
        hessian[2] += curvature;
    }
    const double determinant = hessian[0] * hessian[2] - hessian[1] * hessian[1];
    return { -(hessian[2] * slope - hessian[1] * offset) / determinant,
             -(hessian[0] * offset - hessian[1] * slope) / determinant };
}

} // namespace

Calibration fitCalibration(std::span<const LabelledDecision> decisions)
{
    constexpr int maxSteps = 50;
    constexpr double closeEnough = 1e-9;
    // A higher score must remain a higher probability.
    constexpr double minSlope = 0.1;
    decisions = newestOf(decisions);
    const bool isAnyJudged = std::ranges::any_of(decisions, [](const LabelledDecision &each) {
        return each.judgement != Judgement::None && each.score >= minReviewedScore;
    });
    if (!isAnyJudged)
        return {};
    std::vector<Outcome> outcomes;
    addOutcomes(outcomes, { decisions, true });
    addOutcomes(outcomes, { decisions, false });
    Calibration calibration;
    double best = loss(outcomes, calibration);
    for (int i = 0; i < maxSteps; ++i) {
        const Calibration full = step(outcomes, calibration);
        double damping = 1;
        Calibration next;
        double reached = best;
        for (int halvings = 0; halvings < 30; ++halvings, damping /= 2) {
            next = { calibration.slope + damping * full.slope, calibration.offset + damping * full.offset };
            reached = loss(outcomes, next);
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

double surplusOfUnjudged(std::span<const LabelledDecision> decisions, bool wereAsked)
{
    return std::max(0.0, SeenAlike(newestOf(decisions), wereAsked).surplus);
}

double levelOf(std::span<const AcceptedScore> scores)
{
    // Chosen by `routingbenchmark --people --seeds 10`: with a higher level, the precision of what is sure
    // falls by more than a point after 30 moved mistakes; with a lower one, routing assigns less than at the
    // start after 80 mistakes were taken out.
    constexpr double shareLookedAt = 0.5; // of the items that people left alone
    constexpr double easiness = 0.2; // People leave alone what is easy, so the others deserve less.
    constexpr double levelPrior = 45; // counts about as much as this number of items
    constexpr double most = 3;
    double expected = 0;
    std::vector<double> taught;
    for (const AcceptedScore &each : scores) {
        expected += (1 - shareLookedAt) * logistic(each.untaught)
            + shareLookedAt * logistic(each.untaught + each.surplus);
        taught.push_back(each.taught);
    }
    const double count = double(taught.size());
    return std::clamp(shiftFor(taught, expected) - easiness, 0.0, most) * count / (count + levelPrior);
}

} // namespace triage::routing
