// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what becomes of routing when people work with it.
#pragma once

#include "drawing.h"

#include <QTextStream>

namespace triage::benchmark {

/// Prints the figures of each habit and number of acts, in the mean of the sets and drawings. Returns whether
/// truthful people did no harm.
bool playPeople(QTextStream &out, const std::vector<EvaluationSet> &sets, int drawings,
                const UsedSpaces &used);

} // namespace triage::benchmark
