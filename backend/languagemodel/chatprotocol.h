// SPDX-License-Identifier: GPL-3.0-or-later
// The chat completions protocol: making requests and reading answers.
#pragma once

#include "fields/json.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <span>

namespace triage::languagemodel {

/// How an endpoint is told to answer in JSON, from the strictest way to none.
enum class ResponseFormat { Schema, Object, Plain };

/// What an endpoint turned out to take.
struct Dialect
{
    ResponseFormat rung = ResponseFormat::Schema;
    bool saysCompletionTokens = false; ///< max_completion_tokens, where max_tokens is refused.
    bool hasTemperature = true;
    int answerTokensFactor = 1; ///< Models that think first need room for it.

    friend bool operator==(const Dialect &, const Dialect &) = default;
};

/// One message.
struct ChatMessage
{
    const char *role; ///< "system", "user" or "assistant".
    QString text;
};

struct ChatParameters
{
    QString model;
    const char *schemaName;
    QByteArray schema;
    int answerTokens;
};

/// The request's body.
QByteArray chatBody(const ChatParameters &request, std::span<const ChatMessage> messages,
                    const Dialect &dialect);

/// The dialect to try after the endpoint refused a request (400, 422) with these words; nothing where there
/// is none.
std::optional<Dialect> dialectAfter(const Dialect &refused, QByteArrayView answer);

/// What the model said.
struct Completion
{
    QString text;
    bool isDeclined = false;
    bool isCutOff = false;
    qint64 promptTokens = 0; ///< 0: not told.
    qint64 answerTokens = 0;
};

/// Nothing where the body is none of the protocol.
std::optional<Completion> completionFrom(QByteArrayView body);

/// The first JSON object in a text; what a model thinks aloud before it is passed over.
std::optional<JsonDocument> firstObject(const QString &text);

} // namespace triage::languagemodel
