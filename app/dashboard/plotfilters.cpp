// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/plotfilters.h"

namespace triage::app {

Timestamp beginOf(QDate day)
{
    return Timestamp(day.startOfDay().toMSecsSinceEpoch());
}

Filter filterOf(const DaySpan &span, const StatisticsQuery &query)
{
    Filter filter;
    if (query.buffer)
        filter = inBuffer(filter, *query.buffer);
    filter.createdAfter = beginOf(span.from);
    filter.createdBefore = beginOf(span.to.addDays(1));
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
