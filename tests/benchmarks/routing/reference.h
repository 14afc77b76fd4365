// SPDX-License-Identifier: GPL-3.0-or-later
// A classifier to compare the embedded one with: a combination of well-known methods with published
// constants.
#pragma once

#include "drawing.h"
#include "figures.h"

namespace triage::benchmark {

/// The reference combines the similarity to descriptions, to centroids and to the nearest examples with
/// complement naive Bayes and, optionally, logistic regression. Its constants are given, not fitted here.
enum class ReferenceKind { WithoutRegression, WithRegression };

/// Returns the figures of the reference for a drawing.
Figures referenceFigures(const EvaluationSet &set, const Drawing &drawing, ReferenceKind kind);

} // namespace triage::benchmark
