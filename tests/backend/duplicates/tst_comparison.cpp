// SPDX-License-Identifier: GPL-3.0-or-later
// Whether two items say the same, and which words decided.
#include "duplicates/comparison.h"
#include "support/testprogram.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::duplicates;

namespace {

Item item(const QString &title, const QString &text)
{
    return { { title, text } };
}

double probabilityOfPair(const Item &a, const Item &b)
{
    const routing::Rarity rarity;
    return probabilityOf(compare(ComparableItem(a, rarity), ComparableItem(b, rarity), rarity));
}

std::vector<QString> termsOf(const Item &a, const Item &b)
{
    const routing::Rarity rarity;
    return sharedTerms(ComparableItem(a, rarity), ComparableItem(b, rarity));
}

const Item slowExport = item(u"Export is slow"_s, u"Exporting the report takes ten minutes."_s);

} // namespace

class TestComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void repeatedTextsAreDuplicates()
    {
        QVERIFY(probabilityOfPair(slowExport, slowExport) > 0.9);
        const Item bare = item(u""_s, u"The invoice of March lists the wrong tax"_s);
        QVERIFY(probabilityOfPair(bare, bare) > 0.9);
    }

    void otherSubjectsAreNotTheSame()
    {
        QVERIFY(probabilityOfPair(slowExport, item(u"Dark mode"_s, u"Please add a dark theme."_s)) < 0.05);
        QVERIFY(probabilityOfPair(item(u""_s, u"…"_s), item(u""_s, u"👍"_s)) < 0.5);
    }

    void theOrderOfTheTwoDoesNotMatter()
    {
        const Item other
            = item(u"Report export"_s, u"The export of reports takes for ever, ten minutes at least"_s);
        QCOMPARE(probabilityOfPair(slowExport, other), probabilityOfPair(other, slowExport));
    }

    void otherErrorsVersionsAndNumbersCountAgainst_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("same");
        QTest::addColumn<QString>("other");
        QTest::newRow("error") << u"The login ends with error %1 on my phone"_s << u"1042"_s << u"2071"_s;
        QTest::newRow("version") << u"The login fails since I have version %1"_s << u"3.4.1"_s << u"2.9.0"_s;
        QTest::newRow("number") << u"I cannot find invoice %1 in my account"_s << u"20231"_s << u"20577"_s;
    }

    void otherErrorsVersionsAndNumbersCountAgainst()
    {
        QFETCH(QString, text);
        QFETCH(QString, same);
        QFETCH(QString, other);
        const Item first = item(u""_s, text.arg(same));
        const double ofSame = probabilityOfPair(first, item(u""_s, text.arg(same) + u", please help"_s));
        const double ofOther = probabilityOfPair(first, item(u""_s, text.arg(other) + u", please help"_s));
        QVERIFY2(ofSame > ofOther + 0.1, qPrintable(u"%1 %2"_s.arg(ofSame).arg(ofOther)));
        QVERIFY(ofOther < 0.6);
    }

    void targetSubmitterAndTimeCount()
    {
        Item here = item(u"Wrong total"_s, u"The sum in the last row is wrong"_s);
        Item there = item(u"Total"_s, u"Sum of the last row is not right"_s);
        const double alone = probabilityOfPair(here, there);
        here.targets = { TargetId(1), TargetId(2) };
        there.targets = { TargetId(2) };
        const double sameTarget = probabilityOfPair(here, there);
        QVERIFY(sameTarget > alone);
        there.targets = { TargetId(3) };
        QVERIFY(probabilityOfPair(here, there) < alone);
        there.targets = here.targets;
        here.submitter = there.submitter = u"ada"_s;
        QVERIFY(probabilityOfPair(here, there) > sameTarget);
        const double atOnce = probabilityOfPair(here, there);
        there.createdAt = Timestamp(400LL * 86'400'000);
        QVERIFY(probabilityOfPair(here, there) < atOnce);
    }

    void everyLanguageIsCompared()
    {
        QVERIFY(
            probabilityOfPair(item(u""_s, u"ログインできません。パスワードを変更した後、エラーが出ます。"_s),
                              item(u""_s, u"パスワードを変更した後、ログインできません。"_s))
            > probabilityOfPair(item(u""_s, u"ログインできません。"_s), item(u""_s, u"検索が遅いです。"_s))
                + 0.2);
        QVERIFY(probabilityOfPair(item(u""_s, u"התפריט נסגר כשאני מייצא דוח"_s),
                                  item(u""_s, u"התפריט נסגר כשאני מייצא דוח!"_s))
                > 0.6);
    }

    void theWordsThatDecidedAreShownAsTheOtherItemHasThem()
    {
        const std::vector<QString> terms = termsOf(
            item(u"Crash with ERR_DISK_FULL"_s, u"The program stops while exporting invoices in 3.4.1"_s),
            item(u""_s, u"3.4.1: err_disk_full? no: ERR_DISK_FULL when I exported the Invoices"_s));
        QCOMPARE(terms.at(0), u"ERR_DISK_FULL"_s);
        QCOMPARE(terms.at(1), u"3.4.1"_s);
        QVERIFY(std::find(terms.begin(), terms.end(), u"Invoices"_s) != terms.end());
        QVERIFY(std::find(terms.begin(), terms.end(), u"the"_s) == terms.end());
        QVERIFY(terms.size() <= maxSharedTerms);
    }

    void wordsOfAllOwnTextsWeighLittle()
    {
        const std::vector<routing::FrequentWord> frequent{ { u"seamonkey"_s, 0.9 } };
        const routing::Rarity rarity(frequent, 10'000);
        const ComparableItem one(item(u""_s, u"seamonkey invoices"_s), rarity);
        const ComparableItem other(item(u""_s, u"seamonkey printing"_s), rarity);
        const ComparableItem third(item(u""_s, u"vivaldi invoices"_s), rarity);
        QVERIFY(compare(one, third, rarity) > compare(one, other, rarity));
    }

    void longTextsCostNoMoreThanTheirBeginning()
    {
        const QString text = u"The invoice of March lists the wrong tax. "_s.repeated(200);
        const routing::Rarity rarity;
        QVERIFY(ComparableItem(item(u""_s, text), rarity).wordCount <= maxComparedLength / 4);
    }
};

TRIAGE_TEST(TestComparison, QCoreApplication)
#include "tst_comparison.moc"
