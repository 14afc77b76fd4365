// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of an operation after every status, with and without Retry-After, at every attempt.
#include "store/sync/sendoutcome.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::app;
using Kind = SendOutcome::Kind;

namespace {

const Timestamp now(1'000'000'000);

OutboxEntry entryAfter(int attempts)
{
    OutboxEntry entry;
    entry.operation = WriteNote{ FeedbackId(1), u"Hello"_s };
    entry.sending.change().attempts = attempts;
    return entry;
}

Answer refusedWith(int status, std::chrono::seconds retryAfter)
{
    Answer answer;
    answer.status = status;
    answer.problem = problem(ProblemType::InternalError, u"No."_s);
    answer.problem->retryAfter = retryAfter;
    return answer;
}

} // namespace

class TestSendOutcome : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStatusAtEveryAttempt_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("seconds");
        QTest::addColumn<int>("attempts");
        QTest::addColumn<bool>("isTriedAgain");
        QTest::addColumn<bool>("mayGoAtOnce");
        for (const int status :
             { 0, 400, 401, 403, 404, 408, 409, 410, 413, 422, 425, 429, 500, 502, 503, 504 }) {
            for (const int seconds : { 0, 7 }) {
                for (const int attempts : { 1, 2, 3, 8, 1000 }) {
                    const bool isNetwork = status == 0 || status == 401;
                    const bool isTriedAgain
                        = isNetwork || status == 408 || status == 425 || status == 429 || status >= 500;
                    QTest::addRow("%d, Retry-After %d, attempt %d", status, seconds, attempts)
                        << status << seconds << attempts << isTriedAgain << (isNetwork && attempts < 3);
                }
            }
        }
    }

    void everyStatusAtEveryAttempt()
    {
        QFETCH(const int, status);
        QFETCH(const int, seconds);
        QFETCH(const int, attempts);
        QFETCH(const bool, isTriedAgain);
        QFETCH(const bool, mayGoAtOnce);
        const SyncPace pace;
        const std::chrono::seconds retryAfter(seconds);
        const SendOutcome outcome
            = outcomeOf(entryAfter(attempts), refusedWith(status, retryAfter), pace, now);
        QCOMPARE(outcome.kind, isTriedAgain ? Kind::Again : Kind::Refused);
        QVERIFY(outcome.problem);
        if (!isTriedAgain || mayGoAtOnce) { // the engine waits for the network, for all entries
            QVERIFY(!outcome.notBefore);
            return;
        }
        QVERIFY2(outcome.notBefore, "never at once");
        const std::chrono::milliseconds delay(outcome.notBefore->milliseconds() - now.milliseconds());
        if (seconds > 0 && status != 0 && status != 401)
            QVERIFY(delay == retryAfter);
        else
            QVERIFY(delay >= pace.minRetryDelay && delay <= pace.maxRetryDelay);
        if (attempts >= 8)
            QVERIFY2(delay > 2 * pace.minRetryDelay, "the distance grows");
    }

    void actsThatHoldAlreadyAreAccepted_data()
    {
        QTest::addColumn<bool>("isDelete");
        QTest::addColumn<ProblemType>("type");
        QTest::addColumn<bool>("isAccepted");
        QTest::newRow("delete, item gone") << true << ProblemType::FeedbackNotFound << true;
        QTest::newRow("delete, buffer gone") << true << ProblemType::BufferNotFound << false;
        QTest::newRow("take out, item gone") << false << ProblemType::FeedbackNotFound << true;
        QTest::newRow("take out, buffer gone") << false << ProblemType::BufferNotFound << true;
    }

    void actsThatHoldAlreadyAreAccepted()
    {
        QFETCH(const bool, isDelete);
        QFETCH(const ProblemType, type);
        QFETCH(const bool, isAccepted);
        OutboxEntry entry = entryAfter(1);
        entry.operation = isDelete ? Operation(DeleteFeedback{ FeedbackId(1) })
                                   : Operation(Unassign{ FeedbackId(1), BufferId(2) });
        Answer answer = refusedWith(404, 0s);
        answer.problem->type = type;
        QCOMPARE(outcomeOf(entry, answer, {}, now).kind, isAccepted ? Kind::Accepted : Kind::Refused);
    }

    void aMoveIsOvertakenOnlyByAnotherMove_data()
    {
        QTest::addColumn<std::vector<int>>("buffers");
        QTest::addColumn<bool>("isOvertaken");
        QTest::newRow("still there") << std::vector<int>{ 1 } << false;
        QTest::newRow("there and elsewhere") << std::vector<int>{ 1, 3 } << false;
        QTest::newRow("moved to the same place") << std::vector<int>{ 2 } << false;
        QTest::newRow("taken out") << std::vector<int>{} << false;
        QTest::newRow("moved elsewhere") << std::vector<int>{ 3 } << true;
    }

    void aMoveIsOvertakenOnlyByAnotherMove()
    {
        QFETCH(const std::vector<int>, buffers);
        QFETCH(const bool, isOvertaken);
        std::vector<BufferId> server;
        for (const int buffer : buffers)
            server.emplace_back(buffer);
        const Assign move{ FeedbackId(1), BufferId(2), BufferId(1) };
        QCOMPARE(isMovedElsewhere(move, server), isOvertaken);
        const Assign addition{ FeedbackId(1), BufferId(2), {} };
        QVERIFY(!isMovedElsewhere(addition, server));
    }
};

TRIAGE_TEST(TestSendOutcome, QCoreApplication)
#include "tst_sendoutcome.moc"
