// SPDX-License-Identifier: GPL-3.0-or-later
#include "agent.h"

#include <QJsonArray>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace triage::test {

Sent message(const QByteArray &method, const QJsonObject &params, const QByteArray &name)
{
    const QJsonObject meta = object(
        { { "io.modelcontextprotocol/protocolVersion", "2026-07-28" },
          { "io.modelcontextprotocol/clientCapabilities", QJsonObject() },
          { "io.modelcontextprotocol/clientInfo", object({ { "name", "scribe" }, { "version", "1.2" } }) } });
    const Members body{ { "jsonrpc", "2.0" },
                        { "id", 7 },
                        { "method", method },
                        { "params", Members(params).with("_meta", meta).object() } };
    Sent request{
        "POST", "/mcp", body.toJson(), { { "MCP-Protocol-Version", "2026-07-28" }, { "Mcp-Method", method } }
    };
    if (!name.isEmpty())
        request.headers.append({ "Mcp-Name", name });
    return request;
}

Answer Agent::ask(const QByteArray &method, const QJsonObject &params, const QByteArray &name)
{
    return m_client.send(message(method, params, name));
}

QJsonObject Agent::call(const QByteArray &tool, const Members &arguments)
{
    const Answer answer
        = ask("tools/call", object({ { "name", tool }, { "arguments", arguments.object() } }), tool);
    return answer.json()[u"result"][u"structuredContent"].toObject();
}

QString Agent::outcome(const QByteArray &tool, const Members &arguments)
{
    return outcomeOf(
        ask("tools/call", object({ { "name", tool }, { "arguments", arguments.object() } }), tool));
}

QStringList Agent::tools()
{
    QStringList names;
    for (const QJsonValue &each : ask("tools/list").json()[u"result"][u"tools"].toArray())
        names << each[u"name"].toString();
    return names;
}

QString outcomeOf(const Answer &answer)
{
    const QJsonObject message = answer.json();
    if (message.contains(u"error"_s))
        return u"error %1"_s.arg(message[u"error"][u"code"].toInt());
    const QJsonValue result = message[u"result"];
    if (!result.isObject())
        return answer.outcome();
    if (!result[u"isError"].toBool())
        return u"done"_s;
    const QString text = result[u"content"][0][u"text"].toString();
    return QRegularExpression(u"\\(([a-z-]+)\\)"_s).match(text).captured(1);
}

} // namespace triage::test
