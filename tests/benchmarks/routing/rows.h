// SPDX-License-Identifier: GPL-3.0-or-later
// What constants are fitted on: the inputs of many items with each buffer, and what constants make of them.
#pragma once

#include "figures.h"
#include "variants.h"

#include "routing/adaptation.h"

#include <functional>

namespace triage::benchmark {

inline const QString itself = QStringLiteral("itself"); ///< The variant that is the set as it is.

/// What one item and one buffer give the constants to weigh.
struct Row
{
    std::array<float, routing::inputCount> inputs;
    bool fits = false;
};

/// An item with each buffer.
using Pairs = std::vector<Row>;

/// The rows of one variant of a set at one number of examples, item after item.
struct Rows
{
    QString set;
    QString variant;
    int k = 0;
    std::vector<Pairs> items;
    double taught = 0; ///< Examples of each buffer, on average.
    std::vector<Pairs> heldOutSamples; ///< The same of examples that were taught.
    std::vector<double> heldOutSizes; ///< Examples of each buffer of those that knew the others.
};

using Constants = std::vector<double>;

double probability(double logit);
Rows rowsOf(const Variant &variant, int k, quint32 seed);

/// What constants make of rows, with what the organization's own examples tell.
class Scored
{
public:
    Scored(const Rows &rows, const Constants &constants);

    const Rows &rows() const { return *m_rows; }
    /// With levels by the number of examples.
    Figures figures(const std::function<double(double)> &biasOf);

private:
    const Rows *m_rows;
    std::vector<routing::ScoredExample> m_scored;
    routing::Adaptation m_adaptation;
    std::vector<std::vector<routing::ScoreParts>> m_items;
};

} // namespace triage::benchmark
