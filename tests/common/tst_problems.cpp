// SPDX-License-Identifier: GPL-3.0-or-later
// Problem types: each has its name, status and category, and no two share a name.
#include "problem.h"
#include "support/testprogram.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;

class TestProblems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTypeHasANameOfItsOwn()
    {
        QSet<QString> names;
        for (const ProblemType type : allProblemTypes()) {
            QVERIFY(!slugOf(type).isEmpty());
            QVERIFY2(!names.contains(slugOf(type)), slugOf(type).data());
            names.insert(slugOf(type));
            QVERIFY(statusOf(type) >= 400 && statusOf(type) < 600);
            // The category is omitted on internal errors and nowhere else.
            QCOMPARE(categoryOf(type).has_value(), type != ProblemType::InternalError);
        }
        QCOMPARE(names.size(), qsizetype(ProblemType::GatewayTimeout) + 1);
    }

    void titlesAreTheNamesInTitleCase()
    {
        QCOMPARE(titleOf(ProblemType::WidgetTokenRestricted), u"Widget Token Restricted"_s);
        QCOMPARE(titleOf(ProblemType::InvalidFieldValue), u"Invalid Field Value"_s);
    }

    void anOccurrenceMayBeSomebodyElsesMistake()
    {
        QCOMPARE(categoryOf(missingField(u"description"_s)), std::optional(Category::User));
        QCOMPARE(categoryOf(invalidField(u"targets"_s, u"no"_s, Category::Integration)),
                 std::optional(Category::Integration));
        QCOMPARE(unavailable(u"later"_s).retryAfter, std::chrono::seconds(2));
    }
};

TRIAGE_TEST_WITHOUT_APPLICATION(TestProblems)
#include "tst_problems.moc"
