// SPDX-License-Identifier: GPL-3.0-or-later
// Routing as a whole: what other settings would do with past feedback, and what people made of the decisions.
#pragma once

#include "domain/caller.h"
#include "domain/routingpreview.h"
#include "domain/routingquality.h"
#include "services/idempotencyguard.h"
#include "services/servicetask.h"

namespace triage::services {

class RoutingModels;

class RoutingInsightService
{
public:
    RoutingInsightService(storage::Database &database, RoutingModels &models)
        : m_database(database), m_models(models)
    {
    }

    /// Where past items would go; nothing is saved. An item is never judged by what people taught with it.
    /// The embedded classifier judges, whichever is used otherwise, so that it takes a moment and costs
    /// nothing. BufferNotFound where an override or the filter names none, InvalidFieldValue where the
    /// thresholds do not fit together, Conflict where there would be no buffer. Whether routing is on is
    /// asked first.
    DatabaseTask<RoutingPreview> preview(const Caller &caller, const PreviewQuestion &question,
                                         const IdempotencyGuard<RoutingPreview> &idempotency = {});
    /// Of the last so many weeks, this one included.
    DatabaseTask<RoutingQuality> quality(const Caller &caller, int weeks);

private:
    storage::Database &m_database;
    RoutingModels &m_models;
};

} // namespace triage::services
