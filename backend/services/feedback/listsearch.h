// SPDX-License-Identifier: GPL-3.0-or-later
// The search of a list in the languages of its organization.
#pragma once

#include "database/connection.h"
#include "domain/listfilter.h"
#include "search/searchquery.h"
#include "stores/lists/listconditions.h"

namespace triage::services {

/// Returns the index terms of a query.
storage::SearchTerms searchTerms(const search::SearchQuery &query);

/// The texts that a list is searched for.
struct ListSearch
{
    search::SearchQuery query; ///< The words, which matches nothing without a search.
    storage::SearchTerms terms; ///< The terms of the index: the words, and the language of the texts.
};

/// Reads the languages of the organization if there is a search.
Result<ListSearch> listSearch(storage::Connection &connection, OrganizationId organization,
                              const ListFilter &filter);

/// Returns the search for words with one typing error, for a list in which nothing is found; std::nullopt if
/// the organization has no such words, or an item outside of the list has the words as they are written.
/// Exports, counts of views and changes of all that is found do without: they act on what was asked for.
Result<std::optional<ListSearch>> similarSearch(storage::Connection &connection, OrganizationId organization,
                                                const ListFilter &filter, const ListSearch &exact);

} // namespace triage::services
