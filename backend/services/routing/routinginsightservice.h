// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on routing as a whole: what other settings would do with past feedback, and what people made of
// the decisions.
#pragma once

#include "domain/caller.h"
#include "domain/routingpreview.h"
#include "domain/routingquality.h"
#include "services/servicetask.h"

namespace triage::services {

class RoutingModels;
class VectorMaker;

class RoutingInsightService
{
public:
    /// computing is the pool for previews, which take long and must not delay other requests. vectors is null
    /// if there is no server of embeddings.
    RoutingInsightService(storage::Database &database, storage::Database &computing, RoutingModels &models,
                          VectorMaker *vectors)
        : m_database(database), m_computing(computing), m_models(models), m_vectors(vectors)
    {
    }

    /// Returns where past items would be if they were routed again; stores nothing. Compares the present
    /// settings with the changed ones, both with what routing has learned by now. Whether routing decides as
    /// people did is judged without what they taught with the item. Always uses the embedded classifier,
    /// never a language model. Only buffers that are described in other words are sent to the server of
    /// embeddings. BufferNotFound if an override or the filter names no buffer, InvalidFieldValue if the
    /// thresholds contradict each other, Conflict if there would be no buffer.
    /// RoutingService::requireEnabled() is checked first.
    DatabaseTask<RoutingPreview> preview(const Caller &caller, const PreviewQuestion &question);
    /// Returns the quality of the given number of weeks, the current one included.
    DatabaseTask<RoutingQuality> quality(const Caller &caller, int weeks);

private:
    storage::Database &m_database;
    storage::Database &m_computing;
    RoutingModels &m_models;
    VectorMaker *const m_vectors;
};

} // namespace triage::services
