// SPDX-License-Identifier: GPL-3.0-or-later
// The calibration of confidences.
#include "routing/calibration.h"
#include "support/testprogram.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace triage::routing;

namespace {

double confidence(double score, const Calibration &calibration)
{
    return 1 / (1 + std::exp(-(calibration.slope * score + calibration.offset)));
}

/// Returns decisions with one score, of which a number in ten is right, all of them judged.
std::vector<LabelledDecision> decisions(double score, int rightOfTen, int tens, bool wereAsked = false)
{
    std::vector<LabelledDecision> all;
    for (int i = 0; i < 10 * tens; ++i)
        all.push_back({ score, i % 10 < rightOfTen ? Judgement::Right : Judgement::Wrong, wereAsked });
    return all;
}

/// Returns the same decisions after people who correct what is wrong and say nothing about the rest.
std::vector<LabelledDecision> corrected(std::vector<LabelledDecision> all)
{
    for (LabelledDecision &each : all) {
        if (each.judgement == Judgement::Right)
            each.judgement = Judgement::None;
    }
    return all;
}

const double nineOfTen = std::log(9.0); ///< The score of a confidence of 0.9.

} // namespace

class TestCalibration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutDecisionsNothingChanges()
    {
        QCOMPARE(fitCalibration({}).slope, 1.0);
        QCOMPARE(fitCalibration({}).offset, 0.0);
    }

    void aFewDecisionsChangeLittle()
    {
        const Calibration calibration = fitCalibration(
            std::vector<LabelledDecision>{ { 2, Judgement::Wrong }, { 2, Judgement::Wrong } });
        QVERIFY(confidence(2, calibration) < confidence(2, {}));
        QVERIFY(confidence(2, calibration) > confidence(2, {}) - 0.05);
    }

    void tooSureBecomesLessSure()
    {
        // The confidence was 0.95, and six of ten were right.
        const Calibration calibration = fitCalibration(decisions(3, 6, 30));
        QVERIFY(std::abs(confidence(3, calibration) - 0.6) < 0.06);
    }

    void tooModestBecomesSurer()
    {
        const Calibration calibration = fitCalibration(decisions(0, 9, 30));
        QVERIFY(confidence(0, calibration) > 0.75);
    }

    void aHigherScoreStaysAHigherConfidence()
    {
        std::vector<LabelledDecision> contrary = decisions(4, 0, 20);
        for (const LabelledDecision &each : decisions(-4, 10, 20))
            contrary.push_back(each);
        const Calibration calibration = fitCalibration(contrary);
        QVERIFY(calibration.slope > 0);
    }

    void oldDecisionsDoNotCount()
    {
        std::vector<LabelledDecision> all = decisions(1, 0, 100);
        const std::vector<LabelledDecision> recent = decisions(1, 9, int(maxLabelledDecisions / 10));
        all.insert(all.end(), recent.begin(), recent.end());
        QCOMPARE(fitCalibration(all).offset, fitCalibration(recent).offset);
    }

    void silenceChangesNothing()
    {
        const Calibration calibration = fitCalibration(corrected(decisions(nineOfTen, 10, 10)));
        QCOMPARE(calibration, Calibration());
    }

    void asManyCorrectionsAsExpectedChangeNothing()
    {
        const std::vector<LabelledDecision> all = corrected(decisions(nineOfTen, 9, 30));
        QVERIFY(std::abs(confidence(nineOfTen, fitCalibration(all)) - 0.9) < 1e-6);
        // And fewer, because nobody may have come to the others yet.
        const std::vector<LabelledDecision> some = corrected(decisions(nineOfTen, 9, 3));
        std::vector<LabelledDecision> rest(270, { nineOfTen });
        rest.insert(rest.end(), some.begin(), some.end());
        QVERIFY(std::abs(confidence(nineOfTen, fitCalibration(rest)) - 0.9) < 1e-6);
    }

    void moreCorrectionsThanExpectedMakeLessSure()
    {
        const Calibration calibration = fitCalibration(corrected(decisions(nineOfTen, 6, 30)));
        QVERIFY(std::abs(confidence(nineOfTen, calibration) - 0.6) < 0.06);
    }

    void theQueueSaysLittleAboutWhatIsSure()
    {
        const double doubtful = 0;
        std::vector<LabelledDecision> all = decisions(doubtful, 8, 10, true);
        all.resize(400, { nineOfTen });
        const Calibration calibration = fitCalibration(all);
        QVERIFY(confidence(doubtful, calibration) > 0.55);
        QVERIFY(std::abs(confidence(nineOfTen, calibration) - 0.9) < 0.02);
    }

    void unreviewedDecisionsDoNotCount()
    {
        // People either put unassigned feedback somewhere by hand or say nothing about it.
        std::vector<LabelledDecision> all = decisions(-2, 10, 40);
        QCOMPARE(fitCalibration(all).offset, 0.0);
        const std::vector<LabelledDecision> asked = decisions(2, 6, 10);
        all.insert(all.begin(), asked.begin(), asked.end());
        QCOMPARE(fitCalibration(all).offset, fitCalibration(asked).offset);
    }

    void correctionsMakeTheRestLikelier()
    {
        std::vector<LabelledDecision> all = corrected(decisions(nineOfTen, 9, 20));
        QVERIFY(surplusOfUnjudged(all, false) > 5);
        QCOMPARE(surplusOfUnjudged(all, true), 0.0);
        all.resize(2 * all.size(), { nineOfTen });
        const double half = surplusOfUnjudged(all, false);
        QVERIFY(half > 0.5 && half < 1.5);
    }

    void unreviewedDecisionsKeepTheirConfidence()
    {
        // After corrections elsewhere, the model doubts these by a whole unit more.
        const std::vector<AcceptedScore> doubted(100, { .untaught = 2, .taught = 1 });
        QVERIFY(std::abs(levelOf(doubted) - 0.55) < 0.01); // easy items, and the prior as much as 45 of them
        const std::vector<AcceptedScore> looked(100, { .untaught = 2, .taught = 1, .surplus = 2 });
        QVERIFY(levelOf(looked) > levelOf(doubted));
        const std::vector<AcceptedScore> surer(100, { .untaught = 2, .taught = 3 });
        QCOMPARE(levelOf(surer), 0.0);
        const std::vector<AcceptedScore> few(2, { .untaught = 2, .taught = 1 });
        QVERIFY(levelOf(few) < 0.1);
        QCOMPARE(levelOf({}), 0.0);
        const std::vector<AcceptedScore> extreme(100, { .untaught = 1e300, .taught = -1e300 });
        QVERIFY(levelOf(extreme) <= 3);
    }

    void extremeScoresHaveAnAnswer()
    {
        const std::vector<LabelledDecision> all{ { 1e300, Judgement::Wrong },
                                                 { -1e300, Judgement::Right },
                                                 { 1e300, Judgement::Right } };
        const Calibration calibration = fitCalibration(all);
        QVERIFY(std::isfinite(calibration.slope) && std::isfinite(calibration.offset));
    }
};

TRIAGE_TEST(TestCalibration, QCoreApplication)
#include "tst_calibration.moc"
