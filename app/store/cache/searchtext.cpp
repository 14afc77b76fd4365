// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cache/searchtext.h"

#include "search/signs.h"
#include "search/similarwords.h"
#include "search/stemming.h"
#include "store/cache/counters.h"
#include "text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

// Of the words that contain a part, as many as the server searches for.
constexpr std::size_t maxLongerWords = 1000;
constexpr qsizetype maxLongerBytes = 100'000;

} // namespace

/// The words of the cached texts, which each connection that searches reads once.
class WordList
{
public:
    /// Reads the words that were added since the last call.
    void update(LocalDatabase &database)
    {
        LocalRows rows = database.read("select rowid, word from word where rowid > ? order by rowid", m_last);
        while (rows.next()) {
            m_last = rows.integer(0);
            m_words += '\n' + rows.bytes(1);
        }
    }

    /// Returns the words that contain a part behind their first character, the shortest first.
    std::vector<QString> containing(const QString &part) const
    {
        const QByteArray bytes = part.toUtf8();
        std::vector<QString> words;
        for (qsizetype at = m_words.indexOf(bytes); at >= 0;) {
            const qsizetype begin = m_words.lastIndexOf('\n', at) + 1;
            qsizetype end = m_words.indexOf('\n', at);
            if (end < 0)
                end = m_words.size();
            // A part that is at the beginning of a word may be in it once more.
            if (at > begin || QByteArrayView(m_words).sliced(begin + 1, end - begin - 1).contains(bytes))
                words.push_back(QString::fromUtf8(QByteArrayView(m_words).sliced(begin, end - begin)));
            at = m_words.indexOf(bytes, end);
        }
        std::sort(words.begin(), words.end(), [](const QString &one, const QString &other) {
            return std::pair(codePoints(one), one.toUtf8()) < std::pair(codePoints(other), other.toUtf8());
        });
        words.erase(std::unique(words.begin(), words.end()), words.end());
        if (words.size() > maxLongerWords)
            words.resize(maxLongerWords);
        return words;
    }

    /// Returns the words that differ from a word by a typing error. Takes 4 ms for 100,000 words.
    std::vector<QString> similarTo(const QString &word) const
    {
        std::vector<QString> words;
        const qsizetype length = word.toUtf8().size();
        constexpr qsizetype maxCharacter = 4; // bytes
        for (qsizetype begin = 1; begin < m_words.size();) {
            qsizetype end = m_words.indexOf('\n', begin);
            end = end < 0 ? m_words.size() : end;
            if (std::abs(end - begin - length) <= maxCharacter) {
                const QString known = QString::fromUtf8(QByteArrayView(m_words).sliced(begin, end - begin));
                if (search::isSimilar(known, word))
                    words.push_back(known);
            }
            begin = end + 1;
        }
        return words;
    }

private:
    qint64 m_last = 0;
    QByteArray m_words; ///< Each behind a line feed.
};

namespace {

WordList &wordsOf(LocalDatabase &database)
{
    if (!database.words())
        database.words() = std::make_shared<WordList>();
    database.words()->update(database);
    return *database.words();
}

/// Returns for each term the longer words that are searched for: those of all terms in turn, as far as the
/// limits allow.
std::vector<std::vector<QString>> longerWords(LocalDatabase &database,
                                              const std::vector<search::TermForms> &terms)
{
    std::vector<std::vector<QString>> all(terms.size());
    const auto hasPart = [](const search::TermForms &term) {
        return !term.part.isEmpty();
    };
    if (std::none_of(terms.begin(), terms.end(), hasPart))
        return all;
    const WordList &known = wordsOf(database);
    std::vector<std::vector<QString>> found;
    for (const search::TermForms &term : terms)
        found.push_back(hasPart(term) ? known.containing(term.part) : std::vector<QString>());
    std::size_t count = 0;
    qsizetype bytes = 0;
    for (std::size_t rank = 0; rank < maxLongerWords; ++rank) {
        for (std::size_t term = 0; term < found.size(); ++term) {
            if (rank >= found[term].size())
                continue;
            bytes += found[term][rank].toUtf8().size();
            if (++count > maxLongerWords || bytes > maxLongerBytes)
                return all;
            all[term].push_back(found[term][rank]);
        }
    }
    return all;
}

/// Returns a word of the index: neither words nor signs contain a quotation mark.
QString quoted(const QString &word)
{
    return u'"' + word + u'"';
}

QString joinedByOr(const QStringList &alternatives)
{
    return alternatives.join(u" OR "_s);
}

/// Returns the query of one term.
QString matchOf(const search::TermForms &term, const std::vector<QString> &longer)
{
    if (!term.phrase.empty()) {
        const QString words = quoted(QStringList(term.phrase.begin(), term.phrase.end()).join(u' '));
        return u"{title description} : "_s + words + (term.isOpen ? u"*"_s : QString());
    }
    const bool isWhole = !term.whole.isEmpty();
    if (!term.sign.isEmpty())
        return u"stems : "_s + quoted(search::signLexeme(term.sign)) + (isWhole ? QString() : u"*"_s);
    const QString &word = isWhole ? term.whole : term.beginning;
    QStringList words{ quoted(word) + (isWhole ? QString() : u"*"_s) };
    QStringList stems;
    for (const QString &stem : term.stems) {
        stems += quoted(stem);
        if (stem != word)
            words += quoted(stem);
    }
    for (const std::vector<QString> &others : { term.similar, longer })
        std::transform(others.begin(), others.end(), std::back_inserter(words), quoted);
    return u"({title description} : ("_s + joinedByOr(words) + u") OR stems : ("_s + joinedByOr(stems)
        + u"))"_s;
}

} // namespace

search::SearchQuery searchQuery(LocalDatabase &database, const QString &search)
{
    return search::SearchQuery::parse(search, search::queryLanguages(readLanguages(database)));
}

search::SearchQuery withSimilar(LocalDatabase &database, const search::SearchQuery &query)
{
    std::vector<std::vector<QString>> candidates;
    for (const search::SimilarLookup &lookup : query.similarLookups())
        candidates.push_back(wordsOf(database).similarTo(lookup.word));
    return query.withSimilar(candidates);
}

QString matchOf(LocalDatabase &database, const search::SearchQuery &query)
{
    const std::vector<search::TermForms> terms = query.forms();
    const std::vector<std::vector<QString>> longer = longerWords(database, terms);
    QStringList all;
    for (std::size_t i = 0; i < terms.size(); ++i)
        all += matchOf(terms[i], longer[i]);
    if (all.isEmpty() || !query.excludes())
        return all.join(u" AND "_s);
    QStringList excluded;
    for (const search::TermForms &term : query.excludedForms())
        excluded += matchOf(term, {});
    return u'(' + all.join(u" AND "_s) + u") NOT ("_s + joinedByOr(excluded) + u')';
}

} // namespace triage::app
