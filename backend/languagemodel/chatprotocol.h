// SPDX-License-Identifier: GPL-3.0-or-later
// The chat completions protocol: writes requests and parses answers.
#pragma once

#include "fields/json.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <span>

namespace triage::languagemodel {

/// The ways to request an answer in JSON, from the strictest to none.
enum class ResponseFormat { Schema, Object, Plain };

/// A variant of the protocol.
struct Dialect
{
    ResponseFormat rung = ResponseFormat::Schema;
    bool usesCompletionTokens = false; ///< Sends max_completion_tokens instead of max_tokens.
    bool hasTemperature = true;
    int answerTokensFactor = 1; ///< More than 1 for models that think before they answer.

    friend bool operator==(const Dialect &, const Dialect &) = default;
};

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

/// Returns the body of a request.
QByteArray chatBody(const ChatParameters &request, std::span<const ChatMessage> messages,
                    const Dialect &dialect);

/// Returns the dialect to try after the endpoint refused a request (400, 422) with this body, or nothing if
/// there is no other one.
std::optional<Dialect> dialectAfter(const Dialect &refused, QByteArrayView answer);

/// The answer of the model.
struct ChatCompletion
{
    QString text;
    bool isDeclined = false;
    bool isCutOff = false;
    qint64 promptTokens = 0; ///< 0 if the endpoint does not report them.
    qint64 answerTokens = 0;
};

/// Returns nothing if the body does not follow the protocol.
std::optional<ChatCompletion> completionFrom(QByteArrayView body);

/// Returns the first JSON object in a text. The thoughts that a model writes before it are skipped.
std::optional<JsonDocument> firstObject(const QString &text);

} // namespace triage::languagemodel
