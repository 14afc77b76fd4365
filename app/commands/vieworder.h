// SPDX-License-Identifier: GPL-3.0-or-later
// The order of views: the positions that put one before another.
#pragma once

#include "commands/serverstep.h"
#include "domain/savedview.h"

#include <vector>

namespace triage::app {

/// A view and where it goes.
struct ViewPlace
{
    SavedView view; ///< As it was seen.
    int position = 0;
};

/// Returns the fewest new positions that put a view of the list before another one; not valid: at the end.
/// The list is in its order. Returns nothing if the view is there already, or is not in the list.
std::vector<ViewPlace> placesFor(const std::vector<SavedView> &views, ViewId moved, ViewId before);

/// Sets the positions one after the other, unless somebody moved one of the views since it was seen. That is
/// one step of the undo stack, with the name of the view that the person moved.
Task<Result<void>> moveViews(ServerSteps &steps, const QString &name, std::vector<ViewPlace> places);

} // namespace triage::app
