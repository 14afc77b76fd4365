// SPDX-License-Identifier: GPL-3.0-or-later
// Searching feedback through the API: what is found, what is said about it, and in which order.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

QByteArray searchFor(const QString &text)
{
    return "/feedback?search=" + QUrl::toPercentEncoding(text);
}

/// Returns the marked parts of a result's snippets, as "title: Crash | description: crashes, crashed".
QString marked(const QJsonValue &result)
{
    QStringList fields;
    for (const QJsonValue &highlight : result[u"highlights"].toArray()) {
        const QList<uint> snippet = highlight[u"snippet"].toString().toUcs4();
        QStringList parts;
        for (const QJsonValue &range : highlight[u"ranges"].toArray()) {
            const QList<uint> part = snippet.mid(range[0].toInt(-1), range[1].toInt(-1));
            parts.append(
                QString::fromUcs4(reinterpret_cast<const char32_t *>(part.constData()), part.size()));
        }
        fields.append(highlight[u"field"].toString() + u": "_s + parts.join(u", "_s));
    }
    return fields.join(u" | "_s);
}

/// Imports items with one word each, which contains the number of the item.
void importWords(Desk &desk, int count, const QString &word)
{
    QString lines;
    for (int i = 0; i < count; ++i)
        lines += u"{\"description\":\"%1\"}\n"_s.arg(word.arg(1000 + i));
    const Answer import
        = desk.post("/import", { { "format", "json_lines" }, { "data", lines }, { "route", false } });
    QCOMPARE(import["created"].toInt(), count);
}

} // namespace

class TestSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWordIsFound_data();
    void aWordIsFound();
    void everyWordMustMatchInTitleOrDescription();
    void quotedPhrasesMatchExactly();
    void metaSaysWhatWasSearchedAndFound();
    void metaHasNoSearchWhereNoneWasAsked();
    void everyItemHasAnEntryAlsoOnLaterPages();
    void anEmptyResultIsAnAnswer();
    void highlightsCountCodePoints();
    void highlightsOfLongTextsAreSnippets();
    void scoresAreBetweenNothingAndOne();
    void relevanceComesFirstAndTitlesBeforeDescriptions();
    void anotherSortMayBeAskedFor();
    void changesOfTheTextAreFoundAtOnce();
    void otherOrganizationsAreNotFound();
    void anyTextMaySearch();
    void aSearchInsideTooManyWordsSaysSo();
    void theWordsOfASearchShareTheWordsThatItLooksFor();
    void theLongestSearchIsAnswered();

private:
    TestBackend m_backend;
};

void TestSearch::aWordIsFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("search");
    QTest::addColumn<bool>("found");
    const auto row = [](const char *name, const QString &text, const QString &search, bool found = true) {
        QTest::newRow(name) << text << search << found;
    };
    row("itself", u"The app crashes often"_s, u"crashes"_s);
    row("stem", u"The app crashes often"_s, u"crashed"_s);
    row("stem of another form", u"It was crashing"_s, u"crash"_s);
    row("prefix", u"Authentication fails"_s, u"authent"_s);
    row("one-letter prefix", u"Authentication fails"_s, u"a"_s);
    row("two-letter prefix", u"Authentication fails"_s, u"au"_s);
    row("inside a word", u"Authentication fails"_s, u"thentic"_s);
    row("three letters inside", u"Authentication fails"_s, u"ent"_s);
    row("two letters inside", u"Authentication fails"_s, u"th"_s, false);
    row("suffix", u"Authentication fails"_s, u"cation"_s);
    row("case", u"CRASH on Start"_s, u"crash sTART"_s);
    row("accents in the text", u"Le café est fermé"_s, u"cafe ferme"_s);
    row("accents in the search", u"Le cafe est ferme"_s, u"café fermé"_s);
    row("umlaut", u"Größe falsch"_s, u"grosse"_s);
    row("combining mark", u"cafe\u0301"_s, u"café"_s);
    row("Cyrillic", u"Приложение падает"_s, u"ПАДАЕТ"_s);
    row("Chinese", u"应用程序崩溃了"_s, u"崩溃"_s);
    row("Arabic", u"التطبيق يتعطل"_s, u"يتعطل"_s);
    row("number", u"Error 4711 on save"_s, u"4711"_s);
    row("digits inside", u"Version 10.4.2"_s, u"10.4.2"_s);
    row("another word", u"The app crashes"_s, u"billing"_s, false);
    row("not across words", u"app crashes"_s, u"pcra"_s, false);
    row("punctuation only", u"What?! -- no..."_s, u"?!"_s, false);
    row("a dash", u"What?! -- no..."_s, u"--"_s, false);
    row("punctuation around a word", u"What?! -- no..."_s, u"(what?)"_s);
    row("an unmatched quote", u"say hello"_s, u"\"hello"_s);
    row("LIKE wildcards are no wildcards", u"abc"_s, u"a%c"_s, false);
    row("underscores are no wildcards", u"abc"_s, u"a_c"_s, false);
    row("operators are words", u"salt and pepper"_s, u"salt & !pepper | x:*"_s, false);
}

