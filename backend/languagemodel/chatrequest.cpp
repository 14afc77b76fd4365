// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/chatrequest.h"

#include "languagemodel/modelserver.h"
#include "log/log.h"

#include <QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::languagemodel {

namespace {

constexpr auto interactiveTimeout = 10s;
constexpr auto probeTimeout = 10s;
constexpr int thinkingFactor = 4; // more tokens for models that think before they answer
constexpr qsizetype maxEchoLength = 4000;

void logDialect(const char *purpose, const Dialect &dialect)
{
    constexpr const char *formats[] = { "json_schema", "json_object", "none" };
    logFact(LogLevel::Info, "languagemodel.dialect_learned",
            { { "purpose", QByteArray(purpose) },
              { "response_format", QByteArray(formats[int(dialect.rung)]) },
              { "temperature", dialect.hasTemperature ? "sent"_ba : "left out"_ba },
              { "answer_tokens_factor", qint64(dialect.answerTokensFactor) } });
}

constexpr qint64 promptOverhead = 1024; // tokens that a server may add to a prompt

/// A call that began. Others get its place when it ends.
class Turn
{
public:
    Turn(CallThrottle &throttle, OrganizationId organization, CallThrottle::Clock::time_point deadline)
        : m_throttle(throttle), m_organization(organization),
          m_hasBegun(throttle.begin(organization, deadline))
    {
    }
    ~Turn()
    {
        if (m_hasBegun)
            m_throttle.end(m_organization);
    }
    Turn(const Turn &) = delete;
    Turn &operator=(const Turn &) = delete;
    bool hasBegun() const { return m_hasBegun; }

private:
    CallThrottle &m_throttle;
    const OrganizationId m_organization;
    const bool m_hasBegun;
};

std::chrono::milliseconds timeFor(const Prompt &prompt, const ModelEndpoint &endpoint)
{
    if (prompt.patience == Patience::Interactive)
        return std::min<std::chrono::milliseconds>(interactiveTimeout, endpoint.askTimeout);
    return endpoint.askTimeout - prompt.waited;
}

} // namespace

ChatContext::ChatContext(ModelEndpoint modelEndpoint, Ledger *tokenLedger, Observer *callObserver)
    : endpoint(std::move(modelEndpoint)), url(operationUrl(endpoint.url, "chat/completions"_L1)),
      ledger(tokenLedger), observer(callObserver),
      sender({ .guard = outgoing::AddressGuard::open(), .proxy = {}, .resolve = {} }),
      breaker(1, endpoint.rest), organizations(endpoint.maxFailures, endpoint.rest),
      throttle(endpoint.concurrency, endpoint.callsPerMinute)
{
}

ChatRequest::ChatRequest(ChatContext &context, const Prompt &prompt)
    : m(context), m_prompt(prompt), m_own(m.organizations.of(prompt.organization)),
      m_deadline(m_begun + timeFor(prompt, m.endpoint))
{
}

Result<ModelAnswer> ChatRequest::run()
{
    const Result<ModelAnswer> answer = m_begun < m_deadline ? converse() : failed(FailureKind::Overdue);
    if (!answer && m.observer)
        m.observer->unanswered(m_prompt.purpose, m_failure);
    log();
    return answer;
}

Result<ModelAnswer> ChatRequest::converse()
{
    std::vector<ChatMessage> messages{ { "system", m_prompt.system }, { "user", m_prompt.user } };
    for (bool isSecondChance : { false, true }) {
        const auto said = completion(messages);
        if (!said)
            return failed(m_failure);
        std::optional<JsonDocument> json;
        const QString fault = faultOf(*said, json);
        if (fault.isEmpty()) {
            const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_begun);
            return ModelAnswer{ *json, m_promptTokens, m_answerTokens, took };
        }
        if (isSecondChance)
            break;
        messages.push_back({ "assistant", said->text.left(maxEchoLength) });
        messages.push_back(
            { "user",
              u"This answer cannot be used: %1 Give the whole answer again, as one JSON object."_s.arg(
                  fault) });
    }
    return failed(FailureKind::Invalid);
}

