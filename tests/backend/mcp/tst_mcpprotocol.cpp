// SPDX-License-Identifier: GPL-3.0-or-later
// The Model Context Protocol of both eras: what is said in headers and bodies, and what is refused how.

#include "agent.h"

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// Returns a request of an older client.
Sent older(const QByteArray &method, const QJsonObject &params = {}, const QByteArray &version = {})
{
    Sent request{
        "POST",
        "/mcp",
        Members{ { "jsonrpc", "2.0" }, { "id", "a" }, { "method", method }, { "params", params } }.toJson(),
        {}
    };
    if (!version.isEmpty())
        request.headers.append({ "MCP-Protocol-Version", version });
    return request;
}

Sent replacing(Sent request, const QByteArray &header, const QByteArray &value)
{
    for (HeaderLine &each : request.headers) {
        if (each.first == header)
            each.second = value;
    }
    return request;
}

Sent without(Sent request, const QByteArray &header)
{
    request.headers.removeIf([&](const HeaderLine &each) { return each.first == header; });
    return request;
}

/// Returns "400 -32020", or "200" for a result.
QString told(const Answer &answer)
{
    const QJsonValue error = answer.json()[u"error"];
    const QString status = QString::number(answer.status);
    return error.isObject() ? u"%1 %2"_s.arg(status).arg(error[u"code"].toInt()) : status;
}

} // namespace

class TestMcpProtocol : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aServerSaysWhatItSpeaks();
    void listsSayHowLongTheyHold();
    void invalidRequestsAreExplained_data();
    void invalidRequestsAreExplained();
    void anErrorHasTheIdOfItsRequest();
    void anUnknownVersionIsToldWhichAreKnown();
    void onlyPostIsTaken();
    void pagesAreRefused();
    void anOlderClientIsServedWithoutASession();
    void anOlderClientGetsPlainResults();
    void notificationsAreAccepted();
    void oneVersionHasBatches();
    void aBatchIsBounded();
    void aBatchHasTheRightsOfItsToken();
    void onlyThatVersionHasBatches_data();
    void onlyThatVersionHasBatches();
    void textsOfOtherAlphabetsStandInHeadersToo();

private:
    TestBackend m_backend;
};

void TestMcpProtocol::aServerSaysWhatItSpeaks()
{
    Desk desk(m_backend);
    const Answer answer = desk.send(message("server/discover"));
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.header("Content-Type"), "application/json");
    const QJsonValue result = answer.json()[u"result"];
    QCOMPARE(result[u"supportedVersions"], array({ "2026-07-28" }));
    QCOMPARE(result[u"resultType"], u"complete"_s);
    QCOMPARE(result[u"capabilities"].toObject().keys(),
             (QStringList{ u"prompts"_s, u"resources"_s, u"tools"_s }));
    QCOMPARE(result[u"_meta"][u"io.modelcontextprotocol/serverInfo"][u"name"], u"triage-desk"_s);
    QVERIFY(result[u"instructions"].toString().contains(u"untrusted_text"_s));
}

void TestMcpProtocol::listsSayHowLongTheyHold()
{
    Desk desk(m_backend);
    for (const char *method :
         { "server/discover", "tools/list", "prompts/list", "resources/list", "resources/templates/list" }) {
        const QJsonValue result = desk.send(message(method)).json()[u"result"];
        QVERIFY2(result[u"ttlMs"].toInt() > 0, method);
        QCOMPARE(result[u"cacheScope"], u"private"_s);
    }
    Agent agent(desk.admin);
    QCOMPARE(agent.tools(), agent.tools());
}

