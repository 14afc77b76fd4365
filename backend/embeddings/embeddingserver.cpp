// SPDX-License-Identifier: GPL-3.0-or-later
#include "embeddings/embeddingserver.h"

#include "embeddings/embeddingprotocol.h"
#include "languagemodel/languagemodel.h"
#include "languagemodel/masking.h"
#include "languagemodel/modelserver.h"
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
    std::size_t size = 1; ///< The number of texts of a call.
    std::size_t sent = 0;
};

EmbeddingServer::EmbeddingServer(EmbeddingEndpoint endpoint, languagemodel::Observer *observer)
    : m_endpoint(std::move(endpoint)),
      m_address(languagemodel::operationUrl(m_endpoint.url, "embeddings"_L1)), m_observer(observer),
      m_breaker(1, m_endpoint.rest),
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
    outgoing::OutgoingRequest request
        = languagemodel::modelRequest(m_address, m_endpoint.key, embeddingBody(model, texts));
    request.connectTimeout = std::min(m_endpoint.connectTimeout, timeout);
    request.timeout = timeout;
    request.maxAnswerBytes = m_endpoint.maxAnswerBytes;
    return request;
}

void EmbeddingServer::call(Calls &calls, std::span<const QString> texts, const QString &model,
                           Clock::time_point deadline)
{
    const std::size_t size = calls.size;
    const auto shared = calls.shared;
    shared->answers.resize((texts.size() + size - 1) / size);
    std::unique_lock lock(shared->mutex);
    while (calls.sent < shared->answers.size() || shared->running > 0) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
        if (left.count() <= 0 || m_isStopped)
            return;
        if (calls.sent < shared->answers.size() && shared->running < m_endpoint.concurrency) {
            const std::size_t place = calls.sent++;
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
    FailureKind kind = languagemodel::kindOf(answer);
    auto parsed = kind == FailureKind::None ? embeddingsFrom(answer.body, texts.size()) : std::nullopt;
    if (kind == FailureKind::None && !parsed)
        kind = FailureKind::NotUnderstood;
    if (m_observer)
        m_observer->called(purpose, kind, answer.duration);
    if (!parsed)
        return kind;
    qint64 most = 0;
    qint64 estimate = 0;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        embedded.vectors[first + i] = std::move(parsed->vectors[i]);
        most += languagemodel::maxTokens(texts[i].toUtf8().size());
        estimate += languagemodel::estimatedTokens(texts[i]);
    }
    const qint64 tokens = std::min(parsed->tokens > 0 ? parsed->tokens : estimate, most);
    embedded.tokens += tokens;
    if (m_observer)
        m_observer->spent(purpose, tokens, 0);
    return kind;
}

Embedded EmbeddingServer::answersOf(Calls &calls, std::span<const QString> texts, bool isOwnModel)
{
    Embedded embedded;
    embedded.vectors.resize(texts.size());
    embedded.failures.assign(texts.size(), FailureKind::None);
    const std::lock_guard lock(calls.shared->mutex);
    for (std::size_t i = 0; i < calls.shared->answers.size(); ++i) {
        const auto &answer = calls.shared->answers[i];
        const std::size_t first = i * calls.size;
        const auto asked = texts.subspan(first).first(std::min(calls.size, texts.size() - first));
        const FailureKind kind = answer ? read(*answer, first, asked, embedded)
            : m_isStopped               ? FailureKind::Stopped
            : i < calls.sent            ? FailureKind::TimedOut
                                        : FailureKind::Busy;
        std::fill_n(embedded.failures.begin() + qsizetype(first), asked.size(), kind);
        if (kind != FailureKind::None)
            embedded.failure = kind == FailureKind::Busy ? FailureKind::TimedOut : kind;
        else if (isOwnModel)
            learnDimension(int(embedded.vectors[first].size()));
        if (answer && languagemodel::isTransient(kind)
            && languagemodel::restAskedFor(answer->retryAfter) > m_endpoint.rest)
            suspend(kind, answer->retryAfter);
    }
    return embedded;
}

