// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/era.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::mcp {

namespace {

constexpr int badRequest = 400;
constexpr char versionKey[] = "io.modelcontextprotocol/protocolVersion";
constexpr char clientKey[] = "io.modelcontextprotocol/clientInfo";
constexpr char capabilitiesKey[] = "io.modelcontextprotocol/clientCapabilities";
constexpr qsizetype maxProgramLength = 100;

bool isLegacy(const QByteArray &version)
{
    return std::any_of(legacyVersions.begin(), legacyVersions.end(),
                       [&](const char *each) { return version == each; });
}

RpcError mismatch(const QString &message)
{
    return { rpccode::headerMismatch, u"Header mismatch: %1"_s.arg(message), badRequest };
}

RpcError invalidMeta(const char *key)
{
    return { rpccode::invalidParams, u"params._meta needs %1."_s.arg(QLatin1StringView(key)), badRequest };
}

RpcError unsupported(const QString &requested, bool isModern)
{
    JsonWriter data;
    data.beginObject();
    data.key("supported");
    data.beginArray();
    data.ascii(modernVersion);
    if (!isModern) {
        for (const char *each : legacyVersions)
            data.ascii(each);
    }
    data.endArray();
    data.key("requested");
    data.text(requested);
    data.endObject();
    return { rpccode::unsupportedVersion, u"Unsupported protocol version"_s, badRequest, data.take() };
}

/// Returns a text of the program on one line, without control characters, cut off.
QString tidy(const QString &text)
{
    QString line;
    for (const QChar c : text.simplified()) {
        if (c.isPrint())
            line += c;
    }
    return line.left(maxProgramLength);
}

QString textOf(JsonValue value)
{
    return value.kind() == JsonValue::Kind::Text ? tidy(value.text()) : QString();
}

QString programOf(const RpcRequest &request, const http::Headers &headers)
{
    const JsonValue client = request.meta(clientKey);
    const QString name = textOf(client.member("name"));
    if (!name.isEmpty())
        return tidy(name + u' ' + textOf(client.member("version")));
    // Older clients introduce themselves once, to a server that keeps nothing of it.
    for (const char *header : { "X-IB-Client", "User-Agent" }) {
        const QString said = tidy(QString::fromUtf8(headers.value(header).value_or(QByteArray())));
        if (!said.isEmpty())
            return said;
    }
    return u"MCP"_s;
}

/// Returns a header's value, of which texts that a header cannot hold are sent as =?base64?…?=.
std::optional<QString> decoded(const QByteArray &value)
{
    constexpr QByteArrayView begin = "=?base64?", end = "?=";
    if (!value.startsWith(begin) || !value.endsWith(end) || value.size() < begin.size() + end.size())
        return QString::fromUtf8(value);
    const auto bytes = QByteArray::fromBase64Encoding(
        value.sliced(begin.size(), value.size() - begin.size() - end.size()),
        QByteArray::Base64Encoding | QByteArray::AbortOnBase64DecodingErrors);
    if (bytes.decodingStatus != QByteArray::Base64DecodingStatus::Ok || !bytes.decoded.isValidUtf8())
        return std::nullopt;
    return QString::fromUtf8(bytes.decoded);
}

/// Returns the member of params that Mcp-Name repeats; null if the method has none.
const char *namedBy(const QString &method)
{
    if (method == u"tools/call"_s || method == u"prompts/get"_s)
        return "name";
    return method == u"resources/read"_s ? "uri" : nullptr;
}

std::optional<RpcError> whyNotHeaders(const RpcRequest &request, const http::Headers &headers)
{
    if (request.isNotification())
        return {};
    const std::optional<QByteArray> method = headers.value("Mcp-Method");
    if (!method)
        return mismatch(u"Mcp-Method is missing."_s);
    if (*method != request.method.toUtf8())
        return mismatch(u"Mcp-Method is not the method of the body."_s);
    const char *member = namedBy(request.method);
    if (!member)
        return {};
    const std::optional<QByteArray> name = headers.value("Mcp-Name");
    const JsonValue named = request.params.member(member);
    if (!name)
        return mismatch(u"Mcp-Name is missing."_s);
    const std::optional<QString> plain = decoded(*name);
    if (!plain || named.kind() != JsonValue::Kind::Text || *plain != named.text())
        return mismatch(u"Mcp-Name is not params.%1 of the body."_s.arg(QLatin1StringView(member)));
    return {};
}

std::variant<Sender, RpcError> modernSender(const RpcRequest &request, const http::Headers &headers)
{
    const JsonValue version = request.meta(versionKey);
    if (version.kind() != JsonValue::Kind::Text)
        return invalidMeta(versionKey);
    const std::optional<QByteArray> header = headers.value("MCP-Protocol-Version");
    if (!header && !request.isNotification())
        return mismatch(u"MCP-Protocol-Version is missing."_s);
    if (header && *header != version.text().toUtf8())
        return mismatch(u"MCP-Protocol-Version is not the version of the body."_s);
    if (version.text() != QLatin1StringView(modernVersion))
        return unsupported(version.text(), true);
    if (!request.meta(capabilitiesKey).isObject())
        return invalidMeta(capabilitiesKey);
    if (const auto wrong = whyNotHeaders(request, headers))
        return *wrong;
    return Sender{ true, programOf(request, headers) };
}

} // namespace

std::variant<Sender, RpcError> senderOf(const RpcRequest &request, const http::Headers &headers)
{
    const QByteArray header = headers.value("MCP-Protocol-Version").value_or(QByteArray());
    const bool claims = !request.meta(versionKey).isAbsent();
    const bool discovers = request.method == u"server/discover"_s;
    if (claims || header == modernVersion || (discovers && !isLegacy(header))) {
        // A notification has no metadata of its own.
        if (request.isNotification() && !claims)
            return Sender{ true, programOf(request, headers) };
        return modernSender(request, headers);
    }
    if (!header.isEmpty() && !isLegacy(header))
        return unsupported(QString::fromUtf8(header), false);
    return Sender{ false, programOf(request, headers) };
}

bool takesBatches(const http::Headers &headers)
{
    const QByteArray version = headers.value("MCP-Protocol-Version").value_or(QByteArray());
    return version.isEmpty() || version == batchVersion;
}

QByteArray negotiated(const QString &wanted)
{
    const QByteArray version = wanted.toUtf8();
    return isLegacy(version) ? version : QByteArray(legacyVersions.front());
}

} // namespace triage::mcp
