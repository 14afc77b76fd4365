// SPDX-License-Identifier: GPL-3.0-or-later
// The spaces of meaning, and what buffers mean in them.
#include "routing/combination.h"
#include "routing/meaning/meaning.h"
#include "routing/meaning/textspace.h"
#include "routing/model.h"
#include "routing/parseditem.h"
#include "support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <random>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::routing;

namespace {

/// Returns the words of two subjects, which have nothing but their texts in common.
std::array<QStringList, 2> subjects()
{
    std::mt19937 random(1);
    std::array<QStringList, 2> words;
    for (QStringList &subject : words) {
        for (int i = 0; i < 100; ++i) {
            QString word;
            for (int letter = 0; letter < 6; ++letter)
                word += QChar(u'a' + char16_t(random() % 26));
            subject << word;
        }
    }
    return words;
}

/// Returns texts of six words of the one subject or the other.
std::vector<FeedbackText> ownTexts(size_t count)
{
    const std::array<QStringList, 2> words = subjects();
    std::mt19937 random(2);
    std::vector<FeedbackText> texts;
    for (size_t i = 0; i < count; ++i) {
        QStringList text;
        for (int word = 0; word < 6; ++word)
            text << words[i % 2][qsizetype(random() % 100)];
        texts.push_back({ {}, text.join(u' ') });
    }
    return texts;
}

MeaningVector vectorOf(const VectorSpace &space, const QString &text)
{
    const FeedbackText item{ {}, text };
    return space.vectorOf(item, parseItem(item).text).value_or(MeaningVector());
}

double product(const MeaningVector &a, const MeaningVector &b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

/// A space of the words that a test knows.
class KnownSpace final : public VectorSpace
{
public:
    size_t dimension() const override { return 2; }
    std::optional<MeaningVector> vectorOf(const FeedbackText &item,
                                          const PackedText & /*text*/) const override
    {
        const QString text = item.title + item.description;
        if (text.contains(u"automobile"_s) || text.contains(u"car"_s))
            return MeaningVector{ 1, 0 };
        if (text.contains(u"kitchen"_s) || text.contains(u"oven"_s))
            return MeaningVector{ 0, 1 };
        return std::nullopt;
    }
    size_t bytes() const override { return sizeof *this; }
};

Spaces ownTextsAlone()
{
    return { std::make_shared<KnownSpace>(), nullptr };
}

std::vector<BufferProfile> buffers()
{
    return { { BufferId(1), u"Garage"_s, {}, u"The car."_s, {} },
             { BufferId(2), u"Household"_s, {}, u"The kitchen."_s, {} },
             { BufferId(3), u"Garden"_s, {}, u"Flowers and trees."_s, {} } };
}

} // namespace

class TestMeaning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsOfTheSameTextsMeanAlike()
    {
        const auto space = TextSpace::of(ownTexts(1000));
        QVERIFY(space);
        const std::array<QStringList, 2> words = subjects();
        const MeaningVector one = vectorOf(*space, words[0].first(50).join(u' '));
        const MeaningVector other = vectorOf(*space, words[0].last(50).join(u' '));
        const MeaningVector foreign = vectorOf(*space, words[1].first(50).join(u' '));
        QCOMPARE(one.size(), space->dimension());
        QVERIFY(std::abs(product(one, one) - 1) < 1e-4);
        QVERIFY2(product(one, other) > product(one, foreign) + 0.2,
                 qPrintable(u"%1 %2"_s.arg(product(one, other)).arg(product(one, foreign))));
    }

    void aTextOfUnknownWordsHasNoVector()
    {
        const auto space = TextSpace::of(ownTexts(400));
        QVERIFY(vectorOf(*space, u"12 34"_s).empty());
        QVERIFY(vectorOf(*space, {}).empty());
    }

    void fewTextsMakeNoSpace()
    {
        QVERIFY(!TextSpace::of(ownTexts(minSpaceTexts - 1)));
        QVERIFY(TextSpace::of(ownTexts(minSpaceTexts)));
        QVERIFY(!TextSpace::of(std::vector<FeedbackText>(minSpaceTexts)));
    }

    void theSameTextsMakeTheSameSpace()
    {
        const auto one = TextSpace::of(ownTexts(300));
        const auto other = TextSpace::of(ownTexts(300));
        const QString words = subjects()[0].join(u' ');
        QVERIFY(!vectorOf(*one, words).empty());
        QVERIFY(vectorOf(*one, words) == vectorOf(*other, words));
    }

    void examplesMoveABuffer()
    {
        const Meaning before(2, { { 1, 0 }, { 0, 1 } }, { {}, {} });
        const MeaningVector example{ 0, 1 };
        const auto after = before.with(example, { 0 }, 1);
        QCOMPARE(before.compare({ 0, 1 })[0].centroid, 0.0);
        QVERIFY(after->compare({ 0, 1 })[0].centroid > 0.3);
        QCOMPARE(after->compare({ 0, 1 })[0].description, 0.0);
        QVERIFY(after->sumOf(0) == example);
        QCOMPARE(after->with(example, { 0 }, -1)->compare({ 0, 1 })[0].centroid, 0.0);
    }

    void aBufferWithoutAVectorIsCloseToNothing()
    {
        const Meaning meaning(2, { {}, { 0, 1 } }, { {}, {} });
        QCOMPARE(meaning.compare({ 0, 1 })[0].description, 0.0);
        QCOMPARE(meaning.compare({ 0, 1 })[0].centroid, 0.0);
        QCOMPARE(meaning.compare({ 0, 1 })[1].description, 1.0);
    }

