// SPDX-License-Identifier: GPL-3.0-or-later
// What a person typed into search: parsed once, matched the same way by the index and by the highlights.
#pragma once

#include "search/textanalysis.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace triage::search {

/// A word or a quoted phrase of the query. An item matches where each of its terms does.
struct Term
{
    std::vector<Word> words; ///< One word; or the words of a phrase, which stand one after the other.
    bool isPhrase = false; ///< Quoted (or a run of a script without spaces): folded words match exactly.
};

/// What the index is asked for one term: the item has what `query` finds, or a word of the vocabulary like
/// `pattern`.
struct IndexTerm
{
    QString query; ///< The text form of a tsquery, for example `'crashed':* | '=crash' | 'crash'`.
    QString pattern; ///< For LIKE, for example `_%crashed%`; null where the query finds all there is.
    friend bool operator==(const IndexTerm &, const IndexTerm &) = default;
};

/// A place in a snippet, in code points.
struct Range
{
    int start = 0;
    int length = 0;
    friend bool operator==(const Range &, const Range &) = default;
};

struct Highlight
{
    QString snippet; ///< A part of the text, as it stands there, at most about 200 code points.
    std::vector<Range> ranges; ///< What matched, in order, without overlaps.
};

/// A parsed query. A word matches by stem, by prefix, or, from three characters on, inside a word; a phrase
/// matches exactly. Punctuation alone gives no term and matches nothing; a quotation mark without a partner
/// is punctuation.
class SearchQuery
{
public:
    static SearchQuery parse(QStringView text);

    bool matchesNothing() const { return m_terms.empty(); }
    const std::vector<Term> &terms() const & { return m_terms; }

    /// Whether an item is found: each term in its title or its description.
    bool matches(QStringView title, QStringView description) const;

    /// What the index of indexedText() is asked, a term each; all of them have to be found. As one tsquery,
    /// with the organization as $1, the queries as $2 and the patterns as $3:
    ///
    ///     select string_agg('(' || term.query || coalesce(inside.words, '') || ')', ' & ')::tsquery
    ///     from unnest($2::text[], $3::text[]) as term (query, pattern)
    ///     left join lateral (
    ///         select string_agg(' | ''' || word || '''', '') as words
    ///         from (select word from vocabulary where organization = $1 and word like term.pattern
    ///               order by length(word), word limit 1000) as longer) as inside on true
    ///
    /// Words of the vocabulary are folded, so none holds a quotation mark or a backslash. The limit is
    /// needed: a tsquery of 5,000 words takes a second, one of 60,000 exceeds PostgreSQL's stack.
    std::vector<IndexTerm> indexTerms() const;
    /// A tsquery text that finds the items whose title has a word that begins with a word of the query: what
    /// to put first when sorting by relevance. Empty where the query matches nothing.
    QString titleQuery() const;

    /// The first matching places of the text with some words around them; nothing where no term matches.
    std::optional<Highlight> highlight(QStringView text) const;
    /// How well a text fits, 0 to 1: whole words before prefixes before parts, more of the text before less,
    /// the title before the description.
    double score(QStringView title, QStringView description) const;

private:
    std::vector<Term> m_terms;
};

} // namespace triage::search
