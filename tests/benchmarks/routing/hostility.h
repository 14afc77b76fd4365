// SPDX-License-Identifier: GPL-3.0-or-later
// Measures what somebody achieves who sends texts only to mislead the space of an organization's own texts.
#pragma once

#include "drawing.h"

#include <QTextStream>

#include <random>

namespace triage::benchmark {

/// Replaces a part of the texts by ones that are written to mislead: each holds the words of the descriptions
/// of two buffers, which then seem to mean alike.
void mislead(std::vector<routing::FeedbackText> &texts, const EvaluationSet &set, double part,
             std::mt19937 &random);

/// Prints how many items of each set are right without the space, with it, and with parts of it misled.
void compareMisled(QTextStream &out, const std::vector<EvaluationSet> &sets, int seeds);

} // namespace triage::benchmark
