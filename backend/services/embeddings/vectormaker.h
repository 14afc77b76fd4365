// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the vectors of items and of the descriptions of buffers.
#pragma once

#include "database/connection.h"
#include "embeddings/embeddingserver.h"
#include "result.h"
#include "stores/routingstore.h"
#include "stores/vectors/vectorstore.h"

#include <chrono>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace triage::services {

/// Thread-safe.
class VectorMaker
{
public:
    /// The server must outlive it.
    explicit VectorMaker(embeddings::EmbeddingServer &server) : m_server(server) { }

    /// Makes vectors of items that are about to be routed, in the space that is used. Waits no longer than
    /// the endpoint's routingWait: what has no vector then gets it in the background. Nothing fails by it.
    void makeForRouting(storage::Connection &connection, OrganizationId organization,
                        std::span<const storage::ClaimedItem> items);

    /// Returns the vectors of texts that are not stored, a title and a description each, in a space of the
    /// organization. Waits as makeForRouting() does. Empty vectors where none came in time, or where the
    /// space is not in use any more.
    std::vector<embeddings::Vector> ofTexts(storage::Connection &connection, OrganizationId organization,
                                            qint64 space,
                                            const std::vector<std::pair<QString, QString>> &texts);

    /// The result of a step in the background.
    enum class Step {
        More, ///< There may be more to do.
        Complete,
        Failed, ///< The server gave nothing, or the organization's tokens are used up. Try again later.
    };
    /// Makes the next vectors of an organization with the server's model, of which one is known to exist.
    Result<Step> makeSome(storage::Connection &connection, OrganizationId organization);
    /// Returns the key of the model's space. Asks the server for a vector if its dimension is unknown or
    /// doubtful; the key has none if it stays so.
    storage::SpaceKey key();

private:
    /// Returns the space of the organization to make vectors in now; nothing if routing must not wait for the
    /// server.
    std::optional<storage::VectorSpace> spaceForRouting(storage::VectorStore &store,
                                                        OrganizationId organization);
    /// Embeds prepared texts while somebody waits for them, and notes what that tells about the server.
    embeddings::Embedded embedSoon(storage::VectorStore &store, OrganizationId organization,
                                   const storage::VectorSpace &space, std::vector<QString> texts);
    bool isEarlier(const storage::VectorSpace &space) const
    {
        return space.model != m_server.endpoint().model;
    }
    using Ask = std::function<embeddings::Embedded(std::span<const QString>)>;
    /// Asks for the vectors of the first texts that the organization's tokens of today are enough for, and
    /// counts the tokens. ask: (texts) → vectors.
    Result<embeddings::Embedded> embedPaid(storage::VectorStore &store, const std::vector<QString> &texts,
                                           const Ask &ask) const;
    /// Embeds and stores the items; returns how many of them need nothing more.
    Result<std::size_t> make(storage::VectorStore &store, const storage::VectorSpace &space,
                             std::vector<storage::ItemVector> items);
    /// Embeds the texts. If a call fails although the server works, each of its texts is embedded alone. A
    /// text that fails alone several times gets a vector without direction, so that it is not asked for
    /// again.
    embeddings::Embedded embedAll(std::span<const QString> texts, const storage::VectorSpace &space);
    /// Returns the vector of the beginning of a text that the server does not accept, without direction if it
    /// accepts none of it. Empty if the server gave no vector for another reason.
    embeddings::Vector embedBeginning(QString text, const storage::VectorSpace &space, qint64 &tokens);
    bool failsAlways(const QString &text);
    Result<bool> describe(storage::VectorStore &store, const storage::VectorSpace &space);

    embeddings::EmbeddingServer &m_server;
    std::mutex m_mutex;
    /// Routing asks for nothing until then: the server was too slow for what arrived.
    std::map<OrganizationId, std::chrono::steady_clock::time_point> m_slowUntil;
    std::map<QString, int> m_failures; ///< How often texts failed alone.
    std::set<QString> m_gone; ///< Earlier models that the server does not have any more.
};

} // namespace triage::services
