// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/listsearch.h"

#include "services/feedback/indexing.h"
#include "stores/languages/languagestore.h"

using namespace Qt::StringLiterals;

namespace triage::services {

Result<ListSearch> listSearch(storage::Connection &connection, OrganizationId organization,
                              const ListFilter &filter)
{
    std::vector<Language> languages;
    if (filter.search) {
        auto read = storage::LanguageStore(connection, organization).common();
        if (!read)
            return read.error();
        languages = std::move(*read);
    }
    search::SearchQuery query = search::SearchQuery::parse(filter.search.value_or(QString()), languages);
    storage::SearchTerms terms = searchTerms(query);
    // A search without words finds nothing, in whichever language.
    if (filter.language && (!filter.search || !query.matchesNothing())) {
        terms.queries.push_back(u"'@"_s + filter.language->code + u'\'');
        terms.patterns.push_back(std::nullopt);
        terms.titleSuffices = false;
    }
    return ListSearch{ std::move(query), std::move(terms) };
}

} // namespace triage::services