void TestSearch::aWordIsFound()
{
    QFETCH(QString, text);
    QFETCH(QString, search);
    QFETCH(bool, found);
    Desk desk(m_backend);
    desk.feedback("wholly unrelated");
    const QByteArray id = desk.feedback(text.toUtf8());
    QCOMPARE(desk.get(searchFor(search)).all("id"), found ? QString::fromLatin1(id) : u"-"_s);
    const QByteArray titled = desk.feedback("no", { { "title", text } });
    QCOMPARE(desk.total(searchFor(search)), found ? 2 : 0);
}

void TestSearch::everyWordMustMatchInTitleOrDescription()
{
    Desk desk(m_backend);
    desk.feedback("It crashes on start", { { "title", "Android app" } });
    desk.feedback("It crashes on start", { { "title", "Web page" } });
    QCOMPARE(desk.get(searchFor(u"crash android"_s)).all("title"), u"Android app"_s);
    QCOMPARE(desk.total(searchFor(u"crash start"_s)), 2);
    QCOMPARE(desk.total(searchFor(u"crash windows"_s)), 0);
    QCOMPARE(desk.total(searchFor(u"start crash"_s)), 2);
    QCOMPARE(desk.total(searchFor(u"crash crash crash"_s)), 2);
}

void TestSearch::quotedPhrasesMatchExactly()
{
    Desk desk(m_backend);
    desk.feedback("The dark mode is too dark", { { "title", "A" } });
    desk.feedback("In the dark, every mode is fine", { { "title", "B" } });
    desk.feedback("The darker modes", { { "title", "C" } });
    desk.feedback("mode", { { "title", "dark" } });
    QCOMPARE(desk.total(searchFor(u"dark mode"_s)), 4);
    QCOMPARE(desk.get(searchFor(u"\"dark mode\""_s)).all("title"), u"A"_s);
    QCOMPARE(desk.get(searchFor(u"\"DARK  Mode\""_s)).all("title"), u"A"_s);
    QCOMPARE(desk.get(searchFor(u"\"modes\""_s)).all("title"), u"C"_s);
    QCOMPARE(desk.get(searchFor(u"\"dark mode\" too"_s)).all("title"), u"A"_s);
    QCOMPARE(desk.total(searchFor(u"\"dark mode\" fine"_s)), 0);
    QCOMPARE(desk.total(searchFor(u"\"mode dark\""_s)), 0);
}

