// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes bodies: checks that JSON is parsed strictly, that parsed values survive writing and parsing, and
// that accepted fields follow their rules.

#include "promise.h"

#include "domain/buffer.h"
#include "domain/feedback.h"
#include "domain/member.h"
#include "domain/note.h"
#include "domain/organization.h"
#include "domain/reaction.h"
#include "domain/report.h"
#include "domain/research.h"
#include "domain/routing.h"
#include "domain/routingpreview.h"
#include "domain/rules.h"
#include "domain/target.h"
#include "domain/token.h"
#include "fields/json.h"
#include "mcp/era.h"
#include "mcp/rpcmessage.h"
#include "text.h"

#include <nlohmann/json.hpp>

#include <cstdint>

using namespace triage;
using namespace triage::fuzz;

namespace {

void checkText(const QString &text, qsizetype most)
{
    promise(isStorable(text), "an accepted text can be stored");
    promise(codePoints(text) >= 1 && codePoints(text) <= most,
            "a text that was taken is neither empty nor too long");
}

template <typename T>
std::optional<T> readBody(JsonValue root)
{
    const Result<T> read = fromJson<T>(root);
    if (read)
        return *read;
    promise(!read.error().detail.isEmpty() && !read.error().field.isEmpty(),
            "a refusal names a field and says why");
    return std::nullopt;
}

void checkTarget(const NewTarget &target)
{
    const auto normal = normalise(target, QStringLiteral("target"));
    if (!normal)
        return;
    promise(!normal->empty(), "a target has a normal form");
    for (const NormalTarget &each : *normal) {
        promise(JsonDocument::parse(each.metadata).has_value(), "a normal form is JSON");
        promise(!each.displayName.isEmpty(), "a target has a name");
    }
}

void checkFeedback(JsonValue root)
{
    const auto feedback = readBody<NewFeedback>(root);
    if (!feedback)
        return;
    checkText(feedback->description, 5000);
    if (feedback->title)
        checkText(*feedback->title, 500);
    if (feedback->submittedBy)
        checkText(*feedback->submittedBy, 300);
    if (!feedback->targets)
        return;
    promise(feedback->targets->size() <= 20, "there are no more targets than allowed");
    for (const NewTarget &target : *feedback->targets)
        checkTarget(target);
}

void checkOthers(JsonValue root)
{
    if (const auto buffer = readBody<NewBuffer>(root))
        checkText(buffer->name, 100);
    if (const auto note = readBody<NewNote>(root))
        checkText(note->text, 5000);
    if (const auto token = readBody<NewToken>(root); token && !whyNot(*token))
        checkText(token->name, 100);
    if (const auto member = readBody<NewMember>(root); member && !whyNot(*member))
        checkText(member->email, 254);
    if (const auto research = readBody<NewResearch>(root); research && !whyNot(*research))
        checkText(research->question, 1000);
    if (const auto reaction = readBody<NewReaction>(root)) {
        promise(reaction->value == thumbsUp || reaction->value == thumbsDown, "a vote is up or down");
        checkTarget(reaction->target);
    }
    if (const auto patch = readBody<OrganizationPatch>(root); patch && patch->settings.sent)
        whyNot(OrganizationSettings(), patch->settings.value);
    readBody<BufferPatch>(root);
    readBody<FeedbackPatch>(root);
    readBody<MemberPatch>(root);
    readBody<MoveAll>(root);
    readBody<NewReport>(root);
    readBody<PreviewQuestion>(root);
    readBody<RoutingTest>(root);
}

/// Checks that a message of an agent is taken or refused with an answer that is JSON.
void checkMessage(QByteArrayView bytes)
{
    const auto parsed = mcp::parseRequest(bytes);
    if (const auto *error = std::get_if<mcp::RpcError>(&parsed)) {
        promise(error->status == 400 && !error->message.isEmpty(), "a refused message is told why");
        promise(JsonDocument::parse(mcp::errorMessage(mcp::idOf(bytes), *error)).has_value(),
                "an error is JSON");
        return;
    }
    const auto &request = std::get<mcp::RpcRequest>(parsed);
    const QByteArray method = request.method.toUtf8();
    for (const http::Headers &headers :
         { http::Headers(),
           http::Headers{ { "MCP-Protocol-Version", mcp::modernVersion }, { "Mcp-Method", method } } }) {
        const auto sender = mcp::senderOf(request, headers);
        if (const auto *error = std::get_if<mcp::RpcError>(&sender))
            promise(JsonDocument::parse(mcp::errorMessage(request.id, *error)).has_value(),
                    "an error is JSON");
        else
            promise(std::get<mcp::Sender>(sender).program.size() <= 100, "a program has a short name");
    }
}

/// Checks that a batch is taken in parts, or refused.
void checkBatch(QByteArrayView bytes)
{
    const auto parsed = mcp::parseBatch(bytes);
    if (const auto *error = std::get_if<mcp::RpcError>(&parsed)) {
        promise(error->status == 400 && !error->message.isEmpty(), "a refused batch is told why");
        return;
    }
    const auto &elements = std::get<std::vector<mcp::BatchElement>>(parsed);
    promise(qsizetype(elements.size()) <= mcp::maxBatch, "a batch is small");
    for (const mcp::BatchElement &each : elements) {
        if (const auto *error = std::get_if<mcp::RpcError>(&each.request))
            promise(JsonDocument::parse(mcp::errorMessage(each.id, *error)).has_value(), "an error is JSON");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArrayView bytes(data, qsizetype(size));
    const auto document = JsonDocument::parse(bytes);
    // Another parser accepts everything that is accepted here; it may only accept deeper nesting in addition.
    promise(!document || nlohmann::json::accept(data, data + size) || bytes.contains("\\u"),
            "accepted input is JSON");
    if (!document)
        return 0;
    const QByteArray written = document->root().toJson();
    const auto again = JsonDocument::parse(written);
    promise(again && again->root().toJson() == written, "written JSON is parsed to the same value");
    checkMessage(bytes);
    if (mcp::isBatch(bytes))
        checkBatch(bytes);
    if (!document->root().isObject())
        return 0;
    checkFeedback(document->root());
    checkOthers(document->root());
    return 0;
}