Embedded EmbeddingServer::embed(std::span<const QString> texts, std::chrono::milliseconds patience,
                                const QString &model, Packing packing)
{
    if (texts.empty())
        return {};
    const bool mayCall
        = !m_isStopped && m_breaker.admits() != languagemodel::CircuitBreaker::Admission::Denied;
    const bool isOwnModel = model.isEmpty() || model == m_endpoint.model;
    Calls calls;
    Embedded embedded;
    if (mayCall) {
        calls.size = packing == Packing::Alone ? 1 : std::size_t(m_endpoint.textsPerCall);
        call(calls, texts, isOwnModel ? m_endpoint.model : model, Clock::now() + patience);
        embedded = answersOf(calls, texts, isOwnModel);
    } else {
        embedded.failure = m_isStopped ? FailureKind::Stopped : FailureKind::Resting;
        embedded.vectors.resize(texts.size());
        embedded.failures.assign(texts.size(), embedded.failure);
    }
    if (embedded.failure != FailureKind::None && m_observer)
        m_observer->unanswered(purpose, embedded.failure);
    if (!mayCall || m_breaker.isOpen())
        return embedded;
    // A server that answers some calls works. Otherwise the texts may be the reason, or an earlier model.
    const bool answered = std::any_of(embedded.vectors.begin(), embedded.vectors.end(),
                                      [](const Vector &each) { return !each.empty(); });
    if (m_isStopped)
        m_breaker.undecided();
    else if (answered || embedded.failure == FailureKind::BadRequest)
        m_breaker.succeeded();
    else
        probe(std::max(patience / 4, m_endpoint.probeWait));
    return embedded;
}

void EmbeddingServer::probe(std::chrono::milliseconds patience)
{
    const QString text = u"Feedback"_s;
    Calls calls;
    call(calls, { &text, 1 }, m_endpoint.model, Clock::now() + patience);
    Embedded embedded = answersOf(calls, { &text, 1 }, true);
    if (m_isStopped)
        m_breaker.undecided();
    else if (embedded.failure == FailureKind::None || embedded.failure == FailureKind::BadRequest)
        m_breaker.succeeded();
    else if (!m_breaker.isOpen())
        suspend(embedded.failure, {});
}

void EmbeddingServer::suspend(FailureKind failure, const QByteArray &retryAfter)
{
    const auto rest = std::max(m_endpoint.rest, languagemodel::restAskedFor(retryAfter));
    m_breaker.suspend(rest);
    logFact(LogLevel::Warning, "embeddings.failed",
            { { "host", m_endpoint.url.host().toUtf8() },
              { "failure", QByteArray(languagemodel::wordOf(failure)) },
              { "rest_seconds", qint64(rest.count() / 1000) } });
}

int EmbeddingServer::dimension() const
{
    const std::lock_guard lock(m_mutex);
    return m_dimension;
}

bool EmbeddingServer::isDimensionDoubtful() const
{
    const std::lock_guard lock(m_mutex);
    return m_timesOther > 0;
}

void EmbeddingServer::learnDimension(int dimension)
{
    constexpr int timesToLearn = 16;
    const std::lock_guard lock(m_mutex);
    const Clock::time_point now = Clock::now();
    if (m_dimension == 0 || dimension == m_dimension) {
        m_dimension = dimension;
        m_timesOther = 0;
        return;
    }
    if (m_timesOther == 0 || dimension != m_otherDimension) {
        m_otherDimension = dimension;
        m_otherSince = now;
        m_timesOther = 0;
    }
    if (++m_timesOther < timesToLearn || now - m_otherSince < m_endpoint.rest)
        return;
    logFact(LogLevel::Warning, "embeddings.dimension_changed",
            { { "host", m_endpoint.url.host().toUtf8() },
              { "from", qint64(m_dimension) },
              { "to", qint64(dimension) } });
    m_dimension = dimension;
    m_timesOther = 0;
}

} // namespace triage::embeddings
