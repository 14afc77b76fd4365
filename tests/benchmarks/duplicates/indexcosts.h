// SPDX-License-Identifier: GPL-3.0-or-later
// Time and memory of the index that candidates come from.
#pragma once

#include "duplicateset.h"

#include <QTextStream>

namespace triage::benchmark {

/// Prints what the index costs with 10,000, 100,000 and 1,000,000 items: the texts of the sets, again and
/// again, each with two words that no other has.
void printIndexCosts(QTextStream &out, const std::vector<DuplicateSet> &sets);

} // namespace triage::benchmark