void TestMcpProtocol::invalidRequestsAreExplained_data()
{
    QTest::addColumn<Sent>("request");
    QTest::addColumn<QString>("answer");
    const Sent list = message("tools/list");
    const Sent prompt = message("prompts/get", object({ { "name", "triage_inbox" } }), "triage_inbox");
    const auto body = [](const QByteArray &json) {
        return Sent{ "POST", "/mcp", json, {} };
    };
    const auto says = [](const char *row, const Sent &request, const QString &answer) {
        QTest::newRow(row) << request << answer;
    };
    says("fine", list, u"200"_s);
    says("fine with a name", prompt, u"200"_s);
    says("no version header", without(list, "MCP-Protocol-Version"), u"400 -32020"_s);
    says("another version header", replacing(list, "MCP-Protocol-Version", "2025-11-25"), u"400 -32020"_s);
    says("no method header", without(list, "Mcp-Method"), u"400 -32020"_s);
    says("another method header", replacing(list, "Mcp-Method", "tools/call"), u"400 -32020"_s);
    says("the method in capitals", replacing(list, "Mcp-Method", "TOOLS/LIST"), u"400 -32020"_s);
    says("no name header", without(prompt, "Mcp-Name"), u"400 -32020"_s);
    says("another name header", replacing(prompt, "Mcp-Name", "summarize_buffer"), u"400 -32020"_s);
    says("a broken name header", replacing(prompt, "Mcp-Name", "=?base64?%%?="), u"400 -32020"_s);
    says("an unknown method", message("tools/delete"), u"404 -32601"_s);
    says("a method of older clients", message("ping"), u"404 -32601"_s);
    says("an unknown tool", message("tools/call", object({ { "name", "drop" } }), "drop"), u"200 -32602"_s);
    says("an unknown prompt", message("prompts/get", object({ { "name", "x" } }), "x"), u"200 -32602"_s);
    says("a second page", message("tools/list", object({ { "cursor", "2" } })), u"200 -32602"_s);
    says("no JSON", body("{"), u"400 -32700"_s);
    says("an empty batch", body("[]"), u"400 -32600"_s);
    says("a broken batch", body("[{"), u"400 -32700"_s);
    says("another version of JSON-RPC", body(R"({"jsonrpc":"1.0","id":1,"method":"ping"})"), u"400 -32600"_s);
    says("no method", body(R"({"jsonrpc":"2.0","id":1,"result":{}})"), u"400 -32600"_s);
    says("null as id", body(R"({"jsonrpc":"2.0","id":null,"method":"ping"})"), u"400 -32600"_s);
    says("no metadata", replacing(older("server/discover", {}, "x"), "MCP-Protocol-Version", "2026-07-28"),
         u"400 -32602"_s);
    says("parameters in a list", body(R"({"jsonrpc":"2.0","id":1,"method":"ping","params":[]})"),
         u"400 -32600"_s);
}

void TestMcpProtocol::invalidRequestsAreExplained()
{
    QFETCH(Sent, request);
    Desk desk(m_backend);
    QTEST(told(desk.send(request)), "answer");
}

void TestMcpProtocol::anErrorHasTheIdOfItsRequest()
{
    Desk desk(m_backend);
    QCOMPARE(desk.send(message("tools/delete")).json()[u"id"], 7);
    QCOMPARE(desk.send(without(message("tools/list"), "Mcp-Method")).json()[u"id"], 7);
    QCOMPARE(desk.send(older("tools/delete")).json()[u"id"], u"a"_s);
    QVERIFY(desk.send({ "POST", "/mcp", "{", {} }).json()[u"id"].isNull());
}

void TestMcpProtocol::anUnknownVersionIsToldWhichAreKnown()
{
    Desk desk(m_backend);
    Sent request = replacing(message("tools/list"), "MCP-Protocol-Version", "2099-01-01");
    request.body.replace("2026-07-28", "2099-01-01");
    const Answer answer = desk.send(request);
    QCOMPARE(told(answer), u"400 -32022"_s);
    QCOMPARE(answer.json()[u"error"][u"data"][u"supported"], array({ "2026-07-28" }));
    QCOMPARE(answer.json()[u"error"][u"data"][u"requested"], u"2099-01-01"_s);
    QCOMPARE(told(desk.send(older("tools/list", {}, "2024-01-01"))), u"400 -32022"_s);
}