    void scoresSayWhatATextMeans()
    {
        const auto model = Model::build({ buffers(), {}, {}, ownTextsAlone() });
        const TextScores scores = model->scores({ {}, u"An automobile"_s });
        QVERIFY(scores.hasMeaning);
        QCOMPARE(scores.buffers[0].meantDescription, 1.0);
        QCOMPARE(scores.buffers[1].meantDescription, 0.0);
        // An example counts at once, after a refit, and not after it was taken back.
        const Example taught{ FeedbackId(1), { {}, u"The automobile"_s }, { BufferId(3) }, {} };
        const auto taughtModel = model->learned({ &taught, 1 });
        QVERIFY(taughtModel->scores({ {}, u"car"_s }).buffers[2].meantCentroid > 0.9);
        const Example gone{ FeedbackId(1), {}, {}, {} };
        QCOMPARE(taughtModel->learned({ &gone, 1 })->scores({ {}, u"car"_s }).buffers[2].meantCentroid, 0.0);
    }

    void examplesStayWithTheirBufferWhenOthersChange()
    {
        const Example taught{ FeedbackId(1), { {}, u"The automobile"_s }, { BufferId(3) }, {} };
        std::vector<BufferProfile> fewer = buffers();
        fewer.erase(fewer.begin());
        const auto model = Model::build({ buffers(), { taught }, {}, ownTextsAlone() })->withBuffers(fewer);
        QVERIFY(model->scores({ {}, u"car"_s }).buffers[1].meantCentroid > 0.9);
        QCOMPARE(model->scores({ {}, u"car"_s }).buffers[0].meantCentroid, 0.0);
    }

    void eachSpaceHasItsOwnScores()
    {
        const Spaces both{ std::make_shared<KnownSpace>(), std::make_shared<KnownSpace>() };
        const TextScores scores
            = Model::build({ buffers(), {}, {}, both })->scores({ {}, u"An automobile"_s });
        QCOMPARE(scores.buffers[0].encodedCentroid, 1.0);
        QCOMPARE(scores.buffers[0].meantCentroid, 1.0);
        const Spaces encoder{ nullptr, std::make_shared<KnownSpace>() };
        const TextScores encoded
            = Model::build({ buffers(), {}, {}, encoder })->scores({ {}, u"An automobile"_s });
        QCOMPARE(encoded.buffers[0].encodedCentroid, 1.0);
        QVERIFY(!encoded.hasMeaning);
    }

    void closenessAloneCountsFromTheThresholdOfTheOrganization()
    {
        const auto model = Model::build({ buffers(), {}, {}, ownTextsAlone() });
        const auto isCandidate = [&model](double likely) {
            const Verdict verdict
                = model->classify({ .title = {}, .description = u"An automobile"_s, .likely = likely });
            return std::any_of(verdict.candidates.begin(), verdict.candidates.end(),
                               [](const Candidate &each) { return each.buffer == BufferId(1); });
        };
        QVERIFY(isCandidate(0));
        QVERIFY(!isCandidate(1.1));
    }

    void aTextWithoutASharedWordFindsItsBuffer()
    {
        const FeedbackText item{ {}, u"An automobile"_s };
        QVERIFY(Model::build({ buffers(), {}, {} })->classify(item).candidates.empty());
        const Verdict verdict = Model::build({ buffers(), {}, {}, ownTextsAlone() })->classify(item);
        QCOMPARE(verdict.candidates.size(), size_t(1));
        QVERIFY(verdict.candidates.front().buffer == BufferId(1));
        QCOMPARE(verdict.reason->code, QString(reasoncode::meaning));
        QCOMPARE(verdict.reasoning, u"Close in meaning to “Garage”."_s);
    }

    void withoutAVectorNothingIsAdded()
    {
        const auto with = Model::build({ buffers(), {}, {}, ownTextsAlone() });
        const auto without = Model::build({ buffers(), {}, {} });
        for (const QString &text : { u"Flowers for the garage"_s, u"The trees and the household"_s }) {
            const FeedbackText item{ {}, text };
            const auto inputs = inputsOf(with->scores(item));
            QVERIFY(!with->scores(item).hasMeaning);
            for (const Inputs &each : inputs)
                QVERIFY(std::all_of(each.begin() + meaningInputsBegin,
                                    each.begin() + meaningInputsBegin + meaningInputCount + encoderInputCount,
                                    [](double input) { return input == 0; }));
            // Not QCOMPARE, for which nearly the same is the same.
            QVERIFY(inputs == inputsOf(without->scores(item)));
            QVERIFY(with->classify(item).candidates.front().confidence
                    == without->classify(item).candidates.front().confidence);
        }
    }

    void aModelMovesToAnotherSpace()
    {
        const auto without = Model::build({ buffers(), {}, {} });
        const auto with = without->refittedIn(SpaceKind::OwnTexts, std::make_shared<KnownSpace>());
        QVERIFY(with->scores({ {}, u"oven"_s }).hasMeaning);
        QVERIFY(!without->scores({ {}, u"oven"_s }).hasMeaning);
        QVERIFY(!with->refittedIn(SpaceKind::OwnTexts, nullptr)->scores({ {}, u"oven"_s }).hasMeaning);
    }
};

TRIAGE_TEST_WITHOUT_APPLICATION(TestMeaning)
#include "tst_meaning.moc"
