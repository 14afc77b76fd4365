// SPDX-License-Identifier: GPL-3.0-or-later
// The routing models of organizations, cached in memory and as new as the database.
#pragma once

#include "database/connection.h"
#include "domain/ids.h"
#include "result.h"
#include "routing/model.h"
#include "stores/routingstore.h"

#include <QString>

#include <chrono>
#include <cstddef>
#include <memory>
#include <utility>

namespace triage::services {

/// PostgreSQL is the source of truth: a model is built from it when it is first needed, follows later
/// changes, and is dropped when memory is short. The caller passes the state of the database that the model
/// must include, as it was read with the organization's settings; so a request after a correction sees it, on
/// any backend. Models are refitted in a thread of their own while the old ones stay in use; the space of the
/// organization's own texts, from 200 texts on, follows from the newest ones there. Thread-safe.
class RoutingModels
{
public:
    struct Limits
    {
        std::size_t memory = std::size_t(256)
            << 20; ///< In bytes, for all models; the most recently used one always stays.
        int examplesPerBuffer = 2000; ///< The newest examples and counter-examples of a buffer, each.
        int examples = 10'000; ///< For an organization.
        /// The age from which the calibration is read again, and the latest examples are fitted. While
        /// feedback is routed without a pause of this length, only what people judge changes the calibration.
        std::chrono::milliseconds freshness{ 30'000 };
    };

    /// The spaces of meaning that models use.
    struct Spaces
    {
        bool ownTexts = true; ///< That of the organization's own texts.
        QString encoder; ///< The model of the server of embeddings; empty for none.
    };

    /// classifier is the name of the embedded classifier. Its decisions calibrate the models, because their
    /// scores are its scores.
    RoutingModels(QString classifier, Limits limits, Spaces spaces);
    RoutingModels(QString classifier, Limits limits) : RoutingModels(std::move(classifier), limits, Spaces())
    {
    }
    explicit RoutingModels(QString classifier) : RoutingModels(std::move(classifier), Limits()) { }
    ~RoutingModels();

    /// Returns the organization's model, at least as new as the state. ServiceUnavailable if the program ends
    /// meanwhile.
    Result<std::shared_ptr<const routing::Model>> current(storage::Connection &connection,
                                                          OrganizationId organization,
                                                          const storage::LearningState &state);
    /// Returns the model that current() returns once it has learned everything that is stored now: fitted,
    /// and calibrated by the present decisions. Takes as long as a refit. Throws Abandoned if an
    /// AbandonmentScope says so.
    Result<std::shared_ptr<const routing::Model>> settled(storage::Connection &connection,
                                                          OrganizationId organization,
                                                          const storage::LearningState &state);
    /// Brings the models in memory up to date that nobody used since they changed, so that each server
    /// forgets what was taken back, whether it routes or not. Does nothing if it was called a few seconds
    /// ago.
    void follow(storage::Connection &connection);
    /// Returns the organization's model as it is in memory, without reading anything or waiting; null if it
    /// is not there, or is being brought up to date.
    std::shared_ptr<const routing::Model> inMemory(OrganizationId organization) const;
    /// Returns the number of models, and their approximate size in memory.
    int size() const;
    std::size_t bytes() const;
    /// Returns the number of models that are being refitted or wait for it.
    int refits() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::services
