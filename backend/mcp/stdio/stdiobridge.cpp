// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/stdio/stdiobridge.h"

#include "domain/tokentext.h"
#include "mcp/era.h"
#include "mcp/rpcmessage.h"

#include <QFile>
#include <QHostAddress>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace triage::mcp {

namespace {

using Kind = JsonValue::Kind;

constexpr char versionKey[] = "io.modelcontextprotocol/protocolVersion";
constexpr qsizetype maxAnswer = 64 << 20;
constexpr int accepted = 202;
constexpr qsizetype maxTokenFile = 4096;
constexpr std::chrono::milliseconds timeout{ 90'000 }; // A research question waits for 20 seconds.

bool isLoopback(const QString &host)
{
    return host == u"localhost"_s || QHostAddress(host).isLoopback();
}

/// Returns a text as a header can hold it.
QByteArray headerText(const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    const bool isPlain = std::all_of(utf8.begin(), utf8.end(), [](char c) { return c > ' ' && c < 0x7f; });
    return isPlain ? utf8 : "=?base64?" + utf8.toBase64() + "?=";
}

outgoing::OutgoingConfig anywhere()
{
    outgoing::OutgoingConfig config;
    config.guard = outgoing::AddressGuard::open();
    return config;
}

QString textOf(JsonValue value)
{
    return value.kind() == Kind::Text ? value.text() : QString();
}

/// Returns the reason why the server's answer is not a message.
QString reasonOf(const outgoing::OutgoingAnswer &answer)
{
    if (answer.outcome != outgoing::OutgoingAnswer::Outcome::Answered)
        return u"The server cannot be reached: %1"_s.arg(QString::fromUtf8(answer.error));
    const auto document = JsonDocument::parse(answer.body);
    const QString detail = document ? textOf(document->root().member("detail")) : QString();
    return detail.isEmpty() ? u"The server answered with the status %1."_s.arg(answer.status) : detail;
}

} // namespace

Result<QByteArray> mcpAddress(const QString &server)
{
    QUrl url(server);
    if (!url.isValid() || url.host().isEmpty() || (url.scheme() != u"https"_s && url.scheme() != u"http"_s))
        return invalidField(u"server"_s,
                            u"%1 is not an address. Write it as https://triage.example.com."_s.arg(server));
    if (url.scheme() == u"http"_s && !isLoopback(url.host()))
        return invalidField(u"server"_s,
                            u"Use https: over http the token would cross the network unencrypted."_s);
    url.setPath(url.path(QUrl::FullyEncoded).chopped(url.path().endsWith(u'/') ? 1 : 0) + u"/mcp"_s);
    url.setQuery(QString());
    url.setFragment(QString());
    return url.toEncoded();
}

Result<QByteArray> tokenIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return invalidField(u"token-file"_s, u"Cannot read %1: %2"_s.arg(path, file.errorString()));
    const QByteArray token = file.read(maxTokenFile).trimmed();
    if (tokenKindOf(token) != TokenKind::FullAccess)
        return invalidField(u"token-file"_s, u"%1 does not contain a full-access token."_s.arg(path));
    return token;
}

StdioBridge::StdioBridge(QByteArray address, QByteArray token, Write write)
    : m_address(std::move(address)), m_token(std::move(token)), m_write(std::move(write)),
      m_outgoing(anywhere())
{
}

StdioBridge::~StdioBridge()
{
    std::unique_lock lock(m_mutex);
    m_answered.wait(lock, [this] { return m_pending == 0; });
}

void StdioBridge::write(const QByteArray &line)
{
    const std::lock_guard lock(m_mutex);
    m_write(line);
}

void StdioBridge::send(const QByteArray &line)
{
    if (isBatch(line) && (m_version.isEmpty() || m_version == batchVersion)) {
        post(line, {});
        return;
    }
    const auto parsed = parseRequest(line);
    if (const auto *error = std::get_if<RpcError>(&parsed)) {
        write(errorMessage(idOf(line), *error));
        return;
    }
    const RpcRequest request = std::get<RpcRequest>(parsed);
    if (request.isNotification()) // The server keeps nothing that it could change.
        return;
    if (request.method == u"initialize"_s) {
        const JsonValue client = request.params.member("clientInfo");
        m_program
            = (textOf(client.member("name")) + u' ' + textOf(client.member("version"))).simplified().toUtf8();
        m_version = negotiated(textOf(request.params.member("protocolVersion")));
    }
    post(line, request.id);
}

void StdioBridge::post(const QByteArray &line, const QByteArray &id)
{
    {
        const std::lock_guard lock(m_mutex);
        ++m_pending;
    }
    m_outgoing.post(requestOf(line),
                    [this, id](const outgoing::OutgoingAnswer &answer) { pass(id, answer); });
}

outgoing::OutgoingRequest StdioBridge::requestOf(const QByteArray &line)
{
    const ParsedRequest parsed = parseRequest(line);
    const auto *single = std::get_if<RpcRequest>(&parsed);
    const RpcRequest message = single ? *single : RpcRequest(); // A batch has no metadata.
    outgoing::OutgoingRequest request;
    request.url = m_address;
    request.body = line;
    request.timeout = timeout;
    request.maxAnswerBytes = maxAnswer;
    request.cutsAnswer = false;
    request.headers = { "Authorization: Bearer " + m_token, "Content-Type: application/json",
                        "Accept: application/json, text/event-stream" };
    const QString version = textOf(message.meta(versionKey));
    if (version.isEmpty()) {
        if (!m_version.isEmpty() && message.method != u"initialize"_s)
            request.headers << "MCP-Protocol-Version: " + m_version;
        if (!m_program.isEmpty())
            request.headers << "X-IB-Client: " + m_program;
        return request;
    }
    request.headers << "MCP-Protocol-Version: " + headerText(version)
                    << "Mcp-Method: " + headerText(message.method);
    for (const char *named : { "name", "uri" }) {
        if (const QString name = textOf(message.params.member(named)); !name.isEmpty())
            request.headers << "Mcp-Name: " + headerText(name);
    }
    return request;
}

void StdioBridge::pass(const QByteArray &id, const outgoing::OutgoingAnswer &answer)
{
    const auto document = JsonDocument::parse(answer.body);
    const bool isMessage
        = document && (document->root().isArray() || !document->root().member("jsonrpc").isAbsent());
    const bool isAccepted = answer.body.isEmpty() && answer.status == accepted; // A batch of notifications.
    if (isMessage)
        write(answer.body);
    else if (!isAccepted)
        write(errorMessage(id, RpcError{ rpccode::internalError, reasonOf(answer) }));
    const std::lock_guard lock(m_mutex);
    --m_pending;
    m_answered.notify_all();
}

} // namespace triage::mcp
