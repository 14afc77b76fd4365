// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of saved views and the taking of the next item, which the server makes at once.
#pragma once

#include "commands/serverstep.h"
#include "domain/savedview.h"
#include "domain/triage.h"

#include <functional>
#include <optional>

namespace triage::app {

/// Each of these changes can be undone.
Task<Result<SavedView>> createView(ServerSteps &steps, NewView view);
/// `seen` has the values that the person changed. If the server has others by now, the result is a Conflict
/// and nothing changes; without it, whatever is there is replaced.
Task<Result<SavedView>> updateView(ServerSteps &steps, ViewId id, ViewPatch patch,
                                   std::optional<SavedView> seen = {});
Task<Result<void>> deleteView(ServerSteps &steps, ViewId id);
/// Takes the next item. Returns std::nullopt if there is none.
Task<Result<std::optional<FeedbackId>>> takeNext(ServerSteps &steps, NextTaken from);

/// Patches a view, without a step of its own, unless `whyNot` says for what it is now why that must not be.
Task<Result<void>> patchView(StepContext context, ViewId id, ViewPatch patch,
                             std::function<std::optional<Problem>(const SavedView &)> whyNot);

/// Returns why the person may not change the view, or std::nullopt if it is possible.
std::optional<QString> whyNotChange(const LocalStore &store, const SavedView &view);

} // namespace triage::app
