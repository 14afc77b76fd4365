// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/triage/snoozetimes.h"

namespace triage::app {

namespace {

constexpr int morning = 9;
constexpr int evening = 21;
constexpr int hoursFromNow = 3;

/// The hour of a day in the zone of another time.
QDateTime hourOf(const QDateTime &now, const QDate &day, int hour)
{
    QDateTime time = now;
    time.setDate(day);
    time.setTime(QTime(hour, 0));
    return time;
}

} // namespace

SnoozeTimes SnoozeTimes::at(const QDateTime &now)
{
    SnoozeTimes times;
    const QDate today = now.date();
    const bool isFullHour = now.time().minute() == 0 && now.time().second() == 0;
    const int hour = now.time().hour() + hoursFromNow + (isFullHour ? 0 : 1);
    if (hour <= evening)
        times.laterToday = hourOf(now, today, hour);
    times.tomorrow = hourOf(now, today.addDays(1), morning);
    const int daysToMonday = 8 - today.dayOfWeek();
    if (daysToMonday > 1)
        times.monday = hourOf(now, today.addDays(daysToMonday), morning);
    return times;
}

Timestamp timestampOf(const QDateTime &time)
{
    return Timestamp(time.toMSecsSinceEpoch());
}

} // namespace triage::app
