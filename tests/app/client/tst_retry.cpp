// SPDX-License-Identifier: GPL-3.0-or-later
// One rule says after which answers the same request is sent again, and when.
#include "client/answerreader.h"
#include "client/retry.h"
#include "problem.h"
#include "support/testprogram.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::app;

class TestRetry : public QObject
{
    Q_OBJECT

private:
    /// Every status that means that the same request may succeed later.
    static bool mayPass(int status)
    {
        static const std::set<int> passing{ 0, 408, 425, 429 };
        return passing.contains(status) || status >= 500;
    }

private Q_SLOTS:
    void everyStatusPassesOrStays()
    {
        for (int status = 0; status < 600; ++status)
            QVERIFY2(isPassing(status) == mayPass(status), qPrintable(QString::number(status)));
    }

    void everyProblemFollowsItsStatus()
    {
        for (const ProblemType type : allProblemTypes())
            QVERIFY2(isPassing(problem(type, u"No."_s)) == mayPass(statusOf(type)),
                     qPrintable(QString(slugOf(type))));
        QVERIFY(isPassing(problem(ProblemType::RateLimited, {})));
        QVERIFY(!isPassing(problem(ProblemType::FeedbackNotFound, {})));
        QVERIFY(!isPassing(problem(ProblemType::InvalidToken, {})));
    }

    void everyTroubleOfTheConnectionPasses()
    {
        for (int trouble = int(Trouble::Unreachable); trouble <= int(Trouble::Superseded); ++trouble) {
            const Answer answer = noAnswer(Trouble(trouble), u"It broke."_s);
            QVERIFY(isPassing(answer.status));
            QVERIFY(isPassing(*answer.problem));
        }
    }

    void delaysDoubleUpToTheLongest()
    {
        constexpr auto shortest = 2000ms;
        constexpr auto longest = 30'000ms;
        auto wanted = shortest;
        for (int failures = 1; failures < 200; ++failures) {
            const auto delay = retryDelay(shortest, longest, failures);
            QVERIFY(delay >= shortest && delay <= longest);
            QVERIFY(delay >= wanted * 3 / 4 && delay <= wanted * 5 / 4);
            wanted = std::min(wanted * 2, longest);
        }
        QVERIFY(retryDelay(shortest, longest, 0) <= shortest * 5 / 4);
        QCOMPARE(retryDelay(10ms, 5ms, 3), 5ms); // a test may allow less than one delay
    }

    void aPersonWaitsForAsLongAsTheServerAsks()
    {
        QCOMPARE(patientDelay(unavailable(QString(), 20s), 1), std::chrono::milliseconds(20s));
        QVERIFY(patientDelay(unavailable(QString(), 1s), 30) <= 10s);
    }
};

TRIAGE_TEST(TestRetry, QCoreApplication)
#include "tst_retry.moc"
