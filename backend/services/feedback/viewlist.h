// SPDX-License-Identifier: GPL-3.0-or-later
// The lists that views stand for.
#pragma once

#include "contract/messages.h"
#include "domain/savedview.h"
#include "timestamp.h"

#include <optional>

namespace triage::services {

/// Returns the list of a view as that member sees it now.
api::FeedbackFilter listFilterOf(const SavedView &view, MemberId member, Timestamp now);
/// Limits a list to the items that are open, awake and nobody's. Returns nothing if it has none of these by
/// its filters.
std::optional<api::FeedbackFilter> freeItemsOf(api::FeedbackFilter filter);

} // namespace triage::services
