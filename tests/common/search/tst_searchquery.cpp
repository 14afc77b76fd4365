// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/indexedtext.h"
#include "search/searchquery.h"
#include "search/similarwords.h"
#include "support/testprogram.h"
#include "text.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::search;

namespace {

/// Returns the terms as one line: phrases in quotation marks.
QString termsOf(const QString &query)
{
    QStringList terms;
    const SearchQuery parsed = SearchQuery::parse(query);
    for (const QueryTerm &term : parsed.terms()) {
        QStringList folded;
        for (const Word &word : term.words)
            folded.append(word.folded);
        terms.append(term.isPhrase ? u'"' + folded.join(u' ') + u'"' + (term.isOpen ? u"*"_s : QString())
                                   : folded.join(u'?'));
    }
    for (const TermForms &term : parsed.excludedForms())
        terms.append(u'-'
                     + (term.phrase.empty()
                            ? term.whole
                            : u'"' + QStringList(term.phrase.begin(), term.phrase.end()).join(u' ') + u'"'));
    return terms.join(u' ');
}

/// Returns the snippet with its ranges in brackets, or "-" if nothing matches.
QString highlighted(const QString &query, const QString &text)
{
    const std::optional<Highlight> highlight = SearchQuery::parse(query).highlight(text);
    if (!highlight)
        return u"-"_s;
    const QList<uint> codes = highlight->snippet.toUcs4();
    QString result;
    int at = 0;
    const auto append = [&](int end) {
        for (; at < end; ++at)
            result += QString::fromUcs4(reinterpret_cast<const char32_t *>(&codes[at]), 1);
    };
    for (const HighlightRange &range : highlight->ranges) {
        append(range.start);
        result += u'[';
        append(range.start + range.length);
        result += u']';
    }
    append(int(codes.size()));
    return result;
}

double scoreOf(const QString &query, const QString &title, const QString &description)
{
    return SearchQuery::parse(query).score(title, description);
}

} // namespace

