// SPDX-License-Identifier: GPL-3.0-or-later
// What undoes changes of views and takings of items on the server.
#pragma once

#include "commands/serverstep.h"
#include "domain/savedview.h"

#include <functional>
#include <optional>

namespace triage::app {

class ViewAdministration;

/// Deletes a view and returns what it was, unless `whyNot` says for what it is now why that must not be.
Task<Result<SavedView>> deleteIf(ApiClient *client, ViewId id,
                                 std::function<std::optional<Problem>(const SavedView &)> whyNot = {});
/// Returns what undoes the creation, change or deletion of a view: nothing before, or nothing after.
StepChanges undoOfView(const StepContext &context, ViewAdministration &views,
                       const std::optional<SavedView> &before, const std::optional<SavedView> &after);
/// Returns what undoes the taking of an item that the server chose.
StepChanges undoOfTaking(const StepContext &context, FeedbackId item);

} // namespace triage::app
