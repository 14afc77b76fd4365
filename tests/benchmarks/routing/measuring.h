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

/// One item after the other, each classified, then taught, as in use; every ten the confidences are
/// calibrated.
struct Streamed
{
    Figures calibrated;
    Figures uncalibrated;
    Figures whileStreaming; ///< Of the second half of the decisions, before what they taught.
};
Streamed stream(const EvaluationSet &set, int decisions, quint32 seed);

/// What a large organization costs: milliseconds and megabytes.
QJsonObject costs(const std::vector<EvaluationSet> &sets);

} // namespace triage::benchmark
