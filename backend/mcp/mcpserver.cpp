// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/mcpserver.h"

#include "mcp/rpcresults.h"
#include "mcp/toolplans.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::mcp {

namespace {

using Answer = std::variant<QByteArray, RpcError>;
using Kind = JsonValue::Kind;

constexpr int accepted = 202;
constexpr int notFound = 404;

api::Payload payloadOf(QByteArray json, int status, bool hasWritten = false)
{
    api::Payload payload(std::move(json));
    payload.status = status;
    payload.hasWritten = hasWritten;
    return payload;
}

/// Returns the part of the address behind the beginning; nothing if it is another address.
std::optional<QString> behind(const QString &uri, const char *begin)
{
    const QLatin1StringView start(begin);
    return uri.startsWith(start) ? std::optional(uri.sliced(start.size())) : std::nullopt;
}

} // namespace

McpServer::McpServer(api::Api &api, storage::Database &database)
    : m_api(api), m_receipts(database), m_runner(api, m_receipts)
{
    const api::openapi::Catalogue catalogue = api::openapi::catalogue();
    m_tools = boundTools(toolPlans(), catalogue);
    for (const Tool &each : m_tools) {
        JsonWriter out;
        writeTool(out, each);
        m_toolsJson.push_back(out.take());
    }
}

void McpServer::addRoute()
{
    m_api.add(infoOf(callMcp), [this](api::Call call) { return answer(std::move(call)); });
}

const Tool *McpServer::find(const QString &name) const
{
    const QByteArray utf8 = name.toUtf8();
    const auto found = std::find_if(m_tools.begin(), m_tools.end(),
                                    [&](const Tool &each) { return each.plan.name == utf8; });
    return found == m_tools.end() ? nullptr : &*found;
}

const Tool *McpServer::toolOf(const RpcRequest &request) const
{
    const JsonValue name = request.params.member("name");
    return request.method == u"tools/call"_s && name.kind() == Kind::Text ? find(name.text()) : nullptr;
}

api::Task<Result<api::Payload>> McpServer::answer(api::Call call)
{
    if (isBatch(call.request.body) && takesBatches(call.request.headers)) {
        auto batch = answerBatch(std::move(call));
        Result<api::Payload> answered = co_await std::move(batch);
        co_return answered;
    }
    ParsedRequest parsed = parseRequest(call.request.body);
    // Only an error needs the id of a message that is not a request.
    const QByteArray id = parsed.index() == 0 ? QByteArray() : idOf(call.request.body);
    auto task = reply(id, std::move(parsed), std::move(call));
    const Reply replied = co_await std::move(task);
    co_return payloadOf(replied.json, replied.status, replied.mayHaveWritten);
}

api::Task<Result<api::Payload>> McpServer::answerBatch(api::Call call)
{
    const auto parsed = parseBatch(call.request.body);
    if (const auto *error = std::get_if<RpcError>(&parsed))
        co_return payloadOf(errorMessage({}, *error), error->status);
    std::vector<Reply> replies;
    std::vector<QByteArray> ids;
    bool mayHaveWritten = false;
    for (const BatchElement &each : std::get<std::vector<BatchElement>>(parsed)) {
        ParsedRequest request = each.request;
        const auto *sent = std::get_if<RpcRequest>(&request);
        if (sent && sent->method == u"initialize"_s)
            request = RpcError{ rpccode::invalidRequest, u"initialize must not be part of a batch."_s };
        auto task = reply(each.id, std::move(request), call);
        Reply replied = co_await std::move(task);
        mayHaveWritten = mayHaveWritten || replied.mayHaveWritten;
        if (replied.json.isEmpty())
            continue;
        replies.push_back(std::move(replied));
        ids.push_back(each.id);
    }
    if (replies.empty())
        co_return payloadOf({}, accepted);
    if (mayHaveWritten && call.mayGoOn) {
        auto withholding = withholdReads(call, &ids, &replies);
        co_await std::move(withholding);
    }
    QByteArrayList messages;
    for (const Reply &each : replies)
        messages << each.json;
    co_return payloadOf('[' + messages.join(',') + ']', 200, mayHaveWritten);
}

