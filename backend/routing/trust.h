// SPDX-License-Identifier: GPL-3.0-or-later
// How far the examples of a buffer are trusted beside its description.
#pragma once

#include "routing/scores.h"

#include <vector>

namespace triage::routing {

/// Returns the average number of examples of a buffer.
double examplesPerBuffer(const TextScores &scores);

/// Returns a share that is near 0 for few examples and near 1 for hundreds.
double shareOfMany(double examples);

/// Returns the trust in the examples of a buffer, 0 to 1. The first example hardly counts, and a few examples
/// count little unless there are others to tell them from. The trust grows faster where the description says
/// little.
double trustInExamples(int examples, int allExamples, double brevity);

/// Returns the trust in the examples of a buffer among the other buffers.
double trustIn(const TextScores &scores, const BufferScores &one);

/// Returns how far each buffer is behind buffers with many examples, 0 to 1; 0 where all have the same
/// number. A new buffer is compared by its description, because more evidence would favour the other buffers.
std::vector<double> newBufferDeficits(const TextScores &scores);

} // namespace triage::routing
