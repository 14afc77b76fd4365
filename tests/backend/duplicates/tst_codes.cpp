// SPDX-License-Identifier: GPL-3.0-or-later
// The codes of a text: errors, versions, numbers.
#include "duplicates/codes.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage::duplicates;

namespace {

using Strings = std::vector<QString>;

Codes codesIn(const QString &text)
{
    return codesOf({ text });
}

} // namespace

class TestCodes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void errorsAreFoundAsTheyAreWritten()
    {
        const Codes codes = codesIn(u"ORA-00942, then 0x80070005 and ERR_TIMED_OUT: java.io.IOException!"_s);
        QCOMPARE(codes.errors,
                 (Strings{ u"0X80070005"_s, u"ERR_TIMED_OUT"_s, u"IOEXCEPTION"_s, u"ORA-00942"_s }));
        QVERIFY(codes.numbers.empty());
    }

    void aNumberAfterTheWordErrorIsTheNumberOfAnError()
    {
        QCOMPARE(codesIn(u"HTTP 404 on 30 pages"_s).errors, (Strings{ u"404"_s }));
        QCOMPARE(codesIn(u"HTTP 404 on 30 pages"_s).numbers, (Strings{ u"30"_s }));
        QCOMPARE(codesIn(u"Es kam Fehler 1042."_s).errors, (Strings{ u"1042"_s }));
        QCOMPARE(codesIn(u"エラー 1042"_s).errors, (Strings{ u"1042"_s }));
    }

    void versionsNeedNoV()
    {
        QCOMPARE(codesIn(u"v3.4.1, not 2.9"_s).versions, (Strings{ u"2.9"_s, u"3.4.1"_s }));
        QCOMPARE(codesIn(u"on branch-3.3"_s).versions, (Strings{ u"3.3"_s }));
    }

    void ordinaryWordsAndAddressesAreNoCodes()
    {
        const Codes codes = codesIn(u"I LOVE the WiFi, see https://example.org/E1234/2.0 and mp3, 3 times"_s);
        QVERIFY(codes.errors.empty());
        QVERIFY(codes.versions.empty());
        QVERIFY(codes.numbers.empty());
    }

    void eachCodeIsNamedOnce() { QCOMPARE(codesIn(u"E1234 E1234 e1234"_s).errors, (Strings{ u"E1234"_s })); }

    void theDigitsOfATitleTellItApart()
    {
        QCOMPARE(digitsOf(u"iOS 17 and iOS 17.2"_s), (Strings{ u"17"_s, u"17.2"_s }));
    }
};

TRIAGE_TEST(TestCodes, QCoreApplication)
#include "tst_codes.moc"
