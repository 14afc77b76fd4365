// SPDX-License-Identifier: GPL-3.0-or-later
// The routing of queued items: from a claim to the stored decision.
#pragma once

#include "domain/routing.h"
#include "routing/decision.h"
#include "routing/profiles.h"
#include "stores/routingstore.h"

#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace triage::services {

class DuplicateFinder;
class RoutingModels;

/// The reason of a decision as a text and, if it has one, as a code.
struct Explanation
{
    QString reasoning;
    std::optional<RoutingReason> reason;
};

/// Explains why an item is routed to a buffer, or to none. The classifier does not know the organization's
/// thresholds.
Explanation explanationOf(const routing::Verdict &verdict, const routing::Decision &taken,
                          const storage::RoutingSettings &settings,
                          const std::vector<routing::BufferProfile> &profiles);

/// Returns the candidates as they are stored and shown.
std::vector<RoutingCandidate> candidatesOf(const std::vector<routing::Candidate> &candidates);

/// After this time, what is decided is stored before another group is classified.
inline constexpr std::chrono::milliseconds longestWaitForOthers{ 1000 };

/// Routes claimed items, the groups of which are of one organization each, finds items that probably say the
/// same, and stores both in one transaction of the organization. Organizations with a few items share a
/// transaction, unless the lock of one is held. One group comes after the other, and what is decided is
/// stored about every longestWait, so that many that take long do not end the leases of all. Routes no items
/// whose lease was lost meanwhile. prepare, which may be empty, is called with each group before. Returns how
/// it went for each group; an exception is the failure of its group.
std::vector<Result<void>>
routeItems(storage::Connection &connection, const routing::Classifier &classifier, RoutingModels &models,
           DuplicateFinder &duplicates, std::span<const std::span<const storage::ClaimedItem>> groups,
           const std::function<void(std::span<const storage::ClaimedItem>)> &prepare = {},
           std::chrono::milliseconds longestWait = longestWaitForOthers);

/// Marks an item as failed after its last attempt.
Result<void> failItem(storage::Connection &connection, const routing::Classifier &classifier,
                      const storage::ClaimedItem &item, const QString &reason);

} // namespace triage::services
