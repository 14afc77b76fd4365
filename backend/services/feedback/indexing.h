// SPDX-License-Identifier: GPL-3.0-or-later
// Text made ready for the search index, and the words of a query made ready for asking it.
#pragma once

#include "search/indexedtext.h"
#include "search/searchquery.h"
#include "stores/feedbackstore.h"

namespace triage::services {

/// What a query asks of the index.
storage::SearchTerms searchTerms(const search::SearchQuery &query);

/// The words of a vocabulary as a list for the database.
std::vector<QString> wordList(const QStringList &vocabulary);

} // namespace triage::services
