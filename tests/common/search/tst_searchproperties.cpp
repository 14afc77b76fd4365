// SPDX-License-Identifier: GPL-3.0-or-later
// Random Unicode: the index and the query match the same items, and every part of a text finds the text.
#include "search/folding.h"
#include "search/indexedtext.h"
#include "search/searchquery.h"
#include "support/testprogram.h"
#include "text.h"

#include <QMap>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::search;

namespace {

/// Generates texts of many scripts from a seed, deterministically.
class RandomText
{
public:
    explicit RandomText(quint32 seed) : m_random(seed) { }

    int below(int limit) { return int(m_random.bounded(limit)); }

    QString text(int codePointCount)
    {
        QList<char32_t> codes;
        while (codes.size() < codePointCount) {
            const auto [first, last] = ranges[size_t(below(int(std::size(ranges))))];
            for (int run = 1 + below(5); run > 0; --run)
                codes.append(first + char32_t(below(int(last - first) + 1)));
            if (below(3) == 0)
                codes.append(U' ');
        }
        return QString::fromUcs4(codes.constData(), codePointCount);
    }

    /// Returns text of few words, so that parts and neighbours occur.
    QString narrowText(int wordCount)
    {
        QString result;
        for (int i = 0; i < wordCount; ++i)
            result += narrow[size_t(below(int(std::size(narrow))))] + (below(4) ? u" "_s : u""_s);
        return result;
    }

private:
    using Span = std::pair<char32_t, char32_t>;
    static constexpr Span ranges[]
        = { { U'a', U'z' },       { U'a', U'z' },       { U'A', U'Z' },       { U'!', U'?' },
            { 0xA0, 0x24F },      { 0x300, 0x36F },     { 0x370, 0x3FF },     { 0x400, 0x4FF },
            { 0x590, 0x6FF },     { 0x900, 0x97F },     { 0xE00, 0xE7F },     { 0x1000, 0x109F },
            { 0x1100, 0x11FF },   { 0x1E00, 0x1FFF },   { 0x2000, 0x206F },   { 0x2150, 0x218F },
            { 0x3040, 0x30FF },   { 0x4E00, 0x4E40 },   { 0xAC00, 0xAC80 },   { 0xFB00, 0xFDFF },
            { 0xFE00, 0xFEFF },   { 0xFF00, 0xFFEF },   { 0x10330, 0x1034A }, { 0x1D400, 0x1D4FF },
            { 0x1F300, 0x1F6FF }, { 0x20000, 0x20020 }, { 0xE0000, 0xE007F } };
    static inline const QString narrow[]
        = { u"crash"_s,      u"crashes"_s, u"Crashing"_s, u"ash"_s,     u"as"_s,     u"dark"_s,
            u"mode"_s,       u"modes"_s,   u"手"_s,       u"机"_s,      u"手机"_s,   u"ß"_s,
            u"strasse"_s,    u"ที่"_s,       u"é"_s,        u"\""_s,      u"'"_s,      u"universe"_s,
            u"university"_s, u"C++"_s,     u"c#"_s,       u"node.js"_s, u".net"_s,   u"mode.js"_s,
            u"🐛"_s,          u":-)"_s,     u"-crash"_s,   u"-C++"_s,    u" -mode "_s };
    QRandomGenerator m_random;
};

/// Emulates PostgreSQL for an IndexedText and an IndexTerm.
class Index
{
public:
    explicit Index(const IndexedText &text)
    {
        static const QRegularExpression lexeme(u"'([^']*)'(?::([0-9,]+))?"_s);
        for (auto it = lexeme.globalMatch(text.lexemes); it.hasNext();) {
            const QRegularExpressionMatch match = it.next();
            QSet<int> &positions = m_lexemes[match.captured(1)];
            for (const QString &position : match.captured(2).split(u',', Qt::SkipEmptyParts))
                positions.insert(position.toInt());
        }
        m_vocabulary = text.vocabulary;
    }

    bool has(const IndexTerm &term) const
    {
        if (term.query.startsWith(u"!("_s))
            return !has({ term.query.mid(2).chopped(1), {} });
        for (const QString &alternative : term.query.split(u" | "_s)) {
            if (hasAlternative(alternative))
                return true;
        }
        if (term.pattern.isNull())
            return false;
        const QString part = term.pattern.mid(2).chopped(1);
        return std::any_of(m_vocabulary.begin(), m_vocabulary.end(),
                           [&](const QString &word) { return word.indexOf(part, 1) > 0; });
    }

private:
    bool hasAlternative(const QString &alternative) const
    {
        const bool isOpen = alternative.endsWith(u":*"_s);
        const QStringList phrase = (isOpen ? alternative.chopped(2) : alternative).split(u" <-> "_s);
        const QString last = unquoted(phrase.last());
        for (auto lexeme = m_lexemes.lowerBound(last);
             lexeme != m_lexemes.end() && (isOpen ? lexeme.key().startsWith(last) : lexeme.key() == last);
             ++lexeme) {
            if (phrase.size() == 1 || endsPhrase(phrase, lexeme.value()))
                return true;
        }
        return false;
    }

    /// Returns whether the other words of a phrase are before one of the positions of its last word.
    bool endsPhrase(const QStringList &phrase, const QSet<int> &positions) const
    {
        return std::any_of(positions.begin(), positions.end(), [&](int end) {
            for (int i = 0; i + 1 < phrase.size(); ++i) {
                if (!m_lexemes.value(unquoted(phrase[i])).contains(end - int(phrase.size()) + 1 + i))
                    return false;
            }
            return true;
        });
    }

