// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/searchterms.h"

#include "search/folding.h"
#include "search/stemming.h"

namespace triage::app {

SearchTerms::SearchTerms(const QString &search, bool isSimilar)
    : m_search(search), m_isSimilar(isSimilar),
      m_query(search::SearchQuery::parse(search, search::languagesWithStems()))
{
    if (isSimilar)
        m_query = m_query.withSimilar();
}

std::vector<Span> SearchTerms::matches(const QString &text) const
{
    std::vector<Span> spans;
    if (isEmpty())
        return spans;
    qsizetype unit = 0; // of the code point that was reached
    int reached = 0;
    const auto unitOf = [&](int codePoint) {
        for (; reached < codePoint; ++reached)
            search::nextCodePoint(text, unit);
        return int(unit);
    };
    for (const search::HighlightRange &range : m_query.ranges(text)) {
        const int start = unitOf(range.start);
        spans.push_back({ start, unitOf(range.start + range.length) - start });
    }
    return spans;
}

} // namespace triage::app
