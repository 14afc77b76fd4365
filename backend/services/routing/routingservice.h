// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on routing: testing it, reading decisions and repeating it.
#pragma once

#include "domain/caller.h"
#include "domain/feedback.h"
#include "domain/routing.h"
#include "routing/classifier.h"
#include "services/idempotencyguard.h"
#include "services/servicetask.h"
#include "stores/routingstore.h"

#include <functional>

namespace triage::services {

class RoutingModels;
class VectorMaker;

/// Where a text would be routed, and the reasons.
struct TestedRouting
{
    RoutingTestResult result;
    RoutingTrial trial;
};

class RoutingService
{
public:
    /// thinking is the pool where classifiers run, because they may take long and must not delay other
    /// requests. vectors is null if there is no server of embeddings.
    RoutingService(storage::Database &database, storage::Database &thinking,
                   const routing::Classifier &classifier, RoutingModels &models, VectorMaker *vectors)
        : m_database(database), m_thinking(thinking), m_classifier(classifier), m_models(models),
          m_vectors(vectors)
    {
    }

    /// Returns where the text would be routed; stores nothing. Conflict if the organization has no buffers,
    /// BufferNotFound if an override names none. requireEnabled() is checked first.
    DatabaseTask<TestedRouting> test(const Caller &caller, const RoutingTest &body);
    /// Forbidden if the organization has switched routing off.
    DatabaseTask<void> requireEnabled(const Caller &caller);
    /// FeedbackNotFound if the item does not exist; the same holds for the functions below.
    DatabaseTask<storage::Records<RoutingDetails>> details(const Caller &caller, FeedbackId id);
    /// The function is called, in any thread, whenever an item was queued again.
    void onQueued(std::function<void()> notify) { m_notify = std::move(notify); }
    /// Queues the item for routing again; an item that is queued already stays so.
    ServiceTask<Feedback> retry(const Caller &caller, FeedbackId id,
                                const IdempotencyGuard<Feedback> &idempotency = {});

private:
    storage::Database &m_database;
    storage::Database &m_thinking;
    const routing::Classifier &m_classifier;
    RoutingModels &m_models;
    VectorMaker *const m_vectors;
    std::function<void()> m_notify;
};

} // namespace triage::services
