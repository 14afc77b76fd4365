// SPDX-License-Identifier: GPL-3.0-or-later
// Scores the examples of an organization with models that do not know them.
#pragma once

#include "routing/knowledge.h"

#include <vector>

namespace triage::routing {

/// The number of parts that the examples are divided into. Each part is scored by a model of the others.
inline constexpr size_t folds = 5;

/// Returns some of the examples with their scores, at most maxScoredExamples; none where there are too few.
std::vector<HeldOutSample> crossValidate(const Knowledge &knowledge);

} // namespace triage::routing
