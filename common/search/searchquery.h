// SPDX-License-Identifier: GPL-3.0-or-later
// The text that a person searches for: parsed once, matched by the index and the highlights in the same way.
#pragma once

#include "search/textanalysis.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace triage::search {

/// A word, a sign or a phrase of the query. An item matches if each of the terms matches.
struct QueryTerm
{
    std::vector<Word> words; ///< One word or sign, or the consecutive words of a phrase.
    bool isPhrase
        = false; ///< Quoted, a run of a script without spaces, or joined: folded words match exactly.
    bool isOpen = false; ///< A phrase whose last word may go on, as that of node.js.
    bool isSign = false; ///< See signs().
};

/// The forms of a term. An index has at least one of them for each item that has the term. Every index is
/// queried by them, so that all find the same items.
struct TermForms
{
    std::vector<QString> phrase; ///< These words in a row; of a phrase, which has nothing else.
    bool isOpen = false; ///< The last word of the phrase begins like this.
    QString sign; ///< A sign that begins like this; of a sign, which has nothing else.
    QString whole; ///< The excluded word or sign itself, for which a beginning does not suffice.
    QString beginning; ///< A word that begins like this.
    std::vector<QString> stems; ///< A word that is one of these, or one with such a stem.
    QString part; ///< A word that contains this behind its first character; empty if none may.
    std::vector<QString> similar; ///< A word that is one of these, which differ by a typing error.
};

/// Where the words of an index that may be similar to a term are: they have this beginning or this ending,
/// and about its length.
struct SimilarLookup
{
    std::size_t term = 0; ///< The index of the term.
    QString word;
    QString beginning;
    QString ending;
};

/// The query of PostgreSQL's index for one term: an item must match `query`, or contain a word of the
/// vocabulary like `pattern`.
struct IndexTerm
{
    QString query; ///< The text form of a tsquery, for example `'crashed':* | '=crash' | 'crash'`.
    QString pattern; ///< A LIKE pattern, for example `_%crashed%`; null if the query finds everything.
    friend bool operator==(const IndexTerm &, const IndexTerm &) = default;
};

/// A range of a snippet in code points.
struct HighlightRange
{
    int start = 0;
    int length = 0;
    friend bool operator==(const HighlightRange &, const HighlightRange &) = default;
};

struct Highlight
{
    QString snippet; ///< A literal part of the text, at most about 200 code points.
    std::vector<HighlightRange> ranges; ///< The matches, in order, without overlaps.
};

/// How an item matches a query.
struct QueryHit
{
    double score = 0; ///< See SearchQuery::score().
    std::optional<Highlight> title;
    std::optional<Highlight> description;
};

class TermMatcher;

/// A word matches by stem, by prefix or, from three characters on, inside a word; a phrase matches exactly.
/// Words that are joined by a dot, an underscore or an @ are a phrase whose last word may go on. Signs
/// (signs.h) match as they are written. A word or phrase with a hyphen before it, as in -word and -"two
/// words", excludes the items that have it whole or by stem; excluded terms alone find nothing. Other
/// punctuation gives no term. A quotation mark without a partner is punctuation.
class SearchQuery
{
public:
    /// Stems the words as those of texts whose language is unknown, and by each of the languages.
    static SearchQuery parse(QStringView text, const std::vector<Language> &languages = {});

    bool matchesNothing() const { return m_terms.empty(); }
    /// Returns the terms to find, without the excluded ones.
    const std::vector<QueryTerm> &terms() const & { return m_terms; }
    bool excludes() const { return !m_excluded.empty(); }

    /// Returns where an index has the words that differ by a typing error from those of the query. Empty if
    /// no word can be mistyped: signs, numbers, phrases and short words are taken as they are.
    std::vector<SimilarLookup> similarLookups() const;
    /// Returns the query that also finds words with one typing error, with a lower score: for where nothing
    /// is found otherwise. candidates are what an index has for each of similarLookups().
    SearchQuery withSimilar(const std::vector<std::vector<QString>> &candidates = {}) const;
    /// Returns whether an index has words with one typing error.
    bool hasSimilar() const;

    /// Returns whether an item is found: each term in its title or its description, and no excluded one.
    bool matches(QStringView title, QStringView description) const;

    /// Returns what an index has of the items, for each term; an item needs all terms.
    std::vector<TermForms> forms() const;
    /// Returns what an index has of the excluded items, for each excluded term.
    std::vector<TermForms> excludedForms() const;
    /// Returns the queries of the index of indexedText(), one for each term, then one for each excluded term,
    /// which begins with `!`; all of them must match. None if the query matches nothing. As one tsquery, the
    /// terms are joined by &, and each is its query and the words of the vocabulary like its pattern, joined
    /// by |. Words of the vocabulary are folded, so none contains a quotation mark or a backslash. Their
    /// number has to be limited: a tsquery of 5,000 words takes a second, one of 60,000 exceeds PostgreSQL's
    /// stack, and one of a megabyte cannot be stored.
    std::vector<IndexTerm> indexTerms() const;
    /// Returns the text of a tsquery that finds the items whose title has a word that begins with a word of
    /// the query, which come first when sorting by relevance. Empty if the query matches nothing.
    QString titleQuery() const;

    /// Returns the matches in a text, in order, without overlaps.
    std::vector<HighlightRange> ranges(QStringView text) const;
    /// Returns the densest part of the matches with some words around them, or nothing if no term matches.
    std::optional<Highlight> highlight(QStringView text) const;
    /// Returns the relevance of a text, 0 to 1: whole words before prefixes before parts, a larger share of
    /// the text before a smaller one, the title before the description.
    double score(QStringView title, QStringView description) const;
    /// Returns the score of an item and the highlights of its title and description, reading each text once.
    QueryHit hit(QStringView title, QStringView description) const;

private:
    SearchQuery() = default;
    Language languageOf(QStringView title, QStringView description) const;
    bool isExcluded(QStringView title, QStringView description, Language language) const;

    bool m_hasLanguages = false; ///< Texts are stemmed by their language.
    std::vector<QueryTerm> m_terms;
    std::vector<QueryTerm> m_excluded;
    std::vector<std::vector<QString>> m_similar; ///< For each term, once it is searched for similar words.
    std::shared_ptr<const TermMatcher> m_matcher;
    std::shared_ptr<const TermMatcher> m_exclusions; ///< Null if nothing is excluded.
};

} // namespace triage::search
