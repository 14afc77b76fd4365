// SPDX-License-Identifier: GPL-3.0-or-later
// The times until which items are usually snoozed.
#pragma once

#include "timestamp.h"

#include <QDateTime>

#include <optional>

namespace triage::app {

/// In the zone of `now`. A time that cannot be offered has no value.
struct SnoozeTimes
{
    /// The full hour at least three hours from now; not behind 21:00.
    std::optional<QDateTime> laterToday;
    QDateTime tomorrow; ///< At nine.
    /// The next Monday at nine; not where that is tomorrow.
    std::optional<QDateTime> monday;

    static SnoozeTimes at(const QDateTime &now);
};

Timestamp timestampOf(const QDateTime &time);

} // namespace triage::app
