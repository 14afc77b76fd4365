// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a text that shows where a query matches.
#pragma once

#include "search/searchquery.h"

#include <optional>
#include <vector>

namespace triage::search {

/// Returns the densest part of the matches with some words around them, or nothing if no term matches.
std::optional<Highlight> snippetOf(QStringView text, const std::vector<QueryTerm> &terms);

} // namespace triage::search
