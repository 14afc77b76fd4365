// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the items that an item is compared with, as the backend does, and ranks them by BM25.
#pragma once

#include "duplicateset.h"

namespace triage::benchmark {

/// An item that another one is compared with.
struct BenchmarkCandidate
{
    size_t item = 0;
    double bm25 = 0;
};

/// Where the backend takes candidates from: its index of all words, or, where that is not there, the search
/// index of PostgreSQL, which gives those that share the words that tell most about an item.
enum class CandidateSource { Index, Search };

/// Returns the candidates of each item, at most limit.
std::vector<std::vector<BenchmarkCandidate>> candidatesOf(const DuplicateSet &set, CandidateSource source,
                                                          size_t limit);
/// Returns the items that BM25 ranks first among all items of a set, for each item that is in a group.
std::vector<std::vector<size_t>> bestByBm25(const DuplicateSet &set, size_t limit);

} // namespace triage::benchmark
