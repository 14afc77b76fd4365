// SPDX-License-Identifier: GPL-3.0-or-later
// What each input of the combination brings.
#pragma once

#include "rows.h"

#include <QTextStream>

#include <set>

namespace triage::benchmark {

/// Prints for each input the points that the sets lose that were left out of the fit if the input is left out
/// too, and then leaves out the least useful ones, one after the other, as long as each brings less than a
/// limit.
void ablate(QTextStream &out, const std::vector<InputRows> &all, std::set<size_t> without);

} // namespace triage::benchmark
