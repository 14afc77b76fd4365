// SPDX-License-Identifier: GPL-3.0-or-later
// Whole files in one request: stored while they arrive, continued after an interruption. Takes longer than a
// minute beside other tests: an interruption shows only in files of 10,000 to 40,000 lines.
#include "support/patience.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTcpSocket>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// Lines of CSV with numbered items; an external id makes an item recognisable.
QByteArray rows(int first, int last)
{
    QByteArray text;
    for (int i = first; i <= last; ++i) {
        const QByteArray number = QByteArray::number(i);
        text += "T-" + number + ",\"Item " + number + ", with a comma\",Bugs\r\n";
    }
    return text;
}

QByteArray csv(int count)
{
    return "external_id,description,buffers\r\n" + rows(1, count);
}

Sent file(const QByteArray &body, const QByteArray &query = {}, const QByteArray &type = "text/csv")
{
    return {
        "POST", "/import" + (query.isEmpty() ? query : '?' + query), body, { { "Content-Type", type } }
    };
}

/// A request that is sent piece by piece.
class Upload
{
public:
    Upload(Desk &desk, Sent request, qint64 length)
    {
        m_socket.connectToHost(u"127.0.0.1"_s, desk.backend().port());
        m_socket.waitForConnected();
        request.body = {};
        QByteArray head = desk.admin.bytesOf(request);
        head.replace("Content-Length: 0\r\n", "");
        const QByteArray framing
            = length < 0 ? "Transfer-Encoding: chunked"_ba : "Content-Length: " + QByteArray::number(length);
        head.insert(head.indexOf("\r\n") + 2, framing + "\r\n");
        m_isChunked = length < 0;
        m_socket.write(head);
    }

    void send(const QByteArray &bytes)
    {
        m_socket.write(m_isChunked ? QByteArray::number(bytes.size(), 16) + "\r\n" + bytes + "\r\n" : bytes);
        m_socket.flush();
    }
    /// Sends all that was written.
    bool isSent() const { return m_socket.bytesToWrite() == 0; }
    qint64 unsent() const { return m_socket.bytesToWrite(); }
    void breakOff() { m_socket.abort(); }
    /// Waits for the status of the answer.
    int status()
    {
        eventually([this] {
            m_answer += m_socket.readAll();
            return m_answer.contains("\r\n\r\n");
        });
        return m_answer.mid(9, 3).toInt();
    }

private:
    QTcpSocket m_socket;
    QByteArray m_answer;
    bool m_isChunked = false;
};

} // namespace

class TestFileImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup()
    {
        m_desk.reset();
        if (std::exchange(m_isRestarted, false))
            m_backend.reset();
    }
    void aFileIsStoredWithOneRequest_data();
    void aFileIsStoredWithOneRequest();
    void theEncodingAndTheOrderOfDatesAreTakenAndShown();
    void quotesAndLineEndsAreThoseOfTheFile();
    void wrongLinesAreToldAndTheOthersStored();
    void aSlowFileIsStoredWhileItArrives();
    void receivedRowsStayWhenTheConnectionBreaks();
    void aFileThatIsSentAgainDoublesNothing();
    void anImportThatBeganWithoutDataTakesItsFile();
    void aDryRunLeavesNothing();
    void aPartTakesOptionsFromTheQueryToo();
    void aKeyOfAPreviewIsFree();
    void aFileIsUndoneAsAWhole();
    void aFileThatIsTooLargeIsRefused();
    void otherTypesAndCallersAreRefused();
    void wrongOptionsAreRefused();
    void aRevokedTokenStoresNoMore();
    void anEndlessLineIsOneWrongRecord();
    void otherOrganizationsGoOn();
    void aFullOrganizationSaysHowFarTheFileIs();
    void aFileEndsWhenTheServerStops();

