// SPDX-License-Identifier: GPL-3.0-or-later
// Measures what meaning adds to the order of the items that an item is compared with.
#pragma once

#include "duplicateset.h"
#include "encoderspace.h"

#include <QTextStream>

namespace triage::benchmark {

/// Prints how many items with a duplicate have one among the first five, ordered by the similarity of words,
/// and by that with the similarity in the space of the own texts, and in that of an encoder, which may be
/// null.
void compareOrders(QTextStream &out, const std::vector<DuplicateSet> &sets, EncoderSpace *encoder);

} // namespace triage::benchmark
