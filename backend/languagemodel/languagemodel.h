// SPDX-License-Identifier: GPL-3.0-or-later
// Asking a language model for a JSON object: any endpoint that speaks the chat completions protocol of
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

/// Who waits for the answer.
enum class Patience {
    Background, ///< Nobody: what fails is tried again.
    Interactive, ///< A person: one attempt, ten seconds at most.
};

/// What is asked. Text of other people goes through LanguageModel::prepared() first.
struct Prompt
{
    const char *purpose = ""; ///< A word: the name of the schema, and the label in logs and metrics.
    QString system; ///< The task, in the program's own words.
    QString user; ///< What it is about.
    /// JSON Schema of the answer, an object. Every property required, no further properties, nullable rather
    /// than optional, no limits of numbers and lengths: several servers take nothing else.
    QByteArray schema;
    /// What is wrong with an answer, as a sentence that the model is sent with a second chance; empty:
    /// nothing. It must check everything that the program relies on: not every server keeps to the schema.
    std::function<QString(JsonValue)> check;
    OrganizationId organization; ///< Whose budget pays.
    int answerTokens = 500;
    Patience patience = Patience::Background;
};

/// An answer that passed the prompt's check.
struct ModelAnswer
{
    JsonDocument json;
    qint64 promptTokens = 0;
    qint64 answerTokens = 0;
    std::chrono::milliseconds took{ 0 };
};

/// Thread-safe; whoever asks is held until there is an answer, or none.
class LanguageModel
{
public:
    /// What it is told of must outlive it; either may be absent.
    explicit LanguageModel(ModelEndpoint endpoint, Ledger *ledger = nullptr, Observer *observer = nullptr);
    /// Nobody may be asking any more.
    ~LanguageModel();
    LanguageModel(const LanguageModel &) = delete;
    LanguageModel &operator=(const LanguageModel &) = delete;

    /// The answer, or ServiceUnavailable with a detail for a person. Tries again, and in simpler ways, what
    /// may help.
    Result<ModelAnswer> ask(const Prompt &prompt);
    /// The same; where there is no answer, failure says what kind of failure it was.
    Result<ModelAnswer> ask(const Prompt &prompt, FailureKind &failure);
    /// A text as it may stand in a prompt: without what must not leave the machine and without characters
    /// that nobody sees. Quotes in an answer are to be looked for in this text.
    QString prepared(const QString &text) const;

    /// Everyone who asks is told at once that there is no answer, now and from now on: the program ends.
    void stop();
    bool isStopped() const;
    /// Whether it rests after failures.
    bool isResting() const;
    const ModelEndpoint &endpoint() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// How many tokens a text may have, at the most likely.
qint64 estimatedTokens(const QString &text);

} // namespace triage::languagemodel
