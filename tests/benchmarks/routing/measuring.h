// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the accuracy, the calibration and the speed of the embedded classifier on the test splits.
#pragma once

#include "drawing.h"
#include "evaluationset.h"
#include "figures.h"

#include "routing/model.h"

#include <QJsonObject>

#include <map>

namespace triage::benchmark {

/// The figures of each set, by the number of examples of each buffer.
using Table = std::map<QString, std::map<int, Figures>>;

struct Plan
{
    std::vector<int> counts{ 0, 1, 3, 5, 10, 30, 100 };
    int seeds = 3;
    bool withNone = true; ///< Examples include items that fit nothing.
    const routing::Classifier *classifier = nullptr; ///< Null for the embedded one.
    int limit = 0; ///< The limit of items of each set and number of examples; 0 for all.
    int atOnce = 1; ///< The number of items that are classified at the same time.
    UsedSpaces spaces;
};

/// Returns the figures of the embedded classifier for a drawing.
Figures embeddedFigures(const EvaluationSet &set, const Drawing &drawing, const UsedSpaces &used);
Table measure(const std::vector<EvaluationSet> &sets, const Plan &plan);

/// The figures of a buffer that is new beside others with longTaught examples each: of the items that belong
/// there alone, and of all.
struct NewBufferFigures
{
    Figures itsItems;
    Figures all;
};
/// Measures each set whose buffers have more than a name, by the number of the new buffer's examples.
std::map<QString, std::map<int, NewBufferFigures>>
measureNewBuffers(const std::vector<EvaluationSet> &sets, bool isDescribed, const UsedSpaces &used);

/// Plays items one after the other: each is classified, then taught; confidences are calibrated after every
/// ten. Repeats that in a number of orders. There is no space of meaning yet.
struct Streamed
{
    Figures calibrated;
    Figures uncalibrated;
    Figures whileStreaming; ///< The second half of the decisions, before they were taught.
};
Streamed stream(const EvaluationSet &set, int decisions, int seeds);

/// Returns the costs of a large organization in milliseconds and megabytes.
QJsonObject costs(const std::vector<EvaluationSet> &sets);

} // namespace triage::benchmark
