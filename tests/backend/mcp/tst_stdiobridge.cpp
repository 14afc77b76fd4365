// SPDX-License-Identifier: GPL-3.0-or-later
// The bridge that carries messages of a program on this computer to a server.

#include "mcp/stdio/stdiobridge.h"

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <mutex>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// The lines that a bridge has written.
class Lines
{
public:
    mcp::StdioBridge::Write writer()
    {
        return [this](const QByteArray &line) {
            const std::lock_guard lock(m_mutex);
            m_lines.append(line);
        };
    }
    QJsonObject wait(qsizetype count) { return document(count).object(); }
    QJsonArray waitForBatch(qsizetype count) { return document(count).array(); }

private:
    QJsonDocument document(qsizetype count)
    {
        eventually([&] { return size() >= count; });
        const std::lock_guard lock(m_mutex);
        return QJsonDocument::fromJson(m_lines.value(count - 1));
    }
    qsizetype size()
    {
        const std::lock_guard lock(m_mutex);
        return m_lines.size();
    }
    std::mutex m_mutex;
    QByteArrayList m_lines;
};

QByteArray line(const QByteArray &method, const QJsonObject &params)
{
    return Members{ { "jsonrpc", "2.0" }, { "id", 3 }, { "method", method }, { "params", params } }.toJson();
}

} // namespace

class TestStdioBridge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anOlderProgramIsServed();
    void aNewerProgramIsServed();
    void aBatchIsPassedOnInItsVersion();
    void aServerThatIsAwayIsAnError();
    void aTokenThatIsRefusedIsAnError();
    void aTokenCrossesNoNetworkUnencrypted();
    void aFileHasToHoldAToken();

private:
    QByteArray address() { return "http://127.0.0.1:" + QByteArray::number(m_backend.port()) + "/mcp"; }
    TestBackend m_backend;
};

void TestStdioBridge::anOlderProgramIsServed()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    Lines lines;
    mcp::StdioBridge bridge(address(), desk.member.token(), lines.writer());
    bridge.send(line("initialize",
                     object({ { "protocolVersion", "2025-06-18" },
                              { "capabilities", QJsonObject() },
                              { "clientInfo", object({ { "name", "host" }, { "version", "3" } }) } })));
    QCOMPARE(lines.wait(1)[u"result"_s][u"protocolVersion"], u"2025-06-18"_s);
    bridge.send(R"({"jsonrpc":"2.0","method":"notifications/initialized"})");
    bridge.send(line(
        "tools/call",
        object({ { "name", "add_note" },
                 { "arguments",
                   object({ { "feedback_id", item }, { "text", "x" }, { "idempotency_key", "k" } }) } })));
    const QJsonObject noted = lines.wait(2);
    QCOMPARE(noted[u"id"_s], 3);
    QCOMPARE(noted[u"result"_s][u"isError"], false);
    QCOMPARE(desk.get("/feedback/" + item + "/notes").items().last()[u"activity"][u"program"], u"host 3"_s);
}

void TestStdioBridge::aNewerProgramIsServed()
{
    Desk desk(m_backend);
    Lines lines;
    mcp::StdioBridge bridge(address(), desk.member.token(), lines.writer());
    const QJsonObject meta = object({ { "io.modelcontextprotocol/protocolVersion", "2026-07-28" },
                                      { "io.modelcontextprotocol/clientCapabilities", QJsonObject() } });
    bridge.send(line("server/discover", object({ { "_meta", meta } })));
    QCOMPARE(lines.wait(1)[u"result"_s][u"resultType"], u"complete"_s);
    bridge.send(line("resources/read", object({ { "uri", "triage://buffer/größe" }, { "_meta", meta } })));
    QCOMPARE(lines.wait(2)[u"error"_s][u"code"], -32602);
    bridge.send("{");
    QCOMPARE(lines.wait(3)[u"error"_s][u"code"], -32700);
}

void TestStdioBridge::aBatchIsPassedOnInItsVersion()
{
    Desk desk(m_backend);
    Lines lines;
    mcp::StdioBridge bridge(address(), desk.member.token(), lines.writer());
    const QByteArray batch = '[' + line("ping", {}) + ']';
    bridge.send(batch);
    QCOMPARE(lines.waitForBatch(1).size(), 1);
    bridge.send(line("initialize", object({ { "protocolVersion", "2025-06-18" } })));
    lines.wait(2);
    bridge.send(batch);
    QCOMPARE(lines.wait(3)[u"error"][u"code"].toInt(), -32600);
}

void TestStdioBridge::aServerThatIsAwayIsAnError()
{
    Lines lines;
    mcp::StdioBridge bridge("http://127.0.0.1:1/mcp", "ib_x", lines.writer());
    bridge.send(line("ping", {}));
    const QJsonObject answer = lines.wait(1);
    QCOMPARE(answer[u"id"_s], 3);
    QCOMPARE(answer[u"error"_s][u"code"], -32603);
}

void TestStdioBridge::aTokenThatIsRefusedIsAnError()
{
    Lines lines;
    mcp::StdioBridge bridge(address(), "ib_nonsense", lines.writer());
    bridge.send(line("ping", {}));
    QVERIFY(lines.wait(1)[u"error"_s][u"message"].toString().contains(u"token"_s));
}

void TestStdioBridge::aTokenCrossesNoNetworkUnencrypted()
{
    QVERIFY(!mcp::mcpAddress(u"http://triage.example.com"_s));
    QVERIFY(!mcp::mcpAddress(u"ftp://triage.example.com"_s));
    QVERIFY(!mcp::mcpAddress(u"triage"_s));
    QCOMPARE(*mcp::mcpAddress(u"https://triage.example.com/desk/"_s), "https://triage.example.com/desk/mcp");
    QCOMPARE(*mcp::mcpAddress(u"http://localhost:8080"_s), "http://localhost:8080/mcp");
}

void TestStdioBridge::aFileHasToHoldAToken()
{
    Desk desk(m_backend);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"token"_s);
    QVERIFY(!mcp::tokenIn(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(desk.member.token() + '\n');
    file.close();
    QCOMPARE(*mcp::tokenIn(path), desk.member.token());
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write("ib_short");
    file.close();
    QVERIFY(!mcp::tokenIn(path));
}

TRIAGE_TEST(TestStdioBridge, QCoreApplication)
#include "tst_stdiobridge.moc"
