// SPDX-License-Identifier: GPL-3.0-or-later
// Identifiers, times, texts and tokens: what goes out comes back, and nothing else is taken.
#include "domain/ids.h"
#include "domain/tokentext.h"
#include "support/environment.h"
#include "support/testprogram.h"
#include "text.h"
#include "timestamp.h"

#include <QDate>
#include <QRandomGenerator>
#include <QTest>
#include <QTimeZone>

#include <limits>

using namespace Qt::StringLiterals;
using namespace triage;

class TestValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void identifiersComeBackAndSortLikeNumbers()
    {
        QRandomGenerator random(7);
        qint64 previous = 0;
        for (int i = 0; i < 2000; ++i) {
            const auto value = qint64(random.generate64() >> 1) | 1;
            const QByteArray text = encodeId(value);
            QCOMPARE(text.size(), qsizetype(idLength));
            QCOMPARE(decodeId(QString::fromLatin1(text)), std::optional(value));
            QCOMPARE(text < encodeId(previous), value < previous);
            previous = value;
        }
        const qint64 largest = std::numeric_limits<qint64>::max();
        QCOMPARE(encodeId(largest), "7zzzzzzzzzzzz"_ba);
        QCOMPARE(decodeId(u"7zzzzzzzzzzzz"_s), std::optional(largest));
    }

    void identifiersAreReadAsPeopleTypeThem()
    {
        QCOMPARE(decodeId(u"000000000001A"_s), decodeId(u"000000000001a"_s));
        QCOMPARE(decodeId(u"OOOOOOOOOOO1i"_s), decodeId(u"0000000000011"_s));
        QCOMPARE(decodeId(u"00000000000lL"_s), decodeId(u"0000000000011"_s));
    }

    void textsThatAreNotIdentifiersAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QString();
        QTest::newRow("zero") << u"0000000000000"_s;
        QTest::newRow("too short") << u"00000000000a"_s;
        QTest::newRow("too long") << u"0000000000000a"_s;
        QTest::newRow("more than 63 bits") << u"8000000000000"_s;
        QTest::newRow("all ones") << u"zzzzzzzzzzzzz"_s;
        QTest::newRow("a letter that is not used") << u"000000000000u"_s;
        QTest::newRow("a hyphen") << u"dark-mode-app"_s;
        QTest::newRow("a digit of another script") << u"000000000000\u0663"_s;
    }
    void textsThatAreNotIdentifiersAreRefused()
    {
        QFETCH(QString, text);
        QVERIFY(!decodeId(text));
    }

    void timesAreWrittenInUtcWithMilliseconds()
    {
        QCOMPARE(toIso(Timestamp(0)), "1970-01-01T00:00:00.000Z"_ba);
        QCOMPARE(toIso(Timestamp(1763681645123)), "2025-11-20T23:34:05.123Z"_ba);
        QCOMPARE(toIso(Timestamp(-1)), "1969-12-31T23:59:59.999Z"_ba);
        QCOMPARE(toIso(Timestamp(-62'135'596'800'001)), "0001-01-01T00:00:00.000Z"_ba);
        QCOMPARE(toIso(Timestamp(253'402'300'800'000)), "9999-12-31T23:59:59.999Z"_ba);
    }

    void aDayThatItsZoneSkippedBeginsWithTheNext()
    {
        const QDate skipped(2011, 12, 30);
        const QByteArray name = "Pacific/Apia";
        const test::TimeZoneScope here(name);
        const QTimeZone apia(name);
        QCOMPARE(toIso(startOfDay(skipped.addDays(-1), apia)), "2011-12-29T10:00:00.000Z"_ba);
        for (const QDate day : { skipped, skipped.addDays(1) }) {
            QCOMPARE(toIso(startOfDay(day, apia)), "2011-12-30T10:00:00.000Z"_ba);
            QCOMPARE(toIso(startOfDay(day)), "2011-12-30T10:00:00.000Z"_ba);
        }
    }

    void timestampsAreReadStrictly_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("time"); // empty: refused
        const auto row = [](const char *text, const char *time) {
            QTest::newRow(text) << QString::fromUtf8(text) << QByteArray(time);
        };
        row("2025-11-20T23:34:05.123Z", "2025-11-20T23:34:05.123Z");
        row("2025-11-20t23:34:05z", "2025-11-20T23:34:05.000Z");
        row("2025-11-21T00:34:05.123+01:00", "2025-11-20T23:34:05.123Z");
        row("2025-11-20T13:04:05-10:30", "2025-11-20T23:34:05.000Z");
        row("2025-11-20T23:34:05+23:59", "2025-11-19T23:35:05.000Z");
        row("2025-11-20T23:34:05.1Z", "2025-11-20T23:34:05.100Z");
        row("2025-11-20T23:34:05.1230000000000000000000Z", "2025-11-20T23:34:05.123Z");
        row("2025-11-20T23:34:05.1230000000000000000001Z", "2025-11-20T23:34:05.124Z");
        row("2025-12-31T23:59:59.9999Z", "2026-01-01T00:00:00.000Z");
        row("2024-02-29T00:00:00Z", "2024-02-29T00:00:00.000Z");
        row("0001-01-01T00:00:00Z", "0001-01-01T00:00:00.000Z");
        row("0001-01-01T00:00:00+00:01", "0001-01-01T00:00:00.000Z");
        row("9999-12-31T23:59:59-00:01", "9999-12-31T23:59:59.999Z");
        row("9999-12-31T23:59:59.9991Z", "9999-12-31T23:59:59.999Z");
        for (const char *wrong : { "",
                                   "yesterday",
                                   "2025-11-20",
                                   "2025-11-20T23:34:05.123",
                                   "2025-11-20T23:34Z",
                                   "2025-11-20 23:34:05Z",
                                   "2025-11-20T24:00:00Z",
                                   "2025-11-20T23:60:05Z",
                                   "2025-11-20T23:34:60Z",
                                   "2025-02-29T00:00:00Z",
                                   "2025-13-01T00:00:00Z",
                                   "2025-00-01T00:00:00Z",
                                   "2025-11-00T00:00:00Z",
                                   "0000-11-20T00:00:00Z",
                                   "2025-11-20T23:34:05.Z",
                                   "2025-11-20T23:34:05,5Z",
                                   "2025-11-20T23:34:05+24:00",
                                   "2025-11-20T23:34:05+01:60",
                                   "2025-11-20T23:34:05+0100",
                                   "2025-11-20T23:34:05+1:00",
                                   "2025-11-20T23:34:05Z ",
                                   " 2025-11-20T23:34:05Z",
                                   "2025-11-20T23:34:05Z\n",
                                   "-025-11-20T23:34:05Z",
                                   "2025-11-20T23:34:0\u0665Z",
                                   "12025-11-20T23:34:05Z" })
            row(wrong, "");
    }
    void timestampsAreReadStrictly()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, time);
        const std::optional<Timestamp> read = timestampFromRfc3339(text);
        QCOMPARE(read ? toIso(*read) : QByteArray(), time);
    }

    void postgresTimesLoseWhatIsSmallerThanMilliseconds_data()
    {
        QTest::addColumn<QByteArray>("printed");
        QTest::addColumn<QByteArray>("iso");
        QTest::newRow("whole second") << "2026-11-20 23:34:05+00"_ba
                                      << "2026-11-20T23:34:05.000Z"_ba;
        QTest::newRow("one digit") << "2026-11-20 23:34:05.1+00"_ba
                                   << "2026-11-20T23:34:05.100Z"_ba;
        QTest::newRow("milliseconds") << "2026-11-20 23:34:05.123+00"_ba
                                      << "2026-11-20T23:34:05.123Z"_ba;
        QTest::newRow("microseconds") << "2026-11-20 23:34:05.123999+00"_ba
                                      << "2026-11-20T23:34:05.123Z"_ba;
    }
    void postgresTimesLoseWhatIsSmallerThanMilliseconds()
    {
        QFETCH(QByteArray, printed);
        QFETCH(QByteArray, iso);
        QCOMPARE(isoFromPostgres(printed), iso);
        QCOMPARE(toIso(timestampFromPostgres(printed)), iso);
    }

    void textKeepsItsByteOrderMark()
    {
        const QByteArray utf8("\xEF\xBB\xBFhello \xF0\x9F\x98\x80");
        QCOMPARE(textFromUtf8(utf8).toUtf8(), utf8);
        QCOMPARE(textFromUtf8("plain").toUtf8(), "plain"_ba);
    }

    void lengthsCountCodePoints()
    {
        QCOMPARE(codePoints(u"abc"_s), 3);
        QCOMPARE(codePoints(u"\U0001F600\U0001F600"_s), 2);
        QCOMPARE(codePoints(QString()), 0);
    }

    void textThatPostgresCannotHoldIsDetected()
    {
        QVERIFY(isStorable(u"a\U0001F600"_s));
        QVERIFY(!isStorable(u"a"_s + QChar(u'\0')));
        QVERIFY(!isStorable(QString(QChar(0xD800))));
        QVERIFY(isBlank(u" \t\n\u00A0"_s));
        QVERIFY(!isBlank(u" x "_s));
    }

    void tokensAreKnownByPrefixLengthAndChecksum()
    {
        for (const TokenKind kind : { TokenKind::FullAccess, TokenKind::Widget }) {
            const QByteArray token = makeToken(kind);
            QVERIFY(token.startsWith(tokenPrefix(kind)));
            QCOMPARE(token.size(), tokenPrefix(kind).size() + 49);
            QCOMPARE(tokenKindOf(token), std::optional(kind));
            QVERIFY(makeToken(kind) != token);
        }
    }

    void aMistypedTokenIsNotWellFormed()
    {
        const QByteArray token = makeToken(TokenKind::FullAccess);
        for (qsizetype i = 0; i < token.size(); ++i) {
            QByteArray mistyped = token;
            mistyped[i] = token[i] == 'x' ? 'y' : 'x';
            QVERIFY2(!tokenKindOf(mistyped), mistyped.constData());
        }
        QVERIFY(!tokenKindOf(token.chopped(1)));
        QVERIFY(!tokenKindOf(token + 'a'));
        QVERIFY(!tokenKindOf("ibw_" + token.sliced(3)));
        QVERIFY(!tokenKindOf(" " + token));
        QVERIFY(!tokenKindOf(QByteArray()));
    }

    void aTokenIsFoundInsideOfATextAndNothingElseIs()
    {
        for (const TokenKind kind : { TokenKind::FullAccess, TokenKind::Widget }) {
            const QByteArray token = makeToken(kind);
            for (const QByteArray &text :
                 { token, "ib_" + token, "key:ib_1." + token + ".ibw_", token + token.first(9) })
                QVERIFY2(holdsToken(text), text.constData());
            for (const QByteArray &text :
                 { QByteArray(), token.chopped(1), token.sliced(1), "calib_"_ba + token.sliced(4) })
                QVERIFY2(!holdsToken(text), text.constData());
        }
    }

    void checksumAndHashAreTheStandardOnes()
    {
        // The CRC-32 of "ib_" and 43 zeros as zlib gives it, in base 62; and the SHA-256 of "abc" from FIPS
        // 180-2.
        const QByteArray known = QByteArray("ib_") + QByteArray(43, '0');
        QCOMPARE(tokenKindOf(known + "286Ou9"), std::optional(TokenKind::FullAccess));
        QCOMPARE(tokenHash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"_ba);
    }
};

TRIAGE_TEST_WITHOUT_APPLICATION(TestValues)
#include "tst_values.moc"
