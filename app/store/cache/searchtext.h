// SPDX-License-Identifier: GPL-3.0-or-later
// Searches of the full-text index of the cache, by the rules that the server has, too.
#pragma once

#include "search/searchquery.h"
#include "store/cache/localdatabase.h"

#include <QString>

namespace triage::app {

/// Reads a search that a person typed, in the languages of the cached texts.
search::SearchQuery searchQuery(LocalDatabase &database, const QString &search);

/// Returns the query with the words of the cached texts that differ from its own by a typing error.
search::SearchQuery withSimilar(LocalDatabase &database, const search::SearchQuery &query);

/// Returns the query of the full-text index for a search. Nothing in the input is syntax. The query of a
/// search without words is empty and finds nothing.
QString matchOf(LocalDatabase &database, const search::SearchQuery &query);

} // namespace triage::app
