// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/plotfilters.h"

namespace triage::app {

Filter filterOf(const DaySpan &span, const StatisticsQuery &query)
{
    Filter filter;
    if (query.buffer)
        filter = inBuffer(filter, *query.buffer);
    filter.createdAfter = beginOf(span.from);
    filter.createdBefore = beginOf(span.to.addDays(1));
    filter.clientGroup = query.client;
    filter.work = WorkState::Any;
    filter.isGrouped = query.once;
    return filter;
}

Filter filterOf(const StatisticsQuery &query)
{
    return filterOf({ query.from, query.to }, query);
}

Filter inPlace(Filter filter, Place place)
{
    // Items that need review can be listed within a buffer. The other places exclude a buffer.
    if (place == Place::NeedsReview && filter.place == Place::Buffer) {
        filter.onlyNeedsReview = true;
        return filter;
    }
    filter.place = place;
    filter.buffer = {};
    return filter;
}

Filter inBuffer(Filter filter, BufferId buffer)
{
    filter.place = Place::Buffer;
    filter.buffer = buffer;
    return filter;
}

} // namespace triage::app
