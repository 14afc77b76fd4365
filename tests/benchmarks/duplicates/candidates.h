// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the items that an item is compared with, as the backend does, and ranks them by BM25.
#pragma once

#include "duplicateset.h"

namespace triage::benchmark {

/// The maximum number of candidates of an item.
inline constexpr size_t maxCandidates = 50;

/// An item that another one is compared with.
struct BenchmarkCandidate
{
    size_t item = 0;
    double bm25 = 0;
};

/// Returns the candidates of each item: those that share its rarest words, the most of them first.
std::vector<std::vector<BenchmarkCandidate>> candidatesOf(const DuplicateSet &set);

} // namespace triage::benchmark
