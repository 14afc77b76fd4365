// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/searchquery.h"

#include "languages/languagedetection.h"
#include "search/folding.h"
#include "search/matching.h"
#include "search/signs.h"
#include "search/similarwords.h"
#include "search/snippet.h"
#include "search/stemming.h"

#include <algorithm>
#include <iterator>
#include <utility>

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
    return a.isPhrase == b.isPhrase && a.isOpen == b.isOpen && a.isSign == b.isSign
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

int endOf(const Word &word)
{
    return word.start + word.length;
}

/// Reads the terms of a query.
class QueryReader
{
public:
    QueryReader(QStringView text, const std::vector<Language> &languages)
        : m_text(text), m_languages(languages)
    {
    }

    void read()
    {
        while (m_from < m_text.size()) {
            const qsizetype open = nextQuotationMark(m_text, m_from);
            const qsizetype close
                = open < m_text.size() ? nextQuotationMark(m_text, open + 1) : m_text.size();
            if (close >= m_text.size()) {
                readPlain(m_text.size());
                return;
            }
            const bool isExcluded = isHyphen(open - 1);
            readPlain(isExcluded ? open - 1 : open);
            const QStringView quoted = m_text.sliced(open + 1, close - open - 1);
            if (isExcluded)
                addExcluded(quoted, true);
            else
                addPhrase(quoted);
            m_from = close + 1;
        }
    }

    std::vector<QueryTerm> terms;
    std::vector<QueryTerm> excluded;

private:
    /// Returns whether a hyphen that excludes is there: one at the beginning of a word, and no dash.
    bool isHyphen(qsizetype at) const
    {
        return at >= m_from && m_text[at] == u'-' && (at == 0 || m_text[at - 1].isSpace())
            && at + 1 < m_text.size() && !m_text[at + 1].isSpace() && m_text[at + 1] != u'-';
    }

    void readPlain(qsizetype end)
    {
        while (m_from < end) {
            qsizetype hyphen = m_from;
            while (hyphen < end && !isHyphen(hyphen))
                ++hyphen;
            addWords(m_text.sliced(m_from, hyphen - m_from));
            m_from = hyphen;
            if (hyphen == end)
                return;
            while (m_from < end && !m_text[m_from].isSpace())
                ++m_from;
            addExcluded(m_text.sliced(hyphen + 1, m_from - hyphen - 1), false);
        }
    }

    static void addSigns(std::vector<QueryTerm> &to, std::vector<Word> read)
    {
        for (Word &sign : read) {
            QueryTerm term;
            term.words.push_back(std::move(sign));
            term.isSign = true;
            addTerm(to, std::move(term));
        }
    }

    /// Removes the words that are a part of a sign, which says more.
    static void removeCovered(std::vector<Word> &read, const std::vector<Word> &written)
    {
        std::erase_if(read, [&written](const Word &word) {
            return std::any_of(written.begin(), written.end(), [&word](const Word &sign) {
                return sign.start <= word.start && endOf(word) <= endOf(sign);
            });
        });
    }

    void addPhrase(QStringView text)
    {
        QueryTerm term;
        term.words = words(text);
        term.isPhrase = true;
        addTerm(terms, std::move(term));
        addSigns(terms, signs(text));
    }

    /// Excludes a word, a sign, or words in a row: quoted, or joined in any way.
    void addExcluded(QStringView text, bool isQuoted)
    {
        std::vector<Word> written = signs(text);
        QueryTerm term;
        term.words = queryWords(text, m_languages);
        term.isPhrase = isQuoted || term.words.size() > 1;
        std::vector<Word> others = term.words;
        removeCovered(others, written);
        if (others.empty())
            addSigns(excluded, std::move(written));
        else
            addTerm(excluded, std::move(term));
    }

    /// Adds each word as a term, each run of characters without spaces and joined words as a phrase, and
    /// signs.
    void addWords(QStringView text)
    {
        std::vector<Word> read = queryWords(text, m_languages);
        std::vector<Word> written = signs(text);
        // The dot of node.js joins two words.
        std::erase_if(written, [&read](const Word &sign) {
            return sign.folded.startsWith(u'.')
                && std::any_of(read.begin(), read.end(),
                               [&sign](const Word &word) { return endOf(word) == sign.start; });
        });
        removeCovered(read, written);
        const QList<uint> codePoints = text.toUcs4();
        const auto isJoined = [&](const Word &word, const Word &next) {
            if (isUnspaced(word) && isUnspaced(next))
                return endOf(word) == next.start;
            const uint between = endOf(word) + 1 == next.start ? codePoints[endOf(word)] : 0;
            return between == '.' || between == '_' || between == '@';
        };
        for (size_t i = 0; i < read.size();) {
            QueryTerm term;
            do {
                term.words.push_back(std::move(read[i++]));
            } while (i < read.size() && isJoined(term.words.back(), read[i]));
            term.isPhrase = term.words.size() > 1;
            term.isOpen = term.isPhrase && !isUnspaced(term.words.back());
            addTerm(terms, std::move(term));
        }
        addSigns(terms, std::move(written));
    }

