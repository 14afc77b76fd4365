// SPDX-License-Identifier: GPL-3.0-or-later
// Gives texts the vectors that a server of embeddings made of them.
#pragma once

#include "database/connection.h"
#include "domain/ids.h"
#include "routing/meaning/givenvectors.h"
#include "routing/model.h"

#include <QString>

#include <chrono>
#include <memory>
#include <span>
#include <vector>

namespace triage::services {

class VectorMaker;

/// Follows the vectors of one organization. What the database does not give stays without a vector. Not
/// thread-safe.
class EncodedTexts
{
public:
    /// Looks, at most every ten seconds, whether the space to use or the vectors of buffers are others than
    /// at the last call; then all texts need their vectors again. An empty model is that of no server.
    bool haveChanged(storage::Connection &connection, OrganizationId organization, const QString &model);
    /// Returns the space; null for none.
    const std::shared_ptr<const routing::GivenVectors> &space() const { return m_space; }

    void addTo(storage::Connection &connection, OrganizationId organization,
               std::vector<routing::Example> &examples) const;
    void addTo(storage::Connection &connection, OrganizationId organization,
               std::vector<routing::BufferProfile> &buffers) const;

private:
    std::chrono::steady_clock::time_point m_checked;
    std::shared_ptr<const routing::GivenVectors> m_space;
    QString m_state; ///< Identifies the vectors of buffers.
};

/// Returns the vectors of items in the encoder's space of a model, by their order; empty ones where there are
/// none.
std::vector<QByteArray> vectorsOf(storage::Connection &connection, OrganizationId organization,
                                  const routing::Model &model, const std::vector<FeedbackId> &items);

/// Makes the vectors of texts that are not stored, as far as the server of embeddings gives them in time.
/// maker is null if there is no server.
void encode(storage::Connection &connection, OrganizationId organization, const routing::Model &model,
            VectorMaker *maker, std::span<routing::FeedbackText> texts);
/// The same for buffers whose texts are others than in the model.
void encodeChanged(storage::Connection &connection, OrganizationId organization, const routing::Model &model,
                   VectorMaker *maker, std::vector<routing::BufferProfile> &buffers);

} // namespace triage::services
