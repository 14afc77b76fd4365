// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the words of a search in a text, for highlighting.
#pragma once

#include "search/searchquery.h"

#include <QString>

#include <vector>

namespace triage::app {

/// Part of a text, in UTF-16 units.
struct Span
{
    int start = 0;
    int length = 0;

    friend bool operator==(const Span &, const Span &) = default;
};

/// The words and "quoted phrases" of a search, by the rules by which it finds items.
class SearchTerms
{
public:
    /// With isSimilar, words with one typing error match, too.
    explicit SearchTerms(const QString &search = {}, bool isSimilar = false);

    bool isEmpty() const { return m_query.matchesNothing(); }
    /// Returns the matches in order, without overlaps.
    std::vector<Span> matches(const QString &text) const;

    friend bool operator==(const SearchTerms &one, const SearchTerms &other)
    {
        return one.m_search == other.m_search && one.m_isSimilar == other.m_isSimilar;
    }

private:
    QString m_search;
    bool m_isSimilar;
    search::SearchQuery m_query;
};

} // namespace triage::app
