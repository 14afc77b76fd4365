// What a person typed into search: parsed once, matched the same way by the index and by the highlights.
#pragma once

#include "search/textanalysis.h"

#include <QByteArray>
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
/// matches exactly. Punctuation alone gives no term and matches nothing.
class SearchQuery
{
public:
    static SearchQuery parse(QStringView text);

    bool matchesNothing() const { return m_terms.empty(); }
    const std::vector<Term> &terms() const { return m_terms; }

    /// The first matching places of the text with some words around them; nothing where no term matches.
    std::optional<Highlight> highlight(QStringView text) const;
    /// How well a text fits, 0 to 1: whole words before prefixes before parts, more of the text before less.
    double score(QStringView title, QStringView description) const;

private:
    std::vector<Term> m_terms;
};

/// What the index stores of an item. Lexemes are folded words with their positions; "=" + stem for stems that
/// differ from the word; "^" + word for the words of the title.
struct IndexedText
{
    QString lexemes; ///< The text form of a PostgreSQL tsvector.
    QStringList vocabulary; ///< Its distinct folded words.
};
IndexedText indexedText(QStringView title, QStringView description);

} // namespace triage::search