class TestSearchQuery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQueryIsWordsAndPhrases_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("terms");
        QTest::newRow("words") << u"Dark  MODE"_s << u"dark mode"_s;
        QTest::newRow("a word twice") << u"dark Dark DÁRK"_s << u"dark"_s;
        QTest::newRow("phrase") << u"\"Dark mode\" please"_s << u"\"dark mode\" please"_s;
        QTest::newRow("one quoted word") << u"\"crash\""_s << u"\"crash\""_s;
        QTest::newRow("quoted and not") << u"crash \"crash\""_s << u"crash \"crash\""_s;
        QTest::newRow("typographic quotes")
            << u"“dark mode” „zu laut“ «très bien»"_s << u"\"dark mode\" \"zu laut\" \"tres bien\""_s;
        QTest::newRow("no closing quote") << u"\"dark mode"_s << u"dark mode"_s;
        QTest::newRow("a third quote")
            << u"\"dark mode\" \"high contrast"_s << u"\"dark mode\" high contrast"_s;
        QTest::newRow("inches") << u"27\" screen"_s << u"27 screen"_s;
        QTest::newRow("quotes around nothing") << u"\"\" a \" \""_s << u"a"_s;
        QTest::newRow("quotes in a word") << u"foo\"bar baz\"qux"_s << u"foo \"bar baz\" qux"_s;
        QTest::newRow("punctuation between words") << u"log-in/sign up"_s << u"log in sign up"_s;
        QTest::newRow("joined words") << u"sign_up node.js 2.10.3 ida@example.com"_s
                                      << u"\"sign up\"* \"node js\"* \"2 10 3\"* \"ida example com\"*"_s;
        QTest::newRow("words with signs")
            << u"C++ c# F#, .NET notepad++ C++17"_s << u"17 c++ c# f# .net notepad++"_s;
        QTest::newRow("signs that mean nothing") << u"a+b 1# + ++ # ... x"_s << u"a b x 1#"_s;
        QTest::newRow("emoji") << u"👍🏽 ❤️ 👩‍👩‍👧 🇩🇪"_s << u"👍 ❤ 👩👩👧 🇩🇪"_s;
        QTest::newRow("emoticons") << u"great:) :-( ;P <3 http://x (see: a)"_s
                                   << u"great http x see a :) :-( ;p <3"_s;
        QTest::newRow("excluded") << u"card -bank -\"new card\" -C++ -log-in"_s
                                  << u"card -bank -\"new card\" -c++ -\"log in\""_s;
        QTest::newRow("hyphens that exclude nothing") << u"log-in - bank --card"_s << u"log in bank card"_s;
        QTest::newRow("operators mean nothing") << u"a & !b | c:* <-> (d)"_s << u"a b c d"_s;
        QTest::newRow("Chinese run") << u"手机 崩溃了"_s << u"\"手 机\" \"崩 溃 了\""_s;
        QTest::newRow("one Chinese character") << u"手"_s << u"手"_s;
        QTest::newRow("Chinese and Latin") << u"iPhone手机2"_s << u"iphone \"手 机\" 2"_s;
        QTest::newRow("Thai") << u"ที่"_s << u"\"ท ี ่\""_s;
        QTest::newRow("Korean") << u"앱 충돌"_s << u"앱 충돌"_s;
        QTest::newRow("punctuation alone") << u"?! -- \"...\""_s << u""_s;
        QTest::newRow("nothing") << u""_s << u""_s;
    }
    void aQueryIsWordsAndPhrases()
    {
        QFETCH(const QString, query);
        QTEST(termsOf(query), "terms");
        QCOMPARE(SearchQuery::parse(query).matchesNothing(), termsOf(query).isEmpty());
    }

    void everyTermHasToBeFound_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("description");
        QTest::addColumn<bool>("isFound");
        const auto row
            = [](const char *name, const QString &query, const QString &title, const QString &text, bool is) {
                  QTest::newRow(name) << query << title << text << is;
              };
        row("whole word", u"dark"_s, {}, u"I want a dark mode"_s, true);
        row("another form of the word", u"crashing"_s, {}, u"It crashed"_s, true);
        row("stem of the text's word", u"crash"_s, {}, u"Crashes daily"_s, true);
        row("the text holds the stem itself", u"crashes"_s, {}, u"a crash"_s, true);
        row("prefix", u"cra"_s, {}, u"it crashed"_s, true);
        row("prefix of two characters", u"cr"_s, {}, u"it crashed"_s, true);
        row("inside a word", u"ash"_s, {}, u"it crashed"_s, true);
        row("two characters are not looked for inside", u"as"_s, {}, u"it crashed"_s, false);
        row("two code points beyond 16 bits", u"\U00010330\U00010331"_s, {}, u"a\U00010330\U00010331"_s,
            false);
        row("words in title and description", u"login crash"_s, u"Login"_s, u"It crashed"_s, true);
        row("one word is missing", u"login crash"_s, u"Login"_s, u"It works"_s, false);
        row("phrase", u"\"dark mode\""_s, {}, u"A dark mode, please"_s, true);
        row("phrase over punctuation and case", u"\"dark mode\""_s, {}, u"Dark-Mode!"_s, true);
        row("phrase in another order", u"\"mode dark\""_s, {}, u"dark mode"_s, false);
        row("phrase with a word between", u"\"dark mode\""_s, {}, u"dark blue mode"_s, false);
        row("phrase over title and description", u"\"dark mode\""_s, u"So dark"_s, u"Mode missing"_s, false);
        row("a phrase's words have no forms", u"\"dark modes\""_s, {}, u"dark mode"_s, false);
        row("a quoted word is no prefix", u"\"cra\""_s, {}, u"crash"_s, false);
        row("accents in the query", u"déçu"_s, {}, u"decu"_s, true);
        row("accents in the text", u"decu"_s, {}, u"déçu"_s, true);
        row("inside a Cyrillic word", u"лож"_s, {}, u"приложение"_s, true);
        row("Turkish capitals", u"ISTANBUL"_s, {}, u"ıstanbul"_s, true);
        row("part of a Chinese run", u"机崩"_s, {}, u"我的手机崩溃了"_s, true);
        row("Chinese in another order", u"机手"_s, {}, u"我的手机崩溃了"_s, false);
        row("part of a Thai run between letter and mark", u"่น"_s, {}, u"ที่นี่"_s, true);
        row("inside a Korean word", u"충돌합"_s, {}, u"앱이충돌합니다"_s, true);
        row("punctuation alone", u"?!"_s, {}, u"What?!"_s, false);
        row("a word is no sign", u"c++"_s, {}, u"Vitamin C"_s, false);
        row("a sign begins alike", u"c+"_s, {}, u"C++"_s, true);
        row("joined words apart", u"node.js"_s, {}, u"a node in js"_s, false);
        row("joined words with more", u"node.js"_s, {}, u"node.json"_s, true);
        row("emoji in another skin", u"👍🏿"_s, {}, u"👍🏽"_s, true);
        row("an excluded word", u"card -bank"_s, u"Bank"_s, u"a card"_s, false);
        row("another form of it", u"card -bank"_s, {}, u"banks and a card"_s, false);
        row("a word that contains it", u"card -bank"_s, {}, u"bankers' card"_s, true);
        row("an excluded phrase", u"card -\"new card\""_s, {}, u"a new card"_s, false);
        row("its words apart", u"card -\"new card\""_s, {}, u"new is the card"_s, true);
        row("nothing but an excluded word", u"-bank"_s, {}, u"card"_s, false);
        row("empty query", u""_s, {}, u"What?!"_s, false);
        row("empty text", u"a"_s, {}, u""_s, false);
    }
    void everyTermHasToBeFound()
    {
        QFETCH(const QString, query);
        QFETCH(const QString, title);
        QFETCH(const QString, description);
        QTEST(SearchQuery::parse(query).matches(title, description), "isFound");
    }

    void theIndexIsAskedForWordsStemsAndParts_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("asked");
        QTest::addColumn<QString>("pattern");
        QTest::newRow("long word") << u"Crashing"_s << u"'crashing':* | '=crash' | 'crash'"_s
                                   << u"_%crashing%"_s;
        QTest::newRow("its own stem") << u"crash"_s << u"'crash':* | '=crash'"_s << u"_%crash%"_s;
        QTest::newRow("short word") << u"is"_s << u"'is':* | '=is'"_s << QString();
        QTest::newRow("phrase") << u"\"dark modes\""_s << u"'dark' <-> 'modes'"_s << QString();
        QTest::newRow("quoted word") << u"\"modes\""_s << u"'modes'"_s << QString();
        QTest::newRow("Chinese run") << u"手机"_s << u"'手' <-> '机'"_s << QString();
        QTest::newRow("wildcards mean nothing") << u"%10 0\\%"_s << u"'10':* | '=10'"_s << QString();
        QTest::newRow("joined words") << u"node.js"_s << u"'node' <-> 'js':*"_s << QString();
        QTest::newRow("sign") << u"C++"_s << u"'+c++':*"_s << QString();
    }
    void theIndexIsAskedForWordsStemsAndParts()
    {
        QFETCH(const QString, query);
        const std::vector<IndexTerm> terms = SearchQuery::parse(query).indexTerms();
        QVERIFY(!terms.empty());
        QTEST(terms.front().query, "asked");
        QTEST(terms.front().pattern, "pattern");
        QFETCH(const QString, pattern);
        QCOMPARE(terms.front().pattern.isNull(), pattern.isNull());
    }

    void aTypingErrorIsOneLetter_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isFound");
        QTest::newRow("exchanged") << u"refnud"_s << u"a refund"_s << true;
        QTest::newRow("exchanged in the middle") << u"refunds"_s << u"reufnds"_s << true;
        QTest::newRow("replaced") << u"invaice"_s << u"invoice"_s << true;
        QTest::newRow("missing") << u"invoce"_s << u"invoice"_s << true;
        QTest::newRow("superfluous at the end") << u"invoicex"_s << u"invoice"_s << true;
        QTest::newRow("at the beginning") << u"xinvoice"_s << u"invoice"_s << true;
        QTest::newRow("two letters") << u"envaice"_s << u"invoice"_s << false;
        QTest::newRow("a short word") << u"crd"_s << u"card"_s << false;
        QTest::newRow("a number") << u"1235"_s << u"1234"_s << false;
        QTest::newRow("a quoted word") << u"\"refnud\""_s << u"a refund"_s << false;
        QTest::newRow("another word as it is") << u"refnud card"_s << u"card refund"_s << true;
        QTest::newRow("another word is missing") << u"refnud card"_s << u"refund"_s << false;
        QTest::newRow("excluded words as they are") << u"refnud -card"_s << u"refund cart"_s << true;
        QTest::newRow("Cyrillic") << u"карточик"_s << u"карточки"_s << true;
    }
    void aTypingErrorIsOneLetter()
    {
        QFETCH(const QString, query);
        QFETCH(const QString, text);
        const SearchQuery exact = SearchQuery::parse(query);
        QVERIFY(!exact.matches({}, text));
        QTEST(exact.withSimilar().matches({}, text), "isFound");
        QVERIFY(exact.withSimilar().score({}, text) < SearchQuery::parse(text).score({}, text));
        // The look-ups reach every word that is similar.
        for (const SimilarLookup &lookup : exact.similarLookups()) {
            for (const Word &word : words(text)) {
                QVERIFY(!isSimilar(word.folded, lookup.word) || word.folded.startsWith(lookup.beginning)
                        || word.folded.endsWith(lookup.ending));
            }
        }
    }

    void titlesAreAskedForByPrefix()
    {
        QCOMPARE(SearchQuery::parse(u"crash \"dark mode\""_s).titleQuery(),
                 u"'^crash':* | '^dark':* | '^mode':*"_s);
        QCOMPARE(SearchQuery::parse(u"?!"_s).titleQuery(), QString());
    }

    void anItemIsIndexedByWordsStemsAndTitleWords_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("description");
        QTest::addColumn<QString>("lexemes");
        QTest::addColumn<QString>("vocabulary");
        QTest::newRow("description only")
            << u""_s << u"The app crashes"_s << u"'the':1 'app':2 'crashes':3 '=crash' '@und'"_s
            << u"the app crashes"_s;
        QTest::newRow("a gap behind the title")
            << u"Dark mode"_s << u"Mode is missing"_s
            << u"'dark':1 'mode':2,4 'is':5 'missing':6 '=miss' '@en' '^dark' '^mode'"_s
            << u"dark mode is missing"_s;
        QTest::newRow("quotes and backslashes")
            << u""_s << u"it's a\\b"_s << u"'it':1 's':2 'a':3 'b':4 '@und'"_s << u"it s a b"_s;
        QTest::newRow("Chinese") << u""_s << u"手机手"_s << u"'手':1,3 '机':2 '@und'"_s << u"手 机"_s;
        QTest::newRow("nothing to index") << u"?!"_s << u"-"_s << u"'@und'"_s << u""_s;
        QTest::newRow("signs") << u"C#"_s << u"👍🏽"_s << u"'c':1 '+c#' '+👍' '@und' '^+c#' '^c'"_s
                               << u"c"_s;
    }
    void anItemIsIndexedByWordsStemsAndTitleWords()
    {
        QFETCH(const QString, title);
        QFETCH(const QString, description);
        const IndexedText indexed = indexedText(title, description);
        QTEST(indexed.lexemes, "lexemes");
        QTEST(indexed.vocabulary.join(u' '), "vocabulary");
    }

    // PostgreSQL refuses one of 2,047 bytes.
    void joinedEmojiMakeNoLexemeThatCannotBeStored()
    {
        const QString lexemes = indexedText({}, QStringList(600, u"😀"_s).join(QChar(0x200D))).lexemes;
        for (const QString &lexeme : lexemes.split(u' '))
            QVERIFY2(lexeme.toUtf8().size() < 2000, qPrintable(lexeme.left(80)));
    }

    void anItemIsStemmedByItsLanguage()
    {
        const QString lexemes = indexedText(u"Überweisungen"_s, u"wurden heute abgelehnt, warum?"_s).lexemes;
        QVERIFY2(lexemes.contains(u"'=uberweis'"_s), qPrintable(lexemes));
        QVERIFY2(lexemes.contains(u"'@de'"_s), qPrintable(lexemes));
    }

    void aQueryIsStemmedByAllLanguages()
    {
        const Language german = Language::fromCode(u"de");
        const SearchQuery query = SearchQuery::parse(u"Überweisungen"_s, { englishLanguage, german });
        QCOMPARE(query.indexTerms().front().query,
                 u"'uberweisungen':* | '=uberweisungen' | '=uberweis' | 'uberweis'"_s);
        QVERIFY(query.matches({}, u"Meine Überweisung wurde heute abgelehnt"_s));
        QVERIFY(query.highlight(u"Meine Überweisung wurde heute abgelehnt"_s));
        QVERIFY(!SearchQuery::parse(u"Überweisungen"_s).matches({}, u"Meine Überweisung wurde abgelehnt"_s));
    }

    void anEnglishQueryIsTheSameWithAndWithoutLanguages()
    {
        for (const QString &text : { u"crashed"_s, u"\"dark mode\" crashes"_s, u"手机"_s }) {
            QCOMPARE(SearchQuery::parse(text, { englishLanguage }).indexTerms(),
                     SearchQuery::parse(text).indexTerms());
            QCOMPARE(SearchQuery::parse(text, { Language::fromCode(u"ja") }).indexTerms(),
                     SearchQuery::parse(text).indexTerms());
        }
    }

    void aLexemeHasAtMost255Positions()
    {
        const IndexedText indexed = indexedText(u""_s, u"a "_s.repeated(2500));
        QCOMPARE(indexed.lexemes.count(u','), 254);
        QVERIFY(indexed.lexemes.endsWith(u",255 '@und'"_s));
    }

    void matchesAreMarked_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("marked");
        const auto row
            = [](const char *name, const QString &query, const QString &text, const QString &marked) {
                  QTest::newRow(name) << query << text << marked;
              };
        row("whole word", u"dark"_s, u"A Dark mode"_s, u"A [Dark] mode"_s);
        row("by stem the whole word", u"crashes"_s, u"It crashed."_s, u"It [crashed]."_s);
        row("by prefix its part", u"cra"_s, u"It crashed."_s, u"It [cra]shed."_s);
        row("inside a word its part", u"ash"_s, u"It CRASHED."_s, u"It CR[ASH]ED."_s);
        row("accents", u"lev"_s, u"Élèves"_s, u"É[lèv]es"_s);
        row("where folding changes the length, the word", u"tra"_s, u"Die Straße"_s, u"Die [Straße]"_s);
        row("combining accents, the word", u"caf"_s, u"un cafe\u0301!"_s, u"un [cafe\u0301]!"_s);
        row("phrase", u"\"dark mode\""_s, u"no dark-mode, mode dark"_s, u"no [dark-mode], mode dark"_s);
        row("several terms", u"dark mode"_s, u"mode: dark"_s, u"[mode]: [dark]"_s);
        row("only some of the terms", u"dark login"_s, u"a dark page"_s, u"a [dark] page"_s);
        row("overlapping terms", u"crash \"crash loop\""_s, u"a crash loop"_s, u"a [crash loop]"_s);
        row("after emoji", u"crash"_s, u"👍🏽👨‍👩‍👧 crash 🐛"_s,
            u"👍🏽👨‍👩‍👧 [crash] 🐛"_s);
        row("Chinese", u"崩溃"_s, u"𠮷手机崩溃了"_s, u"𠮷手机[崩溃]了"_s);
        row("Hebrew", u"עולם"_s, u"שלום עולם"_s, u"שלום [עולם]"_s);
        row("full-width", u"abc"_s, u"x ＡＢＣ"_s, u"x [ＡＢＣ]"_s);
        row("nothing found", u"dark"_s, u"light"_s, u"-"_s);
        row("punctuation alone", u"?"_s, u"what?"_s, u"-"_s);
        row("empty text", u"a"_s, u""_s, u"-"_s);
    }
    void matchesAreMarked()
    {
        QFETCH(const QString, query);
        QFETCH(const QString, text);
        QTEST(highlighted(query, text), "marked");
    }

    void aLongTextIsCutAtWordsAroundTheMatches()
    {
        const QString filler = u"lorem ipsum dolor sit amet "_s;
        const QString text = filler.repeated(20) + u"the app crashed while paying "_s + filler.repeated(20);
        const QString marked = highlighted(u"crash pay"_s, text);
        QVERIFY2(marked.contains(u"the app [crashed] while [paying] lorem"_s), qPrintable(marked));
        const std::optional<Highlight> highlight = SearchQuery::parse(u"crash pay"_s).highlight(text);
        QVERIFY(text.contains(u' ' + highlight->snippet + u' '));
        QVERIFY(codePoints(highlight->snippet) <= 200);
        QVERIFY(codePoints(highlight->snippet) > 150);
    }

    void theDensestPartIsShown()
    {
        const QString text = u"crash "_s + u"lorem ipsum "_s.repeated(60) + u"crash at login "_s
            + u"dolor sit "_s.repeated(60);
        const QString marked = highlighted(u"crash login"_s, text);
        QVERIFY2(marked.contains(u"[crash] at [login]"_s), qPrintable(marked));
    }

    void snippetsOfHostileTextsStayShort_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("text");
        QTest::newRow("one word of 5,000") << u"xxx"_s << QString(5000, u'x');
        QTest::newRow("5,000 matching words") << u"a"_s << u"a "_s.repeated(2500);
        QTest::newRow("emoji around a word")
            << u"crash"_s
            << QString(u"👩🏽‍🚀"_s.repeated(500) + u"crash"_s + u"👩🏽‍🚀"_s.repeated(500));
        QTest::newRow("5,000 Chinese characters") << u"机崩"_s << u"手机崩溃"_s.repeated(1250);
        QTest::newRow("a letter under 5,000 accents")
            << u"a"_s << QString(u'a' + QString(4999, QChar(0x301)));
        QTest::newRow("white space") << u"a"_s
                                     << QString(QString(2000, u' ') + u"a"_s + QString(2000, u'\n'));
        QTest::newRow("lone surrogates")
            << u"a"_s << QString(QString(400, QChar(0xDC00)) + u" a "_s + QString(400, QChar(0xD800)));
    }
    void snippetsOfHostileTextsStayShort()
    {
        QFETCH(const QString, query);
        QFETCH(const QString, text);
        const std::optional<Highlight> highlight = SearchQuery::parse(query).highlight(text);
        QVERIFY(highlight);
        QVERIFY(codePoints(highlight->snippet) <= 200);
        QVERIFY(text.contains(highlight->snippet));
        QVERIFY(!highlight->ranges.empty());
        int end = 0;
        for (const HighlightRange &range : highlight->ranges) {
            QVERIFY(range.start >= end);
            QVERIFY(range.length > 0);
            end = range.start + range.length;
        }
        QVERIFY(end <= codePoints(highlight->snippet));
    }

    void emojiAreNotCutApart()
    {
        const QString astronaut = u"👩🏽‍🚀"_s;
        const QString text = astronaut.repeated(300) + u" crash "_s + astronaut.repeated(300);
        const std::optional<Highlight> highlight = SearchQuery::parse(u"crash"_s).highlight(text);
        QVERIFY(highlight);
        QVERIFY(highlight->snippet.startsWith(u"👩"_s));
        QVERIFY(highlight->snippet.endsWith(u"🚀"_s));
    }

    void betterFitsScoreHigher()
    {
        const double whole = scoreOf(u"crash"_s, {}, u"a crash today"_s);
        const double stem = scoreOf(u"crash"_s, {}, u"a crashing today"_s);
        const double prefix = scoreOf(u"cras"_s, {}, u"a crash today"_s);
        const double inside = scoreOf(u"ash"_s, {}, u"a crash today"_s);
        QVERIFY(whole > stem);
        QVERIFY(stem > prefix);
        QVERIFY(prefix > inside);
        QVERIFY(inside > 0);
        QVERIFY(scoreOf(u"crash"_s, u"a crash today"_s, {}) > whole);
        QVERIFY(scoreOf(u"crash"_s, {}, u"a crash today and much more to be told"_s) < whole);
        QVERIFY(scoreOf(u"crash login"_s, {}, u"a crash today"_s) < whole);
        QCOMPARE(scoreOf(u"crash"_s, u"Crash"_s, u"Crash"_s), 1.0);
        QCOMPARE(scoreOf(u"dark"_s, u"Crash"_s, u"Crash"_s), 0.0);
        QCOMPARE(scoreOf(u"?"_s, u"Crash"_s, u"Crash"_s), 0.0);
    }
};

TRIAGE_TEST(TestSearchQuery, QCoreApplication)
#include "tst_searchquery.moc"
