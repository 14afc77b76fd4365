// SPDX-License-Identifier: GPL-3.0-or-later
// The most probable constants after the rows of many sets.
#pragma once

#include "rows.h"

namespace triage::benchmark {

/// Of some sets is only told how well they do.
bool isFittedOn(const QString &set);

/// Fitted on all sets but one, from constants that are near. First where all buffers were taught alike; then,
/// with that as it is, what makes up for a buffer that was taught less.
Constants fitted(const std::vector<Rows> &all, const QString &leftOut, Constants constants);

} // namespace triage::benchmark
