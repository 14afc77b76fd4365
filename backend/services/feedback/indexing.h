// SPDX-License-Identifier: GPL-3.0-or-later
// Prepares text for the search index, and queries for searching it.
#pragma once

#include "search/indexedtext.h"
#include "search/searchquery.h"
#include "stores/feedbackstore.h"

namespace triage::services {

/// Returns the index terms of a query.
storage::SearchTerms searchTerms(const search::SearchQuery &query);

/// Returns the words of a vocabulary as a list for the database.
std::vector<QString> wordList(const QStringList &vocabulary);

} // namespace triage::services
