// SPDX-License-Identifier: GPL-3.0-or-later
// Reads that are shared: who shares which, and that nobody is answered from before the question.

#include "services/sharedreads.h"
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

using Reads = services::SharedReads<int, int>;

class TestSharedReads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoAsksMeanwhileSharesTheNextRead();
    void otherGroupsDoNotWait();
    void aReadAnswersSoManyAtMost();
    void tooManyReadsAreRefused();
    void anExceptionReachesEveryoneWhoShares();

private:
    static QCoro::Task<> ask(Reads &reads, QByteArray group, int number, QStringList &answers)
    {
        auto step = reads.read(group, number);
        try {
            const Result<int> answer = co_await step;
            answers << (answer ? QString::number(*answer) : QString(slugOf(answer.error().type)));
        } catch (const std::exception &bug) {
            answers << QString::fromUtf8(bug.what());
        }
    }
};

void TestSharedReads::whoAsksMeanwhileSharesTheNextRead()
{
    ScratchDatabase scratch;
    Database database({ scratch.config(), 2, 100 });
    std::counting_semaphore<10> may(0);
    std::atomic<int> run = 0;
    Reads reads(database, [&](Connection &, const std::vector<int> &asks) {
        may.acquire();
        const int first = ++run * 100;
        Reads::Results results;
        for (const int asked : asks)
            results.push_back(first + asked);
        return results;
    });
    QStringList answers;
    for (int i = 1; i <= 4; ++i)
        ask(reads, "a"_ba, i, answers);
    may.release(2);
    database.drain();
    QCOMPARE(answers, (QStringList{ u"101"_s, u"202"_s, u"203"_s, u"204"_s }));
    // Afterwards a read begins at once again.
    may.release();
    ask(reads, "a"_ba, 5, answers);
    database.drain();
    QCOMPARE(answers.last(), u"305"_s);
}

void TestSharedReads::otherGroupsDoNotWait()
{
    ScratchDatabase scratch;
    Database database({ scratch.config(), 2, 100 });
    std::binary_semaphore mayEnd(0);
    Reads reads(database, [&](Connection &, const std::vector<int> &asks) {
        if (asks.front() == 1)
            mayEnd.acquire();
        return Reads::Results(asks.size(), asks.front());
    });
    QStringList answers;
    ask(reads, "slow"_ba, 1, answers);
    ask(reads, "quick"_ba, 2, answers);
    QTRY_COMPARE(answers, QStringList{ u"2"_s });
    mayEnd.release();
    database.drain();
    QCOMPARE(answers, (QStringList{ u"2"_s, u"1"_s }));
}

void TestSharedReads::aReadAnswersSoManyAtMost()
{
    ScratchDatabase scratch;
    Database database({ scratch.config(), 1, 100 });
    std::vector<std::size_t> sizes;
    Reads reads(
        database,
        [&](Connection &, const std::vector<int> &asks) {
            sizes.push_back(asks.size());
            return Reads::Results(asks.size(), 0);
        },
        3);
    QStringList answers;
    for (int i = 0; i < 8; ++i)
        ask(reads, "a"_ba, i, answers);
    database.drain();
    QCOMPARE(answers.size(), 8);
    QCOMPARE(sizes, (std::vector<std::size_t>{ 1, 3, 3, 1 }));
}

void TestSharedReads::tooManyReadsAreRefused()
{
    ScratchDatabase scratch;
    Database database({ scratch.config(), 1, 0 });
    Reads reads(database,
                [](Connection &, const std::vector<int> &asks) { return Reads::Results(asks.size(), 0); });
    QStringList answers;
    for (int i = 0; i < 3; ++i)
        ask(reads, "a"_ba, i, answers);
    database.drain();
    QCOMPARE(answers, QStringList(3, u"service-unavailable"_s));
}

void TestSharedReads::anExceptionReachesEveryoneWhoShares()
{
    ScratchDatabase scratch;
    Database database({ scratch.config(), 1, 100 });
    Reads reads(database, [](Connection &, const std::vector<int> &) -> Reads::Results {
        throw std::runtime_error("bug");
    });
    QStringList answers;
    for (int i = 0; i < 3; ++i)
        ask(reads, "a"_ba, i, answers);
    database.drain();
    QCOMPARE(answers, QStringList(3, u"bug"_s));
}

TRIAGE_TEST(TestSharedReads, QCoreApplication)
#include "tst_sharedreads.moc"