void TestSearch::metaSaysWhatWasSearchedAndFound()
{
    Desk desk(m_backend);
    const QByteArray id = desk.feedback("The app crashes, then it crashed again", { { "title", "Crash!" } });
    const Answer list = desk.get(searchFor(u"  Crash "_s));
    const QJsonObject search = list.meta("search").toObject();
    QCOMPARE(search.keys(), (QStringList{ u"complete"_s, u"query"_s, u"results"_s, u"similar"_s }));
    QCOMPARE(search[u"query"], u"  Crash "_s);
    const QJsonObject results = search[u"results"].toObject();
    QCOMPARE(results.keys(), QStringList{ QString::fromLatin1(id) });
    const QJsonObject result = results.constBegin().value().toObject();
    QCOMPARE(result.keys(), (QStringList{ u"highlights"_s, u"score"_s }));
    QCOMPARE(marked(result), u"title: Crash | description: crashes, crashed"_s);
    const QJsonObject first = result[u"highlights"].toArray()[0].toObject();
    QCOMPARE(
        first,
        object({ { "field", "title" }, { "snippet", "Crash!" }, { "ranges", array({ array({ 0, 5 }) }) } }));
}

void TestSearch::metaHasNoSearchWhereNoneWasAsked()
{
    Desk desk(m_backend);
    desk.feedback("x");
    QVERIFY(!desk.get("/feedback").meta().contains(u"search"));
}

void TestSearch::everyItemHasAnEntryAlsoOnLaterPages()
{
    Desk desk(m_backend);
    for (int i = 0; i < 7; ++i)
        desk.feedback("crash number " + QByteArray::number(i));
    QByteArray path = searchFor(u"crash"_s) + "&limit=3";
    int seen = 0;
    while (!path.isEmpty()) {
        const Answer list = desk.get(path);
        QCOMPARE(list.meta("total"), 7);
        QStringList ids;
        for (const QJsonValue &item : list.items())
            ids.append(item[u"id"].toString());
        ids.sort();
        QCOMPARE(list.meta()[u"search"][u"results"].toObject().keys(), ids);
        QCOMPARE(list.meta()[u"search"][u"query"], u"crash"_s);
        seen += int(ids.size());
        path = list.meta("next").toString().toLatin1();
    }
    QCOMPARE(seen, 7);
}

void TestSearch::anEmptyResultIsAnAnswer()
{
    Desk desk(m_backend);
    desk.feedback("x");
    for (const QString &text : { u"nothing"_s, u"???"_s, u"\"\""_s, u"\u200b"_s, u"😀"_s }) {
        const Answer list = desk.get(searchFor(text));
        QCOMPARE(list.outcome(), u"200"_s);
        QVERIFY(list.items().isEmpty());
        QCOMPARE(list.meta("total"), 0);
        QCOMPARE(list.meta("search").toObject(),
                 object({ { "complete", true },
                          { "query", text },
                          { "results", QJsonObject() },
                          { "similar", false } }));
    }
}

void TestSearch::highlightsCountCodePoints()
{
    Desk desk(m_backend);
    const QByteArray id = desk.feedback("😀😀 der Käfer 🐞 stürzt ab");
    const QJsonValue results = desk.get(searchFor(u"stürzt"_s)).meta()[u"search"][u"results"];
    const QJsonValue highlight = results[QString::fromLatin1(id)][u"highlights"][0];
    QCOMPARE(highlight[u"snippet"], u"😀😀 der Käfer 🐞 stürzt ab"_s);
    QCOMPARE(highlight[u"ranges"].toArray(), array({ array({ 15, 6 }) }));
}

void TestSearch::highlightsOfLongTextsAreSnippets()
{
    Desk desk(m_backend);
    const QByteArray filler = QByteArray("lorem ipsum ").repeated(150);
    const QByteArray text = filler + "the needle is here " + filler;
    const QByteArray id = desk.feedback(text);
    const QJsonValue result
        = desk.get(searchFor(u"needle"_s)).meta()[u"search"][u"results"][QString::fromLatin1(id)];
    QCOMPARE(marked(result), u"description: needle"_s);
    const QString snippet = result[u"highlights"][0][u"snippet"].toString();
    QVERIFY(snippet.size() < text.size());
    QVERIFY(QString::fromUtf8(text).contains(snippet));
}