    QStringView m_text;
    const std::vector<Language> &m_languages;
    qsizetype m_from = 0; ///< The end of what was read.
};

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
        forms.isOpen = term.isOpen;
        return forms;
    }
    const Word &word = term.words.front();
    if (term.isSign) {
        forms.sign = word.folded;
        return forms;
    }
    forms.beginning = word.folded;
    forms.stems = word.otherStems;
    forms.stems.insert(forms.stems.begin(), word.stem);
    if (matchesInfix(word))
        forms.part = word.folded;
    return forms;
}

/// An excluded word excludes its inflected forms, but not all words that contain it.
TermForms excludedFormsOf(const QueryTerm &term)
{
    TermForms forms = formsOf(term);
    forms.whole = std::exchange(forms.beginning, {});
    if (term.isSign)
        forms.whole = forms.sign;
    forms.part.clear();
    return forms;
}

/// Returns the lexemes of a term, separated by |.
QString lexemesOf(const TermForms &forms)
{
    if (!forms.phrase.empty()) {
        QStringList lexemes;
        for (const QString &word : forms.phrase)
            lexemes.append(quoted(word));
        return lexemes.join(" <-> "_L1) + (forms.isOpen ? ":*"_L1 : ""_L1);
    }
    if (!forms.sign.isEmpty())
        return quoted(signLexeme(forms.sign)) + (forms.whole.isEmpty() ? ":*"_L1 : ""_L1);
    const QString &word = forms.whole.isEmpty() ? forms.beginning : forms.whole;
    QString query = quoted(word) + (forms.whole.isEmpty() ? ":*"_L1 : ""_L1);
    for (const QString &stem : forms.stems) {
        query += " | "_L1 + quoted(u'=' + stem);
        if (stem != word)
            query += " | "_L1 + quoted(stem);
    }
    for (const QString &similar : forms.similar)
        query += " | "_L1 + quoted(similar);
    return query;
}

IndexTerm indexTermOf(const TermForms &forms)
{
    // Words that begin with the term are found by prefix, so the pattern requires a character before it.
    return { lexemesOf(forms),
             forms.part.isEmpty() ? QString() : "_%"_L1 + escapedForLike(forms.part) + u'%' };
}

} // namespace

SearchQuery SearchQuery::parse(QStringView text, const std::vector<Language> &languages)
{
    std::vector<Language> stemmed;
    std::copy_if(languages.begin(), languages.end(), std::back_inserter(stemmed), hasOwnStems);
    QueryReader reader(text, stemmed);
    reader.read();
    SearchQuery query;
    query.m_hasLanguages = !stemmed.empty();
    query.m_terms = std::move(reader.terms);
    query.m_excluded = std::move(reader.excluded);
    query.m_matcher = std::make_shared<const TermMatcher>(query.m_terms);
    if (query.excludes())
        query.m_exclusions = std::make_shared<const TermMatcher>(query.m_excluded);
    return query;
}

std::vector<SimilarLookup> SearchQuery::similarLookups() const
{
    constexpr std::size_t mostMistyped = 8; // each takes a few milliseconds in 100,000 words
    std::vector<SimilarLookup> lookups;
    for (std::size_t i = 0; i < m_terms.size(); ++i) {
        const QueryTerm &term = m_terms[i];
        const QString &word = term.words.front().folded;
        if (term.isPhrase || term.isSign || !canBeMistyped(word))
            continue;
        // One error leaves the beginning or the ending as it is: the character between them keeps two that
        // are exchanged from being of both.
        const qsizetype beginning = (word.size() - 1) / 2;
        lookups.push_back({ i, word, word.first(beginning), word.sliced(beginning + 1) });
    }
    if (lookups.size() > mostMistyped)
        lookups.clear();
    return lookups;
}

