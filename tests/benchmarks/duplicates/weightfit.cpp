// SPDX-License-Identifier: GPL-3.0-or-later
#include "weightfit.h"

#include "routing/equations.h"

#include <algorithm>
#include <cmath>

namespace triage::benchmark {

using duplicates::inputCount;
using duplicates::inputTerms;
using duplicates::Sign;

namespace {

constexpr double precision = 0.5; ///< Keeps weights small that little evidence supports.
constexpr double biasPrecision = 0.001;
constexpr int steps = 14;

Weights startOf()
{
    Weights weights{};
    for (size_t i = 0; i < inputCount; ++i)
        weights[i] = inputTerms[i].isFixed ? inputTerms[i].weight : 0;
    return weights;
}

/// Returns the weights after a Newton step by some of them.
Weights stepped(const std::vector<LabelledPair> &pairs, const Weights &weights,
                const std::vector<size_t> &some)
{
    std::vector<double> gradient(some.size());
    std::vector<std::vector<double>> hessian(some.size(), std::vector<double>(some.size()));
    for (const LabelledPair &pair : pairs) {
        const double p = 1 / (1 + std::exp(-scoreWith(weights, pair.inputs)));
        const double slope = pair.weight * ((pair.isDuplicate ? 1 : 0) - p);
        const double curvature = pair.weight * p * (1 - p);
        for (size_t i = 0; i < some.size(); ++i) {
            gradient[i] += slope * pair.inputs[some[i]];
            for (size_t j = 0; j <= i; ++j)
                hessian[i][j] += curvature * pair.inputs[some[i]] * pair.inputs[some[j]];
        }
    }
    for (size_t i = 0; i < some.size(); ++i) {
        const double firmness = some[i] == 0 ? biasPrecision : precision;
        hessian[i][i] += firmness;
        gradient[i] -= firmness * weights[some[i]];
        for (size_t j = 0; j < i; ++j)
            hessian[j][i] = hessian[i][j];
    }
    const std::vector<double> change = routing::solved(std::move(hessian), gradient);
    Weights next = weights;
    for (size_t i = 0; i < some.size(); ++i)
        next[some[i]] += std::clamp(change[i], -2.0, 2.0);
    return next;
}

bool isWrong(size_t input, double weight)
{
    return (inputTerms[input].sign == Sign::For && weight < 0)
        || (inputTerms[input].sign == Sign::Against && weight > 0);
}

} // namespace

double scoreWith(const Weights &weights, const duplicates::Inputs &inputs)
{
    double sum = 0;
    for (size_t i = 0; i < inputCount; ++i)
        sum += weights[i] * inputs[i];
    return sum;
}

Weights fitWeights(const std::vector<LabelledPair> &pairs)
{
    std::vector<size_t> free;
    for (size_t i = 0; i < inputCount; ++i) {
        if (!inputTerms[i].isFixed)
            free.push_back(i);
    }
    while (true) {
        Weights weights = startOf();
        for (int i = 0; i < steps; ++i)
            weights = stepped(pairs, weights, free);
        if (std::erase_if(free, [&](size_t i) { return isWrong(i, weights[i]); }) == 0)
            return weights;
    }
}

} // namespace triage::benchmark
