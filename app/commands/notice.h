// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about acts and about work in batches.
#pragma once

#include "store/values/storenumbers.h"

#include <QString>

#include <optional>

namespace triage::app {

/// The text of a toast about an act.
struct Notice
{
    QString text; ///< "Moved 3 to Billing".
    bool canUndo = false;
    std::optional<ActId> act;
};

/// Work in batches, for the status bar. It has ended if done == total.
struct JobProgress
{
    QString text; ///< "Move 4,312 from Inbox to Billing".
    qint64 done = 0;
    qint64 total = 0;

    bool isOver() const { return done >= total; }
    friend bool operator==(const JobProgress &, const JobProgress &) = default;
};

} // namespace triage::app
