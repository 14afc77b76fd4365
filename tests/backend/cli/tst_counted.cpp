// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/counted.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

using triage::cli::counted;

/// A number and what it counts, as commands say it.
class TestCounted : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneIsSingularAndEveryOtherNumberIsPlural();
    void anIrregularNounHasItsOwnPlural();
};

void TestCounted::oneIsSingularAndEveryOtherNumberIsPlural()
{
    QCOMPARE(counted(1, u"organization"_s), u"1 organization"_s);
    QCOMPARE(counted(0, u"organization"_s), u"0 organizations"_s);
    QCOMPARE(counted(2, u"organization"_s), u"2 organizations"_s);
    QCOMPARE(counted(21, u"organization"_s), u"21 organizations"_s);
    QCOMPARE(counted(3'000'000'000, u"item"_s), u"3000000000 items"_s);
}

void TestCounted::anIrregularNounHasItsOwnPlural()
{
    QCOMPARE(counted(1, u"person"_s, u"people"_s), u"1 person"_s);
    QCOMPARE(counted(2, u"person"_s, u"people"_s), u"2 people"_s);
}

TRIAGE_TEST(TestCounted, QCoreApplication)
#include "tst_counted.moc"
