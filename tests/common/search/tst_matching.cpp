// SPDX-License-Identifier: GPL-3.0-or-later
// The matches of many terms at once are those of comparing each word with each term, and cost no more for
// many terms than for one.

#include "search/matching.h"
#include "support/testprogram.h"
#include "text.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <ctime>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::search;

namespace {

QString describe(const Match &match)
{
    return u"%1@%2+%3 q%4 %5+%6"_s.arg(match.term)
        .arg(match.firstWord)
        .arg(match.wordCount)
        .arg(int(match.quality))
        .arg(match.range.start)
        .arg(match.range.length);
}

QString describe(const std::vector<Match> &matches)
{
    QStringList texts;
    for (const Match &match : matches)
        texts << describe(match);
    return texts.join(u" | "_s);
}

HighlightRange part(const Word &word, qsizetype offset, const QString &wanted)
{
    if (codePoints(word.folded) != word.length)
        return { word.start, word.length };
    return { word.start + int(codePoints(QStringView(word.folded).left(offset))), int(codePoints(wanted)) };
}

/// Compares one word with one term.
std::optional<Match> matchOf(const Word &wanted, const Word &word)
{
    const HighlightRange whole{ word.start, word.length };
    if (word.folded == wanted.folded)
        return Match{ .quality = MatchQuality::Whole, .range = whole };
    if (word.stem == wanted.stem || word.folded == wanted.stem)
        return Match{ .quality = MatchQuality::Stem, .range = whole };
    const qsizetype offset = word.folded.indexOf(wanted.folded);
    if (offset == 0)
        return Match{ .quality = MatchQuality::Prefix, .range = part(word, 0, wanted.folded) };
    if (offset < 0 || !matchesInfix(wanted))
        return std::nullopt;
    return Match{ .quality = MatchQuality::Inside, .range = part(word, offset, wanted.folded) };
}

std::optional<Match> matchOf(const std::vector<Word> &phrase, const std::vector<Word> &text, size_t at)
{
    for (size_t i = 0; i < phrase.size(); ++i) {
        if (at + i >= text.size() || text[at + i].folded != phrase[i].folded)
            return std::nullopt;
    }
    const Word &last = text[at + phrase.size() - 1];
    return Match{ .wordCount = phrase.size(),
                  .range = { text[at].start, last.start + last.length - text[at].start } };
}

std::vector<Match> matchesOneByOne(const std::vector<QueryTerm> &terms, const std::vector<Word> &text)
{
    std::vector<Match> found;
    for (size_t at = 0; at < text.size(); ++at) {
        for (size_t term = 0; term < terms.size(); ++term) {
            auto match = terms[term].isPhrase ? matchOf(terms[term].words, text, at)
                                              : matchOf(terms[term].words.front(), text[at]);
            if (match) {
                match->term = term;
                match->firstWord = at;
                found.push_back(*match);
            }
        }
    }
    return found;
}

/// Words of few letters and endings, so that many are equal, begin alike, contain each other or have one
/// stem.
class Babble
{
public:
    explicit Babble(quint32 seed) : m_random(seed) { }

    int below(int limit) { return int(m_random.bounded(limit)); }
    QString word()
    {
        static const QStringList endings{ u""_s,   u""_s,  u""_s,  u"s"_s,   u"ing"_s,
                                          u"ed"_s, u"é"_s, u"ß"_s, u"東京"_s };
        static const QString letters = u"aab\u00e4"_s;
        QString word;
        for (int i = 1 + below(6); i > 0; --i)
            word += letters[below(int(letters.size()))];
        return word + endings[below(int(endings.size()))];
    }
    QString text(int words)
    {
        QStringList all;
        for (int i = 0; i < words; ++i)
            all << word();
        return all.join(u' ');
    }

private:
    QRandomGenerator m_random;
};

/// Returns the CPU time of matching, the least of some runs.
double secondsOf(const QString &query, const std::vector<Word> &text)
{
    const TermMatcher matcher(SearchQuery::parse(query).terms());
    double least = 1e9;
    for (int run = 0; run < 5; ++run) {
        const std::clock_t begun = std::clock();
        const std::vector<Match> found = matcher.find(text);
        least = std::min(least, double(std::clock() - begun) / CLOCKS_PER_SEC);
        if (!found.empty())
            qFatal("The words of the query must not occur");
    }
    return least;
}

} // namespace

class TestMatching : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itFindsWhatComparingOneByOneFinds();
    void manyWordsCostHardlyMoreThanOne();
};

void TestMatching::itFindsWhatComparingOneByOneFinds()
{
    Babble babble(7);
    size_t count = 0;
    for (int round = 0; round < 400; ++round) {
        QString query = babble.text(1 + babble.below(12));
        for (int phrases = babble.below(4); phrases > 0; --phrases)
            query += u" \""_s + babble.text(1 + babble.below(3)) + u'"';
        const std::vector<QueryTerm> terms = SearchQuery::parse(query).terms();
        const std::vector<Word> text = words(babble.text(60));
        const std::vector<Match> found = TermMatcher(terms).find(text);
        QCOMPARE(describe(found), describe(matchesOneByOne(terms, text)));
        count += found.size();
    }
    QVERIFY(count > 10'000);
}

void TestMatching::manyWordsCostHardlyMoreThanOne()
{
    QString longText;
    for (int i = 0; i < 20'000; ++i)
        longText += u"b%1 "_s.arg(i);
    const std::vector<Word> text = words(longText);
    QStringList many;
    for (int i = 0; i < 125; ++i)
        many << u"x%1"_s.arg(i, 2, 36, QChar(u'0'));
    const double one = secondsOf(many.first(), text);
    const double all = secondsOf(many.join(u' '), text);
    QVERIFY2(all < 5 * one, qPrintable(u"%1 s for one, %2 s for all"_s.arg(one).arg(all)));
}

TRIAGE_TEST(TestMatching, QCoreApplication)
#include "tst_matching.moc"
