// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/searchquery.h"

#include "languages/languagedetection.h"
#include "search/folding.h"
#include "search/matching.h"
#include "search/snippet.h"
#include "search/stemming.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace triage::search {

namespace {

bool isQuotationMark(QChar c)
{
    switch (c.unicode()) {
    case u'"':
    case u'\u201C': // “
    case u'\u201D': // ”
    case u'\u201E': // „
    case u'\u201F': // ‟
    case u'\u00AB': // «
    case u'\u00BB': // »
    case u'\uFF02':
        return true; // ＂
    default:
        return false;
    }
}

qsizetype nextQuotationMark(QStringView text, qsizetype from)
{
    const auto found = std::find_if(text.begin() + from, text.end(), isQuotationMark);
    return found - text.begin();
}

/// Returns whether a word is a character of a script without spaces.
bool isUnspaced(const Word &word)
{
    qsizetype index = 0;
    return kindOf(nextCodePoint(word.folded, index)) == CodePointKind::Unspaced;
}

bool isSameTerm(const QueryTerm &a, const QueryTerm &b)
{
    return a.isPhrase == b.isPhrase
        && std::equal(a.words.begin(), a.words.end(), b.words.begin(), b.words.end(),
                      [](const Word &x, const Word &y) { return x.folded == y.folded; });
}

void addTerm(std::vector<QueryTerm> &terms, QueryTerm term)
{
    const bool isKnown
        = std::any_of(terms.begin(), terms.end(), [&](const QueryTerm &t) { return isSameTerm(t, term); });
    if (!term.words.empty() && !isKnown)
        terms.push_back(std::move(term));
}

/// Reads words with their stems in the languages.
std::vector<Word> queryWords(QStringView text, const std::vector<Language> &languages)
{
    std::vector<Word> read = words(text);
    for (const Language language : languages) {
        std::vector<Word> inLanguage = words(text, language);
        for (size_t i = 0; i < read.size(); ++i) {
            std::vector<QString> &others = read[i].otherStems;
            QString &stem = inLanguage[i].stem;
            if (stem != read[i].stem && std::find(others.begin(), others.end(), stem) == others.end())
                others.push_back(std::move(stem));
        }
    }
    return read;
}

/// Adds each word as a term, and each run of characters without spaces as a phrase.
void addWords(std::vector<QueryTerm> &terms, std::vector<Word> read)
{
    for (size_t i = 0; i < read.size();) {
        QueryTerm term;
        do {
            term.words.push_back(std::move(read[i++]));
        } while (i < read.size() && isUnspaced(term.words.back()) && isUnspaced(read[i])
                 && term.words.back().start + term.words.back().length == read[i].start);
        term.isPhrase = term.words.size() > 1;
        addTerm(terms, std::move(term));
    }
}

/// Returns a lexeme of the text form of tsquery and tsvector.
QString quoted(QStringView lexeme)
{
    QString text;
    text.reserve(lexeme.size() + 2);
    text.append(u'\'');
    for (const QChar c : lexeme) {
        if (c == u'\'' || c == u'\\')
            text.append(c);
        text.append(c);
    }
    text.append(u'\'');
    return text;
}

QString escapedForLike(QStringView text)
{
    QString escaped;
    escaped.reserve(text.size());
    for (const QChar c : text) {
        if (c == u'%' || c == u'_' || c == u'\\')
            escaped.append(u'\\');
        escaped.append(c);
    }
    return escaped;
}

TermForms formsOf(const QueryTerm &term)
{
    TermForms forms;
    if (term.isPhrase) {
        for (const Word &word : term.words)
            forms.phrase.push_back(word.folded);
        return forms;
    }
    const Word &word = term.words.front();
    forms.beginning = word.folded;
    forms.stems = word.otherStems;
    forms.stems.insert(forms.stems.begin(), word.stem);
    if (matchesInfix(word))
        forms.part = word.folded;
    return forms;
}

IndexTerm indexTermOf(const TermForms &forms)
{
    if (!forms.phrase.empty()) {
        QStringList lexemes;
        for (const QString &word : forms.phrase)
            lexemes.append(quoted(word));
        return { lexemes.join(" <-> "_L1), {} };
    }
    QString query = quoted(forms.beginning) + ":*"_L1;
    for (const QString &stem : forms.stems) {
        query += " | "_L1 + quoted(u'=' + stem);
        if (stem != forms.beginning)
            query += " | "_L1 + quoted(stem);
    }
    // Words that begin with the term are found by prefix, so the pattern requires a character before it.
    return { query, forms.part.isEmpty() ? QString() : "_%"_L1 + escapedForLike(forms.part) + u'%' };
}

} // namespace