private:
    /// Goes on with another configuration, in this test only.
    void restart(const Config &config)
    {
        m_isRestarted = true;
        m_backend->stop();
        m_backend->start(config);
        m_desk->admin = TestClient(m_backend->port(), m_desk->admin.token());
    }
    QByteArray newest() { return m_desk->get("/import?limit=1").items().at(0)[u"id"].toString().toUtf8(); }

    std::unique_ptr<TestBackend> m_backend;
    bool m_isRestarted = false;
    std::unique_ptr<Desk> m_desk;
};

void TestFileImport::init()
{
    m_desk.reset();
    if (!m_backend)
        m_backend = std::make_unique<TestBackend>();
    m_desk = std::make_unique<Desk>(*m_backend);
}

void TestFileImport::aFileIsStoredWithOneRequest_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QByteArray lines;
    for (int i = 1; i <= 2500; ++i)
        lines += "{\"description\":\"Item " + QByteArray::number(i) + "\",\"buffers\":[\"Bugs\"]}\n";
    QTest::newRow("CSV") << "text/csv"_ba << csv(2500);
    QTest::newRow("CSV with a byte order mark") << "text/csv; charset=utf-8"_ba
                                                << "\xEF\xBB\xBF" + csv(2500);
    QTest::newRow("JSON lines") << "application/jsonl"_ba << lines;
    QTest::newRow("NDJSON") << "application/x-ndjson"_ba << lines;
}

void TestFileImport::aFileIsStoredWithOneRequest()
{
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, body);
    const Answer import = m_desk->send(file(body, "source=old%20tracker", type));
    QCOMPARE(import.outcome(), u"200"_s);
    QCOMPARE(import["created"].toInt(), 2500);
    QCOMPARE(import["failed"].toInt(), 0);
    QCOMPARE(import["line"].toInt(), int(body.count('\n')));
    QCOMPARE(import["state"], u"done"_s);
    QCOMPARE(import["source"], u"old tracker"_s);
    QCOMPARE(m_desk->total("/feedback"), 2500);
}

void TestFileImport::theEncodingAndTheOrderOfDatesAreTakenAndShown()
{
    const auto shown = [this](const QByteArray &id) {
        const Answer import = m_desk->get("/import/" + id);
        return import["encoding"].toString() + u' ' + import["dates"].toString();
    };
    const QByteArray latin = "description,created_at\nGr\xF6\xDF"
                             "e,03/04/2022\n";
    const Answer read = m_desk->send(file(latin));
    QCOMPARE(read["failed"].toInt(), 1); // nothing shows the order of the date
    QCOMPARE(shown(read.id()), u"windows-1252 unknown"_s);
    const Answer ordered = m_desk->send(file(latin, "dates=Day_First&encoding=Windows-1252"));
    QCOMPARE(ordered["created"].toInt(), 1);
    QCOMPARE(shown(ordered.id()), u"windows-1252 day_first"_s);
    const QJsonValue item = m_desk->get("/feedback").items().at(0);
    QCOMPARE(item[u"description"].toString(), u"Größe"_s);
    QCOMPARE(item[u"created_at"].toString(), u"2022-04-03T00:00:00.000Z"_s);
    // UTF-16 without a byte order mark shows nothing.
    const QString text = u"description\nzwölf\n"_s;
    const QByteArray utf16(reinterpret_cast<const char *>(text.utf16()), text.size() * 2);
    QCOMPARE(m_desk->send(file(utf16, "encoding=utf-16"))["created"].toInt(), 1);
    QCOMPARE(m_desk->send(file(latin, "encoding=latin1")).outcome(), u"422 invalid-field-value encoding"_s);
    QCOMPARE(m_desk->send(file(latin, "dates=sideways")).outcome(), u"422 invalid-field-value dates"_s);
    const Answer part
        = m_desk->post("/import",
                       { { "format", "json_lines" },
                         { "encoding", "windows-1252" },
                         { "dates", "month_first" },
                         { "data", "{\"description\":\"ß\",\"created_at\":\"03/04/2022\"}\n" } });
    QCOMPARE(part["created"].toInt(), 1);
    QCOMPARE(shown(part.id()), u"windows-1252 month_first"_s);
    QCOMPARE(m_desk->get("/feedback?created_before=2022-03-05").items().at(0)[u"created_at"].toString(),
             u"2022-03-04T00:00:00.000Z"_s);
}

