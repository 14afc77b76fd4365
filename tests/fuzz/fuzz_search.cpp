// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes search queries and texts: checks that highlights are within their snippets, and that queries sent to
// PostgreSQL are well formed.

#include "promise.h"

#include "search/indexedtext.h"
#include "search/searchquery.h"
#include "search/slug.h"
#include "text.h"

#include <QByteArray>

#include <cstdint>

using namespace triage;
using namespace triage::fuzz;
using namespace triage::search;

namespace {

/// Checks that the text is a tsquery of quoted words and operators. Words are folded and contain neither
/// quotation marks nor backslashes.
void checkTsQuery(const QString &query)
{
    promise(query.count(u'\'') % 2 == 0 && !query.contains(u'\\'), "a tsquery is well formed");
    promise(isStorable(query), "a tsquery can be sent");
}

void checkHighlight(const Highlight &highlight)
{
    int end = 0;
    promise(!highlight.ranges.empty(), "a highlight shows something");
    for (const HighlightRange &range : highlight.ranges) {
        promise(range.start >= end && range.length > 0, "ranges are in order and not empty");
        end = range.start + range.length;
    }
    promise(end <= codePoints(highlight.snippet), "ranges lie in their snippet");
}

void checkName(QStringView text)
{
    const QString slug = slugify(text);
    promise(!slug.isEmpty() && slug.size() <= 64, "a slug is neither empty nor too long");
    for (const QChar c : slug)
        promise((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-', "a slug is plain");
    promise(slugify(slug) == slug, "a slug is its own slug");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    // The first line is the query, the second one the title, the rest the description.
    const QString input = QString::fromUtf8(reinterpret_cast<const char *>(data), qsizetype(size));
    if (!isStorable(input))
        return 0;
    const QString asked = input.section(u'\n', 0, 0);
    const QString title = input.section(u'\n', 1, 1);
    const QString description = input.section(u'\n', 2);

    const SearchQuery query = SearchQuery::parse(asked);
    for (const IndexTerm &term : query.indexTerms())
        checkTsQuery(term.query);
    checkTsQuery(query.titleQuery());
    promise(!query.matchesNothing() || !query.matches(title, description), "nothing matches nothing");
    if (const auto highlight = query.highlight(description))
        checkHighlight(*highlight);
    const double score = query.score(title, description);
    promise(score >= 0 && score <= 1, "a score is a share");
    const IndexedText indexed = indexedText(title, description);
    promise(isStorable(indexed.lexemes), "an index can be stored");
    for (const QString &word : indexed.vocabulary)
        promise(!word.contains(u'\'') && !word.contains(u'\\'), "a word is plain");
    checkName(title);
    return 0;
}
