// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/workplots.h"

#include "dashboard/dayspans.h"
#include "dashboard/groupplots.h"
#include "dashboard/plotfilters.h"
#include "store/values/clock.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

using namespace statistics;

namespace {

/// A card shows that number of owners legibly. The table has all of them.
constexpr std::size_t maxOwnerBars = 8;

/// Returns the list of what is open now, whenever it was created.
Filter unfinished(const StatisticsQuery &query)
{
    Filter filter;
    filter.show(work::unfinished);
    if (query.once)
        filter.duplicates = DuplicatesFilter::Hide;
    return filter;
}

/// Returns the open items whose age in days is above `from` and at most `upTo`.
Filter ofAge(const StatisticsQuery &query, std::optional<int> from, std::optional<int> upTo)
{
    Filter filter = unfinished(query);
    const QDate day = query.isInUtc ? currentDateTime().toUTC().date() : today();
    if (upTo)
        filter.createdAfter = beginOf(day.addDays(1 - *upTo), query);
    if (from)
        filter.createdBefore = beginOf(day.addDays(1 - *from), query);
    return filter;
}

} // namespace

PlotData WorkPlots::flow(const WorkCounts &figures, const StatisticsQuery &query)
{
    const DaySpans days(figures.days);
    const std::vector<qint64> opened = days.sums(figures.opened);
    const std::vector<qint64> done = days.sums(figures.done);
    const std::vector<qint64> declined = days.sums(figures.declined);
    PlotData plot;
    plot.shape = PlotShape::Beside;
    plot.categories = days.categories();
    plot.series = { { tr("Opened"), 2, opened, {} }, { tr("Closed"), 0, {}, {} } };
    plot.table.columns = { days.areWeeks() ? tr("Week") : tr("Day"), tr("Opened"), tr("Closed"), tr("Done"),
                           tr("Declined") };
    plot.table.rows = days.rows();
    for (std::size_t at = 0; at < days.spans().size(); ++at) {
        const qint64 closed = done[at] + declined[at];
        const Filter created = filterOf(days.spans()[at], query);
        plot.series[0].opens.push_back(created);
        plot.series[1].values.push_back(closed);
        PlotRow &row = plot.table.rows[at];
        row.opens = created;
        for (const qint64 number : { opened[at], closed, done[at], declined[at] })
            row.cells.push_back(PlotCell::fromNumber(number));
    }
    const qint64 closed = sumOf(done) + sumOf(declined);
    if (sumOf(opened) + closed > 0)
        plot.headline = tr("%1 opened, %2 closed", "numbers of feedback")
                            .arg(QLocale().toString(sumOf(opened)), QLocale().toString(closed));
    return plot;
}

QString WorkPlots::ageText(std::optional<int> from, std::optional<int> upTo)
{
    if (!upTo)
        return tr("More than %Ln days", nullptr, from.value_or(0));
    if (*upTo == 1)
        return tr("Today");
    return tr("At most %Ln days", nullptr, *upTo);
}

PlotData WorkPlots::ages(const WorkCounts &figures, const StatisticsQuery &query)
{
    PlotData plot;
    plot.shape = PlotShape::Bars;
    plot.series = { { tr("Open"), 2, {}, {} } };
    plot.table.columns = { tr("Age"), tr("Open") };
    std::optional<int> from;
    qint64 all = 0;
    for (const AgeBand &band : figures.ages) {
        const QString words = ageText(from, band.upTo);
        const Filter opens = ofAge(query, from, band.upTo);
        plot.categories.push_back({ words, words, {} });
        plot.series[0].values.push_back(band.count);
        plot.series[0].opens.push_back(opens);
        plot.table.rows.push_back({ { PlotCell::fromText(words), PlotCell::fromNumber(band.count) }, opens });
        all += band.count;
        from = band.upTo;
    }
    if (all > 0 && !figures.ages.back().upTo && figures.ages.back().count > 0)
        plot.headline = tr("%1 of %Ln open items are older than a year", "a number, all of them", int(all))
                            .arg(QLocale().toString(figures.ages.back().count));
    else if (all > 0)
        plot.headline = tr("%Ln items are open", nullptr, int(all));
    return plot;
}

PlotData WorkPlots::timeToDone(const WorkCounts &figures)
{
    PlotData plot;
    plot.series = { { tr("Done"), 0, {}, {} } };
    plot.table.columns = { tr("Took"), tr("Done") };
    std::optional<qint64> from;
    qint64 all = 0;
    for (const WaitBand &band : figures.bands) {
        const QString words = GroupPlots::waited(from, band.upTo);
        plot.categories.push_back({ GroupPlots::bandLabel(band.upTo), words, {} });
        plot.series[0].values.push_back(band.count);
        plot.table.rows.push_back({ { PlotCell::fromText(words), PlotCell::fromNumber(band.count) }, {} });
        all += band.count;
        from = band.upTo;
    }
    if (figures.median && all > 0)
        plot.headline = tr("Half of %Ln were done within %1", "count, duration", int(all))
                            .arg(GroupPlots::rounded(*figures.median));
    return plot;
}

PlotData WorkPlots::owners(const WorkCounts &figures, const StatisticsQuery &query)
{
    PlotData plot;
    plot.shape = PlotShape::Bars;
    plot.series
        = { { tr("Open"), 2, {}, {} }, { tr("Done"), 0, {}, {} }, { tr("Declined"), quietLook, {}, {} } };
    plot.table.columns = { tr("Owner"), tr("Open"), tr("Done"), tr("Declined") };
    const OwnerWork *most = nullptr;
    for (const OwnerWork &each : figures.owners) {
        const QString name = each.owner ? each.name.value_or(tr("Somebody")) : tr("Nobody");
        Filter opens = unfinished(query);
        opens.owner = each.owner.value_or(MemberId());
        plot.table.rows.push_back({ { PlotCell::fromText(name), PlotCell::fromNumber(each.open),
                                      PlotCell::fromNumber(each.done), PlotCell::fromNumber(each.declined) },
                                    opens });
        if (each.owner && each.done > 0 && (!most || each.done > most->done))
            most = &each;
        if (plot.categories.size() == maxOwnerBars)
            continue;
        plot.categories.push_back({ name, name, {} });
        plot.series[0].values.push_back(each.open);
        plot.series[0].opens.push_back(opens);
        plot.series[1].values.push_back(each.done);
        plot.series[2].values.push_back(each.declined);
    }
    if (most)
        plot.headline = tr("%1 did most: %Ln", "member, count", int(most->done))
                            .arg(most->name.value_or(tr("Somebody")));
    return plot;
}

} // namespace triage::app
