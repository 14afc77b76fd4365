// SPDX-License-Identifier: GPL-3.0-or-later
// An export as one file, which is read from the database while its client takes it.
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QRegularExpression>
#include <QSet>
#include <QTcpSocket>
#include <QTest>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// A request whose answer is read as slowly as the test wants.
class Download
{
public:
    Download(const TestClient &client, quint16 port, const QByteArray &path, const HeaderLine &line = {})
    {
        Sent request{ "GET", path, {}, { { "Connection", "close" } } };
        if (!line.first.isEmpty())
            request.headers.append(line);
        m_socket.setReadBufferSize(64 * 1024); // what is not read fills the sockets
        m_socket.connectToHost(u"127.0.0.1"_s, port);
        m_socket.waitForConnected();
        m_socket.write(client.bytesOf(request));
    }

    /// Reads what is there; false at the end.
    bool readSome()
    {
        const bool isOver = m_socket.state() != QAbstractSocket::ConnectedState;
        const QByteArray bytes = m_socket.readAll();
        m_received += bytes;
        return !isOver || !bytes.isEmpty();
    }
    /// Waits for the beginning of the file.
    bool hasBegun()
    {
        return eventually([this] {
            readSome();
            return m_received.indexOf("\r\n\r\n") > 0;
        });
    }
    void readToEnd()
    {
        while (readSome())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    void leave() { m_socket.abort(); }

    QByteArray head() const { return m_received.first(m_received.indexOf("\r\n\r\n") + 2); }
    /// Returns the file as far as it came.
    QByteArray file() const
    {
        if (!m_received.contains("\r\n\r\n"))
            return {};
        qsizetype at = m_received.indexOf("\r\n\r\n") + 4;
        if (!head().contains("chunked"))
            return m_received.sliced(at);
        QByteArray all;
        while (true) {
            const qsizetype line = m_received.indexOf("\r\n", at);
            const qsizetype size = line < 0 ? 0 : m_received.sliced(at, line - at).toLongLong(nullptr, 16);
            all += m_received.mid(line + 2, size);
            at = line + 2 + size + 2;
            if (size == 0 || at > m_received.size())
                return all;
        }
    }
    /// Returns whether the file came to its end.
    bool isComplete() const
    {
        return head().contains("chunked")
            ? m_received.endsWith("\r\n0\r\n\r\n")
            : head().contains("Content-Length: " + QByteArray::number(file().size()) + "\r\n");
    }

private:
    QTcpSocket m_socket;
    QByteArray m_received;
};

} // namespace

class TestExportFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Config config = withoutRateLimits();
        config.metricsListen = u"127.0.0.1:0"_s;
        m_backend.start(config);
    }
    void init() { m_desk = std::make_unique<Desk>(m_backend); }
    void aFileIsTheTextOfAllPages_data();
    void aFileIsTheTextOfAllPages();
    void theClientChoosesTheFile_data();
    void theClientChoosesTheFile();
    void anEmptyFileIsAFile();
    void wrongRequestsAreRefusedBeforeTheFile();
    void aHundredThousandItemsNeedLittleMemory();
    void aFileGoesOnAfterTheItemThatCameLast();
    void aReaderThatLeavesFreesEverything();
    void aRevokedTokenReadsNoMore();
    void aBufferMayBeRenamedMeanwhile();

private:
    Download download(const QByteArray &query, const HeaderLine &line = {});
    /// Adds items that need no routing, with texts of that length.
    void add(int count, int length);
    QByteArray pages(const QByteArray &query);
    qint64 unsentBytes();

    TestBackend m_backend;
    std::unique_ptr<Desk> m_desk;
};

Download TestExportFile::download(const QByteArray &query, const HeaderLine &line)
{
    return { m_desk->admin, m_backend.port(), "/export?" + query, line };
}

void TestExportFile::add(int count, int length)
{
    m_backend.sql(
        uR"(insert into feedback (organization, id, description, language, routing_status, created_at, updated_at, change)
            select %1, id, rpad('Item ' || id || ' ', %3, 'x'), 'en', 'skipped', now(), now(), 1
            from generate_series(1, %2) as id)"_s.arg(m_desk->organization().id.value())
            .arg(count)
            .arg(length));
}

QByteArray TestExportFile::pages(const QByteArray &query)
{
    QByteArray text, cursor;
    do {
        const Answer page
            = m_desk->get("/export?limit=7&" + query + (cursor.isEmpty() ? cursor : "&cursor=" + cursor));
        text += page["text"].toString().toUtf8();
        cursor = page["cursor"].toString().toLatin1();
    } while (!cursor.isEmpty());
    return text;
}

