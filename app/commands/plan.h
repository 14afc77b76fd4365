// SPDX-License-Identifier: GPL-3.0-or-later
// What a command is about to do: the same shape for all of them.
#pragma once

#include "store/values/operation.h"

#include <QString>

#include <chrono>
#include <functional>
#include <span>
#include <vector>

namespace triage::app {

class LocalStore;

/// How long what cannot be undone on the server is kept back.
inline constexpr std::chrono::seconds holdTime{ 10 };
/// How many items are changed in one go; more are done in batches between events.
inline constexpr qsizetype batchSize = 250;

/// Only operations that change something: what is so already is left out, so that undoing never takes away
/// what was there before.
using Operations = std::vector<Operation>;

/// A command before it is done. The operations of its items are worked out batch by batch, from what the
/// store has at that moment.
struct Plan
{
    QString text; ///< Of the undo step and the act: "Move 3 from Inbox to Billing".
    std::function<QString(int)> done; ///< What the notice says when that many were changed.
    QString nothing; ///< What it says when nothing changes: "Already in Billing".
    std::vector<FeedbackId> ids;
    std::function<Operations(const LocalStore &, std::span<const FeedbackId>)> operations;
    std::chrono::seconds hold{ 0 };
    bool canUndo = true;
};

} // namespace triage::app
