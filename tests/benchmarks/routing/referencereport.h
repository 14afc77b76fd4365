// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the embedded classifier beside the reference.
#pragma once

#include "drawing.h"

#include <QTextStream>

namespace triage::benchmark {

/// Prints how many items are right with the embedded classifier and with the reference (reference.h), which
/// learn the same drawings and are asked about the same items: the mean, the least and the most of the
/// drawings.
void compareWithReference(QTextStream &out, const std::vector<EvaluationSet> &sets, int drawings,
                          const UsedSpaces &used);

} // namespace triage::benchmark
