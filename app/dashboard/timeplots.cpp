// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/timeplots.h"

#include "dashboard/dayspans.h"
#include "dashboard/plotfilters.h"
#include "models/labels.h"

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace triage::app {

using namespace statistics;

namespace {

// More parts than that cannot be distinguished. The table of a stack has a column for each entry of the
// legend.
constexpr std::size_t maxBuffers = 5;

/// Returns the largest buffers, the others as one series, and then what is in no buffer.
std::vector<DaySeries> folded(const FeedbackPerDay &figures)
{
    std::vector<DaySeries> kept;
    std::vector<DaySeries> last;
    DaySeries other{ SeriesKind::Other, {}, {}, std::vector<qint64>(figures.days.size(), 0) };
    for (const DaySeries &each : figures.series) {
        if (each.kind == SeriesKind::Unassigned) {
            last.push_back(each);
        } else if (each.kind == SeriesKind::Buffer && kept.size() < maxBuffers) {
            kept.push_back(each);
        } else {
            for (std::size_t day = 0; day < other.counts.size(); ++day)
                other.counts[day] += each.counts[day];
        }
    }
    if (sumOf(other.counts) > 0)
        kept.push_back(std::move(other));
    kept.insert(kept.end(), last.begin(), last.end());
    return kept;
}

/// Adds a column of numbers, one for each row.
void addColumn(PlotTable &table, const QString &name, const std::vector<qint64> &numbers)
{
    table.columns << name;
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        table.rows[row].cells.push_back(PlotCell::fromNumber(numbers[row]));
}

int lookOf(Outcome result)
{
    switch (result) {
    case Outcome::Assigned:
        return 0;
    case Outcome::ByHand:
        return 1;
    case Outcome::Review:
        return 2;
    case Outcome::Failed:
        return 3;
    case Outcome::NothingMatched:
        return emptyLook;
    case Outcome::Pending:
        return quietLook;
    }
    return quietLook;
}

/// Returns the list of what is counted, if there is one: most results depend on who put an item into its
/// buffers.
std::optional<Filter> opened(const Filter &period, Outcome result)
{
    if (result != Outcome::Failed)
        return std::nullopt;
    Filter failed = inPlace(period, Place::RoutingFailed);
    failed.unassigned = true;
    return failed;
}

/// In stacking order: what went well is at the bottom.
constexpr std::array stacked{ Outcome::Assigned, Outcome::ByHand,         Outcome::Review,
                              Outcome::Failed,   Outcome::NothingMatched, Outcome::Pending };

} // namespace

PlotData TimePlots::perDay(const FeedbackPerDay &figures, const StatisticsQuery &query)
{
    const DaySpans days(figures.days);
    PlotData plot;
    plot.categories = days.categories();
    plot.table.columns << (days.areWeeks() ? tr("Week") : tr("Day"));
    plot.table.rows = days.rows();
    int look = 0;
    for (const DaySeries &each : folded(figures)) {
        PlotSeries series;
        series.values = days.sums(each.counts);
        series.look = each.kind == SeriesKind::Buffer ? look++
            : each.kind == SeriesKind::Other          ? quietLook
                                                      : emptyLook;
        series.name = each.kind == SeriesKind::Buffer ? each.name.value_or(tr("A buffer"))
            : each.kind == SeriesKind::Other          ? tr("Other buffers")
                                                      : tr("Unassigned");
        for (const DaySpan &span : days.spans()) {
            const Filter period = filterOf(span, query);
            if (each.buffer)
                series.opens.push_back(inBuffer(period, *each.buffer));
            else if (each.kind == SeriesKind::Unassigned)
                series.opens.push_back(inPlace(period, Place::Unassigned));
        }
        addColumn(plot.table, series.name, series.values);
        plot.series.push_back(std::move(series));
    }
    const std::vector<qint64> totals = days.sums(figures.total);
    addColumn(plot.table, tr("All", "sum of feedback, each item once"), totals);
    for (std::size_t row = 0; row < plot.table.rows.size(); ++row)
        plot.table.rows[row].opens = filterOf(days.spans()[row], query);
    const auto most = std::max_element(totals.begin(), totals.end());
    if (most != totals.end() && *most > 0) {
        const auto at = std::size_t(most - totals.begin());
        plot.headline = tr("%Ln in all; most of them on %1: %2", "counts of feedback, a day or a week",
                           int(sumOf(figures.total)))
                            .arg(plot.table.rows[at].cells.front().text, QLocale().toString(*most));
    }
    return plot;
}

QString TimePlots::outcome(Outcome result)
{
    switch (result) {
    case Outcome::Assigned:
        return tr("Assigned");
    case Outcome::Review:
        return tr("Needs review");
    case Outcome::NothingMatched:
        return tr("Unassigned");
    case Outcome::Failed:
        return tr("Failed");
    case Outcome::Pending:
        return tr("Being routed");
    case Outcome::ByHand:
        return tr("By hand");
    }
    return {};
}

PlotData TimePlots::routing(const RoutingPerDay &figures, const StatisticsQuery &query)
{
    const DaySpans days(figures.days);
    PlotData plot;
    plot.categories = days.categories();
    plot.table.columns << (days.areWeeks() ? tr("Week") : tr("Day"));
    plot.table.rows = days.rows();
    qint64 all = 0;
    qint64 byRouting = 0;
    for (const Outcome result : stacked) {
        const auto found
            = std::find_if(figures.series.begin(), figures.series.end(),
                           [result](const OutcomeSeries &each) { return each.outcome == result; });
        if (found == figures.series.end() || sumOf(found->counts) == 0)
            continue;
        all += sumOf(found->counts);
        byRouting += result == Outcome::Assigned ? sumOf(found->counts) : 0;
        PlotSeries series{ outcome(result), lookOf(result), days.sums(found->counts), {} };
        for (const DaySpan &span : days.spans())
            series.opens.push_back(opened(filterOf(span, query), result));
        addColumn(plot.table, series.name, series.values);
        plot.series.push_back(std::move(series));
    }
    if (all > 0)
        plot.headline
            = tr("%1 of %Ln found their buffer by themselves", "a share, a count of feedback", int(all))
                  .arg(Labels::percent(double(byRouting) / double(all)));
    return plot;
}

PlotData TimePlots::reviewShare(const RoutingPerDay &figures, const StatisticsQuery &query)
{
    const DaySpans days(figures.days);
    std::vector<qint64> all(days.spans().size(), 0);
    std::vector<qint64> review = all;
    for (const OutcomeSeries &each : figures.series) {
        const std::vector<qint64> sums = days.sums(each.counts);
        for (std::size_t at = 0; at < all.size(); ++at) {
            all[at] += sums[at];
            review[at] += each.outcome == Outcome::Review ? sums[at] : 0;
        }
    }
    PlotData plot;
    plot.isShare = true;
    plot.categories = days.categories();
    plot.table.columns << (days.areWeeks() ? tr("Week") : tr("Day"));
    plot.table.rows = days.rows();
    PlotSeries series{ tr("Needs review"), 2, {}, {} };
    for (std::size_t at = 0; at < all.size(); ++at) {
        series.values.push_back(all[at] > 0 ? qRound64(100.0 * double(review[at]) / double(all[at])) : 0);
        plot.table.rows[at].opens = filterOf(days.spans()[at], query);
    }
    addColumn(plot.table, tr("Needs review"), review);
    addColumn(plot.table, tr("All", "sum of feedback, each item once"), all);
    plot.table.columns << tr("Share");
    for (std::size_t at = 0; at < all.size(); ++at)
        plot.table.rows[at].cells.push_back(
            { Labels::percent(double(series.values[at]) / 100), QString::number(series.values[at]), true });
    plot.series.push_back(std::move(series));
    if (sumOf(all) > 0)
        plot.headline = tr("%1 of %Ln need a look", "a share, a count of feedback", int(sumOf(all)))
                            .arg(Labels::percent(double(sumOf(review)) / double(sumOf(all))));
    return plot;
}

} // namespace triage::app
