// SPDX-License-Identifier: GPL-3.0-or-later
// What undoes changes of views and takings of items on the server.
#pragma once

#include "commands/serverstep.h"
#include "domain/savedview.h"

#include <optional>

namespace triage::app {

class ViewAdministration;

/// Returns what undoes the creation, change or deletion of a view: nothing before, or nothing after.
StepChanges undoOfView(const StepContext &context, ViewAdministration &views,
                       const std::optional<SavedView> &before, const std::optional<SavedView> &after);
/// Returns what undoes the taking of an item that the server chose.
StepChanges undoOfTaking(const StepContext &context, FeedbackId item);

} // namespace triage::app