qint64 TestExportFile::unsentBytes()
{
    const QByteArray metrics = TestClient(quint16(QUrl(m_backend.metricsUrl()).port()))
                                   .raw("GET /metrics HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
                                   .body;
    static const QRegularExpression line(u"(?m)^triaged_http_answer_bytes ([0-9.e+]+)$"_s);
    return qint64(line.match(QString::fromUtf8(metrics)).captured(1).toDouble());
}

void TestExportFile::aFileIsTheTextOfAllPages_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::newRow("json lines") << "format=jsonl"_ba;
    QTest::newRow("csv") << "format=csv"_ba;
    QTest::newRow("filtered") << "format=csv&buffer_id=bugs&created_after=2020-01-01"_ba;
    QTest::newRow("formulas") << "format=csv&formula=escape"_ba;
}

void TestExportFile::aFileIsTheTextOfAllPages()
{
    QFETCH(const QByteArray, query);
    m_desk->switchRouting(false);
    const QByteArray bugs = m_desk->buffer("Bugs");
    for (int i = 0; i < 40; ++i) {
        const QByteArray id = m_desk->feedback("=number " + QByteArray::number(i));
        if (i % 3 == 0)
            m_desk->assign(bugs, id);
    }
    add(1000, 100); // more than a piece
    m_desk->settle();
    Download file = download("stream=true&" + query);
    file.readToEnd();
    QVERIFY(file.isComplete());
    QCOMPARE(file.file(), pages(QByteArray(query).replace("jsonl", "json_lines")));
    QVERIFY(file.file().count('\n') > (query.contains("buffer") ? 13 : 1040));
}

void TestExportFile::theClientChoosesTheFile_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QByteArray>("accept");
    QTest::addColumn<QByteArray>("type");
    const QByteArray json = "application/json", lines = "application/jsonl";
    const QByteArray csv = "text/csv; charset=utf-8";
    QTest::newRow("neither") << ""_ba
                             << ""_ba << json;
    QTest::newRow("any") << ""_ba
                         << "*/*"_ba << json;
    QTest::newRow("of a browser") << ""_ba
                                  << "text/html,application/xml;q=0.9,*/*;q=0.8"_ba << json;
    QTest::newRow("stream") << "stream=True"_ba
                            << ""_ba << lines;
    QTest::newRow("stream of csv") << "stream=true&format=CSV"_ba
                                   << ""_ba << csv;
    QTest::newRow("accepts csv") << ""_ba
                                 << "text/csv"_ba << csv;
    QTest::newRow("accepts lines") << ""_ba
                                   << "application/jsonl"_ba << lines;
    QTest::newRow("accepts lines by another name") << ""_ba
                                                   << "application/x-ndjson"_ba
                                                   << "application/x-ndjson"_ba;
    QTest::newRow("prefers csv") << ""_ba
                                 << "application/json;q=0.5, text/csv"_ba << csv;
    QTest::newRow("prefers JSON") << ""_ba
                                  << "text/csv;q=0.5, application/json"_ba << json;
    QTest::newRow("the query decides the format") << "format=json_lines"_ba
                                                  << "text/csv"_ba << lines;
    QTest::newRow("the query decides against it") << "stream=false"_ba
                                                  << "text/csv"_ba << json;
}

void TestExportFile::theClientChoosesTheFile()
{
    QFETCH(const QByteArray, query);
    QFETCH(const QByteArray, accept);
    QFETCH(const QByteArray, type);
    m_desk->switchRouting(false);
    m_desk->feedback("one");
    Sent request{ "GET", "/export?" + query, {}, {} };
    if (!accept.isEmpty())
        request.headers.append({ "Accept", accept });
    const Answer answer = m_desk->send(request);
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.header("Content-Type"), type);
    const bool isFile = type != "application/json";
    QCOMPARE(answer.header("Content-Disposition").startsWith("attachment"), isFile);
    QCOMPARE(answer.body.startsWith("{\"data\""), !isFile);
    QVERIFY(answer.body.contains("one"));
}

void TestExportFile::anEmptyFileIsAFile()
{
    const Answer lines = m_desk->get("/export?stream=true");
    QCOMPARE(lines.status, 200);
    QCOMPARE(lines.body, ""_ba);
    QVERIFY(m_desk->get("/export?stream=true&format=csv").body.startsWith("id,external_id,"));
}

