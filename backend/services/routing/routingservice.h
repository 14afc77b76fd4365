// SPDX-License-Identifier: GPL-3.0-or-later
// Routing: trying it out, looking at what was decided, asking for it again, and doing it in the background.
#pragma once

#include "domain/caller.h"
#include "domain/feedback.h"
#include "domain/routing.h"
#include "routing/classifier.h"
#include "services/idempotencyguard.h"
#include "services/servicetask.h"
#include "stores/routingstore.h"

#include <functional>
#include <span>

namespace triage::services {

class RoutingModels;

/// Where a text would land, and what was thought on the way.
struct TestedRouting
{
    RoutingTestResult result;
    RoutingTrial trial;
};

class RoutingService
{
public:
    /// thinking is the database where classifiers run, because they may take long and must not delay other
    /// requests.
    RoutingService(storage::Database &database, storage::Database &thinking,
                   const routing::Classifier &classifier, RoutingModels &models)
        : m_database(database), m_thinking(thinking), m_classifier(classifier), m_models(models)
    {
    }

    /// Where the text would land; nothing is saved. Conflict where the organization has no buffers,
    /// BufferNotFound where an override names none. Whether routing is on is asked first, by
    /// requireEnabled().
    DatabaseTask<TestedRouting> test(const Caller &caller, const RoutingTest &body,
                                     const IdempotencyGuard<TestedRouting> &idempotency = {});
    /// Forbidden where the organization has switched routing off.
    DatabaseTask<void> requireEnabled(const Caller &caller);
    /// FeedbackNotFound where there is no such item; so below.
    DatabaseTask<storage::Records<RoutingDetails>> details(const Caller &caller, FeedbackId id);
    /// Called, in whichever thread, whenever an item waits for routing again.
    void onQueued(std::function<void()> notify) { m_notify = std::move(notify); }
    /// The item waits for routing again; one that waits already goes on waiting.
    DatabaseTask<Feedback> retry(const Caller &caller, FeedbackId id,
                                 const IdempotencyGuard<Feedback> &idempotency = {});

private:
    storage::Database &m_database;
    storage::Database &m_thinking;
    const routing::Classifier &m_classifier;
    RoutingModels &m_models;
    std::function<void()> m_notify;
};

/// Routes claimed items of one organization and keeps what was decided, in one transaction. Items whose lease
/// was lost meanwhile are left alone.
Result<void> routeItems(storage::Connection &connection, const routing::Classifier &classifier,
                        RoutingModels &models, std::span<const storage::ClaimedItem> items);
/// The same with a model that is made for this call.
Result<void> routeItems(storage::Connection &connection, const routing::Classifier &classifier,
                        std::span<const storage::ClaimedItem> items);

/// Gives an item up after its last attempt.
Result<void> failItem(storage::Connection &connection, const routing::Classifier &classifier,
                      const storage::ClaimedItem &item, const QString &reason);

/// Routes feedback again for every item of an organization whose routing failed. How many there were.
Result<int> retryFailed(storage::Connection &connection, OrganizationId organization);

} // namespace triage::services
