// SPDX-License-Identifier: GPL-3.0-or-later
// The times until which items are usually snoozed.
#pragma once

#include "timestamp.h"

#include <QCoreApplication>
#include <QDateTime>

#include <optional>

namespace triage::app {

/// In the zone of `now`. A time that cannot be offered has no value.
struct SnoozeTimes
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::SnoozeTimes)

public:
    QDateTime inAnHour;
    /// The full hour at least three hours from now; not behind 21:00.
    std::optional<QDateTime> laterToday;
    QDateTime tomorrow; ///< At nine.
    /// The next Monday at nine; not where that is tomorrow.
    std::optional<QDateTime> monday;

    static SnoozeTimes at(const QDateTime &now);
    /// Returns the time that a person typed: a date and time as shown() writes it, the next time of a clock
    /// ("14:30"), a span ("20 min"), or a day at that time or at nine ("tomorrow 9"); std::nullopt if it is
    /// none of these.
    static std::optional<QDateTime> read(const QString &text, const QDateTime &now);
    static QString shown(const QDateTime &time);
};

Timestamp timestampOf(const QDateTime &time);

} // namespace triage::app
