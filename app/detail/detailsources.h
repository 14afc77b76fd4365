// SPDX-License-Identifier: GPL-3.0-or-later
// The requests of the detail for data that the store does not have.
#pragma once

#include "domain/merge.h"
#include "domain/routing.h"
#include "domain/similarfeedback.h"
#include "domain/target.h"
#include "result.h"

#include <functional>
#include <vector>

class QObject;

namespace triage::app {

/// Each runs done once, unless the context was destroyed.
struct DetailSources
{
    template <typename T>
    using Request = std::function<void(FeedbackId, QObject *context, std::function<void(Result<T>)> done)>;

    Request<RoutingDetails> routing;
    Request<std::vector<Target>> targets;
    Request<std::vector<SimilarFeedback>> similar; ///< Sent once an item was in view for a moment.
    Request<Duplicates> duplicates; ///< Likewise.
};

} // namespace triage::app