void TestSearch::scoresAreBetweenNothingAndOne()
{
    Desk desk(m_backend);
    for (const char *text :
         { "crash", "crash crash crash", "a long story that ends in a crash", "crashing", "acrash" })
        desk.feedback(text);
    const QJsonObject results = desk.get(searchFor(u"crash"_s)).meta()[u"search"][u"results"].toObject();
    QCOMPARE(results.size(), 5);
    for (const QJsonValue &result : results) {
        QVERIFY(result[u"score"].isDouble());
        QVERIFY(result[u"score"].toDouble() > 0 && result[u"score"].toDouble() <= 1);
    }
}

void TestSearch::relevanceComesFirstAndTitlesBeforeDescriptions()
{
    Desk desk(m_backend);
    desk.feedback("something", { { "title", "A crash" } });
    desk.feedback("There was a crash", { { "title", "Older text" } });
    desk.feedback("There was a crash", { { "title", "Newer text" } });
    QCOMPARE(desk.get(searchFor(u"crash"_s)).all("title"), u"A crash, Newer text, Older text"_s);
    QCOMPARE(desk.get(searchFor(u"crash"_s) + "&sort_by=relevance").all("title"),
             u"A crash, Newer text, Older text"_s);
    QCOMPARE(desk.get(searchFor(u"crash"_s) + "&sort_by=relevance&sort_order=desc").all("title"),
             u"A crash, Newer text, Older text"_s);
}

void TestSearch::anotherSortMayBeAskedFor()
{
    Desk desk(m_backend);
    desk.feedback("crash", { { "title", "b" } });
    desk.feedback("nothing", { { "title", "crash" } });
    desk.feedback("crash", { { "title", "a" } });
    QCOMPARE(desk.get(searchFor(u"crash"_s) + "&sort_by=created_at").all("title"), u"a, crash, b"_s);
    QCOMPARE(desk.get(searchFor(u"crash"_s) + "&sort_by=created_at&sort_order=asc").all("title"),
             u"b, crash, a"_s);
    QCOMPARE(desk.get(searchFor(u"crash"_s) + "&sort_by=title&sort_order=asc").all("title"),
             u"a, b, crash"_s);
}

void TestSearch::changesOfTheTextAreFoundAtOnce()
{
    Desk desk(m_backend);
    const QByteArray path = "/feedback/" + desk.feedback("crash", { { "title", "Old" } });
    QCOMPARE(desk.total(searchFor(u"crash"_s)), 1);
    desk.patch(path, { { "description", "freeze" } });
    QCOMPARE(desk.total(searchFor(u"crash"_s)), 0);
    QCOMPARE(desk.total(searchFor(u"freeze old"_s)), 1);
    QCOMPARE(desk.total(searchFor(u"reez"_s)), 1);
    desk.patch(path, { { "title", "New" } });
    QCOMPARE(desk.total(searchFor(u"old"_s)), 0);
    QCOMPARE(desk.total(searchFor(u"new freeze"_s)), 1);
    desk.remove(path);
    QCOMPARE(desk.total(searchFor(u"freeze"_s)), 0);
}

void TestSearch::otherOrganizationsAreNotFound()
{
    Desk desk(m_backend);
    Desk other(m_backend);
    other.feedback("their secret word");
    QCOMPARE(desk.total(searchFor(u"secret"_s)), 0);
    QCOMPARE(desk.total(searchFor(u"ecre"_s)), 0);
    QCOMPARE(other.total(searchFor(u"ecre"_s)), 1);
}

