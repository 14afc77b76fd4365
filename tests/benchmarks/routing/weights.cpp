// SPDX-License-Identifier: GPL-3.0-or-later
#include "weights.h"

#include "routing/equations.h"

#include <algorithm>
#include <cmath>
#include <map>

using namespace Qt::StringLiterals;

namespace triage::benchmark {

using namespace routing;

namespace {

constexpr double weakPrecision = 0.1; // keeps weights small that little evidence supports
// The sets contain no text twice. In practice texts repeat, and people expect the same decision.
const std::map<size_t, double> expected{ { PutThere, 5 }, { TakenOut, -5 }, { FitsNothing, -4 } };
constexpr double firmPrecision = 100;
// Organizations whose buffers only have names receive more that fits nothing.
constexpr double maxNoneWeightOfNames = 10;

double logitOf(const Weights &weights, const InputRow &row)
{
    double sum = 0;
    for (size_t i = 0; i < inputCount; ++i)
        sum += weights[i] * double(row.inputs[i]);
    return sum;
}

bool isNone(const std::vector<InputRow> &item)
{
    return std::none_of(item.begin(), item.end(), [](const InputRow &row) { return row.fits; });
}

/// Returns the weight of an item that fits nothing: where buffers only have names, these items count half of
/// all, up to a limit.
double weightOfNone(const InputRows &rows)
{
    if (!rows.variant.contains("names"_L1))
        return 1;
    const double none = double(std::count_if(rows.items.begin(), rows.items.end(), isNone));
    return std::clamp((double(rows.items.size()) - none) / std::max(1.0, none), 1.0, maxNoneWeightOfNames);
}

/// Returns the weight of every item of the rows.
double weightOf(const InputRows &rows)
{
    // The sets resemble organizations; their variants are other cases that may occur.
    return (rows.variant == itself ? 400 : 100) / double(std::max<size_t>(1, rows.items.size()));
}

double logLikelihood(const InputRows &rows, const Weights &weights)
{
    const double ofNone = weightOfNone(rows);
    double sum = 0;
    for (const std::vector<InputRow> &item : rows.items) {
        double ofItem = 0;
        for (const InputRow &row : item) {
            const double p = probability(logitOf(weights, row));
            ofItem += std::log(row.fits ? p : 1 - p);
        }
        sum += ofItem * (isNone(item) ? ofNone : 1);
    }
    return sum * weightOf(rows);
}

/// Adds the gradient and the Hessian of the rows' log-likelihood by some of the weights.
void addDerivatives(const InputRows &rows, const Weights &weights, const std::vector<size_t> &some,
                    std::vector<double> &gradient, std::vector<std::vector<double>> &hessian)
{
    const double weightOfRows = weightOf(rows);
    const double ofNone = weightOfNone(rows);
    for (const std::vector<InputRow> &item : rows.items) {
        const double weight = weightOfRows * (isNone(item) ? ofNone : 1);
        for (const InputRow &row : item) {
            const double p = probability(logitOf(weights, row));
            const double slope = weight * (row.fits - p);
            const double curvature = weight * p * (1 - p);
            for (size_t i = 0; i < some.size(); ++i) {
                const double input = double(row.inputs[some[i]]);
                if (input == 0)
                    continue;
                gradient[i] += slope * input;
                for (size_t j = 0; j <= i; ++j)
                    hessian[i][j] += curvature * input * double(row.inputs[some[j]]);
            }
        }
    }
}

/// The prior of a weight: its mean and precision.
struct Prior
{
    double value = 0;
    double precision = 0;
};

Prior priorOf(size_t input)
{
    const auto given = expected.find(input);
    return given == expected.end() ? Prior{ 0, weakPrecision } : Prior{ given->second, firmPrecision };
}

/// Returns the log probability of the weights after these rows, up to a constant.
double logProbability(const std::vector<const InputRows *> &all, const Weights &weights)
{
    double sum = 0;
    for (const InputRows *rows : all)
        sum += logLikelihood(*rows, weights);
    for (size_t i = 0; i < inputCount; ++i) {
        const auto [value, precision] = priorOf(i);
        sum -= precision / 2 * (weights[i] - value) * (weights[i] - value);
    }
    return sum;
}

/// Returns the weights after a Newton step.
Weights stepped(const std::vector<const InputRows *> &all, const Weights &weights,
                const std::vector<size_t> &some)
{
    std::vector<double> gradient(some.size());
    std::vector<std::vector<double>> hessian(some.size(), std::vector<double>(some.size()));
    for (const InputRows *rows : all)
        addDerivatives(*rows, weights, some, gradient, hessian);
    for (size_t i = 0; i < some.size(); ++i) {
        const auto [value, precision] = priorOf(some[i]);
        hessian[i][i] += precision;
        gradient[i] -= precision * (weights[some[i]] - value);
        for (size_t j = 0; j < i; ++j)
            hessian[j][i] = hessian[i][j];
    }
    const std::vector<double> change = solved(std::move(hessian), gradient);
    Weights next = weights;
    for (size_t i = 0; i < some.size(); ++i)
        next[some[i]] += change[i];
    return next;
}

/// Returns the most probable values of some of the weights after these rows, with the others fixed.
Weights improved(Weights weights, const std::vector<size_t> &some, const std::vector<const InputRows *> &all)
{
    constexpr int maxSteps = 30;
    constexpr int maxHalvings = 10;
    constexpr double closeEnough = 1e-4;
    double reached = logProbability(all, weights);
    for (int step = 0; step < maxSteps; ++step) {
        Weights next = stepped(all, weights, some);
        // Far from the maximum, a full step may lead further away.
        double there = logProbability(all, next);
        for (int halving = 0; halving < maxHalvings && !(there >= reached); ++halving) {
            for (const size_t i : some)
                next[i] = (next[i] + weights[i]) / 2;
            there = logProbability(all, next);
        }
        double largest = 0;
        for (const size_t i : some)
            largest = std::max(largest, std::abs(next[i] - weights[i]));
        if (!(there >= reached))
            break;
        weights = std::move(next);
        reached = there;
        if (largest < closeEnough)
            break;
    }
    return weights;
}

} // namespace

bool isFittedOn(const QString &set)
{
    // Data derived from this set would have to be shared under its terms, so it is only measured.
    return set != "hint3-curekart"_L1;
}

Weights fitted(const std::vector<InputRows> &all, const QString &leftOut, Weights weights)
{
    std::vector<const InputRows *> usual;
    std::vector<const InputRows *> every;
    for (const InputRows &rows : all) {
        if (rows.set == leftOut || !isFittedOn(rows.set))
            continue;
        every.push_back(&rows);
        if (!hasNewBuffer(rows.variant))
            usual.push_back(&rows);
    }
    std::vector<size_t> general;
    std::vector<size_t> ofNewBuffers;
    for (size_t i = 0; i < inputCount; ++i) {
        const bool isOfNewBuffers
            = i >= newBufferInputsBegin && i < newBufferInputsBegin + newBufferInputCount;
        (isOfNewBuffers ? ofNewBuffers : general).push_back(i);
    }
    for (const size_t i : ofNewBuffers)
        weights[i] = 0;
    return improved(improved(std::move(weights), general, usual), ofNewBuffers, every);
}

} // namespace triage::benchmark
