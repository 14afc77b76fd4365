// SPDX-License-Identifier: GPL-3.0-or-later
// How PostgreSQL compares the filters of a list: a condition and a value for each row of their table.
#pragma once

#include "database/bind.h"
#include "database/statements.h"
#include "domain/listfilter.h"

namespace triage::storage {

/// A search, as the index needs it.
struct SearchTerms
{
    std::vector<QString> queries; ///< A tsquery text for each term.
    std::vector<std::optional<QString>>
        patterns; ///< A LIKE pattern for the vocabulary, for each term that has one.
    QString titleQuery; ///< Finds the items that come first by relevance.
    bool titleSuffices = false; ///< The queries find everything that titleQuery finds.
};

/// Returns the conditions of the filters with a column of that table, `feedback` or `triage`, each after
/// " and ", but for language and submitter. A filter whose value is NULL keeps everything. The placeholder of
/// a filter has its name.
QByteArray filterConditions(const char *table, const QByteArray &alias);

/// Returns the values of the filters, and those that follow from them, for which the statement has a
/// placeholder. A period without a bound is infinite there, and states that are not given are all of them,
/// because other parts of a statement compare these, too.
Binds filterValues(const Statement &statement, const ListFilter &filter, const SearchTerms &search);

} // namespace triage::storage
