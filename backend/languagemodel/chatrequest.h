// SPDX-License-Identifier: GPL-3.0-or-later
// A request to the model: retries, falls back to simpler dialects, and asks again after an invalid answer.
#pragma once

#include "languagemodel/callthrottle.h"
#include "languagemodel/circuitbreaker.h"
#include "languagemodel/dialects.h"
#include "languagemodel/languagemodel.h"
#include "languagemodel/ledger.h"
#include "outgoing/outgoing.h"

#include <chrono>
#include <optional>
#include <vector>

namespace triage::languagemodel {

/// The state that all requests to one endpoint share.
struct ChatContext
{
    ChatContext(ModelEndpoint modelEndpoint, Ledger *tokenLedger, Observer *callObserver);

    const ModelEndpoint endpoint;
    const QByteArray url; ///< The URL of chat completions.
    Ledger *const ledger;
    Observer *const observer;
    outgoing::Outgoing sender; ///< Reaches any address: the operator names the endpoint.
    CircuitBreaker breaker;
    OrganizationBreakers organizations;
    CallThrottle throttle;
    Dialects dialects;
};

class ChatRequest
{
public:
    ChatRequest(ChatContext &context, const Prompt &prompt);

    /// Must be called only once.
    Result<ModelAnswer> run();
    FailureKind failure() const { return m_failure; }

private:
    using Clock = std::chrono::steady_clock;

    Result<ModelAnswer> converse();
    std::optional<ChatCompletion> completion(const std::vector<ChatMessage> &messages);
    /// Makes one call, unless no call is allowed now.
    FailureKind call(const std::vector<ChatMessage> &messages, const Dialect &dialect,
                     ChatCompletion &completion);
    FailureKind send(const std::vector<ChatMessage> &messages, const Dialect &dialect,
                     ChatCompletion &completion);
    outgoing::OutgoingAnswer post(const QByteArray &body, std::chrono::milliseconds timeout);
    /// Returns why no call may be made now, or None.
    FailureKind whyWithheld();
    /// Notes what the outcome of a call says about the organization's requests and about the endpoint.
    void judge(FailureKind kind);
    /// Asks something harmless, to find out whether the endpoint or the request is the reason for failures.
    /// Suspends all calls if there is no answer.
    bool endpointAnswers();
    void suspendAll(const outgoing::OutgoingAnswer &reply, FailureKind kind);
    FailureKind evaluate(const outgoing::OutgoingAnswer &reply, ChatCompletion &completion);
    /// Returns the dialect to try after a failure, or nothing if no other dialect helps.
    std::optional<Dialect> nextDialect(const Dialect &dialect, FailureKind kind) const;
    bool waitForRetry(FailureKind kind);
    std::chrono::milliseconds pause() const;
    /// Replaces the reservation by what the call used.
    void settle(qint64 reserved, qint64 promptTokens, qint64 answerTokens);
    QString faultOf(const ChatCompletion &completion, std::optional<JsonDocument> &json) const;
    Problem failed(FailureKind kind);
    void log() const;

    ChatContext &m;
    const Prompt &m_prompt;
    const std::shared_ptr<CircuitBreaker> m_own; ///< That of the organization.
    const Clock::time_point m_begun = Clock::now();
    const Clock::time_point m_deadline;
    outgoing::OutgoingAnswer m_reply; ///< The last reply.
    FailureKind m_failure = FailureKind::None;
    int m_calls = 0;
    int m_retries = 0;
    qint64 m_promptTokens = 0;
    qint64 m_answerTokens = 0;
};

} // namespace triage::languagemodel
