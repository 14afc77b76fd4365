// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the embedded classifier on the test splits: how right, how sure, how fast.
#pragma once

#include "evaluationset.h"
#include "figures.h"

#include "routing/model.h"

#include <QJsonObject>

#include <map>

namespace triage::benchmark {

/// Of each set, by the number of examples of each buffer.
using Table = std::map<QString, std::map<int, Figures>>;

struct Plan
{
    std::vector<int> counts{ 0, 1, 3, 5, 10, 30, 100 };
    int seeds = 3;
    bool withNone = true; ///< Whether people also teach what fits nothing.
    const routing::Classifier *classifier = nullptr; ///< Null: the embedded one.
    int limit = 0; ///< Of each set and number of examples only so many items; 0: all.
    int atOnce = 1; ///< Items that are classified at the same time.
};

Table measure(const std::vector<EvaluationSet> &sets, const Plan &plan);

/// A buffer that is new beside others with longTaught examples each: of the items that belong there alone,
/// and of all.
struct NewBufferFigures
{
    Figures itsItems;
    Figures all;
};
/// Of each set whose buffers say more than their name, by the number of the new buffer's examples.
std::map<QString, std::map<int, NewBufferFigures>> measureNewBuffers(const std::vector<EvaluationSet> &sets,
                                                                     bool isDescribed);

/// One item after the other, each classified, then taught, as in use; every ten the confidences are
/// calibrated; in so many orders.
struct Streamed
{
    Figures calibrated;
    Figures uncalibrated;
    Figures whileStreaming; ///< Of the second half of the decisions, before what they taught.
};
Streamed stream(const EvaluationSet &set, int decisions, int seeds);

/// What a large organization costs: milliseconds and megabytes.
QJsonObject costs(const std::vector<EvaluationSet> &sets);

} // namespace triage::benchmark
