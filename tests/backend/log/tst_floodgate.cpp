// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/floodgate.h"

#include "support/testprogram.h"

#include <QTest>

using namespace triage;
using namespace std::chrono_literals;

/// How many lines of a flood reach the log, by a clock of the test.
class TestFloodGate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anOutageOfAnHourIsAFewDozenLines();
    void theLineAfterAPauseSaysHowManyWereLeftOut();
    void kindsDoNotHoldUpEachOther();
    void rareLinesAllPass();

private:
    const FloodGate::Time m_begin{ 1h };
};

void TestFloodGate::anOutageOfAnHourIsAFewDozenLines()
{
    FloodGate gate;
    int lines = 0;
    qint64 leftOut = 0;
    int linesOfTheFirstSeconds = 0;
    for (auto time = 0ms; time < 1h; time += 100ms) {
        if (const auto passed = gate.pass("outage", m_begin + time)) {
            ++lines;
            leftOut += *passed;
        }
        linesOfTheFirstSeconds = time < 8s ? lines : linesOfTheFirstSeconds;
    }
    QCOMPARE(linesOfTheFirstSeconds, 4); // at 0, 1, 3 and 7 seconds
    QVERIFY2(lines > 60 && lines < 70, QByteArray::number(lines));
    QVERIFY(lines + leftOut > 35'000);
}

void TestFloodGate::theLineAfterAPauseSaysHowManyWereLeftOut()
{
    FloodGate gate;
    QCOMPARE(gate.pass("x", m_begin), 0);
    QCOMPARE(gate.pass("x", m_begin + 1ms), std::nullopt);
    QCOMPARE(gate.pass("x", m_begin + 2ms), std::nullopt);
    QCOMPARE(gate.pass("x", m_begin + 1s), 2);
    QCOMPARE(gate.pass("x", m_begin + 2s), std::nullopt); // two seconds by now
    QCOMPARE(gate.pass("x", m_begin + 12s), 1);
    QCOMPARE(gate.pass("x", m_begin + 13s), 0); // it began again
}

void TestFloodGate::kindsDoNotHoldUpEachOther()
{
    FloodGate gate;
    QCOMPARE(gate.pass("x", m_begin), 0);
    QCOMPARE(gate.pass("y", m_begin), 0);
}

void TestFloodGate::rareLinesAllPass()
{
    FloodGate gate;
    for (auto time = 0s; time < 10min; time += 3s)
        QCOMPARE(gate.pass("x", m_begin + time), 0);
}

TRIAGE_TEST(TestFloodGate, QCoreApplication)
#include "tst_floodgate.moc"
