// SPDX-License-Identifier: GPL-3.0-or-later
// Asks a language model for a JSON object, at any endpoint that speaks the chat completions protocol of
// OpenAI.
#pragma once

#include "domain/ids.h"
#include "fields/json.h"
#include "languagemodel/modelendpoint.h"
#include "languagemodel/observer.h"
#include "result.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>

namespace triage::languagemodel {

class Ledger;

/// The urgency of an answer.
enum class Patience {
    Background, ///< Nothing waits for it: failures are retried.
    Interactive, ///< A person waits for it: one attempt, ten seconds at most.
};

/// A request for an answer. Text of other people must pass through LanguageModel::prepared() first.
struct Prompt
{
    const char *purpose = ""; ///< A word: the name of the schema and the label in logs and metrics.
    QString system; ///< The task, in the program's own words.
    QString user; ///< The data of the task.
    /// The JSON Schema of the answer, an object. Every property is required, no further properties are
    /// allowed, properties are nullable rather than optional, and numbers and lengths have no limits: several
    /// servers accept nothing else.
    QByteArray schema;
    /// Returns the fault of an answer as a sentence, or an empty text. The sentence is sent to the model with
    /// a second chance. The check must cover everything that the program relies on, because not every server
    /// follows the schema.
    std::function<QString(JsonValue)> check;
    OrganizationId organization; ///< The organization whose budget is used.
    int answerTokens = 500;
    Patience patience = Patience::Background;
    std::chrono::milliseconds waited{ 0 }; ///< The time that the item has waited for its turn.
};

/// An answer that passed the prompt's check.
struct ModelAnswer
{
    JsonDocument json;
    qint64 promptTokens = 0;
    qint64 answerTokens = 0;
    std::chrono::milliseconds took{ 0 };
};

/// Thread-safe. ask() blocks until there is an answer or a failure.
class LanguageModel
{
public:
    /// The ledger and the observer must outlive it; either may be null.
    explicit LanguageModel(ModelEndpoint endpoint, Ledger *ledger = nullptr, Observer *observer = nullptr);
    /// No thread may be in ask().
    ~LanguageModel();
    LanguageModel(const LanguageModel &) = delete;
    LanguageModel &operator=(const LanguageModel &) = delete;

    /// Returns the answer, or ServiceUnavailable with a detail for a person. Retries, also with simpler
    /// dialects, where that may help.
    Result<ModelAnswer> ask(const Prompt &prompt);
    /// Does the same and sets the kind of failure if there is no answer.
    Result<ModelAnswer> ask(const Prompt &prompt, FailureKind &failure);
    /// Returns a text as it may be part of a prompt: without secrets that must not leave the machine and
    /// without invisible characters. Quotes in an answer are looked up in this text.
    QString prepared(const QString &text) const;

    /// Makes all current and future calls of ask() fail at once, because the program ends.
    void stop();
    bool isStopped() const;
    /// Returns whether calls are suspended for all organizations.
    bool isResting() const;
    const ModelEndpoint &endpoint() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// Returns an estimate of the number of tokens of a text.
qint64 estimatedTokens(const QString &text);
/// Returns the largest number of tokens that a text of that many bytes in UTF-8 may have, with the marks that
/// servers add. What servers report is never believed beyond that.
qint64 maxTokens(qint64 bytes);

} // namespace triage::languagemodel
