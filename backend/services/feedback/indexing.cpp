// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/indexing.h"

namespace triage::services {

storage::SearchTerms searchTerms(const search::SearchQuery &query)
{
    storage::SearchTerms terms;
    for (const search::IndexTerm &term : query.indexTerms()) {
        terms.queries.push_back(term.query);
        terms.patterns.push_back(term.pattern.isNull() ? std::nullopt : std::optional(term.pattern));
    }
    terms.titleQuery = query.titleQuery();
    // A word of the title also matches as a word of the item, by its beginning.
    terms.titleSuffices = query.terms().size() == 1 && !query.terms().front().isPhrase
        && !query.terms().front().isSign && !query.excludes() && !query.hasSimilar();
    return terms;
}

std::vector<QString> wordList(const QStringList &vocabulary)
{
    return { vocabulary.begin(), vocabulary.end() };
}

} // namespace triage::services