QString ChatRequest::faultOf(const ChatCompletion &completion, std::optional<JsonDocument> &json) const
{
    json = firstObject(completion.text);
    if (!json)
        return u"It has no valid JSON object."_s;
    return m_prompt.check ? m_prompt.check(json->root()) : QString();
}

std::optional<ChatCompletion> ChatRequest::completion(const std::vector<ChatMessage> &messages)
{
    Dialect dialect = m.dialects.of(m_prompt.purpose);
    while (true) {
        ChatCompletion said;
        const FailureKind kind = call(messages, dialect, said);
        if (kind == FailureKind::None) {
            if (m.dialects.accepted(m_prompt.purpose, dialect))
                logDialect(m_prompt.purpose, dialect);
            m_failure = FailureKind::None;
            return said;
        }
        // The reason for not calling again says less than the failure before.
        if (m_failure == FailureKind::None || !isWithheld(kind) || kind == FailureKind::Stopped)
            m_failure = kind;
        if (const auto other = nextDialect(dialect, kind)) {
            dialect = *other;
        } else if (!waitForRetry(kind)) {
            if (m.throttle.isStopped())
                m_failure = FailureKind::Stopped;
            return std::nullopt;
        }
    }
}

FailureKind ChatRequest::whyWithheld()
{
    if (m.throttle.isStopped())
        return FailureKind::Stopped;
    const CircuitBreaker::Admission admission = m.breaker.admits();
    if (admission == CircuitBreaker::Admission::Denied
        || (admission == CircuitBreaker::Admission::Trial && !endpointAnswers()))
        return FailureKind::Resting;
    return m_own->admits() == CircuitBreaker::Admission::Denied ? FailureKind::Resting : FailureKind::None;
}

FailureKind ChatRequest::call(const std::vector<ChatMessage> &messages, const Dialect &dialect,
                              ChatCompletion &completion)
{
    if (const FailureKind withheld = whyWithheld(); withheld != FailureKind::None)
        return withheld;
    const FailureKind kind = send(messages, dialect, completion);
    const bool isChangedNext = kind == FailureKind::BadRequest && nextDialect(dialect, kind);
    if (isWithheld(kind) || isChangedNext)
        m_own->undecided();
    else
        judge(kind);
    return kind;
}

FailureKind ChatRequest::send(const std::vector<ChatMessage> &messages, const Dialect &dialect,
                              ChatCompletion &completion)
{
    const QByteArray body = chatBody(
        { m.endpoint.model, m_prompt.purpose, m_prompt.schema, m_prompt.answerTokens }, messages, dialect);
    const qint64 mostPrompt = maxTokens(body.size()) + promptOverhead;
    const qint64 mostAnswer = qint64(m_prompt.answerTokens) * dialect.answerTokensFactor;
    const bool isLimited = m.ledger && m.endpoint.dailyTokens > 0;
    const qint64 reserved = isLimited ? mostPrompt + mostAnswer : 0;
    if (isLimited && !m.ledger->reserve(m_prompt.organization, reserved, m.endpoint.dailyTokens))
        return FailureKind::OverBudget;
    const Turn turn(m.throttle, m_prompt.organization, m_deadline);
    if (!turn.hasBegun() || m.breaker.isOpen()) {
        settle(reserved, 0, 0);
        return m.throttle.isStopped() ? FailureKind::Stopped
            : turn.hasBegun()         ? FailureKind::Resting
                                      : FailureKind::Busy;
    }
    const auto begun = Clock::now();
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(m_deadline - begun);
    const bool isUrgent = m_prompt.patience == Patience::Interactive;
    m_reply = post(body, isUrgent ? std::clamp(left, 1ms, m.endpoint.callTimeout) : m.endpoint.callTimeout);
    ++m_calls;
    const FailureKind kind = evaluate(m_reply, completion);
    const bool isAnswer = completion.promptTokens > 0 || !completion.text.isEmpty();
    qint64 prompt = isAnswer ? completion.promptTokens : 0;
    if (isAnswer && prompt == 0) {
        for (const ChatMessage &message : messages)
            prompt += estimatedTokens(message.text);
    }
    const qint64 answer = completion.answerTokens > 0 || !isAnswer ? completion.answerTokens
                                                                   : estimatedTokens(completion.text);
    settle(reserved, std::min(prompt, mostPrompt), std::min(answer, mostAnswer));
    if (m.observer)
        m.observer->called(m_prompt.purpose, kind,
                           std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begun));
    return kind;
}

