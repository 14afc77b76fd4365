// SPDX-License-Identifier: GPL-3.0-or-later
// Coalesced reads: which requests share one, and that no answer is older than its request.

#include "log/log.h"
#include "services/requestcoalescer.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QCoroTask>

#include <QTest>

#include <atomic>
#include <semaphore>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

using Coalescer = services::RequestCoalescer<int, int>;

class TestRequestCoalescer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void concurrentRequestsShareTheNextRead();
    void otherGroupsDoNotWait();
    void aReadAnswersSoManyAtMost();
    void tooManyReadsAreRefused();
    void anExceptionReachesEveryoneWhoShares();
    void aReadThatOnlyClientsWaitForThatHaveGoneDoesNotBegin();

private:
    static QCoro::Task<> ask(Coalescer &coalescer, QByteArray group, int number, QStringList &answers)
    {
        auto step = coalescer.request(OrganizationId(), group, number);
        try {
            const Result<int> answer = co_await std::move(step);
            answers << (answer ? QString::number(*answer) : QString(slugOf(answer.error().type)));
        } catch (const std::exception &bug) {
            answers << QString::fromUtf8(bug.what());
        }
    }
};

void TestRequestCoalescer::concurrentRequestsShareTheNextRead()
{
    ScratchDatabase scratch;
    Database database({ scratch.config(), 2, 100 });
    std::counting_semaphore<10> may(0);
    std::atomic<int> run = 0;
    Coalescer coalescer(database, [&](Connection &, const std::vector<int> &requests) {
        may.acquire();
        const int first = ++run * 100;
        Coalescer::Results results;
        for (const int request : requests)
            results.push_back(first + request);
        return results;
    });
    QStringList answers;
    for (int i = 1; i <= 4; ++i)
        ask(coalescer, "a"_ba, i, answers);
    may.release(2);
    database.drain();
    QCOMPARE(answers, (QStringList{ u"101"_s, u"202"_s, u"203"_s, u"204"_s }));
    // After that, a request starts a read at once again.
    may.release();
    ask(coalescer, "a"_ba, 5, answers);
    database.drain();
    QCOMPARE(answers.last(), u"305"_s);
}

void TestRequestCoalescer::otherGroupsDoNotWait()
{
    ScratchDatabase scratch;
    Database database({ scratch.config(), 4, 100 });
    std::binary_semaphore mayEnd(0);
    Coalescer coalescer(database, [&](Connection &, const std::vector<int> &requests) {
        if (requests.front() == 1)
            mayEnd.acquire();
        return Coalescer::Results(requests.size(), requests.front());
    });
    QStringList answers;
    ask(coalescer, "slow"_ba, 1, answers);
    ask(coalescer, "quick"_ba, 2, answers);
    QTRY_COMPARE(answers, QStringList{ u"2"_s });
    mayEnd.release();
    database.drain();
    QCOMPARE(answers, (QStringList{ u"2"_s, u"1"_s }));
}

void TestRequestCoalescer::aReadAnswersSoManyAtMost()
{
    ScratchDatabase scratch;
    Database database({ scratch.config(), 1, 100 });
    std::vector<std::size_t> sizes;
    Coalescer coalescer(
        database,
        [&](Connection &, const std::vector<int> &requests) {
            sizes.push_back(requests.size());
            return Coalescer::Results(requests.size(), 0);
        },
        3);
    QStringList answers;
    for (int i = 0; i < 8; ++i)
        ask(coalescer, "a"_ba, i, answers);
    database.drain();
    QCOMPARE(answers.size(), 8);
    QCOMPARE(sizes, (std::vector<std::size_t>{ 1, 3, 3, 1 }));
}

void TestRequestCoalescer::tooManyReadsAreRefused()
{
    ScratchDatabase scratch;
    Database database({ scratch.config(), 1, 0 });
    Coalescer coalescer(database, [](Connection &, const std::vector<int> &requests) {
        return Coalescer::Results(requests.size(), 0);
    });
    QStringList answers;
    for (int i = 0; i < 3; ++i)
        ask(coalescer, "a"_ba, i, answers);
    QCOMPARE(answers, QStringList(3, u"service-unavailable"_s));
    database.drain();
}

void TestRequestCoalescer::anExceptionReachesEveryoneWhoShares()
{
    ScratchDatabase scratch;
    Database database({ scratch.config(), 1, 100 });
    Coalescer coalescer(database, [](Connection &, const std::vector<int> &) -> Coalescer::Results {
        throw std::runtime_error("bug");
    });
    QStringList answers;
    for (int i = 0; i < 3; ++i)
        ask(coalescer, "a"_ba, i, answers);
    database.drain();
    QCOMPARE(answers, QStringList(3, u"bug"_s));
}

void TestRequestCoalescer::aReadThatOnlyClientsWaitForThatHaveGoneDoesNotBegin()
{
    ScratchDatabase scratch;
    Database database({ scratch.config(), 1, 100 });
    std::counting_semaphore<10> may(0);
    std::vector<std::vector<int>> reads;
    Coalescer coalescer(
        database,
        [&](Connection &, const std::vector<int> &requests) {
            may.acquire();
            reads.push_back(requests);
            return Coalescer::Results(requests.size(), requests.front());
        },
        2);
    QStringList answers;
    const auto hasGone = std::make_shared<std::atomic<bool>>(false);
    const auto askAs = [&](bool leaves, int number) {
        const RequestScope scope({ {}, leaves ? hasGone : nullptr });
        ask(coalescer, "a"_ba, number, answers);
    };
    askAs(false, 1); // is read at once; those that follow are read in twos
    askAs(true, 2);
    askAs(true, 3);
    askAs(true, 4);
    askAs(false, 5);
    *hasGone = true;
    may.release(3);
    database.drain();
    QCOMPARE(reads, (std::vector<std::vector<int>>{ { 1 }, { 4, 5 } }));
    answers.sort(); // the answers of one read take turns with those of the next
    QCOMPARE(answers,
             (QStringList{ u"1"_s, u"4"_s, u"4"_s, u"service-unavailable"_s, u"service-unavailable"_s }));
}

TRIAGE_TEST(TestRequestCoalescer, QCoreApplication)
#include "tst_requestcoalescer.moc"
