// SPDX-License-Identifier: GPL-3.0-or-later
// Searches of the full-text index of the cache, by the rules that the server has, too.
#pragma once

#include "search/searchquery.h"
#include "store/cache/localdatabase.h"

#include <QString>

namespace triage::app {

/// Reads a search that a person typed, in the languages of the cached texts.
search::SearchQuery searchQuery(LocalDatabase &database, const QString &search);

/// Returns the query of the full-text index for a search. Nothing in the input is syntax. The query of a
/// search without words is empty and finds nothing.
QString matchOf(LocalDatabase &database, const QString &search);

} // namespace triage::app
