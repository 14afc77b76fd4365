// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/rpcresults.h"

#include "mcp/prompts.h"
#include "mcp/toolplans.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace triage::mcp {

namespace {

using Kind = JsonValue::Kind;

constexpr qint64 listLifetime = 300'000; // milliseconds
constexpr qint64 contentLifetime = 5'000;

void writeServer(JsonWriter &out)
{
    out.beginObject();
    out.key("name");
    out.ascii("triage-desk");
    out.key("title");
    out.ascii("Triage Desk");
    out.key("version");
    out.ascii(TRIAGE_VERSION);
    out.endObject();
}

void writeCapabilities(JsonWriter &out)
{
    out.key("capabilities");
    out.raw(R"({"tools":{},"resources":{},"prompts":{}})");
    out.key("instructions");
    out.utf8(instructions);
}

void writeTemplate(JsonWriter &out, const QByteArray &uri, const char *name, const char *title,
                   const char *description)
{
    out.beginObject();
    out.key("uriTemplate");
    out.utf8(uri);
    out.key("name");
    out.ascii(name);
    out.key("title");
    out.utf8(title);
    out.key("description");
    out.utf8(description);
    out.key("mimeType");
    out.ascii("application/json");
    out.endObject();
}

void writeText(JsonWriter &out, const QByteArray &utf8)
{
    out.key("content");
    out.beginArray();
    out.beginObject();
    out.key("type");
    out.ascii("text");
    out.key("text");
    out.utf8(utf8);
    out.endObject();
    out.endArray();
}

/// Returns how long the result of a method may be kept; nothing if the protocol does not say.
std::optional<qint64> lifetimeOf(const QString &method)
{
    if (method == u"resources/read"_s)
        return contentLifetime;
    const bool isList = method.endsWith("/list"_L1) || method == u"server/discover"_s;
    return isList ? std::optional(listLifetime) : std::nullopt;
}

} // namespace

QByteArray members(const std::function<void(JsonWriter &)> &write)
{
    JsonWriter out;
    out.beginObject();
    write(out);
    out.endObject();
    const QByteArray object = out.take();
    return object.sliced(1, object.size() - 2);
}

QByteArray initialized(const RpcRequest &request)
{
    return members([&](JsonWriter &out) {
        const JsonValue wanted = request.params.member("protocolVersion");
        out.key("protocolVersion");
        out.ascii(negotiated(wanted.kind() == Kind::Text ? wanted.text() : QString()));
        writeCapabilities(out);
        out.key("serverInfo");
        writeServer(out);
    });
}

QByteArray discovered()
{
    return members([](JsonWriter &out) {
        out.key("supportedVersions");
        out.beginArray();
        out.ascii(modernVersion);
        out.endArray();
        writeCapabilities(out);
    });
}

QByteArray listedPrompts()
{
    return members([](JsonWriter &out) {
        out.key("prompts");
        out.beginArray();
        for (const Prompt &each : prompts())
            writePrompt(out, each);
        out.endArray();
    });
}

QByteArray listedTemplates()
{
    return members([](JsonWriter &out) {
        out.key("resourceTemplates");
        out.beginArray();
        writeTemplate(out, QByteArray(feedbackUri) + "{id}", "feedback", "An item of feedback",
                      "One item with its triage record, buffers, targets, notes and activities.");
        writeTemplate(out, QByteArray(bufferUri) + "{id}", "buffer", "A buffer",
                      "A buffer, by id or slug, with its newest feedback.");
        out.endArray();
    });
}

std::variant<QByteArray, RpcError> promptAnswer(const RpcRequest &request)
{
    const JsonValue name = request.params.member("name");
    const Prompt *prompt = name.kind() == Kind::Text ? findPrompt(name.text()) : nullptr;
    if (!prompt)
        return RpcError{ rpccode::invalidParams, u"There is no prompt with that name."_s };
    const std::optional<QString> text = textOf(*prompt, request.params.member("arguments"));
    if (!text)
        return RpcError{ rpccode::invalidParams, u"An argument is missing or is not a text."_s };
    return members([&](JsonWriter &out) {
        out.key("description");
        out.utf8(prompt->description);
        out.key("messages");
        out.beginArray();
        out.beginObject();
        out.key("role");
        out.ascii("user");
        out.key("content");
        out.beginObject();
        out.key("type");
        out.ascii("text");
        out.key("text");
        out.text(*text);
        out.endObject();
        out.endObject();
        out.endArray();
    });
}

QByteArray toolResult(const QByteArray &structured)
{
    return members([&](JsonWriter &out) {
        writeText(out, structured);
        out.key("structuredContent");
        out.raw(structured);
        out.key("isError");
        out.boolean(false);
    });
}

QByteArray toolProblem(const Problem &problem)
{
    QString text = u"%1 (%2): %3"_s.arg(titleOf(problem.type), slugOf(problem.type), problem.detail);
    if (!problem.field.isEmpty())
        text += u" Argument: %1."_s.arg(problem.field);
    if (problem.retryAfter.count() > 0)
        text += u" Try again after %1 seconds."_s.arg(problem.retryAfter.count());
    return members([&](JsonWriter &out) {
        writeText(out, text.toUtf8());
        out.key("isError");
        out.boolean(true);
    });
}

QByteArray completed(const RpcRequest &request, const Sender &sender, const QByteArray &result)
{
    QByteArray all = result;
    if (sender.isModern) {
        const QByteArray more = members([&](JsonWriter &out) {
            out.key("resultType");
            out.ascii("complete");
            if (const auto lifetime = lifetimeOf(request.method)) {
                out.key("ttlMs");
                out.number(*lifetime);
                out.key("cacheScope");
                out.ascii("private");
            }
            out.key("_meta");
            out.beginObject();
            out.key("io.modelcontextprotocol/serverInfo");
            writeServer(out);
            out.endObject();
        });
        all = all.isEmpty() ? more : all + ',' + more;
    }
    return R"({"jsonrpc":"2.0","id":)" + request.id + R"(,"result":{)" + all + "}}";
}

} // namespace triage::mcp
