// SPDX-License-Identifier: GPL-3.0-or-later
// Import and export as clients of the API see them.
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

class TestTransferApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aFileComesInParts();
    void aPartThatLeavesOutLinesIsRefused();
    void linesThatAreSentAgainAreCounted();
    void anImportBeginsWithAnyLine();
    void timesAtTheEdgesAreStored();
    void aLineThatCannotBeStoredFailsAlone();
    void severalLinesThatCannotBeStoredFailAlone();
    void csvNeedsItsColumnsOnce();
    void columnsOfOtherNamesArePassedOverInEveryPart();
    void aDryRunTellsWhatWouldHappen();
    void aDryRunOfANextPartNamesItsImport();
    void aPartIsStoredOnceUnderItsKey();
    void administratorsImportAndMembersExport();
    void errorsOfRowsAreReported();
    void anImportIsUndoneInTheBackground();
    void importsAreListed();
    void anExportComesInPages();
    void pagesOfLongTextsAreShort();
    void formulasAreEscapedOnRequest();
    void followersHearOfWhatIsImported();
    void importedItemsWithoutBuffersAreRouted();

private:
    std::unique_ptr<TestBackend> m_backend;
    std::unique_ptr<Desk> m_desk;
};

namespace {

Members part(const char *data)
{
    return { { "format", "json_lines" }, { "data", data } };
}

const char *const twoLines
    = "{\"description\":\"one\",\"buffers\":[\"Bugs\"]}\n{\"description\":\"two\",\"route\":1}\n";

} // namespace

void TestTransferApi::init()
{
    m_desk.reset();
    m_backend = std::make_unique<TestBackend>();
    m_desk = std::make_unique<Desk>(*m_backend);
}

void TestTransferApi::aFileComesInParts()
{
    const Answer first
        = m_desk->post("/import", part(twoLines).with("source", "old tracker.jsonl").with("route", false));
    QCOMPARE(first.outcome(), u"200"_s);
    QCOMPARE(first["state"].toString(), u"running"_s);
    QCOMPARE(first["line"].toInt(), 2);
    QCOMPARE(first["created"].toInt(), 2);
    QCOMPARE(first["source"].toString(), u"old tracker.jsonl"_s);
    QCOMPARE(first["buffers"].toArray(), array({ "Bugs" }));

    const Members more{
        { "import_id", first.id() },
        { "format", "json_lines" },
        { "first_line", 3 },
        { "last", true },
        { "data", "{\"description\":\"three\",\"buffers\":[\"bugs\"]}\n\n{\"description\":\"\"}\n" }
    };
    const Answer second = m_desk->post("/import", more);
    QCOMPARE(second.outcome(), u"200"_s);
    QCOMPARE(second["state"].toString(), u"done"_s);
    QCOMPARE(second["line"].toInt(), 5);
    QCOMPARE(second["created"].toInt(), 3);
    QCOMPARE(second["failed"].toInt(), 1);
    QCOMPARE(second["ignored"].toInt(), 1); // an item has no member route
    QCOMPARE(second["problems"].toArray().at(0)[u"line"].toInt(), 2);
    QCOMPARE(second["problems"].toArray().at(0)[u"field"].toString(), u"route"_s);
    QCOMPARE(second["problems"].toArray().at(1)[u"line"].toInt(), 5);
    QCOMPARE(m_desk->board(), u"Bugs: one, three"_s);
    QCOMPARE(m_desk->post("/import", more).outcome(), u"409 conflict"_s);
    QCOMPARE(m_desk->get("/import/" + first.id())["created"].toInt(), 3);
}

void TestTransferApi::aPartThatLeavesOutLinesIsRefused()
{
    const Answer first = m_desk->post("/import", part(twoLines));
    QCOMPARE(first["line"].toInt(), 2);
    const Members later = part("{\"description\":\"late\"}\n").with("import_id", first.id());
    const Answer gap = m_desk->post("/import", later.with("first_line", 4));
    QCOMPARE(gap.outcome(), u"409 conflict"_s);
    QVERIFY(gap.json()[u"detail"].toString().contains(u"from 3 on"_s));
    QCOMPARE(m_desk->total("/feedback"), 2);
    QCOMPARE(m_desk->get("/import/" + first.id())["line"].toInt(), 2);
    QCOMPARE(m_desk->post("/import", later.with("first_line", 3))["created"].toInt(), 3);
    QCOMPARE(m_desk->post("/import", later.with("first_line", 4))["created"].toInt(), 4);
}

