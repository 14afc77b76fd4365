// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/plotfilters.h"

#include <QTimeZone>

namespace triage::app {

Timestamp beginOf(QDate day, const StatisticsQuery &query)
{
    return query.isInUtc ? startOfDay(day, QTimeZone::utc()) : startOfDay(day);
}

Filter filterOf(const DaySpan &span, const StatisticsQuery &query)
{
    Filter filter;
    if (query.buffer)
        filter = inBuffer(filter, *query.buffer);
    filter.createdAfter = beginOf(span.from, query);
    filter.createdBefore = beginOf(span.to.addDays(1), query);
    filter.show(work::any);
    if (query.once)
        filter.duplicates = DuplicatesFilter::Hide;
    return filter;
}

Filter filterOf(const StatisticsQuery &query)
{
    return filterOf({ query.from, query.to }, query);
}

} // namespace triage::app
