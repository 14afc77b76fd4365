// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/listsearch.h"

#include "stores/languages/languagestore.h"
#include "stores/lists/feedbacklist.h"
#include "text.h"

using namespace Qt::StringLiterals;

namespace triage::services {

namespace {

/// Adds the language of the texts. An item that is found by a duplicate may have another language than that,
/// so that the list compares it itself.
void addLanguage(storage::SearchTerms &terms, const ListFilter &filter)
{
    if (!filter.language || filter.findsGroups())
        return;
    terms.queries.push_back(u"'@"_s + filter.language->code + u'\'');
    terms.patterns.push_back(std::nullopt);
    terms.titleSuffices = false;
}

} // namespace

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
    if (!filter.search || !query.matchesNothing())
        addLanguage(terms, filter);
    return ListSearch{ std::move(query), std::move(terms) };
}

Result<std::optional<ListSearch>> similarSearch(storage::Connection &connection, OrganizationId organization,
                                                const ListFilter &filter, const ListSearch &exact)
{
    const std::vector<search::SimilarLookup> lookups = exact.query.similarLookups();
    if (lookups.empty())
        return std::optional<ListSearch>();
    storage::FeedbackList lists(connection, organization);
    const auto found = lists.finds(searchTerms(exact.query));
    if (!found)
        return found.error();
    if (found->value_or(true))
        return std::optional<ListSearch>();
    std::vector<storage::WordShape> shapes;
    for (const search::SimilarLookup &lookup : lookups)
        shapes.push_back({ lookup.beginning, lookup.ending, codePoints(lookup.word) });
    const auto candidates = lists.wordsLike(shapes);
    if (!candidates)
        return candidates.error();
    search::SearchQuery query = exact.query.withSimilar(*candidates);
    if (!query.hasSimilar())
        return std::optional<ListSearch>();
    storage::SearchTerms terms = searchTerms(query);
    addLanguage(terms, filter);
    return std::optional(ListSearch{ std::move(query), std::move(terms) });
}

} // namespace triage::services