void TestTransferApi::linesThatAreSentAgainAreCounted()
{
    const Answer first = m_desk->post("/import", part(twoLines));
    QCOMPARE(first["skipped"].toInt(-1), 0);
    const QByteArray three = twoLines + "{\"description\":\"three\"}\n"_ba;
    const Answer again = m_desk->post("/import", part(three.constData()).with("import_id", first.id()));
    QCOMPARE(again.outcome(), u"200"_s);
    QCOMPARE(again["created"].toInt(), 3);
    QCOMPARE(again["skipped"].toInt(), 2);
    QCOMPARE(m_desk->get("/import/" + first.id())["skipped"].toInt(), 2);
}

void TestTransferApi::anImportBeginsWithAnyLine()
{
    // Lines before the beginning were not sent before.
    const Answer end = m_desk->post("/import", part(twoLines).with("first_line", 3));
    QCOMPARE(end.outcome(), u"200"_s);
    QCOMPARE(end["line"].toInt(), 4);
    QCOMPARE(end["first_line"].toInt(), 3);
    const Answer beginning = m_desk->post(
        "/import", part(twoLines).with("import_id", end.id()).with("first_line", 1).with("last", true));
    QCOMPARE(beginning.outcome(), u"409 conflict"_s);
    QCOMPARE(m_desk->get("/import/" + end.id())["state"], u"running"_s);
    QCOMPARE(
        m_desk->post("/import",
                     { { "format", "json_lines" }, { "import_id", end.id() }, { "last", true } })["state"],
        u"done"_s);
    QCOMPARE(m_desk->total("/feedback"), 2);
}

void TestTransferApi::timesAtTheEdgesAreStored()
{
    const Answer import
        = m_desk->post("/import",
                       part("{\"description\":\"a\",\"created_at\":\"2024-01-01\"}\n"
                            "{\"description\":\"b\",\"created_at\":\"0001-01-01 00:00:00+14:00\"}\n"
                            "{\"description\":\"c\",\"created_at\":\"2024-01-01T24:00:00Z\"}\n"));
    QCOMPARE(import.outcome(), u"200"_s);
    QCOMPARE(import["created"].toInt(), 2);
    QCOMPARE(import["failed"].toInt(), 1);
    QCOMPARE(import["problems"].toArray().at(0)[u"line"].toInt(), 3);
    QCOMPARE(import["problems"].toArray().at(0)[u"field"], u"created_at"_s);
    QCOMPARE(m_desk->get("/feedback").all("created_at"),
             u"2024-01-01T00:00:00.000Z, 0001-01-01T00:00:00.000Z"_s);
}

void TestTransferApi::aLineThatCannotBeStoredFailsAlone()
{
    m_backend->sql(u"alter table feedback add constraint refused check (description not like '%refused%')"_s);
    QByteArray data;
    for (int i = 1; i <= 40; ++i)
        data += "{\"description\":\"" + QByteArray(i == 17 ? "refused" : "fine")
            + "\",\"buffers\":[\"Of line " + QByteArray::number(i % 5) + "\"]}\n";
    const Answer trial = m_desk->post("/import", part(data.constData()).with("dry_run", true));
    QCOMPARE(trial.outcome(), u"200"_s);
    QCOMPARE(trial["created"].toInt(), 39);
    const Answer import = m_desk->post("/import", part(data.constData()).with("last", true));
    QCOMPARE(import.outcome(), u"200"_s);
    QCOMPARE(import["created"].toInt(), 39);
    QCOMPARE(import["failed"].toInt(), 1);
    QCOMPARE(import["problems"].toArray().at(0)[u"line"].toInt(), 17);
    QCOMPARE(import["line"].toInt(), 40);
    QCOMPARE(m_desk->total("/feedback"), 39);
    QCOMPARE(m_desk->total("/buffers"), 5);
}

void TestTransferApi::severalLinesThatCannotBeStoredFailAlone()
{
    m_backend->sql(u"alter table feedback add constraint refused check (description not like '%refused%')"_s);
    QByteArray data;
    for (int i = 1; i <= 64; ++i)
        data += "{\"description\":\"" + QByteArray(i % 20 == 1 ? "refused" : "fine") + "\"}\n";
    const Answer import = m_desk->post("/import", part(data.constData()).with("last", true));
    QCOMPARE(import.outcome(), u"200"_s);
    QCOMPARE(import["created"].toInt(), 60);
    QStringList lines;
    for (const QJsonValue &each : import["problems"].toArray())
        lines << QString::number(each[u"line"].toInt());
    QCOMPARE(lines.join(u' '), u"1 21 41 61"_s);
}