api::Task<void> McpServer::withholdReads(api::Call call, const std::vector<QByteArray> *ids,
                                         std::vector<Reply> *replies)
{
    auto check = call.mayGoOn();
    const Result<void> allowed = co_await std::move(check);
    if (allowed)
        co_return;
    for (std::size_t i = 0; i < replies->size(); ++i) {
        if (!replies->at(i).mayHaveWritten)
            replies->at(i).json
                = errorMessage(ids->at(i), RpcError{ rpccode::invalidRequest, allowed.error().detail });
    }
}

api::Task<McpServer::Reply> McpServer::reply(QByteArray id, ParsedRequest parsed, api::Call call)
{
    if (const auto *error = std::get_if<RpcError>(&parsed))
        co_return Reply(errorMessage(id, *error), error->status);
    const RpcRequest request = std::get<RpcRequest>(parsed);
    const auto told = senderOf(request, call.request.headers);
    if (const auto *error = std::get_if<RpcError>(&told))
        co_return Reply(errorMessage(request.id, *error), error->status);
    if (request.isNotification())
        co_return Reply({}, accepted);
    const Sender sender = std::get<Sender>(told);
    call.caller.program = sender.program;
    const Tool *tool = toolOf(request);
    const bool writes = tool && tool->writes;
    auto task = answerMethod(request, sender, std::move(call));
    const Answer answered = co_await std::move(task);
    if (const auto *error = std::get_if<RpcError>(&answered))
        co_return Reply(errorMessage(request.id, *error), error->status, writes);
    co_return Reply(completed(request, sender, std::get<QByteArray>(answered)), 200, writes);
}

api::Task<McpServer::Answer> McpServer::answerMethod(RpcRequest request, Sender sender, api::Call call)
{
    const QString &method = request.method;
    const bool isList = method.endsWith("/list"_L1);
    if (isList && !request.params.member("cursor").isAbsent())
        co_return RpcError{ rpccode::invalidParams, u"The list has one page: there is no such cursor."_s };
    if (method == u"tools/list"_s)
        co_return listTools(call);
    if (method == u"prompts/list"_s)
        co_return listedPrompts();
    if (method == u"resources/templates/list"_s)
        co_return listedTemplates();
    if (method == u"prompts/get"_s)
        co_return promptAnswer(request);
    if (method == u"server/discover"_s && sender.isModern)
        co_return discovered();
    if (method == u"initialize"_s && !sender.isModern)
        co_return initialized(request);
    if (method == u"ping"_s && !sender.isModern)
        co_return QByteArray();
    std::optional<api::Task<Answer>> task;
    if (method == u"tools/call"_s)
        task = callTool(request, std::move(call));
    else if (method == u"resources/list"_s)
        task = listResources(std::move(call));
    else if (method == u"resources/read"_s)
        task = readResource(request, sender, std::move(call));
    if (!task)
        co_return RpcError{ rpccode::methodNotFound, u"Method not found"_s,
                            sender.isModern ? notFound : 200 };
    Answer answered = co_await std::move(*task);
    co_return answered;
}

McpServer::Answer McpServer::listTools(const api::Call &call) const
{
    return members([&](JsonWriter &out) {
        out.key("tools");
        out.beginArray();
        for (std::size_t i = 0; i < m_tools.size(); ++i) {
            if (m_tools[i].plan.isListed && m_tools[i].isFor(call.caller.readOnly))
                out.raw(m_toolsJson[i]);
        }
        out.endArray();
    });
}