void TestSearch::anyTextMaySearch()
{
    Desk desk(m_backend);
    desk.feedback("it's a \\ 'quoted' \"text\" with %_$1 and <b>tags</b> & entities; drop table feedback");
    for (const char *text : { "'",
                              "\\",
                              "'; drop table feedback; --",
                              "\"",
                              "\"\"\"",
                              "a:*",
                              "!(&|)",
                              "%",
                              "_",
                              "\\'",
                              "$1",
                              ":organization",
                              "?",
                              "<b>",
                              "&amp;",
                              "\t\n",
                              "\xC2\xA0",
                              "a\"b\"c",
                              "it's",
                              "😀",
                              "e\xCC\x81",
                              "\xEF\xBB\xBF",
                              "\xE2\x80\xAE" }) {
        const Answer list = desk.get(searchFor(QString::fromUtf8(text)));
        QVERIFY2(list.status == 200, text);
    }
    QCOMPARE(desk.total(searchFor(u"it's"_s)), 1);
    QCOMPARE(desk.total(searchFor(u"drop table"_s)), 1);
    QCOMPARE(desk.total("/feedback"), 1);
}

void TestSearch::aSearchInsideTooManyWordsSaysSo()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    importWords(desk, 1000, u"a%1zqxjk"_s);
    const Answer all = desk.get(searchFor(u"zqx"_s));
    QCOMPARE(all.meta("total").toInt(), 1000);
    QCOMPARE(all.meta("search")[u"complete"], true);
    QCOMPARE(desk.get("/export?limit=1&search=zqx").outcome(), u"200"_s);
    importWords(desk, 3, u"longer%1zqxjk"_s);
    const Answer cut = desk.get(searchFor(u"zqx"_s));
    QCOMPARE(cut.meta("search")[u"complete"], false);
    QCOMPARE(desk.get("/export?limit=1&search=zqx").outcome(), u"422 invalid-field-value search"_s);
    // A longer part of the words that are missing finds them.
    const Answer longer = desk.get(searchFor(u"longer zqx"_s));
    QCOMPARE(desk.get(searchFor(u"onger"_s)).meta("total").toInt(), 3);
    QCOMPARE(desk.get(searchFor(u"onger"_s)).meta("search")[u"complete"], true);
    QCOMPARE(longer.meta("search")[u"complete"], false);
    // What matches by its beginning is never missing.
    QCOMPARE(desk.get(searchFor(u"longer"_s)).meta("search")[u"complete"], true);
}

void TestSearch::theWordsOfASearchShareTheWordsThatItLooksFor()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QString words[] = { u"qaz"_s, u"wsx"_s, u"edc"_s, u"rfv"_s, u"tgb"_s,
                              u"yhn"_s, u"ujm"_s, u"ikl"_s, u"olp"_s, u"zay"_s };
    QString inside, text;
    for (const QString &word : words) {
        inside += u"-"_s + word;
        text += word + u' ';
    }
    inside.replace(u'-', u"bbbbbbbbbbbbb"_s);
    importWords(desk, 1000, u"b%1"_s + inside);
    desk.feedback("bikl xqazx wsx edc rfv tgb yhn ujm zolp zay");
    const Answer list = desk.get(searchFor(text));
    QCOMPARE(list.outcome(), u"200"_s);
    QCOMPARE(list.meta("search")[u"complete"], false);
    // Each word has its share: the shortest words that contain one are among those that are looked for.
    const QString ids = list.all("description");
    QVERIFY(ids.contains(u"bikl xqazx"_s));
}

void TestSearch::theLongestSearchIsAnswered()
{
    Desk desk(m_backend);
    desk.feedback("abc def");
    QCOMPARE(desk.get(searchFor(QString(500, u'a'))).outcome(), u"200"_s);
    QCOMPARE(desk.get(searchFor(u"ab "_s.repeated(160))).all("description"), u"abc def"_s);
    QCOMPARE(desk.get(searchFor(u"😀"_s.repeated(500))).outcome(), u"200"_s);
    QCOMPARE(desk.get(searchFor(u"😀"_s.repeated(501))).outcome(), u"422 invalid-field-value search"_s);
    QString letters;
    for (int i = 0; i < 250; ++i)
        letters += QChar(u'a' + i % 26) + u" "_s;
    QCOMPARE(desk.get(searchFor(letters)).outcome(), u"200"_s);
}

TRIAGE_TEST(TestSearch, QCoreApplication)
#include "tst_search.moc"
