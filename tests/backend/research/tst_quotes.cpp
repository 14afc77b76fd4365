// SPDX-License-Identifier: GPL-3.0-or-later
// Quotes are literally part of their source, whatever people write.

#include "research/quotes.h"

#include "support/testprogram.h"
#include "text.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::research;

namespace {

QStringList sentences(const QString &text)
{
    QStringList all;
    for (const QStringView each : sentencesOf(text))
        all << each.toString();
    return all;
}

/// Random text: words, marks, scripts without spaces, emoji, controls and all kinds of spaces.
QString anyText(QRandomGenerator &random)
{
    static const QStringList parts{
        u"export"_s, u" "_s,           u". "_s,     u"\n"_s,         u"e\u0301"_s, u"日本語"_s,
        u"。"_s,     u"🧑‍🚀"_s, u"\u00A0"_s, u"שלום"_s,       u"!? "_s,     u"\u200B"_s,
        u"ไทย"_s,    u"\u2028"_s,      u"\t"_s,     u"\U0001F1E9"_s, u"\"«"_s,     u"aaaaaaaaaaaaaaaaaaaa"_s
    };
    QString text;
    const int length = random.bounded(1, 200);
    for (int i = 0; i < length; ++i)
        text += parts[random.bounded(int(parts.size()))];
    return text;
}

} // namespace

class TestQuotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sentencesAreWhatPeopleWouldCallThat()
    {
        QCOMPARE(sentences(u"It crashed. Why?  I lost 3.5 hours!\nThanks"_s),
                 (QStringList{ u"It crashed."_s, u"Why?"_s, u"I lost 3.5 hours!"_s, u"Thanks"_s }));
        QCOMPARE(sentences(u" \n \u2028 "_s), QStringList());
        QCOMPARE(sentences(u"导出失败。为什么？"_s), (QStringList{ u"导出失败。"_s, u"为什么？"_s }));
    }

    void longSentencesAreCutBetweenWords()
    {
        const QString text = u"word "_s.repeated(200);
        const QStringList cut = sentences(text);
        QCOMPARE(cut.size(), 1);
        QVERIFY(cut.first().size() <= maxQuoteLength);
        QVERIFY(cut.first().size() > maxQuoteLength - 10);
        QVERIFY(cut.first().endsWith(u" word"_s));
    }

    void sentencesOccurInTheirTexts()
    {
        QRandomGenerator random(20261121);
        for (int i = 0; i < 3000; ++i) {
            const QString text = anyText(random);
            for (const QStringView sentence : sentencesOf(text)) {
                const QString quote = sentence.toString();
                QVERIFY2(text.contains(quote), qPrintable(quote));
                QVERIFY(!quote.isEmpty() && quote.size() <= maxQuoteLength && !isBlank(quote));
                QVERIFY2(isStorable(quote), qPrintable(quote)); // no half of a surrogate pair
                QCOMPARE(locate(quote, text), quote);
            }
        }
    }

    void aQuoteThatIsRetypedIsFoundAsItStands_data()
    {
        QTest::addColumn<QString>("quote");
        QTest::addColumn<QString>("found");
        QTest::newRow("as it stands") << u"can’t  log in"_s << u"can’t  log in"_s;
        QTest::newRow("other spaces") << u"can't log in"_s << u"can’t  log in"_s;
        QTest::newRow("other case") << u"I CAN'T LOG"_s << u"I can’t  log"_s;
        QTest::newRow("around") << u"  \n“twice” "_s << u"“twice”"_s;
        QTest::newRow("another word") << u"I can not log in"_s << QString();
        QTest::newRow("more than there is") << u"log in twice a day"_s << QString();
        QTest::newRow("nothing") << u" "_s << QString();
    }

    void aQuoteThatIsRetypedIsFoundAsItStands()
    {
        QFETCH(QString, quote);
        QTEST(locate(quote, u"Sorry, but I can’t  log in “twice”."_s), "found");
    }
};

TRIAGE_TEST(TestQuotes, QCoreApplication)
#include "tst_quotes.moc"
