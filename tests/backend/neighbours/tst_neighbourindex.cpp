// SPDX-License-Identifier: GPL-3.0-or-later
// The index of items by their words: which older items are most like a text.
#include "neighbours/neighbourindex.h"
#include "routing/text/rarity.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace triage;
using namespace triage::neighbours;
using routing::Feature;

namespace {

constexpr size_t plentyOfMemory = size_t(64) << 20;

FeedbackId item(qint64 number)
{
    return FeedbackId(number);
}

/// Words by their numbers, each once.
std::vector<Feature> words(std::vector<routing::FeatureKey> keys)
{
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    std::vector<Feature> features;
    for (const routing::FeatureKey key : keys)
        features.push_back({ key, 1 });
    return features;
}

QString found(const NeighbourIndex &index, qint64 number, const std::vector<Feature> &text, size_t limit = 5,
              const SearchBounds &bounds = {})
{
    QStringList names;
    for (const Neighbour &each : index.nearest(item(number), text, limit, bounds))
        names << QString::number(each.feedback.value());
    return names.join(QChar(u' '));
}

/// The similarity of two texts among these, by its definition.
double cosineOf(const std::vector<Feature> &a, const std::vector<Feature> &b,
                const std::map<qint64, std::vector<Feature>> &all)
{
    std::map<routing::FeatureKey, double> with;
    for (const auto &[number, text] : all) {
        for (const Feature &word : text)
            ++with[word.key];
    }
    const auto rarity = [&](routing::FeatureKey key) {
        return routing::rarityOf(key, with.contains(key) ? with[key] : 0, double(all.size()));
    };
    double shared = 0;
    double lengthOfA = 0;
    double lengthOfB = 0;
    for (const Feature &word : a) {
        lengthOfA += std::pow(rarity(word.key), 2);
        if (std::any_of(b.begin(), b.end(), [&](const Feature &other) { return other.key == word.key; }))
            shared += std::pow(rarity(word.key), 2);
    }
    for (const Feature &word : b)
        lengthOfB += std::pow(rarity(word.key), 2);
    return shared / std::sqrt(lengthOfA * lengthOfB);
}

} // namespace

class TestNeighbourIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itemsWithMoreSharedWordsAreNearer()
    {
        NeighbourIndex index(plentyOfMemory);
        index.put(item(1), 1, words({ 1, 2, 3, 4 }));
        index.put(item(2), 2, words({ 1, 2, 30, 40 }));
        index.put(item(3), 3, words({ 10, 20, 30, 40 }));
        QCOMPARE(found(index, 9, words({ 1, 2, 3, 5 })), QStringLiteral("1 2"));
    }

    void onlyOlderItemsAreFound()
    {
        NeighbourIndex index(plentyOfMemory);
        for (const qint64 number : { 1, 2, 3 })
            index.put(item(number), 1, words({ 1, 2 }));
        QCOMPARE(found(index, 2, words({ 1, 2 })), QStringLiteral("1"));
    }

    void anEditedTextIsFoundByItsNewWordsOnly()
    {
        NeighbourIndex index(plentyOfMemory);
        index.put(item(1), 1, words({ 1, 2 }));
        index.put(item(1), 2, words({ 3, 4 }));
        QCOMPARE(found(index, 9, words({ 1, 2 })), QString());
        QCOMPARE(found(index, 9, words({ 3, 4 })), QStringLiteral("1"));
        QVERIFY(index.contains(item(1), 2));
        QVERIFY(!index.contains(item(1), 1));
        QCOMPARE(index.size(), size_t(1));
    }

    void aRemovedItemIsNotFound()
    {
        NeighbourIndex index(plentyOfMemory);
        index.put(item(1), 1, words({ 1, 2 }));
        index.put(item(2), 1, words({ 1, 2 }));
        index.remove(item(1));
        index.remove(item(1));
        QCOMPARE(found(index, 9, words({ 1, 2 })), QStringLiteral("2"));
        QVERIFY(!index.contains(item(1), 1));
    }

    void similaritiesAreTheCosineAfterAnyHistory()
    {
        QRandomGenerator random(20);
        NeighbourIndex index(plentyOfMemory);
        std::map<qint64, std::vector<Feature>> texts;
        for (int step = 0; step < 6000; ++step) {
            const qint64 number = random.bounded(1, 400);
            if (random.bounded(4) == 0) {
                index.remove(item(number));
                texts.erase(number);
                continue;
            }
            std::vector<routing::FeatureKey> keys;
            for (int i = 0; i < 8; ++i)
                keys.push_back(quint64(1 + random.bounded(60)));
            texts[number] = words(keys);
            index.put(item(number), quint64(step), texts[number]);
        }
        QCOMPARE(index.size(), texts.size());
        const std::vector<Feature> asked = words({ 1, 2, 3, 4, 5, 6 });
        const std::vector<Neighbour> nearest = index.nearest(item(1000), asked, 400);
        QVERIFY(nearest.size() > 100);
        // How rare words are, and how long texts, is as old as the last time when all words were weighed.
        constexpr double tolerance = 0.05;
        for (const Neighbour &each : nearest) {
            const double exact = cosineOf(asked, texts[each.feedback.value()], texts);
            QVERIFY2(std::abs(each.similarity - exact) < tolerance,
                     qPrintable(QStringLiteral("%1, not %2").arg(each.similarity).arg(exact)));
        }
    }

    void frequentWordsCountForTheBestOfTheOthers()
    {
        NeighbourIndex index(plentyOfMemory);
        for (qint64 number = 1; number <= 100; ++number)
            index.put(item(number), 1, words({ 1, quint64(1000 + number % 50) }));
        index.put(item(101), 1, words({ 1, 2 }));
        index.put(item(102), 1, words({ 2, 3 }));
        // Word 1 is in more items than may be added up, so that only the holders of word 2 are compared.
        const SearchBounds bounds{ .entries = 10, .completed = 3 };
        QCOMPARE(found(index, 999, words({ 1, 2 }), 5, bounds), QStringLiteral("101 102"));
    }

    void onlyTheNewestItemsWithFrequentWordsAreCompared()
    {
        NeighbourIndex index(plentyOfMemory);
        for (qint64 number = 1; number <= 100; ++number)
            index.put(item(number), 1, words({ 1, 2 }));
        const SearchBounds bounds{ .entries = 4, .completed = 3 };
        QCOMPARE(found(index, 999, words({ 1, 2 }), 9, bounds), QStringLiteral("100 99 98 97"));
    }

    void theOldestAreForgottenWhenMemoryIsShort()
    {
        constexpr size_t limit = 1 << 20;
        NeighbourIndex index(limit);
        quint64 word = 1;
        for (qint64 number = 1; number <= 20'000; ++number) {
            std::vector<routing::FeatureKey> keys;
            for (int i = 0; i < 10; ++i)
                keys.push_back(++word); // a hostile sender repeats no word
            index.put(item(number), 1, words(keys));
            QVERIFY(index.bytes() <= limit);
        }
        QVERIFY(index.contains(item(20'000), 1));
        QVERIFY(!index.contains(item(1), 1));
        QVERIFY(index.size() > 500);
    }

    void aTextWithoutWordsIsLikeNothing()
    {
        NeighbourIndex index(plentyOfMemory);
        index.put(item(1), 1, {});
        QCOMPARE(found(index, 9, {}), QString());
        QCOMPARE(found(index, 9, words({ 1 })), QString());
    }
};

TRIAGE_TEST(TestNeighbourIndex, QCoreApplication)
#include "tst_neighbourindex.moc"
