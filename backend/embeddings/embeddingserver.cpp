// SPDX-License-Identifier: GPL-3.0-or-later
#include "embeddings/embeddingserver.h"

#include "embeddings/embeddingprotocol.h"
#include "languagemodel/languagemodel.h"
#include "languagemodel/masking.h"
#include "log/log.h"

#include <algorithm>
#include <condition_variable>
#include <memory>
#include <mutex>

using namespace Qt::StringLiterals;

namespace triage::embeddings {

using languagemodel::FailureKind;
using outgoing::OutgoingAnswer;
using Clock = std::chrono::steady_clock;

namespace {

constexpr char purpose[] = "embeddings";

FailureKind kindOf(const OutgoingAnswer &answer)
{
    using Outcome = OutgoingAnswer::Outcome;
    switch (answer.outcome) {
    case Outcome::Answered:
        return languagemodel::kindOfStatus(answer.status);
    case Outcome::Unreachable:
    case Outcome::Refused:
        return FailureKind::Unreachable;
    case Outcome::TimedOut:
        return FailureKind::TimedOut;
    case Outcome::TooLarge:
        return FailureKind::TooLarge;
    case Outcome::Stopped:
        return FailureKind::Stopped;
    }
    Q_UNREACHABLE();
}

} // namespace

/// The calls of one embed(), which outlive it if an answer is late.
struct EmbeddingServer::Calls
{
    struct Shared
    {
        std::mutex mutex;
        std::condition_variable changed;
        std::vector<std::optional<OutgoingAnswer>> answers;
        int running = 0;
    };
    std::shared_ptr<Shared> shared = std::make_shared<Shared>();
    bool isLate = false;
};

EmbeddingServer::EmbeddingServer(EmbeddingEndpoint endpoint, languagemodel::Observer *observer)
    : m_endpoint(std::move(endpoint)), m_address(embeddingsOf(m_endpoint.url).toEncoded()),
      m_observer(observer), m_breaker(1, m_endpoint.rest),
      m_outgoing({ .guard = outgoing::AddressGuard::open(), .proxy = {}, .resolve = {} })
{
}

QString EmbeddingServer::prepared(const QString &title, const QString &description) const
{
    const QString all = title.isEmpty() ? description : title + u"\n\n"_s + description;
    const QString seen = languagemodel::visible(all);
    // Cut off last, so that no secret is cut and not recognized.
    return (m_endpoint.masksText ? languagemodel::masked(seen) : seen).left(m_endpoint.maxLength);
}

void EmbeddingServer::stop()
{
    m_isStopped = true;
    m_outgoing.stop();
}

outgoing::OutgoingRequest EmbeddingServer::requestOf(std::span<const QString> texts, const QString &model,
                                                     std::chrono::milliseconds timeout) const
{
    outgoing::OutgoingRequest request{ .url = m_address,
                                       .headers = { "Content-Type: application/json"_ba,
                                                    "Accept: application/json"_ba },
                                       .body = embeddingBody(model, texts),
                                       .connectTimeout = std::min(m_endpoint.connectTimeout, timeout),
                                       .timeout = timeout,
                                       .maxAnswerBytes = m_endpoint.maxAnswerBytes,
                                       .cutsAnswer = false };
    if (!m_endpoint.key.isEmpty())
        request.headers << "Authorization: Bearer " + m_endpoint.key;
    return request;
}

void EmbeddingServer::call(Calls &calls, std::span<const QString> texts, const QString &model,
                           Clock::time_point deadline)
{
    const auto size = std::size_t(m_endpoint.textsPerCall);
    const auto shared = calls.shared;
    shared->answers.resize((texts.size() + size - 1) / size);
    std::size_t next = 0;
    std::unique_lock lock(shared->mutex);
    while (next < shared->answers.size() || shared->running > 0) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
        calls.isLate = left.count() <= 0;
        if (calls.isLate || m_isStopped)
            return;
        if (next < shared->answers.size() && shared->running < m_endpoint.concurrency) {
            const std::size_t place = next++;
            const std::size_t first = place * size;
            ++shared->running;
            lock.unlock();
            m_outgoing.post(
                requestOf(texts.subspan(first, std::min(size, texts.size() - first)), model, left),
                [shared, place](OutgoingAnswer answer) {
                    const std::lock_guard guard(shared->mutex);
                    shared->answers[place] = std::move(answer);
                    --shared->running;
                    shared->changed.notify_all();
                });
            lock.lock();
            continue;
        }
        const int running = shared->running;
        shared->changed.wait_until(lock, deadline, [&] { return shared->running < running; });
    }
}

