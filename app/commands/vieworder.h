// SPDX-License-Identifier: GPL-3.0-or-later
// The order of views: the positions that put one before another, and what undoes it.
#pragma once

#include "commands/serverstep.h"
#include "domain/savedview.h"

#include <vector>

namespace triage::app {

class ViewAdministration;

/// A view and where it goes.
struct ViewPlace
{
    SavedView view; ///< As it was seen.
    int position = 0;
};

/// Returns the fewest new positions that put a view of the list before another one; not valid: at the end.
/// The list is in its order. Returns nothing if the view is there already, or is not in the list.
std::vector<ViewPlace> placesFor(const std::vector<SavedView> &views, ViewId moved, ViewId before);

/// Sets the positions one after the other, unless somebody moved one of the views since it was seen.
Task<Result<void>> setPositions(StepContext context, ViewAdministration *views,
                                std::vector<ViewPlace> places);
/// Returns what undoes other positions of views.
StepChanges undoOfPositions(const StepContext &context, ViewAdministration &views,
                            const std::vector<ViewPlace> &places);

} // namespace triage::app