void TestMcpProtocol::onlyPostIsTaken()
{
    Desk desk(m_backend);
    for (const char *method : { "GET", "DELETE", "PUT" }) {
        const Answer answer = desk.send({ method, "/mcp", {}, {} });
        QCOMPARE(answer.outcome(), u"405 method-not-allowed"_s);
        QVERIFY(answer.header("Allow").contains("POST"));
    }
}

void TestMcpProtocol::pagesAreRefused()
{
    Desk desk(m_backend);
    Sent request = message("tools/list");
    request.headers.append(HeaderLine("Origin", "https://evil.example"));
    QCOMPARE(desk.send(request).outcome(), u"403 widget-token-restricted"_s);
    QCOMPARE(desk.widget.send(request).outcome(), u"403 widget-token-restricted"_s);
    request = message("tools/list");
    request.headers.append(HeaderLine("Sec-Fetch-Site", "same-origin"));
    QCOMPARE(desk.send(request).outcome(), u"403 widget-token-restricted"_s);
    QCOMPARE(TestClient(m_backend.port()).send(message("tools/list")).outcome(), u"401 unauthorized"_s);
}

void TestMcpProtocol::anOlderClientIsServedWithoutASession()
{
    Desk desk(m_backend);
    for (const char *version : { "2025-11-25", "2025-06-18", "2025-03-26" }) {
        const Answer begun = desk.send(older("initialize",
                                             object({ { "protocolVersion", version },
                                                      { "capabilities", QJsonObject() },
                                                      { "clientInfo", object({ { "name", "old" } }) } })));
        QCOMPARE(told(begun), u"200"_s);
        QVERIFY(begun.header("Mcp-Session-Id").isNull());
        QCOMPARE(begun.json()[u"result"][u"protocolVersion"], QString::fromLatin1(version));
        QCOMPARE(begun.json()[u"result"][u"serverInfo"][u"name"], u"triage-desk"_s);
        QCOMPARE(told(desk.send(older("tools/list", {}, version))), u"200"_s);
        QCOMPARE(told(desk.send(older("ping", {}, version))), u"200"_s);
    }
    const Answer unknown = desk.send(older("initialize", object({ { "protocolVersion", "2024-11-05" } })));
    QCOMPARE(unknown.json()[u"result"][u"protocolVersion"], u"2025-11-25"_s);
}

void TestMcpProtocol::anOlderClientGetsPlainResults()
{
    Desk desk(m_backend);
    const QJsonObject result = desk.send(older("tools/list", {}, "2025-06-18")).json()[u"result"].toObject();
    QCOMPARE(result.keys(), QStringList{ u"tools"_s });
    const Answer missing = desk.send(
        older("resources/read", object({ { "uri", "triage://feedback/0000000000000" } }), "2025-11-25"));
    QCOMPARE(told(missing), u"200 -32002"_s);
    QCOMPARE(told(desk.send(older("sampling/x", {}, "2025-11-25"))), u"200 -32601"_s);
}

void TestMcpProtocol::notificationsAreAccepted()
{
    Desk desk(m_backend);
    const QByteArray body = R"({"jsonrpc":"2.0","method":"notifications/initialized"})";
    for (const QByteArray &version : { QByteArray(), QByteArray("2025-11-25"), QByteArray("2026-07-28") }) {
        const Answer answer = desk.send({ "POST", "/mcp", body, { { "MCP-Protocol-Version", version } } });
        QCOMPARE(answer.status, 202);
        QVERIFY(answer.body.isEmpty());
    }
}