void TestFileImport::quotesAndLineEndsAreThoseOfTheFile()
{
    const QByteArray body = "title;description\r\n\"a \"\"quote\"\"\";\"two\nlines; one cell\"\n\nb;last";
    const Answer import = m_desk->send(file(body));
    QCOMPARE(import["created"].toInt(), 2);
    QCOMPARE(import["line"].toInt(), 5);
    const Answer list = m_desk->get("/feedback?sort_order=asc");
    QStringList texts;
    for (const QJsonValue &each : list.items())
        texts << each[u"title"].toString() + u'|' + each[u"description"].toString();
    texts.sort();
    QCOMPARE(texts, QStringList({ u"a \"quote\"|two\nlines; one cell"_s, u"b|last"_s }));
}

void TestFileImport::wrongLinesAreToldAndTheOthersStored()
{
    const QByteArray body = "description,created_at\nfine,2026-01-01\n\"two\nlines\",yesterday\nfine too,\n";
    const Answer import = m_desk->send(file(body));
    QCOMPARE(import["created"].toInt(), 2);
    QCOMPARE(import["failed"].toInt(), 1);
    QCOMPARE(import["problems"].toArray().at(0)[u"line"].toInt(), 3);
    QCOMPARE(import["problems"].toArray().at(0)[u"field"], u"created_at"_s);
    QByteArray wrong = "description,created_at\n";
    for (int i = 0; i < 1500; ++i)
        wrong += "text,never\n";
    const Answer many = m_desk->send(file(wrong));
    QCOMPARE(many["failed"].toInt(), 1500);
    QCOMPARE(many["problems"].toArray().size(), 100);
}

