// SPDX-License-Identifier: GPL-3.0-or-later
// The plan of a command, in the same form for all commands.
#pragma once

#include "store/values/operation.h"

#include <QString>

#include <chrono>
#include <functional>
#include <span>
#include <vector>

namespace triage::app {

class LocalStore;

/// The time for which operations that cannot be undone on the server are held.
inline constexpr std::chrono::seconds holdTime{ 10 };
/// The number of items that are changed at once; more are changed in batches between events.
inline constexpr qsizetype batchSize = 250;

/// Operations that change something. Others are left out, so that undoing never removes what was there
/// before.
using Operations = std::vector<Operation>;

/// A command before it is carried out. The operations of its items are computed batch by batch, from the
/// store's values at that moment.
struct Plan
{
    QString text; ///< The text of the undo step and the act: "Move 3 from Inbox to Billing".
    std::function<QString(int)> done; ///< Returns the notice for the number of changed items.
    QString nothing; ///< The notice if nothing changes: "Already in Billing".
    std::vector<FeedbackId> ids;
    std::function<Operations(const LocalStore &, std::span<const FeedbackId>)> operations;
    std::chrono::seconds hold{ 0 };
    bool canUndo = true;
    bool hasWords = false; ///< A person typed them: they are stored even while a large job runs.
};

} // namespace triage::app
