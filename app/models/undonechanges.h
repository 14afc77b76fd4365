// SPDX-License-Identifier: GPL-3.0-or-later
// Shortens the history of an item where somebody took a change back at once.
#pragma once

#include "store/values/storerecords.h"

#include <QCoreApplication>

#include <chrono>
#include <vector>

namespace triage::app {

class UndoneChanges
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::UndoneChanges)
public:
    /// The time within which the same person has to take a change back.
    static constexpr std::chrono::minutes limit{ 10 };

    /// Returns the entries with one line for each change that was undone, in place of all lines of the change
    /// and of its undo. Notes stay where they are, and nothing between two notes moves past them.
    static std::vector<TimelineEntry> folded(const std::vector<TimelineEntry> &entries);
};

} // namespace triage::app
