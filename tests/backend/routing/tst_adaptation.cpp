// SPDX-License-Identifier: GPL-3.0-or-later
// The adaptation to an organization whose examples differ from all others.
#include "routing/adaptation.h"
#include "routing/model.h"
#include "support/testprogram.h"

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

/// Returns an example with one buffer well ahead of the others.
ScoredExample scored(double score, size_t best, std::optional<size_t> fits)
{
    ScoredExample example{ std::vector<ScoreParts>(buffers, ScoreParts{ -3, {} }), std::vector<bool>(buffers),
                           0 };
    example.buffers[best].total = score;
    if (fits)
        example.fits[*fits] = true;
    return example;
}

/// Returns a hundred decisions with a score, of which a number is right. Every fifth example fits nothing and
/// has a low score.
std::vector<ScoredExample> decisions(double score, int right)
{
    std::vector<ScoredExample> examples;
    for (int i = 0; i < 100; ++i) {
        const size_t best = size_t(i) % buffers;
        examples.push_back(scored(score, best, i < right ? best : (best + 1) % buffers));
        if (i % 5 == 0)
            examples.push_back(scored(-2, best, {}));
    }
    return examples;
}

double scoreAfter(double score, const Adaptation &adaptation)
{
    return adaptedScore({ score, {} }, adaptation);
}

std::vector<BufferProfile> profiles()
{
    return { { BufferId(1), u"Deliveries"_s, {}, u"Where an order is."_s, {} },
             { BufferId(2), u"Crashes"_s, {}, u"The app crashes or freezes."_s, {} } };
}

/// Returns the same number of examples of either buffer.
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
        const Adaptation adaptation = fitAdaptation({});
        QCOMPARE(adaptation.offset, 0.0);
        QCOMPARE(adaptation.slope, 1.0);
    }

    void fewExamplesChangeNothing()
    {
        std::vector<ScoredExample> few = decisions(3, 0);
        few.resize(buffers * size_t(minExamplesPerBuffer) - 1);
        const Adaptation adaptation = fitAdaptation(few);
        QCOMPARE(scoreAfter(2, adaptation), 2.0);
        for (const double part : adaptation.parts)
            QCOMPARE(part, 0.0);
    }

    void wrongConfidentDecisionsLowerConfidence()
    {
        const std::vector<ScoredExample> wrong = decisions(2, 50);
        const Adaptation adaptation = fitAdaptation(wrong);
        QVERIFY2(scoreAfter(2, adaptation) < sure, qPrintable(QString::number(scoreAfter(2, adaptation))));
        QVERIFY(confidencePenalty(wrong, {}) > 0);
    }

    void rightConfidentDecisionsKeepConfidenceHigh()
    {
        const Adaptation adaptation = fitAdaptation(decisions(2, 98));
        QVERIFY(scoreAfter(2, adaptation) >= sure);
        QCOMPARE(confidencePenalty(decisions(2, 98), {}), 0.0);
    }

    void theWayOfComparingThatIsRightCountsMore()
    {
        // Descriptions speak for the wrong buffer, nearest examples for the right one.
        std::vector<ScoredExample> misled = decisions(0, 0);
        for (ScoredExample &example : misled) {
            for (size_t b = 0; b < buffers; ++b)
                example.buffers[b]
                    = { -1, { example.fits[b] ? -1.0 : 1.0, 0, 0, example.fits[b] ? 1.0 : -1.0 } };
        }
        const Adaptation adaptation = fitAdaptation(misled);
        QVERIFY(adaptation.parts[3] > 0.1);
        QVERIFY(adaptation.parts[0] < -0.1);
        QVERIFY(std::abs(adaptation.parts[1]) < 1e-6);
    }

    void oneGoodFitDoesNotProveAllFit()
    {
        std::vector<ScoredExample> allFit;
        for (int i = 0; i < 300; ++i)
            allFit.push_back(scored(0.5, size_t(i) % buffers, size_t(i) % buffers));
        QVERIFY(scoreAfter(0.5, mapEstimate(allFit)) > 0.5);
        QVERIFY(scoreAfter(0.5, fitAdaptation(allFit)) < 0.5 + 1e-9);
    }

    void aHigherScoreStaysAHigherConfidence()
    {
        std::vector<ScoredExample> absurd = decisions(4, 0);
        const std::vector<ScoredExample> others = decisions(-4, 100);
        absurd.insert(absurd.end(), others.begin(), others.end());
        const Adaptation adaptation = fitAdaptation(absurd);
        QVERIFY(std::isfinite(adaptation.offset));
        QVERIFY(scoreAfter(1, adaptation) > scoreAfter(0, adaptation));
    }

    void levelsGoStraightFromCountToCount()
    {
        const SampleSizeBiases biases{ 0, 1, 2, 3, 4 };
        for (size_t i = 0; i < biases.size(); ++i)
            QVERIFY(std::abs(sampleSizeBias(biasSampleSizes[i], biases) - biases[i]) < 1e-9);
        QVERIFY(sampleSizeBias(5, biases) > 1 && sampleSizeBias(5, biases) < 2);
        QCOMPARE(sampleSizeBias(1000, biases), 4.0);
    }

    void examplesAreProvedByTheOthers()
    {
        const auto model = Model::build({ profiles(), examples(20), {} });
        const std::vector<HeldOutSample> heldOutSamples = model->crossValidate();
        QCOMPARE(heldOutSamples.size(), size_t(40));
        for (const HeldOutSample &sample : heldOutSamples) {
            QCOMPARE(std::count(sample.fits.begin(), sample.fits.end(), true), 1);
            QVERIFY(sample.scores.examples < 40);
            for (const BufferScores &one : sample.scores.buffers)
                QVERIFY2(one.nearestDuplicate < 0.999, "the example itself was among them");
        }
        QVERIFY(Model::build({ profiles(), examples(2), {} })->crossValidate().empty());
    }

    void aLargeOrganizationProvesAPartOfItsExamples()
    {
        const auto model = Model::build({ profiles(), examples(800), {} });
        QCOMPARE(model->crossValidate().size(), maxScoredExamples);
    }
};

TRIAGE_TEST(TestAdaptation, QCoreApplication)
#include "tst_adaptation.moc"
