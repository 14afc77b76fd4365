// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/chatprotocol.h"

#include "fields/jsonwriter.h"

using namespace Qt::StringLiterals;

namespace triage::languagemodel {

namespace {

void writeFormat(JsonWriter &out, const ChatParameters &request, ResponseFormat rung)
{
    if (rung == ResponseFormat::Plain)
        return;
    out.key("response_format");
    out.beginObject();
    out.key("type");
    out.ascii(rung == ResponseFormat::Schema ? "json_schema" : "json_object");
    if (rung == ResponseFormat::Schema) {
        out.key("json_schema");
        out.beginObject();
        out.key("name");
        out.ascii(request.schemaName);
        out.key("strict");
        out.boolean(true);
        out.key("schema");
        out.raw(request.schema);
        out.endObject();
    }
    out.endObject();
}

/// Returns the schema in words, for endpoints that do not accept it as a parameter.
QString schemaInWords(const ChatParameters &request)
{
    return u"\n\nAnswer with one JSON object and nothing else. It has exactly this JSON Schema:\n"_s
        + QString::fromUtf8(request.schema);
}

/// Returns the position after the last brace of the object that begins at a position; -1 if it does not end.
qsizetype endOfObject(QStringView text, qsizetype begin)
{
    int depth = 0;
    bool isQuoted = false;
    for (qsizetype i = begin; i < text.size(); ++i) {
        const QChar c = text[i];
        if (isQuoted && c == u'\\')
            ++i;
        else if (c == u'"')
            isQuoted = !isQuoted;
        else if (!isQuoted && c == u'{')
            ++depth;
        else if (!isQuoted && c == u'}' && --depth == 0)
            return i + 1;
    }
    return -1;
}

qint64 countOf(JsonValue value)
{
    return value.kind() == JsonValue::Kind::Integer ? std::max<qint64>(value.integer(), 0) : 0;
}

} // namespace

QByteArray chatBody(const ChatParameters &request, std::span<const ChatMessage> messages,
                    const Dialect &dialect)
{
    JsonWriter out;
    out.beginObject();
    out.key("model");
    out.text(request.model);
    out.key("messages");
    out.beginArray();
    for (const ChatMessage &message : messages) {
        const bool hasSchema = dialect.rung != ResponseFormat::Schema && &message == messages.data();
        out.beginObject();
        out.key("role");
        out.ascii(message.role);
        out.key("content");
        out.text(hasSchema ? message.text + schemaInWords(request) : message.text);
        out.endObject();
    }
    out.endArray();
    if (dialect.hasTemperature) {
        out.key("temperature");
        out.number(qint64(0));
    }
    out.key(dialect.usesCompletionTokens ? "max_completion_tokens" : "max_tokens");
    out.number(qint64(request.answerTokens) * dialect.answerTokensFactor);
    writeFormat(out, request, dialect.rung);
    out.endObject();
    return out.take();
}

std::optional<Dialect> dialectAfter(const Dialect &refused, QByteArrayView answer)
{
    constexpr qsizetype maxWords = 4096; // characters
    const QByteArray words = answer.first(std::min(answer.size(), maxWords)).toByteArray();
    Dialect next = refused;
    if (!refused.usesCompletionTokens && words.contains("max_completion_tokens")) {
        next.usesCompletionTokens = true;
        return next;
    }
    if (refused.hasTemperature && words.contains("temperature")) {
        next.hasTemperature = false;
        return next;
    }
    switch (refused.rung) {
    case ResponseFormat::Schema:
        next.rung = ResponseFormat::Object;
        return next;
    case ResponseFormat::Object:
        next.rung = ResponseFormat::Plain;
        return next;
    case ResponseFormat::Plain:
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

std::optional<ChatCompletion> completionFrom(QByteArrayView body)
{
    const auto document = JsonDocument::parse(body);
    if (!document)
        return std::nullopt;
    const JsonValue choices = document->root().member("choices");
    if (!choices.isArray() || choices.size() < 1)
        return std::nullopt;
    const JsonValue choice = choices.at(0);
    const JsonValue message = choice.member("message");
    if (!message.isObject())
        return std::nullopt;
    ChatCompletion completion;
    const JsonValue content = message.member("content");
    if (content.kind() == JsonValue::Kind::Text)
        completion.text = content.text();
    const JsonValue refusal = message.member("refusal");
    const JsonValue finish = choice.member("finish_reason");
    const QString reason = finish.kind() == JsonValue::Kind::Text ? finish.text() : QString();
    completion.isDeclined = (refusal.kind() == JsonValue::Kind::Text && !refusal.text().isEmpty())
        || reason == "content_filter"_L1;
    completion.isCutOff = reason == "length"_L1;
    const JsonValue usage = document->root().member("usage");
    completion.promptTokens = countOf(usage.member("prompt_tokens"));
    completion.answerTokens = countOf(usage.member("completion_tokens"));
    return completion;
}

std::optional<JsonDocument> firstObject(const QString &text)
{
    constexpr auto thoughtsEnd = "</think>"_L1;
    const qsizetype thoughts = text.lastIndexOf(thoughtsEnd);
    qsizetype from = thoughts < 0 ? 0 : thoughts + thoughtsEnd.size();
    // A hostile answer may be full of braces.
    constexpr int maxTries = 16;
    for (int tries = 0; tries < maxTries; ++tries) {
        const qsizetype begin = text.indexOf(u'{', from);
        if (begin < 0)
            return std::nullopt;
        const qsizetype end = endOfObject(text, begin);
        if (end > 0) {
            if (auto document = JsonDocument::parse(text.mid(begin, end - begin).toUtf8()))
                return document;
        }
        from = begin + 1;
    }
    return std::nullopt;
}

} // namespace triage::languagemodel