void TestFileImport::aSlowFileIsStoredWhileItArrives()
{
    const QByteArray all = csv(12000);
    Upload upload(*m_desk, file({}, "route=false"), all.size());
    QVERIFY(all.size() > 400'000);
    upload.send(all.first(300'000));
    QTRY_VERIFY(m_desk->total("/import") == 1 && m_desk->get("/import/" + newest())["line"].toInt() > 1000);
    QCOMPARE(m_desk->get("/import/" + newest())["state"], u"running"_s);
    upload.send(all.sliced(300'000));
    QCOMPARE(upload.status(), 200);
    QCOMPARE(m_desk->get("/import/" + newest())["created"].toInt(), 12000);
}

void TestFileImport::receivedRowsStayWhenTheConnectionBreaks()
{
    const QByteArray all = csv(3000);
    {
        Upload upload(*m_desk, file({}), all.size());
        upload.send("external_id,description,buffers\r\n" + rows(1, 1500) + "T-1501,\"half a reco");
        QVERIFY(eventually([&] { return upload.isSent(); }));
        upload.breakOff();
    }
    QTRY_VERIFY(m_desk->total("/import") == 1);
    QTRY_VERIFY(m_desk->get("/import/" + newest())["created"].toInt() > 0);
    QCOMPARE(m_desk->get("/import/" + newest())["state"], u"running"_s);
    QCOMPARE(m_desk->get("/import/" + newest())["failed"].toInt(), 0);
    const Answer import = m_desk->send(file(all, "import_id=" + newest()));
    QCOMPARE(import.outcome(), u"200"_s);
    QCOMPARE(import["state"], u"done"_s);
    QCOMPARE(import["created"].toInt(), 3000);
    QCOMPARE(m_desk->total("/feedback"), 3000);
}

void TestFileImport::aFileThatIsSentAgainDoublesNothing()
{
    const Answer first = m_desk->send(file(csv(1200), "last=false"));
    QCOMPARE(first["state"], u"running"_s);
    const Answer again = m_desk->send(file(csv(1300), "import_id=" + first.id()));
    QCOMPARE(again["skipped"].toInt(), 1200);
    QCOMPARE(again["created"].toInt(), 1300);
    QCOMPARE(again["state"], u"done"_s);
    QCOMPARE(m_desk->send(file(csv(1300), "import_id=" + first.id())).outcome(), u"409 conflict"_s);
    const Answer anotherImport = m_desk->send(file(csv(1300)));
    QCOMPARE(anotherImport["created"].toInt(), 0);
    QCOMPARE(anotherImport["unchanged"].toInt(), 1300);
    QCOMPARE(m_desk->total("/feedback"), 1300);
}

void TestFileImport::anImportThatBeganWithoutDataTakesItsFile()
{
    const Answer begun = m_desk->post("/import", { { "format", "csv" }, { "source", "feedback.csv" } });
    QCOMPARE(begun.outcome(), u"200"_s);
    const Answer import = m_desk->send(file(csv(5), "import_id=" + begun.id()));
    QCOMPARE(import["created"].toInt(), 5);
    QCOMPARE(import["source"], u"feedback.csv"_s);
    QCOMPARE(import["state"], u"done"_s);
}

void TestFileImport::aDryRunLeavesNothing()
{
    const Answer trial = m_desk->send(file(csv(2500) + "T-0,,\r\n", "dry_run=true"));
    QCOMPARE(trial.outcome(), u"200"_s);
    QCOMPARE(trial["created"].toInt(), 2500);
    QCOMPARE(trial["failed"].toInt(), 1);
    QCOMPARE(trial["buffers"].toArray(), QJsonArray({ u"Bugs"_s }));
    QVERIFY(trial["id"].isNull());
    QCOMPARE(m_desk->total("/import"), 0);
    QCOMPARE(m_desk->total("/feedback"), 0);
}

void TestFileImport::aPartTakesOptionsFromTheQueryToo()
{
    const Members part{ { "format", "csv" }, { "data", "description\nx\n" } };
    QVERIFY(m_desk->post("/import?dry_run=true", part)["id"].isNull());
    QCOMPARE(m_desk->total("/import"), 0);
    // What the body says counts.
    QVERIFY(!m_desk->post("/import?dry_run=true", part.with("dry_run", false))["id"].isNull());
    QCOMPARE(m_desk->post("/import?dry_run=maybe", part).outcome(), u"422 invalid-field-value dry_run"_s);
}

void TestFileImport::aKeyOfAPreviewIsFree()
{
    Sent trial = file(R"({"format":"csv","data":"description\nx\n"})", "dry_run=true", "application/json");
    trial.headers << HeaderLine("Idempotency-Key", "k-1");
    QCOMPARE(m_desk->send(trial).outcome(), u"200"_s); // stores nothing, so that its key is still free
    Sent earnest = file(trial.body, {}, "application/json");
    earnest.headers << HeaderLine("Idempotency-Key", "k-1");
    QCOMPARE(m_desk->send(earnest).outcome(), u"200"_s);
}

void TestFileImport::aFileIsUndoneAsAWhole()
{
    const Answer import = m_desk->send(file(csv(2500)));
    QCOMPARE(m_desk->post("/import/" + import.id() + "/undo").outcome(), u"202"_s);
    QTRY_COMPARE(m_desk->get("/import/" + import.id())["state"].toString(), u"undone"_s);
    QCOMPARE(m_desk->total("/feedback"), 0);
}

void TestFileImport::aFileThatIsTooLargeIsRefused()
{
    Config config = withoutRateLimits();
    config.importSize = 2;
    restart(config);
    Upload announced(*m_desk, file({}), (2 << 20) + 1);
    QCOMPARE(announced.status(), 413);
    QCOMPARE(m_desk->total("/import"), 0);
    Upload endless(*m_desk, file({}, "source=endless"), -1);
    endless.send("external_id,description,buffers\r\n");
    constexpr int many = 10'000; // more than 2 MiB, as their texts are long
    int sent = 0;
    const auto sendAll = [&] {
        if (endless.isSent() && sent < many) {
            endless.send(rows(sent + 1, sent + 1000).replace("a comma", QByteArray("a comma ").repeated(60)));
            sent += 1000;
        }
        return sent == many;
    };
    QVERIFY(eventually(sendAll));
    QCOMPARE(endless.status(), 413);
    const Answer import = m_desk->get("/import/" + newest());
    QCOMPARE(import["state"], u"running"_s);
    QVERIFY(import["created"].toInt() > 0);
}

void TestFileImport::otherTypesAndCallersAreRefused()
{
    for (const QByteArray type : { "text/plain", "text/csv; charset=latin1", "application/xml" })
        QCOMPARE(m_desk->send(file(csv(1), {}, type)).outcome(), u"415 unsupported-media-type"_s);
    Sent zipped = file(csv(1));
    zipped.headers << HeaderLine("Content-Encoding", "gzip");
    QCOMPARE(m_desk->send(zipped).outcome(), u"415 unsupported-media-type"_s);
    QCOMPARE(m_desk->send({ "POST", "/feedback", csv(1), { { "Content-Type", "text/csv" } } }).outcome(),
             u"415 unsupported-media-type"_s);
    QCOMPARE(m_desk->member.send(file(csv(1))).outcome(), u"403 admin-required"_s);
    QCOMPARE(m_desk->widget.send(file(csv(1))).outcome(), u"403 widget-token-restricted"_s);
    QCOMPARE(TestClient(m_backend->port()).send(file(csv(1))).outcome(), u"401 unauthorized"_s);
    const Answer import = m_desk->send(file(csv(1), "last=false"));
    Desk other(*m_backend);
    QCOMPARE(other.send(file(csv(1), "import_id=" + import.id())).outcome(), u"404 not-found"_s);
}

void TestFileImport::wrongOptionsAreRefused()
{
    QCOMPARE(m_desk->send(file("a,b\n1,2\n")).outcome(), u"422 invalid-field-value columns"_s);
    QCOMPARE(m_desk->send(file("1,2\n", "columns=title")).outcome(), u"422 invalid-field-value columns"_s);
    QCOMPARE(m_desk->send(file(csv(1), "import_id=nothing")).outcome(),
             u"422 invalid-field-value import_id"_s);
    QCOMPARE(m_desk->send(file(csv(1), "dry_run=maybe")).outcome(), u"422 invalid-field-value dry_run"_s);
    Sent keyed = file(csv(1));
    keyed.headers << HeaderLine("Idempotency-Key", "k-1");
    QCOMPARE(m_desk->send(keyed).outcome(), u"422 invalid-field-value Idempotency-Key"_s);
    QCOMPARE(m_desk->total("/import"), 0);
    const Answer import
        = m_desk->send(file("one;T-1\n", "columns=description,external_id&separator=;&last=false"));
    QCOMPARE(import["created"].toInt(), 1);
    const QByteArray more = "columns=description,external_id&separator=;&import_id=" + import.id();
    QCOMPARE(m_desk->send(file("two;T-2\n", more + "&first_line=5")).outcome(), u"409 conflict"_s);
    QCOMPARE(m_desk->send(file("two;T-2\n", more + "&first_line=2"))["created"].toInt(), 2);
    QCOMPARE(m_desk->send(file("x", more + "&dry_run=true")).outcome(), u"422 invalid-field-value dry_run"_s);
}

void TestFileImport::aRevokedTokenStoresNoMore()
{
    const Answer made = m_desk->post("/tokens", { { "name", "Loader" }, { "kind", "full_access" } });
    Desk &desk = *m_desk;
    const TestClient administrator(m_backend->port(), desk.admin.token());
    const QByteArray all = csv(40'000);
    QVERIFY(all.size() > 1'200'000);
    desk.admin = TestClient(m_backend->port(), made["token"].toString().toUtf8());
    Upload upload(desk, file({}, "route=false"), all.size());
    desk.admin = TestClient(m_backend->port(), administrator.token());
    upload.send(all.first(600'000));
    QTRY_VERIFY(desk.total("/import") == 1 && desk.get("/import/" + newest())["line"].toInt() > 1000);
    QCOMPARE(desk.remove("/tokens/" + made.id()).outcome(), u"204"_s);
    upload.send(all.sliced(600'000));
    QCOMPARE(upload.status(), 401);
    const Answer import = desk.get("/import/" + newest());
    QCOMPARE(import["state"], u"running"_s);
    QVERIFY(import["created"].toInt() < 40'000);
}

void TestFileImport::anEndlessLineIsOneWrongRecord()
{
    const QByteArray body = "description\n" + QByteArray(8 << 20, 'x') + "\nshort\n";
    const Answer import = m_desk->send(file(body));
    QCOMPARE(import.outcome(), u"200"_s);
    QCOMPARE(import["created"].toInt(), 1);
    QCOMPARE(import["failed"].toInt(), 1);
    QCOMPARE(import["problems"].toArray().at(0)[u"line"].toInt(), 2);
    QVERIFY(import["problems"].toArray().at(0)[u"detail"].toString().contains(u"400000"_s));
    const QByteArray open = "description\n\"" + QByteArray(8 << 20, 'x');
    QCOMPARE(m_desk->send(file(open))["failed"].toInt(), 1);
}

void TestFileImport::otherOrganizationsGoOn()
{
    Desk other(*m_backend);
    const QByteArray all = csv(12000);
    Upload upload(*m_desk, file({}, "route=false"), all.size());
    upload.send(all.first(300'000));
    QTRY_VERIFY(m_desk->total("/import") == 1);
    const Answer theirs = other.send(file(csv(10)));
    QCOMPARE(theirs["created"].toInt(), 10);
    QCOMPARE(m_desk->post("/buffers", { { "name", "Made meanwhile" } }).outcome(), u"201"_s);
    upload.send(all.sliced(300'000));
    QCOMPARE(upload.status(), 200);
    QCOMPARE(m_desk->total("/feedback"), 12000);
    QCOMPARE(other.total("/feedback"), 10);
}

void TestFileImport::aFullOrganizationSaysHowFarTheFileIs()
{
    Desk small(*m_backend, 1500);
    const Answer refused = small.send(file(csv(2500)));
    QCOMPARE(refused.outcome(), u"402 usage-limit-reached"_s);
    const QString detail = refused.json()[u"detail"].toString();
    const Answer import = Answer(small.get("/import?limit=1"));
    const QString id = import.items().at(0)[u"id"].toString();
    QVERIFY2(detail.contains(u"import_id=%1"_s.arg(id)), qPrintable(detail));
    QCOMPARE(import.items().at(0)[u"created"].toInt(), 1000);
}

void TestFileImport::aFileEndsWhenTheServerStops()
{
    const QByteArray all = csv(12000);
    Upload upload(*m_desk, file({}, "route=false"), all.size());
    upload.send(all.first(300'000));
    QTRY_VERIFY(m_desk->total("/import") == 1);
    const QByteArray id = newest();
    restart(withoutRateLimits());
    const Answer import = m_desk->send(file(all, "import_id=" + id));
    QCOMPARE(import["created"].toInt(), 12000);
    QCOMPARE(import["state"], u"done"_s);
}

TRIAGE_TEST(TestFileImport, QCoreApplication)
#include "tst_fileimport.moc"