void TestExportFile::wrongRequestsAreRefusedBeforeTheFile()
{
    QCOMPARE(m_desk->get("/export?stream=maybe").outcome(), u"422 invalid-field-value stream"_s);
    QCOMPARE(m_desk->get("/export?stream=true&format=xml").outcome(), u"422 invalid-field-value format"_s);
    QCOMPARE(m_desk->get("/export?stream=true&cursor=x").outcome(), u"422 invalid-field-value cursor"_s);
    QCOMPARE(m_desk->get("/export?stream=true&buffer_id=none").outcome(), u"404 buffer-not-found"_s);
    QCOMPARE(m_desk->get("/export?stream=true&limit=7&stat=done").header("Ignored"),
             "query.stat, query.limit"_ba);
    QCOMPARE(m_desk->send({ "GET", "/export?stream=true&stat=done", {}, { { "Prefer", "handling=strict" } } })
                 .outcome(),
             u"422 invalid-field-value stat"_s);
    QCOMPARE(m_desk->widget.get("/export?stream=true").outcome(), u"403 widget-token-restricted"_s);
}

void TestExportFile::aHundredThousandItemsNeedLittleMemory()
{
    constexpr int count = 100'000;
    // A piece, and what is kept of the one before; the text of pieces is not longer than a mebibyte, and an
    // item.
    constexpr qint64 bound = 2 << 20;
    add(count, 200);
    Download file = download("stream=true");
    QVERIFY(file.hasBegun());
    // Until the sockets are full, and the server has to keep the rest.
    QVERIFY(eventually([&] { return unsentBytes() > 256 * 1024; }));
    qint64 most = 0;
    for (int i = 0; file.readSome(); ++i) {
        if (i % 20 == 0)
            most = std::max(most, unsentBytes());
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    QVERIFY2(most < bound, QByteArray::number(most).constData());
    QVERIFY(file.isComplete());
    QSet<QByteArray> ids;
    for (const QByteArray &line : file.file().split('\n')) {
        if (!line.isEmpty())
            ids.insert(line.mid(line.indexOf("\"id\":\"") + 6, 13));
    }
    QCOMPARE(ids.size(), count);
    QCOMPARE(file.file().count('\n'), count);
}

void TestExportFile::aFileGoesOnAfterTheItemThatCameLast()
{
    add(20'000, 1000);
    Download first = download("stream=true&format=csv");
    QVERIFY(eventually([&] {
        first.readSome();
        return first.file().count('\n') > 10;
    }));
    first.leave();
    QByteArray part = first.file();
    part.truncate(part.lastIndexOf('\n') + 1);
    QVERIFY(!first.isComplete() && part.count('\n') > 1);
    const QByteArray last = part.sliced(part.lastIndexOf('\n', -2) + 1, 13);
    Download rest = download("stream=true&format=csv&cursor=" + last);
    rest.readToEnd();
    QCOMPARE((part + rest.file()).count('\n'), 20'001);
    Download whole = download("stream=true&format=csv");
    whole.readToEnd();
    QVERIFY(part + rest.file() == whole.file());
}

void TestExportFile::aReaderThatLeavesFreesEverything()
{
    add(20'000, 1000);
    Download file = download("stream=true");
    QVERIFY(file.hasBegun());
    QVERIFY(eventually([&] { return unsentBytes() > 256 * 1024; }));
    file.leave();
    QVERIFY(eventually([&] { return unsentBytes() == 0; }));
}

void TestExportFile::aRevokedTokenReadsNoMore()
{
    add(20'000, 1000);
    const services::IssuedToken token = m_desk->token(TokenKind::FullAccess, Desk::memberEmail());
    const TestClient reader = m_desk->client(token.token);
    Download file(reader, m_backend.port(), "/export?stream=true");
    QVERIFY(file.hasBegun());
    QVERIFY(eventually([&] { return unsentBytes() > 256 * 1024; }));
    QCOMPARE(m_desk->remove("/tokens/" + toString(token.id).toLatin1()).outcome(), u"204"_s);
    file.readToEnd();
    QVERIFY(!file.isComplete());
    QVERIFY(file.file().count('\n') < 20'000);
}

void TestExportFile::aBufferMayBeRenamedMeanwhile()
{
    const QByteArray bugs = m_desk->buffer("Bugs");
    add(20'000, 1000);
    m_backend.sql(
        u"insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at) "
        "select organization, (select id from buffer b where b.organization = f.organization), id, "
        "true, now() from feedback f where organization = %1"_s.arg(m_desk->organization().id.value()));
    Download file = download("stream=true&format=csv&buffer_id=bugs");
    QVERIFY(file.hasBegun());
    QVERIFY(eventually([&] { return unsentBytes() > 256 * 1024; }));
    QCOMPARE(m_desk->patch("/buffers/" + bugs, { { "name", "Defects" } }).outcome(), u"200"_s);
    file.readToEnd();
    QVERIFY(file.isComplete());
    QCOMPARE(file.file().count('\n'), 20'001);
}

TRIAGE_TEST(TestExportFile, QCoreApplication)
#include "tst_exportfile.moc"
