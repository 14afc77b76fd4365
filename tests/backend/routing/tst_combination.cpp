// How descriptions and examples, and how much an organization has taught, make one score.
#include "routing/combination.h"
#include "routing/model.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::routing;

namespace {

constexpr double ofName = 0.85; // brevity
constexpr double ofDescription = 0.1;

/// Like what the buffer says of itself, and far before all others.
Signals promising(double brevity)
{
    return { .similarity = 0.3, .lead = 0.3, .coverage = 0.5, .brevity = brevity };
}

/// An organization that says nothing of its buffers and names them by places, not by what comes there.
std::vector<BufferProfile> rooms()
{
    return { { BufferId(1), u"North wing"_s, {}, {}, {} },
             { BufferId(2), u"South wing"_s, {}, {}, {} },
             { BufferId(3), u"Cellar"_s, {}, {}, {} } };
}

} // namespace

class TestCombination : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void examplesOutdoANameSoonerThanADescription()
    {
        for (const int examples : { 1, 3, 10 }) {
            const int all = 5 * examples;
            QVERIFY(trustInExamples(examples, all, ofName)
                    > 1.5 * trustInExamples(examples, all, ofDescription));
        }
        // In the end they count about the same.
        QVERIFY(trustInExamples(200, 1000, ofName) < 1.1 * trustInExamples(200, 1000, ofDescription));
    }

    void withoutExamplesThereIsNothingToTrust()
    {
        QCOMPARE(trustInExamples(0, 100, ofName), 0.0);
        QCOMPARE(trustInExamples(0, 0, ofName), 0.0);
    }

    void aNameConvincesLessThanADescription()
    {
        QVERIFY(belief(promising(ofName)) > 0);
        QVERIFY(belief(promising(ofName)) < belief(promising(ofDescription)));
    }

    void whereOnlyNamesAreKnownAFewExamplesTell()
    {
        const auto model = Model::build(
            { rooms(),
              { { FeedbackId(1), { {}, u"The heating does not get warm"_s }, { BufferId(1) }, {} },
                { FeedbackId(2), { {}, u"The lift is stuck again"_s }, { BufferId(2) }, {} },
                { FeedbackId(3), { {}, u"Water on the floor"_s }, { BufferId(3) }, {} } },
              {} });
        for (const auto &[text, buffer] : { std::pair{ u"Why is the heating cold"_s, qint64(1) },
                                            std::pair{ u"We were stuck in the lift"_s, qint64(2) },
                                            std::pair{ u"There is water everywhere"_s, qint64(3) } })
            QCOMPARE(model->shortlist({ {}, text }, 1).front().buffer.value(), buffer);
    }

    void whatIsLoweredKeepsItsOrder()
    {
        double before = -10;
        for (double score = -5; score < 5; score += 0.1) {
            const double after = atLevel(score, -0.8);
            QVERIFY(after > before);
            QVERIFY(after <= score);
            before = after;
        }
    }

    void onlyWhatSeemsLikelyIsLowered()
    {
        QCOMPARE(atLevel(-2, -0.5), -2.0);
        QCOMPARE(atLevel(0, -0.5), 0.0);
        QCOMPARE(atLevel(2, -0.5), 1.5);
        QCOMPARE(atLevel(-2, 0.5), -1.5);
        QCOMPARE(atLevel(2, 0.5), 2.5);
    }

    void betweenTwoCountsTheLevelIsBetweenTheirs()
    {
        const Levels levels{ 0.4, 0.2, -0.5, 0.5, 1.2 };
        QCOMPARE(levelAt(0, levels), 0.4);
        QCOMPARE(levelAt(10, levels), -0.5);
        QVERIFY(levelAt(5, levels) < 0.2 && levelAt(5, levels) > -0.5);
        QCOMPARE(levelAt(5000, levels), 1.2);
    }
};

QTEST_APPLESS_MAIN(TestCombination)
#include "tst_combination.moc"
