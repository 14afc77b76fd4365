// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/savedfilter.h"

#include "store/values/clock.h"

#include <QDateTime>

namespace triage::app {

std::optional<Timestamp> beginningOfPeriod(int days)
{
    if (days == 0)
        return {};
    const QDate today = QDateTime::fromMSecsSinceEpoch(currentTime().milliseconds()).date();
    return Timestamp(today.addDays(1 - days).startOfDay().toMSecsSinceEpoch());
}

int periodOf(const Filter &filter)
{
    for (const int days : periodDays) {
        if (!filter.createdBefore && beginningOfPeriod(days) == filter.createdAfter)
            return days;
    }
    return 0;
}

SavedFilter SavedFilter::of(const QString &name, const Filter &filter)
{
    return { name, filter, periodOf(filter) };
}

void SavedFilter::refresh()
{
    if (days > 0)
        filter.createdAfter = beginningOfPeriod(days);
}

} // namespace triage::app