void TestMcpProtocol::oneVersionHasBatches()
{
    Desk desk(m_backend);
    const QByteArray batch = "[" + older("ping").body
        + R"(,{"jsonrpc":"2.0","method":"notifications/initialized"},)"
        + R"({"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"create_feedback","arguments":)"
        + R"({"description":"In a batch","idempotency_key":"k1"}}},)"
        + R"({"jsonrpc":"2.0","id":3,"method":"tools/drop"},{"jsonrpc":"2.0","id":4,"result":{}},)"
        + R"({"jsonrpc":"2.0","id":5,"method":"initialize","params":{}},{"id":6},7])";
    for (const QByteArray &version : { QByteArray(), QByteArray("2025-03-26") }) {
        Sent request{ "POST", "/mcp", batch, {} };
        if (!version.isEmpty())
            request.headers.append({ "MCP-Protocol-Version", version });
        const Answer answer = desk.send(request);
        QCOMPARE(answer.status, 200);
        QStringList replies;
        for (const QJsonValue &each : QJsonDocument::fromJson(answer.body).array()) {
            replies << each[u"id"].toVariant().toString() + u' '
                    + (each[u"result"].isObject() ? u"done"_s
                                                  : QString::number(each[u"error"][u"code"].toInt()));
        }
        QCOMPARE(replies,
                 (QStringList{ u"a done"_s, u"2 done"_s, u"3 -32601"_s, u"5 -32600"_s, u"6 -32600"_s,
                               u" -32600"_s }));
    }
    // The second batch repeated the first one's call.
    QCOMPARE(desk.get("/feedback").items().size(), 1);
    const Answer quiet
        = desk.send({ "POST", "/mcp", R"([{"jsonrpc":"2.0","method":"notifications/initialized"}])", {} });
    QCOMPARE(quiet.status, 202);
    QVERIFY(quiet.body.isEmpty());
}

void TestMcpProtocol::aBatchIsBounded()
{
    Desk desk(m_backend);
    const QByteArray ping = older("ping").body;
    const auto of = [&](int count) {
        return Sent{ "POST", "/mcp", '[' + QByteArrayList(count, ping).join(',') + ']', {} };
    };
    QCOMPARE(desk.send(of(20)).status, 200);
    QCOMPARE(told(desk.send(of(21))), u"400 -32600"_s);
}

void TestMcpProtocol::aBatchHasTheRightsOfItsToken()
{
    Desk desk(m_backend);
    const QByteArray create
        = R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"create_feedback","arguments":)"
          R"({"description":"In a batch"}}})";
    TestClient reader = desk.client(desk.readerToken(Desk::adminEmail()));
    const Answer answer = reader.send({ "POST", "/mcp", '[' + create + ',' + older("ping").body + ']', {} });
    const QJsonArray replies = QJsonDocument::fromJson(answer.body).array();
    QCOMPARE(replies.size(), 2);
    QVERIFY(replies[0][u"result"][u"isError"].toBool());
    QVERIFY(replies[1][u"result"].isObject());
    QCOMPARE(desk.get("/feedback").items().size(), 0);
}

void TestMcpProtocol::onlyThatVersionHasBatches_data()
{
    QTest::addColumn<QByteArray>("version");
    for (const char *version : { "2025-06-18", "2025-11-25", "2026-07-28" })
        QTest::newRow(version) << QByteArray(version);
}

void TestMcpProtocol::onlyThatVersionHasBatches()
{
    QFETCH(QByteArray, version);
    Desk desk(m_backend);
    const Sent batch{
        "POST", "/mcp", '[' + older("ping").body + ']', { { "MCP-Protocol-Version", version } }
    };
    QCOMPARE(told(desk.send(batch)), u"400 -32600"_s);
}

void TestMcpProtocol::textsOfOtherAlphabetsStandInHeadersToo()
{
    Desk desk(m_backend);
    const QByteArray uri = "triage://buffer/größe";
    const QByteArray name = "=?base64?" + uri.toBase64() + "?=";
    const Answer answer = desk.send(message("resources/read", object({ { "uri", uri } }), name));
    QCOMPARE(told(answer), u"200 -32602"_s);
    QCOMPARE(answer.json()[u"error"][u"data"][u"uri"], QString::fromUtf8(uri));
}

TRIAGE_TEST(TestMcpProtocol, QCoreApplication)
#include "tst_mcpprotocol.moc"