outgoing::OutgoingAnswer ChatRequest::post(const QByteArray &body, std::chrono::milliseconds timeout)
{
    outgoing::OutgoingRequest request = modelRequest(m.url, m.endpoint.key, body);
    request.connectTimeout = m.endpoint.connectTimeout;
    request.timeout = timeout;
    request.maxAnswerBytes = m.endpoint.maxAnswerBytes;
    return m.sender.post(std::move(request));
}

void ChatRequest::settle(qint64 reserved, qint64 promptTokens, qint64 answerTokens)
{
    const bool isUsed = promptTokens + answerTokens > 0;
    m_promptTokens += promptTokens;
    m_answerTokens += answerTokens;
    if (m.ledger && (reserved > 0 || isUsed))
        m.ledger->settle(m_prompt.organization, reserved, promptTokens, answerTokens);
    if (m.observer && isUsed)
        m.observer->spent(m_prompt.purpose, promptTokens, answerTokens);
}

void ChatRequest::judge(FailureKind kind)
{
    if (!isFailedCall(kind)) {
        m_own->succeeded();
        return;
    }
    if (isTransient(kind) && restAskedFor(m_reply.retryAfter) > m.endpoint.maxWait) {
        m_own->undecided();
        suspendAll(m_reply, kind);
    } else if (m_prompt.patience == Patience::Interactive) {
        m_own->undecided(); // it had little time, and nobody waits for the reason
    } else if (m_own->failed()) {
        logFact(LogLevel::Warning, "languagemodel.organization_resting",
                { { "organization", encodeId(m_prompt.organization.value()) },
                  { "failure", QByteArray(wordOf(kind)) } });
        if (!endpointAnswers())
            m_own->succeeded(); // other requests fail, too
    }
}

bool ChatRequest::endpointAnswers()
{
    constexpr char purpose[] = "probe";
    constexpr int answerTokens = 16;
    const Turn turn(m.throttle, OrganizationId(), Clock::now() + probeTimeout);
    if (!turn.hasBegun()) {
        m.breaker.undecided();
        return !m.throttle.isStopped();
    }
    Dialect dialect = m.dialects.of(m_prompt.purpose);
    dialect.rung = ResponseFormat::Plain;
    const std::vector<ChatMessage> messages{ { "system", u"Answer with an empty JSON object."_s },
                                             { "user", u"{}"_s } };
    const QByteArray body
        = chatBody({ m.endpoint.model, purpose, R"({"type":"object"})"_ba, answerTokens }, messages, dialect);
    const auto begun = Clock::now();
    const outgoing::OutgoingAnswer reply
        = post(body, std::min<std::chrono::milliseconds>(probeTimeout, m.endpoint.callTimeout));
    ChatCompletion completion;
    const FailureKind kind = evaluate(reply, completion);
    if (m.observer)
        m.observer->called(purpose, kind,
                           std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begun));
    // An endpoint that does not accept these words works.
    const bool answers = !isFailedCall(kind) || kind == FailureKind::BadRequest;
    if (kind == FailureKind::Stopped)
        m.breaker.undecided();
    else if (answers)
        m.breaker.succeeded();
    else
        suspendAll(reply, kind);
    return answers;
}

