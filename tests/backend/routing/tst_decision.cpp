// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/decision.h"
#include "support/testprogram.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::routing;

namespace {

/// Parses "0.9 0.5": a verdict with these confidences of buffers 1, 2 and so on.
Verdict verdictOf(const QString &confidences)
{
    Verdict verdict;
    qint64 id = 0;
    for (const QString &confidence : confidences.split(u' ', Qt::SkipEmptyParts))
        verdict.candidates.push_back({ BufferId(++id), confidence.toDouble(), {} });
    return verdict;
}

/// Returns "1 2 review": the buffers, and whether a person has to check.
QString decided(const Verdict &verdict, const Thresholds &thresholds = {})
{
    const Decision decision = decide(verdict, thresholds);
    QStringList parts;
    for (const Candidate &candidate : decision.assigned)
        parts.append(QString::number(candidate.buffer.value()));
    if (decision.needsReview)
        parts.append(u"review"_s);
    return parts.join(u' ');
}

} // namespace

class TestDecision : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyBufferAtAThresholdCounts_data()
    {
        QTest::addColumn<QString>("confidences");
        QTest::addColumn<QString>("outcome");
        QTest::newRow("nothing to choose from") << u""_s << u""_s;
        QTest::newRow("nothing fits") << u"0.49 0.2"_s << u""_s;
        QTest::newRow("one is sure") << u"0.95 0.3"_s << u"1"_s;
        QTest::newRow("exactly at the assign threshold") << u"0.8"_s << u"1"_s;
        QTest::newRow("just below the assign threshold") << u"0.7999999"_s << u"1 review"_s;
        QTest::newRow("exactly at the review threshold") << u"0.5"_s << u"1 review"_s;
        QTest::newRow("just below the review threshold") << u"0.4999999"_s << u""_s;
        QTest::newRow("two are sure") << u"0.95 0.85 0.1"_s << u"1 2"_s;
        QTest::newRow("one is sure, one is not") << u"0.95 0.6"_s << u"1 2 review"_s;
        QTest::newRow("two to review") << u"0.7 0.6"_s << u"1 2 review"_s;
        QTest::newRow("best first, whatever the order") << u"0.6 0.9 0.7"_s << u"2 3 1 review"_s;
        QTest::newRow("equals keep their order") << u"0.9 0.9"_s << u"1 2"_s;
        QTest::newRow("certain") << u"1 0"_s << u"1"_s;
    }
    void everyBufferAtAThresholdCounts()
    {
        QFETCH(const QString, confidences);
        QTEST(decided(verdictOf(confidences)), "outcome");
    }

    void anOrganizationSetsItsThresholds()
    {
        const Verdict verdict = verdictOf(u"0.6 0.3"_s);
        QCOMPARE(decided(verdict, { .assign = 0.6, .review = 0.4 }), u"1"_s);
        QCOMPARE(decided(verdict, { .assign = 1, .review = 0.3 }), u"1 2 review"_s);
        QCOMPARE(decided(verdict, { .assign = 1, .review = 1 }), QString());
        QCOMPARE(decided(verdict, { .assign = 0, .review = 0 }), u"1 2"_s);
        // With the review threshold above the assign threshold, nothing is left to review.
        QCOMPARE(decided(verdict, { .assign = 0.5, .review = 0.9 }), u"1"_s);
    }

    void aConfidenceThatIsNotANumberCountsForNothing()
    {
        Verdict verdict = verdictOf(u"0.9"_s);
        verdict.candidates.front().confidence = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(decided(verdict), QString());
    }

    void theReasonsComeAlong()
    {
        Verdict verdict = verdictOf(u"0.9"_s);
        verdict.candidates.front().reasoning = u"because"_s;
        QCOMPARE(decide(verdict, {}).assigned.front().reasoning, u"because"_s);
    }
};

TRIAGE_TEST(TestDecision, QCoreApplication)
#include "tst_decision.moc"
