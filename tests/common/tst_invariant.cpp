// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of a condition that does not hold, though it always should.
#include "invariant.h"

#include "sharedbudget.h"
#include "support/testprogram.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <chrono>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace triage;

namespace {

QStringList lines;

void keepLine(QtMsgType, const QMessageLogContext &context, const QString &message)
{
    lines << QLatin1StringView(context.category) + u' ' + message;
}

} // namespace

class TestInvariant : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOneHasANameOfItsOwn();
    void aViolationIsCountedAndLogged();
    void aFloodIsOneLineASecond();
    void violationsInManyThreadsAreAllCounted();
    void aBudgetIsNotGivenBackTwice();
};

void TestInvariant::everyOneHasANameOfItsOwn()
{
    QSet<QByteArray> names;
    for (int i = 0; i < invariantCount; ++i)
        names.insert(nameOf(Invariant(i)));
    QCOMPARE(names.size(), invariantCount);
}

void TestInvariant::aViolationIsCountedAndLogged()
{
    lines.clear();
    const QtMessageHandler before = qInstallMessageHandler(keepLine);
    noteViolation(Invariant::ListOrder, "3 items of 2");
    qInstallMessageHandler(before);
    QCOMPARE(violationsOf(Invariant::ListOrder), 1U);
    QCOMPARE(violationsOf(Invariant::BufferCount), 0U);
    QCOMPARE(lines,
             QStringList(u"invariant.violated list_order: 3 items of 2, violation 1 of this kind since the "
                         "start"_s));
}

void TestInvariant::aFloodIsOneLineASecond()
{
    lines.clear();
    const auto begun = std::chrono::steady_clock::now();
    const QtMessageHandler before = qInstallMessageHandler(keepLine);
    for (int i = 0; i < 10'000; ++i)
        noteViolation(Invariant::FeedOrder, "change 1 after 2");
    qInstallMessageHandler(before);
    QCOMPARE(violationsOf(Invariant::FeedOrder), 10'000U);
    // However long the machine took.
    const auto seconds = std::chrono::steady_clock::now() - begun;
    QVERIFY(!lines.isEmpty());
    QVERIFY(std::chrono::seconds(lines.size() - 1) <= seconds);
}

void TestInvariant::violationsInManyThreadsAreAllCounted()
{
    const QtMessageHandler before = qInstallMessageHandler([](QtMsgType, const auto &, const auto &) {});
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([] {
            for (int j = 0; j < 1000; ++j)
                noteViolation(Invariant::RunningJobs, "0 running jobs");
        });
    for (std::thread &each : threads)
        each.join();
    qInstallMessageHandler(before);
    QCOMPARE(violationsOf(Invariant::RunningJobs), 4000U);
}

/// Before, it became larger than it is, and what others took was no longer bounded.
void TestInvariant::aBudgetIsNotGivenBackTwice()
{
    SharedBudget<int> budget(80);
    budget.count(1, 7);
    budget.count(2, 5);
    budget.giveBack(1, 7);
    QCOMPARE(violationsOf(Invariant::SharedBudget), 0U);
    QTest::ignoreMessage(QtCriticalMsg, QRegularExpression(u"^shared_budget: 7 given back of 0,"_s));
    budget.giveBack(1, 7);
    QCOMPARE(violationsOf(Invariant::SharedBudget), 1U);
    QCOMPARE(budget.used(), 5);
    QCOMPARE(budget.of(1), 0);
    QCOMPARE(budget.of(2), 5);
}

TRIAGE_TEST(TestInvariant, QCoreApplication)
#include "tst_invariant.moc"
