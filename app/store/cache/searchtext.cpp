// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cache/searchtext.h"

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

private:
    qint64 m_last = 0;
    QByteArray m_words; ///< Each behind a line feed.
};

namespace {

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
    if (!database.words())
        database.words() = std::make_shared<WordList>();
    WordList &known = *database.words();
    known.update(database);
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

/// Returns a word of the index: folded words contain nothing but letters, digits and marks.
QString quoted(const QString &word)
{
    return u'"' + word + u'"';
}

} // namespace

search::SearchQuery searchQuery(LocalDatabase &database, const QString &search)
{
    return search::SearchQuery::parse(search, search::queryLanguages(readLanguages(database)));
}

QString matchOf(LocalDatabase &database, const QString &search)
{
    const std::vector<search::TermForms> terms = searchQuery(database, search).forms();
    const std::vector<std::vector<QString>> longer = longerWords(database, terms);
    QStringList all;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const search::TermForms &term = terms[i];
        if (!term.phrase.empty()) {
            all += u"{title description} : \""_s
                + QStringList(term.phrase.begin(), term.phrase.end()).join(u' ') + u'"';
            continue;
        }
        QStringList words{ quoted(term.beginning) + u'*' };
        QStringList stems;
        for (const QString &stem : term.stems) {
            stems += quoted(stem);
            if (stem != term.beginning)
                words += quoted(stem);
        }
        std::transform(longer[i].begin(), longer[i].end(), std::back_inserter(words), quoted);
        all += u"({title description} : ("_s + words.join(u" OR "_s) + u") OR stems : ("_s
            + stems.join(u" OR "_s) + u"))"_s;
    }
    return all.join(u" AND "_s);
}

} // namespace triage::app
