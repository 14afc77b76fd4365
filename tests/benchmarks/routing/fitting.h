// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the weights that several scores are combined with.
#pragma once

#include "evaluationset.h"

#include <QTextStream>

namespace triage::benchmark {

/// Fits on the pools of the sets, and prints the weights and the expected figures: for sets that were fitted
/// on, and for sets that were left out.
void fit(QTextStream &out, const std::vector<EvaluationSet> &sets);

} // namespace triage::benchmark
