// SPDX-License-Identifier: GPL-3.0-or-later
// The words by which items like an item are searched for, where the database knows how frequent some words
// are.

#include "services/feedback/wordsearch.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::services;

namespace {

/// Half of all items are about an export; the rarest word that is known is in one of a thousand.
const WordShares::Shares shares{ { u"export"_s, 0.5 }, { u"invoic"_s, 0.001 } };

constexpr std::size_t maxWords = 24;
constexpr double maxFound = 2000;

std::vector<SearchedWord> wordsOf(const QString &text)
{
    return searchedWords({ {}, text }, shares, maxWords);
}

} // namespace

class TestWordSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anUnknownWordIsRarerThanAllThatAreKnown();
    void unknownWordsFindALimitedNumberOfItems();
    void frequentWordsAreSearchedForInPairs();
    void twoOfManyUnknownWordsAreEnough();
};

void TestWordSearch::anUnknownWordIsRarerThanAllThatAreKnown()
{
    const std::vector<SearchedWord> words = wordsOf(u"The export crashes"_s);
    QVERIFY(words.size() >= 2);
    QVERIFY(words.front().query.contains(u"crash"_s));
    QVERIFY(!words.front().isKnown);
    QCOMPARE(words.front().share, 0.0005);
    QVERIFY(words.back().isKnown);
    QCOMPARE(words.back().share, 0.5);
}

void TestWordSearch::unknownWordsFindALimitedNumberOfItems()
{
    const std::vector<SearchedWord> words = wordsOf(u"zirconium yttrium xenon wolfram vanadium uranium"_s);
    QCOMPARE(words.size(), std::size_t(6));
    QCOMPARE(rareQuery(words, 10'000, maxFound), anyOf(words, 6));
    // Each may be in 500 of a million.
    QCOMPARE(rareQuery(words, 1'000'000, maxFound), anyOf(words, 4));
}

void TestWordSearch::frequentWordsAreSearchedForInPairs()
{
    const std::vector<SearchedWord> words = wordsOf(u"invoice export"_s);
    QCOMPARE(words.size(), std::size_t(2));
    QCOMPARE(rareQuery(words, 1'000'000, maxFound), anyOf(words, 1));
    QCOMPARE(rareQuery(words, 3'000'000, maxFound), u'(' + words[1].query + u" & "_s + words[0].query + u')');
    QCOMPARE(rareQuery(words, 10'000'000, maxFound), QString());
}

void TestWordSearch::twoOfManyUnknownWordsAreEnough()
{
    const std::vector<SearchedWord> words = wordsOf(u"zirconium yttrium xenon"_s);
    QVERIFY(!mayFindMany(words, 1'000'000, maxFound));
    QVERIFY(mayFindMany(words, 2'000'000, maxFound));
    QVERIFY(!mayFindMany({ words.front() }, 100'000'000, maxFound));
    const QString pairs = anyTwoOf(words);
    QCOMPARE(pairs.count(u" & "_s), 2);
    for (const SearchedWord &word : words)
        QVERIFY(pairs.contains(word.query));
}

TRIAGE_TEST(TestWordSearch, QCoreApplication)
#include "tst_wordsearch.moc"