api::Task<McpServer::Answer> McpServer::callTool(RpcRequest request, api::Call call)
{
    const Tool *tool = toolOf(request);
    if (!tool || !tool->plan.isListed)
        co_return RpcError{ rpccode::invalidParams, u"There is no tool with that name."_s };
    if (!tool->isFor(call.caller.readOnly)) {
        co_return toolProblem(
            problem(ProblemType::Forbidden,
                    u"This token is read-only and changes nothing. Use a token that may write."_s));
    }
    const Arguments arguments{ request.document, request.params.member("arguments") };
    auto task = m_runner.run(tool, arguments, std::move(call));
    const Result<QByteArray> result = co_await std::move(task);
    co_return result ? toolResult(*result) : toolProblem(result.error());
}

api::Task<Result<QByteArray>> McpServer::runWith(const Tool *tool, QByteArray argument, QString value,
                                                 api::Call call)
{
    JsonWriter json;
    json.beginObject();
    if (!argument.isEmpty()) {
        json.key(argument.constData());
        json.text(value);
    }
    json.endObject();
    const std::optional<JsonDocument> document = JsonDocument::parse(json.json());
    if (!document)
        co_return problem(ProblemType::InternalError, u"The argument cannot be read."_s);
    const Arguments arguments{ *document, document->root() };
    auto task = m_runner.run(tool, arguments, std::move(call));
    Result<QByteArray> result = co_await std::move(task);
    co_return result;
}

api::Task<McpServer::Answer> McpServer::listResources(api::Call call)
{
    auto task = runWith(find(QString::fromLatin1(bufferList)), {}, {}, std::move(call));
    const Result<QByteArray> buffers = co_await std::move(task);
    const std::optional<JsonDocument> document
        = buffers ? JsonDocument::parse(*buffers) : std::optional<JsonDocument>();
    if (!document)
        co_return RpcError{ rpccode::internalError, buffers ? QString() : buffers.error().detail };
    const JsonValue items = document->root().member("items");
    JsonWriter list;
    list.beginArray();
    for (qsizetype i = 0; i < items.size(); ++i) {
        list.beginObject();
        list.key("uri");
        list.text(QLatin1StringView(bufferUri) + items.at(i).member("id").text());
        list.key("name");
        list.text(items.at(i).member("slug").text());
        list.key("mimeType");
        list.ascii("application/json");
        list.endObject();
    }
    list.endArray();
    co_return R"("resources":)" + list.take();
}

api::Task<McpServer::Answer> McpServer::readResource(RpcRequest request, Sender sender, api::Call call)
{
    const JsonValue uri = request.params.member("uri");
    const QString address = uri.kind() == Kind::Text ? uri.text() : QString();
    const std::optional<QString> feedback = behind(address, feedbackUri);
    const std::optional<QString> buffer = behind(address, bufferUri);
    std::optional<Result<QByteArray>> content;
    if (feedback || buffer) {
        const Tool *tool = find(QString::fromLatin1(feedback ? feedbackResource : bufferResource));
        auto task = runWith(tool, feedback ? "feedback_id" : "buffer_id", feedback ? *feedback : *buffer,
                            std::move(call));
        content = co_await std::move(task);
    }
    const bool isMissing = !content || (!*content && statusOf(content->error().type) == notFound);
    if (isMissing) {
        JsonWriter data;
        data.beginObject();
        data.key("uri");
        data.text(address);
        data.endObject();
        co_return RpcError{ sender.isModern ? rpccode::invalidParams : rpccode::resourceNotFound,
                            u"Resource not found"_s, 200, data.take() };
    }
    if (!*content)
        co_return RpcError{ rpccode::internalError, content->error().detail };
    co_return members([&](JsonWriter &out) {
        out.key("contents");
        out.beginArray();
        out.beginObject();
        out.key("uri");
        out.text(address);
        out.key("mimeType");
        out.ascii("application/json");
        out.key("text");
        out.utf8(**content);
        out.endObject();
        out.endArray();
    });
}

} // namespace triage::mcp
