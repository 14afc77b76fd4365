// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/chatrequest.h"

#include "log/log.h"

#include <QDateTime>
#include <QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::languagemodel {

namespace {

constexpr auto interactiveTimeout = 10s;
constexpr double maxRetryAfter = 3600; // seconds
constexpr int thinkingFactor = 4; // more tokens for models that think before they answer
constexpr qsizetype maxEchoLength = 4000;

/// Returns the wait that a Retry-After header asks for; 0 if the header is missing or invalid.
std::chrono::milliseconds askedWait(const QByteArray &header)
{
    bool isNumber = false;
    const double seconds = header.trimmed().toDouble(&isNumber);
    if (isNumber)
        return std::chrono::milliseconds(qint64(std::clamp(seconds, 0.0, maxRetryAfter) * 1000));
    const QDateTime until = QDateTime::fromString(QString::fromLatin1(header.trimmed()), Qt::RFC2822Date);
    return until.isValid()
        ? std::chrono::milliseconds(std::max<qint64>(0, QDateTime::currentDateTimeUtc().msecsTo(until)))
        : 0ms;
}

} // namespace

ChatRequest::ChatRequest(ChatContext &context, const Prompt &prompt)
    : m(context), m_prompt(prompt),
      m_deadline(m_begun
                 + (prompt.patience == Patience::Interactive
                        ? std::min<std::chrono::milliseconds>(interactiveTimeout, m.endpoint.askTimeout)
                        : m.endpoint.askTimeout))
{
}

Result<ModelAnswer> ChatRequest::run()
{
    if (m.endpoint.dailyTokens > 0 && m.ledger
        && m.ledger->spentToday(m_prompt.organization) >= m.endpoint.dailyTokens)
        m_failure = FailureKind::OverBudget;
    const Result<ModelAnswer> answer = m_failure == FailureKind::None ? converse() : failed(m_failure);
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
    if (m.observer)
        m.observer->called(m_prompt.purpose, FailureKind::Invalid, 0ms);
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
    const Dialect known = m.dialects.of(m_prompt.purpose);
    Dialect dialect = known;
    while (true) {
        ChatCompletion said;
        const FailureKind kind = call(messages, dialect, said);
        if (kind == FailureKind::None) {
            if (!(dialect == known))
                m.dialects.remember(m_prompt.purpose, dialect);
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

FailureKind ChatRequest::call(const std::vector<ChatMessage> &messages, const Dialect &dialect,
                              ChatCompletion &completion)
{
    if (m.throttle.isStopped())
        return FailureKind::Stopped;
    if (m.breaker.isOpen())
        return FailureKind::Resting;
    if (!m.throttle.begin(m_deadline))
        return m.throttle.isStopped() ? FailureKind::Stopped : FailureKind::Busy;
    if (!m.breaker.admits()) {
        m.throttle.end();
        return FailureKind::Resting;
    }
    const QByteArray body = chatBody(
        { m.endpoint.model, m_prompt.purpose, m_prompt.schema, m_prompt.answerTokens }, messages, dialect);
    const auto begun = Clock::now();
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(m_deadline - begun);
    m_reply
        = m.transport.post(m.address, m.endpoint.key, body, std::clamp(left, 1ms, m.endpoint.callTimeout));
    m.throttle.end();
    ++m_calls;
    const FailureKind kind = evaluate(m_reply, completion);
    if (completion.promptTokens > 0 || !completion.text.isEmpty())
        recordUsage(messages, completion);
    if (kind == FailureKind::BadRequest && nextDialect(dialect, kind))
        m.breaker.undecided(); // the next call uses another dialect
    else if (isEndpointFailure(kind))
        m.breaker.failed();
    else if (kind == FailureKind::Stopped)
        m.breaker.undecided();
    else
        m.breaker.succeeded();
    if (m.observer)
        m.observer->called(m_prompt.purpose, kind,
                           std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begun));
    return kind;
}

FailureKind ChatRequest::evaluate(const TransportReply &reply, ChatCompletion &completion)
{
    switch (reply.outcome) {
    case TransportReply::Outcome::Answered:
        break;
    case TransportReply::Outcome::Unreachable:
        return FailureKind::Unreachable;
    case TransportReply::Outcome::TimedOut:
        return FailureKind::TimedOut;
    case TransportReply::Outcome::TooLarge:
        return FailureKind::TooLarge;
    case TransportReply::Outcome::Stopped:
        return FailureKind::Stopped;
    }
    if (const FailureKind kind = kindOfStatus(reply.status); kind != FailureKind::None)
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
    if (kind == FailureKind::BadRequest && (m_reply.status == 400 || m_reply.status == 422))
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
    if (!isTransient(kind) || m_prompt.patience == Patience::Interactive || m_retries >= m.endpoint.retries)
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
    return std::max(chosen, std::min(askedWait(m_reply.retryAfter), endpoint.maxWait));
}

void ChatRequest::recordUsage(const std::vector<ChatMessage> &messages, const ChatCompletion &completion)
{
    qint64 prompt = completion.promptTokens;
    if (prompt == 0) {
        for (const ChatMessage &message : messages)
            prompt += estimatedTokens(message.text);
    }
    const qint64 answer
        = completion.answerTokens > 0 ? completion.answerTokens : estimatedTokens(completion.text);
    m_promptTokens += prompt;
    m_answerTokens += answer;
    if (m.ledger)
        m.ledger->add(m_prompt.organization, prompt, answer);
    if (m.observer)
        m.observer->spent(m_prompt.purpose, prompt, answer);
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
