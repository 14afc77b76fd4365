// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/rpcmessage.h"

using namespace Qt::StringLiterals;

namespace triage::mcp {

namespace {

constexpr int badRequest = 400;

RpcError invalidRequest(const QString &message)
{
    return { rpccode::invalidRequest, message, badRequest };
}

bool isId(JsonValue value)
{
    using Kind = JsonValue::Kind;
    return value.kind() == Kind::Text || value.kind() == Kind::Integer || value.kind() == Kind::Number;
}

RpcError invalidJson()
{
    return { rpccode::parseError, u"The body is not valid JSON."_s, badRequest };
}

/// Returns true for an answer to a request, of which this server sends none.
bool isAnswer(JsonValue message)
{
    return message.isObject() && message.member("method").isAbsent()
        && (!message.member("result").isAbsent() || !message.member("error").isAbsent());
}

ParsedRequest requestIn(const JsonDocument &document, JsonValue root)
{
    const JsonValue version = root.member("jsonrpc");
    if (!root.isObject() || version.kind() != JsonValue::Kind::Text || version.text() != u"2.0"_s)
        return invalidRequest(u"The body must be a message of JSON-RPC 2.0."_s);
    const JsonValue method = root.member("method");
    if (method.kind() != JsonValue::Kind::Text)
        return invalidRequest(u"The message must be a request or a notification, with a method."_s);
    const JsonValue id = root.member("id");
    if (!id.isAbsent() && !isId(id))
        return invalidRequest(u"The id of a request must be a text or a number."_s);
    const JsonValue params = root.member("params");
    if (!params.isAbsent() && !params.isObject())
        return invalidRequest(u"params must be an object."_s);
    return RpcRequest{ id.isAbsent() ? QByteArray() : id.toJson(), method.text(), params, document };
}

} // namespace

ParsedRequest parseRequest(QByteArrayView body)
{
    const std::optional<JsonDocument> document = JsonDocument::parse(body);
    if (!document)
        return invalidJson();
    if (document->root().isArray())
        return invalidRequest(u"Send one message, not a batch."_s);
    return requestIn(*document, document->root());
}

bool isBatch(QByteArrayView body)
{
    return body.trimmed().startsWith('[');
}

std::variant<std::vector<BatchElement>, RpcError> parseBatch(QByteArrayView body)
{
    const std::optional<JsonDocument> document = JsonDocument::parse(body);
    if (!document)
        return invalidJson();
    const JsonValue root = document->root();
    if (root.size() == 0)
        return invalidRequest(u"The batch is empty."_s);
    if (root.size() > maxBatch)
        return invalidRequest(u"A batch may have %1 messages."_s.arg(maxBatch));
    std::vector<BatchElement> elements;
    for (qsizetype i = 0; i < root.size(); ++i) {
        const JsonValue each = root.at(i);
        if (isAnswer(each))
            continue;
        const JsonValue id = each.member("id");
        elements.push_back({ isId(id) ? id.toJson() : QByteArray(), requestIn(*document, each) });
    }
    return elements;
}

QByteArray idOf(QByteArrayView body)
{
    const std::optional<JsonDocument> document = JsonDocument::parse(body);
    const JsonValue id = document ? document->root().member("id") : JsonValue();
    return isId(id) ? id.toJson() : QByteArray();
}

QByteArray errorMessage(const QByteArray &id, const RpcError &error)
{
    JsonWriter out;
    out.beginObject();
    out.key("jsonrpc");
    out.ascii("2.0");
    out.key("id");
    out.raw(id.isEmpty() ? "null"_ba : id);
    out.key("error");
    out.beginObject();
    out.key("code");
    out.number(qint64(error.code));
    out.key("message");
    out.text(error.message);
    if (!error.data.isEmpty()) {
        out.key("data");
        out.raw(error.data);
    }
    out.endObject();
    out.endObject();
    return out.take();
}

} // namespace triage::mcp
