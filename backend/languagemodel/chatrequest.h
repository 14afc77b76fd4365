// SPDX-License-Identifier: GPL-3.0-or-later
// One question to the model: attempts, simpler ways to ask, a second chance for an answer that is wrong.
#pragma once

#include "languagemodel/callthrottle.h"
#include "languagemodel/chatprotocol.h"
#include "languagemodel/circuitbreaker.h"
#include "languagemodel/languagemodel.h"
#include "languagemodel/ledger.h"
#include "languagemodel/modeltransport.h"

#include <map>
#include <mutex>
#include <vector>

namespace triage::languagemodel {

/// What the endpoint was found to take, by purpose: it may take one schema and not another. Thread-safe.
class Dialects
{
public:
    Dialect of(const QByteArray &purpose) const;
    void remember(const QByteArray &purpose, const Dialect &dialect);

private:
    mutable std::mutex m_mutex;
    std::map<QByteArray, Dialect> m_known;
};

/// What all questions share.
struct ChatContext
{
    ChatContext(ModelEndpoint e, Ledger *l, Observer *o);

    const ModelEndpoint endpoint;
    const QUrl address; ///< Of chat completions.
    Ledger *const ledger;
    Observer *const observer;
    ModelTransport transport;
    CircuitBreaker breaker;
    CallThrottle pace;
    Dialects dialects;
};

class ChatRequest
{
public:
    ChatRequest(ChatContext &context, const Prompt &prompt);

    /// To be called once.
    Result<ModelAnswer> run();
    FailureKind failure() const { return m_failure; }

private:
    using Clock = std::chrono::steady_clock;

    Result<ModelAnswer> converse();
    std::optional<Completion> completion(const std::vector<ChatMessage> &messages);
    /// One call, or none where none may be made now.
    FailureKind call(const std::vector<ChatMessage> &messages, const Dialect &dialect,
                     Completion &completion);
    FailureKind evaluate(const TransportReply &reply, Completion &completion);
    /// What else to try after a failure; nothing where nothing helps.
    std::optional<Dialect> nextDialect(const Dialect &dialect, FailureKind kind) const;
    bool waitForRetry(FailureKind kind);
    std::chrono::milliseconds pause() const;
    void recordUsage(const std::vector<ChatMessage> &messages, const Completion &completion);
    QString faultOf(const Completion &completion, std::optional<JsonDocument> &json) const;
    Problem failed(FailureKind kind);
    void log() const;

    ChatContext &m;
    const Prompt &m_prompt;
    const Clock::time_point m_begun = Clock::now();
    const Clock::time_point m_deadline;
    TransportReply m_reply; ///< The last one.
    FailureKind m_failure = FailureKind::None;
    int m_calls = 0;
    int m_retries = 0;
    qint64 m_promptTokens = 0;
    qint64 m_answerTokens = 0;
};

} // namespace triage::languagemodel