SearchQuery SearchQuery::withSimilar(const std::vector<std::vector<QString>> &candidates) const
{
    constexpr std::size_t mostSimilar = 100; // each costs time for every item that is compared
    SearchQuery query = *this;
    query.m_similar.assign(m_terms.size(), {});
    const std::vector<SimilarLookup> lookups = similarLookups();
    for (std::size_t i = 0; i < lookups.size() && i < candidates.size(); ++i) {
        std::vector<QString> &similar = query.m_similar[lookups[i].term];
        std::copy_if(candidates[i].begin(), candidates[i].end(), std::back_inserter(similar),
                     [&](const QString &word) { return isSimilar(word, lookups[i].word); });
        std::sort(similar.begin(), similar.end());
        similar.erase(std::unique(similar.begin(), similar.end()), similar.end());
        if (similar.size() > mostSimilar)
            similar.resize(mostSimilar);
    }
    query.m_matcher
        = std::make_shared<const TermMatcher>(m_terms, lookups.empty() ? Typing::Exact : Typing::WithErrors);
    return query;
}

bool SearchQuery::hasSimilar() const
{
    return std::any_of(m_similar.begin(), m_similar.end(), [](const auto &words) { return !words.empty(); });
}

std::vector<TermForms> SearchQuery::forms() const
{
    std::vector<TermForms> forms;
    forms.reserve(m_terms.size());
    std::transform(m_terms.begin(), m_terms.end(), std::back_inserter(forms), formsOf);
    for (std::size_t i = 0; i < m_similar.size(); ++i)
        forms[i].similar = m_similar[i];
    return forms;
}

std::vector<TermForms> SearchQuery::excludedForms() const
{
    std::vector<TermForms> forms;
    std::transform(m_excluded.begin(), m_excluded.end(), std::back_inserter(forms), excludedFormsOf);
    return forms;
}

std::vector<IndexTerm> SearchQuery::indexTerms() const
{
    std::vector<IndexTerm> terms;
    if (matchesNothing())
        return terms;
    for (const TermForms &each : forms())
        terms.push_back(indexTermOf(each));
    for (const TermForms &each : excludedForms())
        terms.push_back({ "!("_L1 + lexemesOf(each) + u')', {} });
    return terms;
}

QString SearchQuery::titleQuery() const
{
    QStringList lexemes;
    for (const QueryTerm &term : m_terms) {
        for (const Word &word : term.words)
            lexemes.append(quoted(u'^' + (term.isSign ? signLexeme(word.folded) : word.folded)) + ":*"_L1);
    }
    for (const std::vector<QString> &words : m_similar) {
        for (const QString &word : words)
            lexemes.append(quoted(u'^' + word));
    }
    return lexemes.join(" | "_L1);
}

/// Returns the language by which the index stems a text.
Language SearchQuery::languageOf(QStringView title, QStringView description) const
{
    return m_hasLanguages ? detectedLanguage(title, description) : Language();
}

bool SearchQuery::isExcluded(QStringView title, QStringView description, Language language) const
{
    if (!m_exclusions)
        return false;
    for (const QStringView text : { title, description }) {
        const std::vector<Match> found = m_exclusions->find(words(text, language), signs(text));
        if (std::any_of(found.begin(), found.end(),
                        [](const Match &match) { return match.quality >= MatchQuality::Stem; }))
            return true;
    }
    return false;
}

bool SearchQuery::matches(QStringView title, QStringView description) const
{
    std::vector<bool> isFound(m_terms.size(), false);
    const Language language = languageOf(title, description);
    for (const QStringView text : { title, description }) {
        for (const Match &match : m_matcher->find(words(text, language), signs(text)))
            isFound[match.term] = true;
    }
    return !m_terms.empty() && std::all_of(isFound.begin(), isFound.end(), [](bool one) { return one; })
        && !isExcluded(title, description, language);
}

std::vector<HighlightRange> SearchQuery::ranges(QStringView text) const
{
    return rangesOf(m_matcher->find(words(text, languageOf({}, text)), signs(text)));
}

std::optional<Highlight> SearchQuery::highlight(QStringView text) const
{
    const std::vector<Word> read = words(text, languageOf({}, text));
    return snippetOf(text, read, m_matcher->find(read, signs(text)), m_terms.size());
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
    std::vector<Match> inTitle = m_matcher->find(titleWords, signs(title));
    std::vector<Match> inDescription = m_matcher->find(descriptionWords, signs(description));
    const double score
        = relevance(m_terms.size(), inTitle, titleWords.size(), inDescription, descriptionWords.size());
    return { score, snippetOf(title, titleWords, std::move(inTitle), m_terms.size()),
             snippetOf(description, descriptionWords, std::move(inDescription), m_terms.size()) };
}

} // namespace triage::search
