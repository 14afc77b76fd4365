// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/plotfilters.h"

namespace triage::app {

Filter filterOf(const DaySpan &span, const StatisticsQuery &query)
{
    Filter filter;
    if (query.buffer)
        filter = inBuffer(filter, *query.buffer);
    filter.createdAfter = startOfDay(span.from);
    filter.createdBefore = startOfDay(span.to.addDays(1));
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
