// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the constants that several scores are combined with.
#pragma once

#include "evaluationset.h"

#include <QTextStream>

namespace triage::benchmark {

/// Fits on the pools of the sets, prints the constants, and what to expect: with the set itself among those
/// fitted on, and without.
void fit(QTextStream &out, const std::vector<EvaluationSet> &sets);

} // namespace triage::benchmark
