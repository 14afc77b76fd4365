// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/ids.h"
#include "search/folding.h"
#include "search/slug.h"
#include "search/textanalysis.h"
#include "support/testprogram.h"
#include "text.h"

#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::search;

namespace {

/// Returns the folded words as one line: "dark mode".
QString foldedWords(const QString &text)
{
    QStringList folded;
    for (const Word &word : words(text))
        folded.append(word.folded);
    return folded.join(u' ');
}

/// Returns each word as it is written in the text, found by its position in code points: "[Dark][mode]".
QString wordsByPlace(const QString &text)
{
    const QList<uint> codes = text.toUcs4();
    QString result;
    for (const Word &word : words(text)) {
        const QList<uint> part = codes.mid(word.start, word.length);
        result += u'[' + QString::fromUcs4(reinterpret_cast<const char32_t *>(part.constData()), part.size())
            + u']';
    }
    return result;
}

} // namespace

class TestTextAnalysis : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreStemmedByTheirLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("form");
        QTest::addColumn<QString>("otherForm");
        QTest::newRow("English") << u"en"_s << u"crashes"_s << u"crashing"_s;
        QTest::newRow("unknown, as English") << QString() << u"crashes"_s << u"crashing"_s;
        QTest::newRow("German") << u"de"_s << u"Überweisungen"_s << u"Überweisung"_s;
        QTest::newRow("French") << u"fr"_s << u"remboursée"_s << u"rembourser"_s;
        QTest::newRow("French, without accents") << u"fr"_s << u"annulés"_s << u"annuler"_s;
        QTest::newRow("Spanish") << u"es"_s << u"tarjetas"_s << u"tarjeta"_s;
        QTest::newRow("Spanish, accents") << u"es"_s << u"canciones"_s << u"canción"_s;
        QTest::newRow("Russian") << u"ru"_s << u"карты"_s << u"картой"_s;
        QTest::newRow("Turkish") << u"tr"_s << u"KARTLARIM"_s << u"kartlar"_s;
        QTest::newRow("Arabic") << u"ar"_s << u"الكتاب"_s << u"كتاب"_s;
        QTest::newRow("Hebrew, prefix") << u"he"_s << u"הכרטיס"_s << u"כרטיס"_s;
        QTest::newRow("Hebrew, plural") << u"he"_s << u"כרטיסים"_s << u"וכרטיס"_s;
    }
    void wordsAreStemmedByTheirLanguage()
    {
        QFETCH(QString, language);
        QFETCH(QString, form);
        QFETCH(QString, otherForm);
        const Language known = Language::fromCode(language);
        QCOMPARE(words(form, known).front().stem, words(otherForm, known).front().stem);
    }

    void aLanguageWithoutAStemmerHasEnglishStems()
    {
        const Language japanese = Language::fromCode(u"ja");
        QCOMPARE(words(u"crashes"_s, japanese).front().stem, u"crash"_s);
        QCOMPARE(words(u"届き"_s, japanese).front().stem, u"届"_s);
    }

    void foldingForgetsCaseAccentsAndForms_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("folded");
        QTest::newRow("ASCII") << u"Dark MODE 2.0!"_s << u"dark mode 2.0!"_s;
        QTest::newRow("French") << u"Élève déçu"_s << u"eleve decu"_s;
        QTest::newRow("combining accents") << u"Cafe\u0301"_s << u"cafe"_s;
        QTest::newRow("German sharp s") << u"Straße STRASSE STRAẞE"_s << u"strasse strasse strasse"_s;
        QTest::newRow("German umlauts") << u"Über Öl"_s << u"uber ol"_s;
        QTest::newRow("Turkish i with and without dot")
            << u"İSTANBUL ıstanbul Istanbul"_s << u"istanbul istanbul istanbul"_s;
        QTest::newRow("letters with strokes")
            << u"Łódź Ørsted Đorđe Ħamrun"_s << u"lodz orsted dorde hamrun"_s;
        QTest::newRow("joined letters") << u"Æsop œuvre Þór"_s << u"aesop oeuvre thor"_s;
        QTest::newRow("Greek with final sigma") << u"ΌΡΟΣ όρος"_s << u"οροσ οροσ"_s;
        QTest::newRow("Greek iota below") << u"ᾼδης ᾳδης"_s << u"αδησ αδησ"_s;
        QTest::newRow("Cyrillic") << u"Ёлка Йога"_s << u"елка иога"_s;
        QTest::newRow("full-width") << u"ＡＢＣ１２３"_s << u"abc123"_s;
        QTest::newRow("ligatures") << u"ﬁle oﬀer ﬆop"_s << u"file offer stop"_s;
        QTest::newRow("superscripts and Roman numerals") << u"m² Ⅷ"_s << u"m2 viii"_s;
        QTest::newRow("Arabic vowels and stretching") << u"مُحَمَّد مـحـمـد"_s << u"محمد محمد"_s;
        QTest::newRow("Hebrew points") << u"שָׁלוֹם"_s << u"שלום"_s;
        QTest::newRow("digits of other scripts") << u"٤٢ ४२"_s << u"42 42"_s;
        QTest::newRow("Vietnamese") << u"Tiếng Việt"_s << u"tieng viet"_s;
        QTest::newRow("Devanagari keeps its vowel signs") << u"हिन्दी"_s << u"हिन्दी"_s;
        QTest::newRow("kana keep their voice") << u"ガギ ｶﾞｷﾞ"_s << u"ガギ ガギ"_s;
        QTest::newRow("Hangul, composed and not")
            << u"\uD55C\uAE00 \u1112\u1161\u11AB\u1100\u1173\u11AF"_s << u"\uD55C\uAE00 \uD55C\uAE00"_s;
        QTest::newRow("soft hyphens") << u"cra\u00ADsh"_s << u"crash"_s;
        QTest::newRow("mathematical letters") << u"𝐁𝐨𝐥𝐝"_s << u"bold"_s;
        QTest::newRow("emoji stay") << u"👍🏽"_s << u"👍🏽"_s;
        QTest::newRow("nothing") << u""_s << u""_s;
    }
    void foldingForgetsCaseAccentsAndForms()
    {
        QFETCH(const QString, text);
        QTEST(fold(text), "folded");
        QCOMPARE(fold(fold(text)), fold(text));
    }

    void wordsAreRunsOfLettersDigitsAndMarks_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("places");
        QTest::addColumn<QString>("folded");
        QTest::newRow("a sentence") << u"The App crashes, again."_s << u"[The][App][crashes][again]"_s
                                    << u"the app crashes again"_s;
        QTest::newRow("punctuation joins nothing")
            << u"don't/can-not_do v2.3"_s << u"[don][t][can][not][do][v2][3]"_s << u"don t can not do v2 3"_s;
        QTest::newRow("emoji before a word")
            << u"👍🏽 great 🇩🇪 app"_s << u"[great][app]"_s << u"great app"_s;
        QTest::newRow("a family of emoji") << u"👨‍👩‍👧 family"_s << u"[family]"_s << u"family"_s;
        QTest::newRow("keycap") << u"1️⃣ first"_s << u"[1️⃣][first]"_s << u"1 first"_s;
        QTest::newRow("combining accent")
            << u"cafe\u0301 au lait"_s << u"[cafe\u0301][au][lait]"_s << u"cafe au lait"_s;
        QTest::newRow("accent without a letter") << u"\u0301 a"_s << u"[a]"_s << u"a"_s;
        QTest::newRow("soft hyphen inside, none at the end")
            << u"cra\u00ADsh\u00AD now"_s << u"[cra\u00ADsh][now]"_s << u"crash now"_s;
        QTest::newRow("joiner in Persian") << u"می\u200Cخواهم"_s << u"[می\u200Cخواهم]"_s << u"میخواهم"_s;
        QTest::newRow("zero-width space divides") << u"log\u200Bin"_s << u"[log][in]"_s << u"log in"_s;
        QTest::newRow("byte order mark") << u"\uFEFFhello"_s << u"[hello]"_s << u"hello"_s;
        QTest::newRow("Chinese") << u"手机App崩溃"_s << u"[手][机][App][崩][溃]"_s << u"手 机 app 崩 溃"_s;
        QTest::newRow("Japanese") << u"サーバーが落ちる"_s << u"[サ][ー][バ][ー][が][落][ち][る]"_s
                                  << u"サ ー バ ー が 落 ち る"_s;
        QTest::newRow("half-width kana") << u"ｶﾞｽ"_s << u"[ｶﾞ][ｽ]"_s << u"ガ ス"_s;
        QTest::newRow("Thai") << u"ที่นี่ 42"_s << u"[ท][ี][่][น][ี][่][42]"_s << u"ท ี ่ น ี ่ 42"_s;
        QTest::newRow("Khmer") << u"ខ្មែរ"_s << u"[ខ][្][ម][ែ][រ]"_s << u"ខ ្ ម ែ រ"_s;
        QTest::newRow("Han beyond 16 bits") << u"a𠮷𠮷b"_s << u"[a][𠮷][𠮷][b]"_s << u"a 𠮷 𠮷 b"_s;
        QTest::newRow("Korean has spaces")
            << u"앱이 충돌합니다"_s << u"[앱이][충돌합니다]"_s << u"앱이 충돌합니다"_s;
        QTest::newRow("Hindi") << u"हिन्दी ऐप"_s << u"[हिन्दी][ऐप]"_s << u"हिन्दी ऐप"_s;
        QTest::newRow("right to left") << u"שלום עולם abc"_s << u"[שלום][עולם][abc]"_s << u"שלום עולם abc"_s;
        QTest::newRow("a half is twelve without its slash") << u"½"_s << u"[½]"_s << u"12"_s;
        QTest::newRow("punctuation alone") << u"?! … — «»"_s << u""_s << u""_s;
        QTest::newRow("nothing") << u""_s << u""_s << u""_s;
        QTest::newRow("lone surrogate")
            << QString(u"a"_s + QChar(0xD800) + u"b"_s) << u"[a][b]"_s << u"a b"_s;
    }
    void wordsAreRunsOfLettersDigitsAndMarks()
    {
        QFETCH(const QString, text);
        QTEST(wordsByPlace(text), "places");
        QTEST(foldedWords(text), "folded");
    }

    void wordsAreNumberedFromOne()
    {
        const std::vector<Word> read = words(u"\u0301 one, 手机 two"_s);
        QCOMPARE(read.size(), size_t(4));
        for (size_t i = 0; i < read.size(); ++i)
            QCOMPARE(read[i].position, int(i) + 1);
    }

    void stemsAreEnglish_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("stem");
        QTest::newRow("plural") << u"crashes"_s << u"crash"_s;
        QTest::newRow("gerund") << u"Crashing"_s << u"crash"_s;
        QTest::newRow("own stem") << u"crash"_s << u"crash"_s;
        QTest::newRow("too short") << u"is"_s << u"is"_s;
        QTest::newRow("accents are gone before") << u"résumés"_s << u"resum"_s;
        QTest::newRow("another script") << u"карты"_s << u"карты"_s;
    }
    void stemsAreEnglish()
    {
        QFETCH(const QString, text);
        const std::vector<Word> read = words(text);
        QCOMPARE(read.size(), size_t(1));
        QTEST(read.front().stem, "stem");
    }

    void aLongWordIsCutAndItsRestIsTheNextWord()
    {
        const std::vector<Word> read = words(QString(450, u'x') + u" end"_s);
        QCOMPARE(read.size(), size_t(4));
        QCOMPARE(read[0].length, maxWordLength);
        QCOMPARE(read[1].start, maxWordLength);
        QCOMPARE(read[2].length, 50);
        QCOMPARE(read[3].folded, u"end"_s);
        QCOMPARE(read[3].start, 451);
    }

    void noLexemeOutgrowsPostgres_data()
    {
        QTest::addColumn<QString>("character");
        QTest::newRow("18 letters from one") << u"\uFDFA"_s;
        QTest::newRow("Han beyond 16 bits") << u"𠮷"_s;
        QTest::newRow("Gothic, four bytes each") << u"\U00010330"_s;
        QTest::newRow("accents without end") << u"\u0301"_s;
        QTest::newRow("emoji") << u"🐛"_s;
    }
    void noLexemeOutgrowsPostgres()
    {
        QFETCH(const QString, character);
        const QString text = u"a"_s + character.repeated(4999);
        for (const Word &word : words(text)) {
            QVERIFY(word.folded.toUtf8().size() < 2000);
            QVERIFY(word.folded.isValidUtf16());
            QVERIFY(word.length <= maxWordLength);
        }
    }

    void threadsReadTextAtTheSameTime()
    {
        const QString text = u"Crashing élèves 手机 straße подписки "_s.repeated(50);
        const QString expected = foldedWords(text);
        std::vector<QString> seen(4);
        {
            std::vector<std::jthread> threads;
            for (QString &one : seen) {
                threads.emplace_back([&one, &text] {
                    for (int i = 0; i < 20; ++i)
                        one = foldedWords(text) + slugify(u"Ошибки"_s);
                });
            }
        }
        for (const QString &one : seen)
            QCOMPARE(one, expected + slugify(u"Ошибки"_s));
    }

    void slugsAreReadableAscii_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("slug");
        QTest::newRow("plain") << u"Card delivery"_s << u"card-delivery"_s;
        QTest::newRow("punctuation") << u"  Login & Sign-up (iOS)! "_s << u"login-sign-up-ios"_s;
        QTest::newRow("apostrophes") << u"Don't know / can’t log in"_s << u"dont-know-cant-log-in"_s;
        QTest::newRow("accents") << u"Réclamations Clés"_s << u"reclamations-cles"_s;
        QTest::newRow("German") << u"Große Wünsche"_s << u"grosse-wunsche"_s;
        QTest::newRow("Turkish") << u"İstek ve şikâyet"_s << u"istek-ve-sikayet"_s;
        QTest::newRow("Cyrillic") << u"Ошибки приложения"_s << u"osibki-prilozenia"_s;
        QTest::newRow("Greek") << u"Κάρτες"_s << u"kartes"_s;
        QTest::newRow("Chinese") << u"应用 崩溃"_s << u"ying-yong-beng-kui"_s;
        QTest::newRow("Japanese kana") << u"カード"_s << u"kado"_s;
        QTest::newRow("emoji beside words") << u"🐛 Bugs 🐛"_s << u"bugs"_s;
        QTest::newRow("full-width") << u"ＡＢＣ"_s << u"abc"_s;
        QTest::newRow("emoji alone") << u"🐛🐛"_s << u"buffer"_s;
        QTest::newRow("punctuation alone") << u"?!"_s << u"buffer"_s;
        QTest::newRow("nothing") << u""_s << u"buffer"_s;
        QTest::newRow("13 characters that read as an id") << u"0123456789abc"_s << u"0123456789abc-1"_s;
        QTest::newRow("a word that reads as an id") << u"Localisations"_s << u"localisations-1"_s;
        QTest::newRow("13 characters beyond all ids") << u"Notifications"_s << u"notifications"_s;
        QTest::newRow("exactly 64") << QString(64, u'a') << QString(64, u'a');
        QTest::newRow("cut at 64") << QString(70, u'a') << QString(64, u'a');
        QTest::newRow("cut before a hyphen") << QString(QString(63, u'a') + u" b"_s) << QString(63, u'a');
    }
    void slugsAreReadableAscii()
    {
        QFETCH(const QString, name);
        QTEST(slugify(name), "slug");
        QVERIFY(!decodeId(slugify(name)));
        QCOMPARE(slugify(slugify(name)), slugify(name));
    }

    void readingIsFast()
    {
        const QString text
            = u"The app crashed twice while I was paying for my groceries, and now the card is blocked. "_s
                  .repeated(4)
                  .left(300);
        size_t count = 0;
        QBENCHMARK
        {
            count = words(text).size();
        }
        QCOMPARE(count, size_t(59));
    }
};

TRIAGE_TEST(TestTextAnalysis, QCoreApplication)
#include "tst_textanalysis.moc"