void TestTransferApi::csvNeedsItsColumnsOnce()
{
    const Answer first = m_desk->post("/import",
                                      { { "format", "csv" },
                                        { "data", "description;buffers\none;Bugs\n\"two\nlines\";\n" },
                                        { "route", false } });
    QCOMPARE(first.outcome(), u"200"_s);
    QCOMPARE(first["line"].toInt(), 4);
    const Answer second = m_desk->post("/import",
                                       { { "format", "csv" },
                                         { "import_id", first.id() },
                                         { "first_line", 5 },
                                         { "columns", array({ "-", "description" }) },
                                         { "separator", ";" },
                                         { "data", "x;three\n" },
                                         { "route", false } });
    QCOMPARE(second.outcome(), u"200"_s);
    QCOMPARE(second["created"].toInt(), 3);
    QCOMPARE(m_desk->get("/feedback?sort_by=title&sort_order=asc").items().size(), 3);
}

void TestTransferApi::columnsOfOtherNamesArePassedOverInEveryPart()
{
    const Answer first = m_desk->post(
        "/import",
        { { "format", "csv" }, { "data", "Description,rating,,title\none,5,x,A\n" }, { "route", false } });
    QCOMPARE(first["created"].toInt(), 1);
    const Answer second = m_desk->post("/import",
                                       { { "format", "csv" },
                                         { "import_id", first.id() },
                                         { "first_line", 3 },
                                         { "columns", array({ "Description", "rating", "", "title" }) },
                                         { "data", "two,1,y,B\n" },
                                         { "route", false } });
    QCOMPARE(second.outcome(), u"200"_s);
    QCOMPARE(m_desk->get("/feedback?sort_by=title&sort_order=asc").all("title"), u"A, B"_s);
}

void TestTransferApi::aDryRunOfANextPartNamesItsImport()
{
    const Answer first = m_desk->post("/import", part(twoLines));
    const Answer trial = m_desk->post("/import",
                                      { { "format", "json_lines" },
                                        { "import_id", first.id() },
                                        { "first_line", first["line"].toInt() + 1 },
                                        { "data", "{\"description\":\"more\"}\n" },
                                        { "dry_run", true } });
    QCOMPARE(trial.outcome(), u"200"_s);
    QCOMPARE(trial.id(), first.id());
}

void TestTransferApi::aDryRunTellsWhatWouldHappen()
{
    const Answer trial = m_desk->post("/import", part(twoLines).with("dry_run", true));
    QCOMPARE(trial.outcome(), u"200"_s);
    QVERIFY(trial["id"].isNull());
    QCOMPARE(trial.meta("links")[u"api"][u"self"].toString(), u"/api/v0/import"_s);
    QCOMPARE(trial["created"].toInt(), 2);
    QCOMPARE(trial["buffers"].toArray(), array({ "Bugs" }));
    QVERIFY(trial["dry_run"].toBool());
    QCOMPARE(m_desk->total("/feedback"), 0);
    QCOMPARE(m_desk->total("/buffers"), 0);
    QCOMPARE(m_desk->total("/import"), 0);
}

void TestTransferApi::aPartIsStoredOnceUnderItsKey()
{
    Sent request{
        "POST", "/import", part(twoLines).with("route", false).toJson(), { { "Idempotency-Key", "k-1" } }
    };
    const Answer first = m_desk->send(request);
    const Answer again = m_desk->send(request);
    QCOMPARE(again.outcome(), u"200"_s);
    QCOMPARE(again.body, first.body);
    QCOMPARE(m_desk->total("/feedback"), 2);
    QCOMPARE(m_desk->total("/import"), 1);
}

void TestTransferApi::administratorsImportAndMembersExport()
{
    QCOMPARE(m_desk->member.post("/import", part(twoLines)).outcome(), u"403 admin-required"_s);
    QCOMPARE(m_desk->member.get("/import").outcome(), u"403 admin-required"_s);
    QCOMPARE(m_desk->widget.get("/export").outcome(), u"403 widget-token-restricted"_s);
    QCOMPARE(m_desk->member.get("/export").outcome(), u"200"_s);
    const Answer import = m_desk->post("/import", part(twoLines).with("last", true));
    Desk other(*m_backend);
    QCOMPARE(other.get("/import/" + import.id()).outcome(), u"404 not-found"_s);
    QCOMPARE(other.post("/import/" + import.id() + "/undo").outcome(), u"404 not-found"_s);
    QCOMPARE(other.post("/import", part(twoLines).with("import_id", import.id())).outcome(),
             u"404 not-found"_s);
    QCOMPARE(other.get("/export")["items"].toInt(), 0);
}

