// SPDX-License-Identifier: GPL-3.0-or-later
// Measures which items are shown as similar, by words and by meaning.
#pragma once

#include "encoderspace.h"
#include "evaluationset.h"

#include <QTextStream>

namespace triage::benchmark {

/// Prints, for each set, which part of the items that are shown first as similar to another one belongs into
/// a buffer of it. The encoder is null for none.
void compareSimilar(QTextStream &out, const std::vector<EvaluationSet> &sets, EncoderSpace *encoder);

} // namespace triage::benchmark