    static QString unquoted(const QString &lexeme) { return lexeme.mid(1).chopped(1); }

    QMap<QString, QSet<int>> m_lexemes;
    QStringList m_vocabulary;
};

bool indexFinds(const QString &query, const QString &title, const QString &description)
{
    const Index index(indexedText(title, description));
    const std::vector<IndexTerm> terms = SearchQuery::parse(query).indexTerms();
    return !terms.empty()
        && std::all_of(terms.begin(), terms.end(), [&](const IndexTerm &term) { return index.has(term); });
}

} // namespace

class TestSearchProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void foldingTwiceIsFoldingOnce()
    {
        RandomText random(1);
        for (int i = 0; i < 2000; ++i) {
            const QString text = random.text(1 + random.below(30));
            QCOMPARE(fold(fold(text)), fold(text));
        }
    }

    void everyWordOfATextFindsTheText()
    {
        RandomText random(2);
        for (int i = 0; i < 500; ++i) {
            const QString text = random.text(1 + random.below(60));
            const QList<uint> codes = text.toUcs4();
            for (const Word &word : words(text)) {
                const auto *start = reinterpret_cast<const char32_t *>(codes.constData()) + word.start;
                const QString asWritten = QString::fromUcs4(start, word.length);
                QVERIFY2(SearchQuery::parse(asWritten).matches({}, text), qPrintable(asWritten));
                QVERIFY2(SearchQuery::parse(asWritten).highlight(text), qPrintable(asWritten));
                QVERIFY2(indexFinds(asWritten, {}, text), qPrintable(asWritten));
                if (words(word.folded).size() == 1) // a kana can be a ligature of two
                    QVERIFY2(SearchQuery::parse(word.folded).matches(text, {}), qPrintable(word.folded));
            }
        }
    }

    void aRunOfWordsInQuotesFindsTheText()
    {
        RandomText random(3);
        for (int i = 0; i < 500; ++i) {
            const QString text = random.text(60).remove(u'"').remove(u'«').remove(u'»').remove(u'＂');
            const std::vector<Word> read = words(text);
            const QList<uint> codes = text.toUcs4();
            for (size_t from = 0; from + 3 <= read.size(); from += 3) {
                const Word &last = read[from + 2];
                const auto *start = reinterpret_cast<const char32_t *>(codes.constData()) + read[from].start;
                const QString part = QString::fromUcs4(start, last.start + last.length - read[from].start);
                if (part.contains(u'\u201C') || part.contains(u'\u201D') || part.contains(u'\u201E')
                    || part.contains(u'\u201F'))
                    continue; // quotation marks themselves
                const QString query = u'"' + part + u'"';
                QVERIFY2(SearchQuery::parse(query).matches({}, text), qPrintable(query));
                QVERIFY2(indexFinds(query, {}, text), qPrintable(query));
            }
        }
    }

    void theIndexFindsWhatTheQueryMatches()
    {
        RandomText random(4);
        int found = 0;
        constexpr int rounds = 5000;
        for (int i = 0; i < rounds; ++i) {
            const QString title = random.narrowText(random.below(4));
            const QString description = random.narrowText(1 + random.below(6));
            QString query = random.narrowText(1 + random.below(3));
            if (random.below(3) == 0)
                query = u'"' + query + u'"';
            const bool matches = SearchQuery::parse(query).matches(title, description);
            QVERIFY2(matches == indexFinds(query, title, description),
                     qPrintable(query + u" in "_s + title + u" / "_s + description));
            found += matches;
        }
        QVERIFY(found > rounds / 10);
        QVERIFY(found < rounds * 9 / 10);
    }

    void matchesAreHighlightedAndScored()
    {
        RandomText random(5);
        for (int i = 0; i < 1000; ++i) {
            const QString text = random.text(1 + random.below(600));
            const SearchQuery query = SearchQuery::parse(random.text(1 + random.below(3)));
            const double score = query.score({}, text);
            QVERIFY(score >= 0 && score <= 1);
            const std::optional<Highlight> highlight = query.highlight(text);
            QCOMPARE(highlight.has_value(), score > 0);
            if (!highlight)
                continue;
            QVERIFY(text.contains(highlight->snippet));
            QVERIFY(highlight->snippet.isValidUtf16());
            QVERIFY(codePoints(highlight->snippet) <= 200);
            QVERIFY(!highlight->ranges.empty());
            const HighlightRange last = highlight->ranges.back();
            QVERIFY(last.start + last.length <= codePoints(highlight->snippet));
        }
    }

    void theIndexTakesWhateverIsStorable()
    {
        RandomText random(6);
        for (int i = 0; i < 300; ++i) {
            const IndexedText indexed = indexedText(random.text(500), random.text(5000));
            QVERIFY(indexed.lexemes.isValidUtf16());
            for (const QString &word : indexed.vocabulary) {
                QVERIFY(word.toUtf8().size() < 2000);
                QVERIFY2(!word.contains(QRegularExpression(u"['\"\\\\%_\\s]"_s)), qPrintable(word));
            }
        }
    }
};

TRIAGE_TEST(TestSearchProperties, QCoreApplication)
#include "tst_searchproperties.moc"
