// SPDX-License-Identifier: GPL-3.0-or-later
// An organization whose own examples tell that it is not like all others.
#include "routing/adaptation.h"
#include "routing/model.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <optional>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::routing;

namespace {

constexpr size_t buffers = 3;
const double sure = std::log(4.0); // 0.8

/// An example with one buffer well ahead of the others.
Judged judged(double score, size_t best, std::optional<size_t> fits)
{
    Judged example{ std::vector<Parts>(buffers, Parts{ -3, {} }), std::vector<bool>(buffers), 0 };
    example.buffers[best].whole = score;
    if (fits)
        example.fits[*fits] = true;
    return example;
}

/// Of a hundred decisions with this score so many are right; every fifth example fits nothing and seemed to
/// fit nothing.
std::vector<Judged> decisions(double score, int right)
{
    std::vector<Judged> examples;
    for (int i = 0; i < 100; ++i) {
        const size_t best = size_t(i) % buffers;
        examples.push_back(judged(score, best, i < right ? best : (best + 1) % buffers));
        if (i % 5 == 0)
            examples.push_back(judged(-2, best, {}));
    }
    return examples;
}

double scoreAfter(double score, const Blend &blend)
{
    return blended({ score, {} }, blend);
}

std::vector<BufferProfile> profiles()
{
    return { { BufferId(1), u"Deliveries"_s, {}, u"Where an order is."_s, {} },
             { BufferId(2), u"Crashes"_s, {}, u"The app crashes or freezes."_s, {} } };
}

/// As many examples of either buffer.
std::vector<Example> examples(int ofEach)
{
    std::vector<Example> examples;
    for (int i = 0; i < 2 * ofEach; ++i) {
        const QString text = i % 2 == 0 ? u"parcel number %1 is late"_s : u"version %1 crashes at start"_s;
        examples.push_back({ FeedbackId(i + 1), { {}, text.arg(i) }, { BufferId(i % 2 + 1) }, {} });
    }
    return examples;
}

} // namespace

class TestAdaptation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutExamplesNothingChanges()
    {
        const Blend blend = adapted({});
        QCOMPARE(blend.offset, 0.0);
        QCOMPARE(blend.slope, 1.0);
    }

    void fewExamplesChangeNothing()
    {
        std::vector<Judged> few = decisions(3, 0);
        few.resize(buffers * size_t(leastOfEachJudged) - 1);
        const Blend blend = adapted(few);
        QCOMPARE(scoreAfter(2, blend), 2.0);
        for (const double part : blend.parts)
            QCOMPARE(part, 0.0);
    }

    void whoseConfidentDecisionsWereWrongBecomesLessConfident()
    {
        const std::vector<Judged> wrong = decisions(2, 50);
        const Blend blend = adapted(wrong);
        QVERIFY2(scoreAfter(2, blend) < sure, qPrintable(QString::number(scoreAfter(2, blend))));
        QVERIFY(caution(wrong, {}) > 0);
    }

    void whoseConfidentDecisionsWereRightStaysConfident()
    {
        const Blend blend = adapted(decisions(2, 98));
        QVERIFY(scoreAfter(2, blend) >= sure);
        QCOMPARE(caution(decisions(2, 98), {}), 0.0);
    }

    void theWayOfComparingThatIsRightCountsMore()
    {
        // Descriptions speak for the wrong buffer, nearest examples for the right one.
        std::vector<Judged> misled = decisions(0, 0);
        for (Judged &example : misled) {
            for (size_t b = 0; b < buffers; ++b)
                example.buffers[b]
                    = { -1, { example.fits[b] ? -1.0 : 1.0, 0, 0, example.fits[b] ? 1.0 : -1.0 } };
        }
        const Blend blend = adapted(misled);
        QVERIFY(blend.parts[3] > 0.1);
        QVERIFY(blend.parts[0] < -0.1);
        QVERIFY(std::abs(blend.parts[1]) < 1e-6);
    }

    void whatFitsSomewhereDoesNotProveThatEverythingFits()
    {
        std::vector<Judged> allFit;
        for (int i = 0; i < 300; ++i)
            allFit.push_back(judged(0.5, size_t(i) % buffers, size_t(i) % buffers));
        QVERIFY(scoreAfter(0.5, likeliest(allFit)) > 0.5);
        QVERIFY(scoreAfter(0.5, adapted(allFit)) < 0.5 + 1e-9);
    }

    void aHigherScoreStaysAHigherConfidence()
    {
        std::vector<Judged> absurd = decisions(4, 0);
        const std::vector<Judged> others = decisions(-4, 100);
        absurd.insert(absurd.end(), others.begin(), others.end());
        const Blend blend = adapted(absurd);
        QVERIFY(std::isfinite(blend.offset));
        QVERIFY(scoreAfter(1, blend) > scoreAfter(0, blend));
    }

    void levelsGoStraightFromCountToCount()
    {
        const Levels levels{ 0, 1, 2, 3, 4 };
        for (size_t i = 0; i < levels.size(); ++i)
            QVERIFY(std::abs(levelAt(levelCounts[i], levels) - levels[i]) < 1e-9);
        QVERIFY(levelAt(5, levels) > 1 && levelAt(5, levels) < 2);
        QCOMPARE(levelAt(1000, levels), 4.0);
    }

    void examplesAreProvedByTheOthers()
    {
        const auto model = Model::build({ profiles(), examples(20), {} });
        const std::vector<Proof> proofs = model->proofs();
        QCOMPARE(proofs.size(), size_t(40));
        for (const Proof &proof : proofs) {
            QCOMPARE(std::count(proof.fits.begin(), proof.fits.end(), true), 1);
            QVERIFY(proof.scores.examples < 40);
            for (const BufferScores &one : proof.scores.buffers)
                QVERIFY2(one.twin < 0.999, "the example itself was among them");
        }
        QVERIFY(Model::build({ profiles(), examples(2), {} })->proofs().empty());
    }

    void aLargeOrganizationProvesAPartOfItsExamples()
    {
        const auto model = Model::build({ profiles(), examples(800), {} });
        QCOMPARE(model->proofs().size(), mostJudged);
    }
};

QTEST_GUILESS_MAIN(TestAdaptation)
#include "tst_adaptation.moc"
