// SPDX-License-Identifier: GPL-3.0-or-later
// The models that organizations' feedback is routed with, kept in memory and as new as the database.
#pragma once

#include "database/connection.h"
#include "domain/ids.h"
#include "result.h"
#include "routing/model.h"
#include "stores/routingstore.h"

#include <QString>

#include <cstddef>
#include <memory>

namespace triage::services {

/// PostgreSQL is the truth: a model is made from it when it is first asked for, follows what changed since,
/// and is forgotten when memory is short. Whoever asks says which state of the database the answer must show
/// at least, as it was read with the organization's settings; so a request after a correction sees it, on
/// whichever backend. What was learnt is fitted anew by a thread of its own, while the model is used as it
/// is. Thread-safe.
class RoutingModels
{
public:
    struct Limits
    {
        std::size_t memory = std::size_t(256)
            << 20; ///< In bytes, of all models; the one asked for last always stays.
        int examplesPerBuffer = 2000; ///< For and against a buffer each; the newest ones.
        int examples = 10'000; ///< Of an organization.
    };

    /// The models are calibrated by the decisions of the classifier of that name: the embedded one, whose
    /// scores theirs are.
    explicit RoutingModels(QString classifier, Limits limits);
    explicit RoutingModels(QString classifier) : RoutingModels(std::move(classifier), Limits()) { }
    ~RoutingModels();

    /// The organization's model, at least as new as the state.
    Result<std::shared_ptr<const routing::Model>> current(storage::Connection &connection,
                                                          OrganizationId organization,
                                                          const storage::LearningState &state);
    /// How many models there are, and about how much memory they take.
    int size() const;
    std::size_t bytes() const;
    /// How many wait to be fitted anew, or are just now.
    int refits() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::services