void ChatRequest::suspendAll(const outgoing::OutgoingAnswer &reply, FailureKind kind)
{
    const std::chrono::milliseconds rest = std::max(m.endpoint.rest, restAskedFor(reply.retryAfter));
    m.breaker.suspend(rest);
    logFact(LogLevel::Warning, "languagemodel.resting",
            { { "host", m.endpoint.url.host().toUtf8() },
              { "failure", QByteArray(wordOf(kind)) },
              { "rest_seconds", qint64(rest.count() / 1000) } });
}

FailureKind ChatRequest::evaluate(const outgoing::OutgoingAnswer &reply, ChatCompletion &completion)
{
    if (const FailureKind kind = kindOf(reply); kind != FailureKind::None)
        return kind;
    const auto read = completionFrom(reply.body);
    if (!read)
        return FailureKind::NotUnderstood;
    completion = *read;
    if (completion.isDeclined)
        return FailureKind::Declined;
    return completion.isCutOff ? FailureKind::CutOff : FailureKind::None;
}

std::optional<Dialect> ChatRequest::nextDialect(const Dialect &dialect, FailureKind kind) const
{
    // A text is the reason if the endpoint accepted others in this way.
    if (kind == FailureKind::BadRequest && (m_reply.status == 400 || m_reply.status == 422)
        && !m.dialects.isAccepted(m_prompt.purpose, dialect))
        return dialectAfter(dialect, m_reply.body);
    if (kind == FailureKind::CutOff && dialect.answerTokensFactor == 1) {
        Dialect roomy = dialect;
        roomy.answerTokensFactor = thinkingFactor;
        return roomy;
    }
    return std::nullopt;
}

bool ChatRequest::waitForRetry(FailureKind kind)
{
    if (!isTransient(kind) || m_prompt.patience == Patience::Interactive || m_retries >= m.endpoint.retries
        || m.breaker.isOpen() || m_own->isOpen())
        return false;
    ++m_retries;
    const std::chrono::milliseconds wait = pause();
    return Clock::now() + wait < m_deadline && m.throttle.waitFor(wait);
}

/// Returns a random wait that grows with each retry, so that requests that failed together do not retry
/// together.
std::chrono::milliseconds ChatRequest::pause() const
{
    const ModelEndpoint &endpoint = m.endpoint;
    const qint64 least = endpoint.minWait.count();
    const qint64 most = std::min<qint64>(endpoint.maxWait.count(), least << std::min(m_retries, 10));
    const std::chrono::milliseconds chosen(
        least + qint64(double(most - least) * QRandomGenerator::global()->generateDouble()));
    return std::max(chosen, std::min(restAskedFor(m_reply.retryAfter), endpoint.maxWait));
}

Problem ChatRequest::failed(FailureKind kind)
{
    m_failure = kind;
    return unavailable(detailOf(kind));
}

void ChatRequest::log() const
{
    const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_begun);
    LogFields fields{ { "purpose", QByteArray(m_prompt.purpose) },
                      { "organization", encodeId(m_prompt.organization.value()) },
                      { "host", m.endpoint.url.host().toUtf8() },
                      { "model", m.endpoint.model.toUtf8() },
                      { "calls", qint64(m_calls) },
                      { "latency_ms", qint64(took.count()) },
                      { "prompt_tokens", m_promptTokens },
                      { "answer_tokens", m_answerTokens } };
    if (m_failure == FailureKind::None)
        return logFact(LogLevel::Info, "languagemodel.answered", fields);
    fields.push_back({ "failure", QByteArray(wordOf(m_failure)) });
    fields.push_back({ "status", qint64(m_reply.status) });
    if (m_failure == FailureKind::Refused)
        fields.push_back({ "hint",
                           m_reply.status == 401 || m_reply.status == 403
                               ? "the endpoint does not accept the key in TRIAGED_CLASSIFIER_KEY"_ba
                               : "the endpoint does not know the address or the model"_ba });
    const LogLevel level = m_failure == FailureKind::Refused ? LogLevel::Error
        : isWithheld(m_failure)                              ? LogLevel::Debug
                                                             : LogLevel::Warning;
    logFact(level, "languagemodel.failed", fields);
}

} // namespace triage::languagemodel
