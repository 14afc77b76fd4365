// SPDX-License-Identifier: GPL-3.0-or-later
// Asks a server for the vectors of texts, at any endpoint that speaks the embeddings protocol of OpenAI.
#pragma once

#include "embeddings/embeddingendpoint.h"
#include "embeddings/vector.h"
#include "languagemodel/circuitbreaker.h"
#include "languagemodel/failurekind.h"
#include "languagemodel/observer.h"
#include "outgoing/outgoing.h"

#include <QString>

#include <atomic>
#include <chrono>
#include <mutex>
#include <span>
#include <vector>

namespace triage::embeddings {

/// The vectors of some texts.
struct Embedded
{
    languagemodel::FailureKind failure = languagemodel::FailureKind::None; ///< The failure of any call.
    std::vector<Vector> vectors; ///< In the order of the texts; empty ones where a call failed.
    /// The failure of the call with each text; Busy if there was no time for it.
    std::vector<languagemodel::FailureKind> failures;
    qint64 tokens = 0; ///< As reported, or an estimate.
};

/// The texts of a call. A text alone is the only reason for the failure of its call, as long as the server
/// works.
enum class Packing { Shared, Alone };

/// Thread-safe. Callers wait in their own threads. After a failed call something harmless is sent, to find
/// out whether the server works; if it does not, no call is made for a while.
class EmbeddingServer
{
public:
    /// The observer must outlive it; it may be null.
    explicit EmbeddingServer(EmbeddingEndpoint endpoint, languagemodel::Observer *observer = nullptr);

    /// Returns the vectors that arrive in that time. Takes a quarter more at most if it has to find out
    /// whether the server works. Texts must be prepared.
    Embedded embed(std::span<const QString> texts, std::chrono::milliseconds patience,
                   const QString &model = {}, Packing packing = Packing::Shared);
    /// Returns a text as it may be sent: without secrets, without invisible characters, and not too long.
    QString prepared(const QString &title, const QString &description) const;

    /// Returns the components of the model's vectors; 0 until the server gave one. Others follow when all
    /// vectors of a while have another number: several servers behind one address may differ.
    int dimension() const;
    /// Returns whether the last vectors had another number of components.
    bool isDimensionDoubtful() const;
    /// Makes all current and future calls fail at once, because the program ends.
    void stop();
    /// Returns whether calls are suspended after a failure.
    bool isResting() const { return m_breaker.isOpen(); }
    const EmbeddingEndpoint &endpoint() const { return m_endpoint; }

private:
    struct Calls;

    outgoing::OutgoingRequest requestOf(std::span<const QString> texts, const QString &model,
                                        std::chrono::milliseconds timeout) const;
    /// Sends all calls, a few at a time, and waits for the answers.
    void call(Calls &calls, std::span<const QString> texts, const QString &model,
              std::chrono::steady_clock::time_point deadline);
    Embedded answersOf(Calls &calls, std::span<const QString> texts, bool isOwnModel);
    languagemodel::FailureKind read(const outgoing::OutgoingAnswer &answer, std::size_t first,
                                    std::span<const QString> texts, Embedded &embedded);
    /// Asks for the vector of something harmless. Suspends all calls if there is none.
    void probe(std::chrono::milliseconds patience);
    void suspend(languagemodel::FailureKind failure, const QByteArray &retryAfter);
    void learnDimension(int dimension);

    const EmbeddingEndpoint m_endpoint;
    const QByteArray m_address;
    languagemodel::Observer *const m_observer;
    languagemodel::CircuitBreaker m_breaker;
    mutable std::mutex m_mutex;
    int m_dimension = 0;
    int m_otherDimension = 0; ///< That of the last vectors, if it is another.
    int m_timesOther = 0; ///< In a row.
    std::chrono::steady_clock::time_point m_otherSince{};
    std::atomic<bool> m_isStopped = false;
    outgoing::Outgoing m_outgoing;
};

} // namespace triage::embeddings