void TestTransferApi::errorsOfRowsAreReported()
{
    QCOMPARE(m_desk->post("/import", { { "data", twoLines } }).outcome(),
             u"422 missing-required-field format"_s);
    QCOMPARE(m_desk->post("/import", { { "format", "xml" }, { "data", twoLines } }).outcome(),
             u"422 invalid-field-value format"_s);
    QCOMPARE(m_desk->post("/import", { { "format", "csv" }, { "data", "a,b\n1,2\n" } }).outcome(),
             u"422 invalid-field-value columns"_s);
    QCOMPARE(
        m_desk
            ->post("/import", { { "format", "csv" }, { "data", "1,2\n" }, { "columns", array({ "title" }) } })
            .outcome(),
        u"422 invalid-field-value columns"_s);
    QByteArray many;
    for (int i = 0; i < 1001; ++i)
        many += "{\"description\":\"x\"}\n";
    QCOMPARE(m_desk->post("/import", { { "format", "json_lines" }, { "data", many } }).outcome(),
             u"422 invalid-field-value data"_s);
    QCOMPARE(m_desk->get("/export?format=xml").outcome(), u"422 invalid-field-value format"_s);
    QCOMPARE(m_desk->get("/export?cursor=junk").outcome(), u"422 invalid-field-value cursor"_s);
    QCOMPARE(m_desk->get("/export?buffer_id=nowhere").outcome(), u"404 buffer-not-found"_s);
    QCOMPARE(m_desk->total("/feedback"), 0);
    // A wrong line does not make the request wrong.
    QCOMPARE(m_desk->post("/import", part("nonsense\n")).outcome(), u"200"_s);
}

void TestTransferApi::anImportIsUndoneInTheBackground()
{
    const QByteArray kept = m_desk->feedback("There before");
    const Answer import = m_desk->post("/import", part(twoLines).with("last", true).with("route", false));
    const Answer undone = m_desk->post("/import/" + import.id() + "/undo");
    QCOMPARE(undone.outcome(), u"202"_s);
    QVERIFY(
        eventually([&] { return m_desk->get("/import/" + import.id())["state"].toString() == u"undone"_s; }));
    QCOMPARE(m_desk->get("/import/" + import.id())["removed"].toInt(), 2);
    QCOMPARE(m_desk->total("/feedback"), 1);
    QCOMPARE(m_desk->total("/buffers"), 0);
    QCOMPARE(m_desk->get("/feedback/" + kept).outcome(), u"200"_s);
    QCOMPARE(m_desk->post("/import/" + import.id() + "/undo").outcome(), u"409 conflict"_s);
}

void TestTransferApi::importsAreListed()
{
    m_desk->post("/import", part(twoLines).with("source", "first").with("route", false));
    m_desk->post("/import", part(twoLines).with("source", "second").with("route", false));
    const Answer list = m_desk->get("/import?limit=1");
    QCOMPARE(list.outcome(), u"200"_s);
    QCOMPARE(list.all("source"), u"second"_s);
    QCOMPARE(list.meta("total").toInt(), 2);
    QCOMPARE(m_desk->get("/import?limit=1&page=2").all("source"), u"first"_s);
}

void TestTransferApi::anExportComesInPages()
{
    QByteArray data;
    for (int i = 0; i < 7; ++i)
        data += "{\"description\":\"item " + QByteArray::number(i) + "\",\"created_at\":\"2024-01-0"
            + QByteArray::number(1 + i) + "\",\"buffers\":[\"Bugs\"]}\n";
    m_desk->post("/import", part(data.constData()));
    QString whole;
    QByteArray cursor;
    int pages = 0;
    do {
        const Answer page = m_desk->get("/export?format=csv&limit=3"
                                        + (cursor.isEmpty() ? QByteArray() : "&cursor=" + cursor));
        QCOMPARE(page.outcome(), u"200"_s);
        whole += page["text"].toString();
        cursor = page["cursor"].toString().toUtf8();
        ++pages;
    } while (!cursor.isEmpty());
    QCOMPARE(pages, 3);
    QCOMPARE(whole.count(u"\r\n"_s), 8);
    QVERIFY(whole.startsWith(u"id,external_id,"_s));
    QVERIFY(whole.indexOf(u"item 0"_s) < whole.indexOf(u"item 6"_s));
    const Answer lines = m_desk->get("/export?search=item+3");
    QCOMPARE(lines["items"].toInt(), 1);
    QVERIFY(lines["text"].toString().startsWith(u"{\"type\":\"buffer\""_s));
}