FailureKind EmbeddingServer::read(const OutgoingAnswer &answer, std::size_t first,
                                  std::span<const QString> texts, Embedded &embedded)
{
    FailureKind kind = kindOf(answer);
    auto parsed = kind == FailureKind::None ? embeddingsFrom(answer.body, texts.size()) : std::nullopt;
    if (kind == FailureKind::None && !parsed)
        kind = FailureKind::NotUnderstood;
    if (m_observer)
        m_observer->called(purpose, kind, answer.duration);
    if (!parsed)
        return kind;
    qint64 tokens = parsed->tokens;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        embedded.vectors[first + i] = std::move(parsed->vectors[i]);
        tokens += parsed->tokens > 0 ? 0 : languagemodel::estimatedTokens(texts[i]);
    }
    embedded.tokens += tokens;
    if (m_observer)
        m_observer->spent(purpose, tokens, 0);
    return kind;
}

Embedded EmbeddingServer::embed(std::span<const QString> texts, std::chrono::milliseconds patience,
                                const QString &model)
{
    Embedded embedded;
    embedded.vectors.resize(texts.size());
    if (texts.empty())
        return embedded;
    embedded.failure = m_isStopped ? FailureKind::Stopped
        : m_breaker.admits()       ? FailureKind::None
                                   : FailureKind::Resting;
    if (embedded.failure != FailureKind::None)
        return embedded;
    const bool isOwnModel = model.isEmpty() || model == m_endpoint.model;
    Calls calls;
    call(calls, texts, isOwnModel ? m_endpoint.model : model, Clock::now() + patience);
    const std::lock_guard lock(calls.shared->mutex);
    for (std::size_t i = 0; i < calls.shared->answers.size(); ++i) {
        const auto &answer = calls.shared->answers[i];
        const std::size_t first = i * std::size_t(m_endpoint.textsPerCall);
        const auto asked = texts.subspan(first).first(
            std::min(std::size_t(m_endpoint.textsPerCall), texts.size() - first));
        const FailureKind kind = answer ? read(*answer, first, asked, embedded)
            : m_isStopped               ? FailureKind::Stopped
                                        : FailureKind::TimedOut;
        if (kind != FailureKind::None)
            embedded.failure = kind;
        else if (isOwnModel)
            m_dimension = int(embedded.vectors[first].size());
    }
    // A server that answers some calls in time works, but is slow.
    const bool answered = std::any_of(embedded.vectors.begin(), embedded.vectors.end(),
                                      [](const Vector &each) { return !each.empty(); });
    if (embedded.failure == FailureKind::TimedOut && answered)
        judge(FailureKind::None);
    else // A server need not have a model that was used before.
        judge(isOwnModel || languagemodel::isTransient(embedded.failure) ? embedded.failure
                                                                         : FailureKind::None);
    return embedded;
}

void EmbeddingServer::judge(FailureKind failure)
{
    if (failure == FailureKind::Stopped)
        return m_breaker.undecided();
    // A text that is too long for the model says nothing about the server.
    if (failure == FailureKind::None || failure == FailureKind::BadRequest)
        return m_breaker.succeeded();
    m_breaker.failed();
    logFact(LogLevel::Warning, "embeddings.failed",
            { { "host", m_endpoint.url.host().toUtf8() },
              { "failure", QByteArray(languagemodel::wordOf(failure)) },
              { "rest_seconds", qint64(m_endpoint.rest.count() / 1000) } });
}

} // namespace triage::embeddings
