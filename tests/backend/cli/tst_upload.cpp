// SPDX-License-Identifier: GPL-3.0-or-later
#include "clitest.h"

#include "support/testprogram.h"

#include <QTcpSocket>
#include <QTest>
#include <QUrl>

#include <signal.h>

#include <utility>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

/// A file in one request to a server that is killed while it stores the file: what was stored stays, the same
/// file continues it, and all of it can be undone.
class TestUpload : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aFileContinuesAfterTheServerWasKilled();

private:
    static constexpr int items = 4000;

    /// Begins to send the file, of which the last bytes never come, and kills the server when the import has
    /// reached that line.
    void killAtLine(qint64 line, qsizetype sent);
    /// Asks a running server.
    JsonValue import(const Triaged &server);
    qint64 feedback(const Triaged &server);
    QString path(const QString &rest = {}) const { return u"/api/v0/import"_s + rest; }

    ScratchData m_data;
    QByteArray m_token;
    QByteArray m_file;
    QString m_import;
    Reply m_reply;
};

void TestUpload::initTestCase()
{
    QCOMPARE(onData(m_data, { u"migrate"_s }).status, 0);
    m_token = tokenOfNewOrganization(m_data, u"loading"_s);
    m_file = "external_id,description,buffers\r\n";
    for (int i = 1; i <= items; ++i)
        m_file += "T-" + QByteArray::number(i) + "," + QByteArray(120, 'x') + " " + QByteArray::number(i)
            + ",Bugs\r\n";
}

JsonValue TestUpload::import(const Triaged &server)
{
    m_reply = send("GET", server.url(path(u'/' + m_import)), m_token);
    return m_reply.data();
}

qint64 TestUpload::feedback(const Triaged &server)
{
    m_reply = send("GET", server.url(u"/api/v0/feedback?limit=1"_s), m_token);
    return m_reply.document.root().member("meta").member("total").integer();
}

void TestUpload::killAtLine(qint64 line, qsizetype sent)
{
    Triaged server(serveOn(m_data));
    QVERIFY(server.waitForReady());
    if (m_import.isEmpty())
        m_import = send("POST", server.url(path()), m_token, R"({"format":"csv","source":"feedback.csv"})")
                       .data()
                       .member("id")
                       .text();
    QVERIFY(!m_import.isEmpty());
    QTcpSocket socket;
    socket.connectToHost(u"127.0.0.1"_s, quint16(QUrl(server.url(QString())).port()));
    QVERIFY(socket.waitForConnected());
    socket.write("POST " + path().toLatin1() + "?route=false&import_id=" + m_import.toLatin1()
                 + " HTTP/1.1\r\nHost: desk\r\nAuthorization: Bearer " + m_token
                 + "\r\nContent-Type: text/csv\r\nContent-Length: " + QByteArray::number(m_file.size())
                 + "\r\n\r\n" + m_file.first(sent));
    QTRY_VERIFY(import(server).member("line").integer() >= line);
    server.kill();
}

void TestUpload::aFileContinuesAfterTheServerWasKilled()
{
    qint64 line = 0;
    for (const auto &[reached, sent] : { std::pair(1000, 400'000), std::pair(2800, 550'000) }) {
        QVERIFY(sent < m_file.size());
        killAtLine(reached, sent);
        if (QTest::currentTestFailed())
            return;
        Triaged server(serveOn(m_data));
        QVERIFY(server.waitForReady());
        // A transaction that the database was working on may still end.
        QTRY_COMPARE(import(server).member("created").integer(), feedback(server));
        const JsonValue stored = import(server);
        QCOMPARE(stored.member("state").text(), u"running"_s);
        QCOMPARE(stored.member("failed").integer(), 0);
        QVERIFY(stored.member("line").integer() >= reached);
        QVERIFY(stored.member("line").integer() > line);
        line = stored.member("line").integer();
        QCOMPARE(stored.member("created").integer(), line - 1); // the first line names the columns
        QVERIFY(line - 1 < items);
        server.signal(SIGTERM);
        QCOMPARE(server.waitForEnd(), 0);
    }
    Triaged server(serveOn(m_data));
    QVERIFY(server.waitForReady());
    const Reply rest = send("POST", server.url(path(u"?route=false&import_id="_s + m_import)), m_token,
                            m_file, {}, "text/csv");
    QCOMPARE(rest.status, 200);
    QCOMPARE(rest.data().member("state").text(), u"done"_s);
    QCOMPARE(rest.data().member("created").integer(), items);
    QCOMPARE(rest.data().member("unchanged").integer(), 0);
    QVERIFY(rest.data().member("skipped").integer() >= line - 1);
    QCOMPARE(feedback(server), items);

    QCOMPARE(send("POST", server.url(path(u'/' + m_import + u"/undo"_s)), m_token).status, 202);
    QTRY_COMPARE(import(server).member("state").text(), u"undone"_s);
    QCOMPARE(import(server).member("removed").integer(), items);
    QCOMPARE(feedback(server), 0);
}

TRIAGE_TEST(TestUpload, QCoreApplication)
#include "tst_upload.moc"