void TestTransferApi::pagesOfLongTextsAreShort()
{
    constexpr int items = 120;
    const QByteArray text = QByteArray("\xF0\x9F\x98\x80").repeated(4990); // 20 kB
    for (int i = 0; i < items; ++i)
        m_desk->feedback(text + QByteArray::number(i));
    m_desk->settle();
    const auto readAll = [this](const QByteArray &path, auto more, auto count) {
        int read = 0;
        int pages = 0;
        QByteArray at;
        do {
            const Answer page = m_desk->get(path + at);
            if (page.body.size() > 2 << 20)
                qFatal("%s: a page has %d bytes", path.constData(), int(page.body.size()));
            read += count(page);
            at = more(page);
            ++pages;
        } while (!at.isEmpty());
        return std::pair{ read, pages };
    };
    const auto exported = readAll(
        "/export?limit=1000",
        [](const Answer &page) {
            const QByteArray cursor = page["cursor"].toString().toUtf8();
            return cursor.isEmpty() ? cursor : "&cursor=" + cursor;
        },
        [](const Answer &page) { return page["items"].toInt(); });
    QCOMPARE(exported.first, items);
    QCOMPARE(exported.second, 3);
    QSet<QString> ids;
    const auto followed = readAll(
        "/changes?limit=1000",
        [](const Answer &page) {
            return page.meta("has_more").toBool() ? "&since=" + page.meta("cursor").toString().toUtf8()
                                                  : QByteArray();
        },
        [&ids](const Answer &page) {
            for (const QJsonValue &each : page.items()) {
                if (each[u"type"].toString() == u"feedback"_s)
                    ids.insert(each[u"id"].toString());
            }
            return int(page.items().size());
        });
    QCOMPARE(ids.size(), items);
    QCOMPARE(followed.second, 3);
}

void TestTransferApi::formulasAreEscapedOnRequest()
{
    m_desk->switchRouting(false);
    const QByteArray formula = "=HYPERLINK(1)";
    m_desk->buffer("+Bugs");
    const QByteArray item = m_desk->settled(formula, { { "title", "-1" }, { "submitted_by", "'@x" } });
    m_desk->assign("bugs", item);
    m_desk->settled("1 = 1");
    const auto exported = [this](const QByteArray &query) {
        return m_desk->get("/export?" + query)["text"].toString().toUtf8();
    };
    const QByteArray escaped = exported("format=csv&formula=escape");
    QVERIFY2(escaped.contains(",'-1,'=HYPERLINK(1),''@x,"), escaped.constData());
    QVERIFY2(escaped.contains(",'+Bugs,'+Bugs,"), escaped.constData());
    QVERIFY2(escaped.contains(",1 = 1,"), escaped.constData());
    const QByteArray kept = exported("format=csv");
    QVERIFY2(kept.contains(",-1,=HYPERLINK(1),'@x,") && kept.contains(",+Bugs,+Bugs,"), kept.constData());
    QCOMPARE(exported("format=csv&formula=keep"), kept);
    QVERIFY(exported("formula=escape").contains("\"=HYPERLINK(1)\""));
    QCOMPARE(m_desk->get("/export?formula=run").outcome(), u"422 invalid-field-value formula"_s);
}

void TestTransferApi::followersHearOfWhatIsImported()
{
    const QByteArray begin = m_desk->get("/changes").meta("cursor").toString().toUtf8();
    const Answer import = m_desk->post("/import", part(twoLines).with("last", true).with("route", false));
    const Answer changes = m_desk->get("/changes?since=" + begin);
    QCOMPARE(changes.all("type"), u"buffer, feedback, feedback"_s);
    QCOMPARE(changes.all("op"), u"upsert, upsert, upsert"_s);
    m_desk->post("/import/" + import.id() + "/undo");
    QVERIFY(
        eventually([&] { return m_desk->get("/import/" + import.id())["state"].toString() == u"undone"_s; }));
    const Answer gone = m_desk->get("/changes?since=" + changes.meta("cursor").toString().toUtf8());
    QVERIFY(gone.all("op").count(u"delete"_s) >= 3);
}

void TestTransferApi::importedItemsWithoutBuffersAreRouted()
{
    m_desk->buffer("Bugs", { { "routing_instructions", "Crashes and errors." } });
    m_desk->routeEverything();
    m_desk->post("/import",
                 part("{\"description\":\"It crashes with an error\",\"created_at\":\"2020-01-01\"}\n"));
    m_desk->settle();
    QCOMPARE(m_desk->board(), u"Bugs: It crashes with an error"_s);
}

TRIAGE_TEST(TestTransferApi, QCoreApplication)
#include "tst_transferapi.moc"