SearchQuery SearchQuery::parse(QStringView text, const std::vector<Language> &languages)
{
    std::vector<Language> stemmed;
    std::copy_if(languages.begin(), languages.end(), std::back_inserter(stemmed), hasOwnStems);
    SearchQuery query;
    query.m_hasLanguages = !stemmed.empty();
    qsizetype from = 0;
    while (from < text.size()) {
        const qsizetype open = nextQuotationMark(text, from);
        const qsizetype close = open < text.size() ? nextQuotationMark(text, open + 1) : text.size();
        if (close >= text.size()) {
            addWords(query.m_terms, queryWords(text.mid(from), stemmed));
            break;
        }
        addWords(query.m_terms, queryWords(text.mid(from, open - from), stemmed));
        addTerm(query.m_terms, { words(text.mid(open + 1, close - open - 1)), true });
        from = close + 1;
    }
    query.m_matcher = std::make_shared<const TermMatcher>(query.m_terms);
    return query;
}

std::vector<TermForms> SearchQuery::forms() const
{
    std::vector<TermForms> forms;
    forms.reserve(m_terms.size());
    std::transform(m_terms.begin(), m_terms.end(), std::back_inserter(forms), formsOf);
    return forms;
}

std::vector<IndexTerm> SearchQuery::indexTerms() const
{
    std::vector<IndexTerm> terms;
    terms.reserve(m_terms.size());
    for (const TermForms &each : forms())
        terms.push_back(indexTermOf(each));
    return terms;
}

QString SearchQuery::titleQuery() const
{
    QStringList lexemes;
    for (const QueryTerm &term : m_terms) {
        for (const Word &word : term.words)
            lexemes.append(quoted(u'^' + word.folded) + ":*"_L1);
    }
    return lexemes.join(" | "_L1);
}

/// Returns the language by which the index stems a text.
Language SearchQuery::languageOf(QStringView title, QStringView description) const
{
    return m_hasLanguages ? detectedLanguage(title, description) : Language();
}

bool SearchQuery::matches(QStringView title, QStringView description) const
{
    std::vector<bool> isFound(m_terms.size(), false);
    const Language language = languageOf(title, description);
    for (const QStringView text : { title, description }) {
        for (const Match &match : m_matcher->find(words(text, language)))
            isFound[match.term] = true;
    }
    return !m_terms.empty() && std::all_of(isFound.begin(), isFound.end(), [](bool one) { return one; });
}

std::vector<HighlightRange> SearchQuery::ranges(QStringView text) const
{
    return rangesOf(m_matcher->find(words(text, languageOf({}, text))));
}

std::optional<Highlight> SearchQuery::highlight(QStringView text) const
{
    const std::vector<Word> read = words(text, languageOf({}, text));
    return snippetOf(text, read, m_matcher->find(read), m_terms.size());
}

double SearchQuery::score(QStringView title, QStringView description) const
{
    return hit(title, description).score;
}

QueryHit SearchQuery::hit(QStringView title, QStringView description) const
{
    const Language language = languageOf(title, description);
    const std::vector<Word> titleWords = words(title, language);
    const std::vector<Word> descriptionWords = words(description, language);
    std::vector<Match> inTitle = m_matcher->find(titleWords);
    std::vector<Match> inDescription = m_matcher->find(descriptionWords);
    const double score
        = relevance(m_terms.size(), inTitle, titleWords.size(), inDescription, descriptionWords.size());
    return { score, snippetOf(title, titleWords, std::move(inTitle), m_terms.size()),
             snippetOf(description, descriptionWords, std::move(inDescription), m_terms.size()) };
}

} // namespace triage::search
