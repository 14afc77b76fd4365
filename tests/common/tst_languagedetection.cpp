// SPDX-License-Identifier: GPL-3.0-or-later
// Telling the language of a text.
#include "languages/languagedetection.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;

class TestLanguageDetection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTextHasALanguage_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *code, const QString &text) {
            QTest::newRow(code) << text << QByteArray(code);
        };
        row("en", u"My new card has not arrived yet, can I track it?"_s);
        row("de", u"Meine neue Karte ist noch nicht angekommen."_s);
        row("fr", u"Je n'ai toujours pas reçu ma nouvelle carte."_s);
        row("es", u"Todavía no he recibido mi nueva tarjeta."_s);
        row("it", u"Non ho ancora ricevuto la mia nuova carta di credito."_s);
        row("nl", u"Mijn nieuwe kaart is nog steeds niet aangekomen."_s);
        row("pt", u"Ainda não recebi o meu novo cartão de crédito."_s);
        row("ru", u"Моя новая карта до сих пор не пришла."_s);
        row("ar", u"لم تصل بطاقتي الجديدة حتى الآن"_s);
        row("he", u"הכרטיס החדש שלי עדיין לא הגיע"_s);
        row("ja", u"新しいカードがまだ届いていません。いつ届きますか。"_s);
        row("ko", u"새 카드가 아직 도착하지 않았습니다. 언제 도착합니까?"_s);
        row("zh", u"我的新卡还没有收到,请问什么时候可以寄到我的地址?"_s);
    }
    void aTextHasALanguage()
    {
        QFETCH(QString, text);
        QTEST(detectedLanguage(text).code(), "code");
    }

    void aTextBelowTwentyLettersIsNotTold()
    {
        QVERIFY(!detectedLanguage(u"Karte verloren"_s).isKnown());
        QVERIFY(!detectedLanguage(u"Geld ist noch nicht"_s).isKnown());
        QVERIFY(!detectedLanguage(u"4711 0815 4711 0815 4711 0815"_s).isKnown());
        QVERIFY(!detectedLanguage(QString()).isKnown());
    }

    void textWithoutLanguageHasNone()
    {
        QVERIFY(!detectedLanguage(u"xqzt vbnk plrwq zzxcv qwrtp klmnb vcxzq"_s).isKnown());
    }

    void theTitleAndTheDescriptionAreToldTogether()
    {
        QCOMPARE(detectedLanguage(u"Karte verloren"_s, u"und gesperrt, bitte ersetzen"_s).code(), "de"_ba);
        QCOMPARE(detectedLanguage({}, u"Meine Karte ist verloren gegangen"_s).code(), "de"_ba);
    }

    void aLongTextIsToldByItsBeginning()
    {
        const QString begin = u"Meine neue Karte ist noch nicht angekommen. "_s.repeated(20);
        QCOMPARE(detectedLanguage(QString(begin + u"The card has not arrived. "_s.repeated(1000))).code(),
                 "de"_ba);
    }

    void aCodeHasTwoLetters()
    {
        QCOMPARE(Language::fromCode(u"de").code(), "de"_ba);
        for (const QString &text : { u"d"_s, u"deu"_s, u"DE"_s, u"d1"_s, QString() })
            QVERIFY2(!Language::fromCode(text).isKnown(), qPrintable(text));
    }
};

TRIAGE_TEST(TestLanguageDetection, QCoreApplication)
#include "tst_languagedetection.moc"
