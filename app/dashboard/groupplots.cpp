// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/groupplots.h"

#include "dashboard/plotfilters.h"
#include "domain/languagecode.h"
#include "models/labels.h"
#include "store/values/dates.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

using namespace statistics;

namespace {

// A card shows that number of rows legibly. The table has all of them.
constexpr std::size_t maxBars = 10;

} // namespace

QString GroupPlots::headlineOf(const BufferCounts &figures, const StatisticsQuery &query)
{
    const auto most = std::max_element(
        figures.buffers.begin(), figures.buffers.end(),
        [](const BufferCount &one, const BufferCount &other) { return one.growth < other.growth; });
    if (most == figures.buffers.end())
        return {};
    if (most->growth <= 0)
        return tr("No buffer grew against the %Ln days before", nullptr, query.days());
    return tr("%1 grew most: %2, that is %3 more than in the %Ln days before", "buffer, count, difference",
              query.days())
        .arg(most->name, QLocale().toString(most->count), QLocale().toString(most->growth));
}

PlotData GroupPlots::buffers(const BufferCounts &figures, const StatisticsQuery &query)
{
    std::vector<BufferCount> sorted = figures.buffers;
    std::stable_sort(sorted.begin(), sorted.end(), [](const BufferCount &one, const BufferCount &other) {
        return one.growth > other.growth;
    });
    const UnassignedCount &nowhere = figures.unassigned;
    if (nowhere.count > 0 || nowhere.previous > 0)
        sorted.push_back({ BufferId(), tr("Unassigned"), nowhere.count, nowhere.previous, nowhere.growth });
    const Filter now = filterOf(query);
    const DaySpan earlier{ query.from.addDays(-query.days()), query.from.addDays(-1) };
    const Filter before = filterOf(earlier, query);
    PlotData plot;
    plot.shape = PlotShape::Bars;
    plot.headline = headlineOf(figures, query);
    plot.series = { { Dates::days(query.from, query.to), 0, {}, {} },
                    { Dates::days(earlier.from, earlier.to), quietLook, {}, {} } };
    plot.table.columns = { tr("Buffer"), tr("Now"), tr("Before"), tr("Growth") };
    for (const BufferCount &each : sorted) {
        const auto opens = [&each](const Filter &filter) {
            return each.buffer.isValid() ? inBuffer(filter, each.buffer) : inPlace(filter, Place::Unassigned);
        };
        const QString sign = each.growth > 0 ? u"+"_s : QString();
        const PlotCell growth{ sign + QLocale().toString(each.growth), QString::number(each.growth), true };
        plot.table.rows.push_back({ { PlotCell::fromText(each.name), PlotCell::fromNumber(each.count),
                                      PlotCell::fromNumber(each.previous), growth },
                                    opens(now) });
        if (plot.categories.size() == maxBars)
            continue;
        const QString arrow = each.growth > 0 ? u"▲ "_s : each.growth < 0 ? u"▼ "_s : u"="_s;
        const QString change = each.growth == 0 ? arrow : arrow + QLocale().toString(std::abs(each.growth));
        plot.categories.push_back(
            { each.name, each.name,
              tr("%1  %2", "a number, by how much it grew").arg(QLocale().toString(each.count), change) });
        plot.series[0].values.push_back(each.count);
        plot.series[0].opens.push_back(opens(now));
        plot.series[1].values.push_back(each.previous);
        plot.series[1].opens.push_back(opens(before));
    }
    return plot;
}

PlotData GroupPlots::confidence(const ConfidenceCounts &figures, const StatisticsQuery &)
{
    PlotData plot;
    plot.series = { { tr("Kept"), 0, {}, {} },
                    { tr("Corrected"), 2, {}, {} },
                    { tr("Nothing said yet"), emptyLook, {}, {} } };
    plot.table.columns = { tr("Confidence"), tr("Decisions"), tr("Kept"), tr("Corrected") };
    qint64 kept = 0;
    qint64 judged = 0;
    qint64 decisions = 0;
    for (const ConfidenceCount &band : figures.bands) {
        const QString range
            = tr("%1 to %2", "shares").arg(Labels::percent(band.from), Labels::percent(band.to));
        plot.categories.push_back({ Labels::percent(band.from), range, {} });
        plot.series[0].values.push_back(band.kept);
        plot.series[1].values.push_back(band.corrected);
        plot.series[2].values.push_back(std::max<qint64>(0, band.decisions - band.kept - band.corrected));
        plot.table.rows.push_back({ { PlotCell::fromText(range), PlotCell::fromNumber(band.decisions),
                                      PlotCell::fromNumber(band.kept), PlotCell::fromNumber(band.corrected) },
                                    {} });
        kept += band.kept;
        judged += band.kept + band.corrected;
        decisions += band.decisions;
    }
    if (judged > 0)
        plot.headline
            = tr("People agreed with %1 of the %Ln they looked at", "a share, decisions", int(judged))
                  .arg(Labels::percent(double(kept) / double(judged)));
    else
        plot.headline
            = tr("%Ln decisions, and nobody has said anything to them yet", nullptr, int(decisions));
    return plot;
}

/// Returns bars of the feedback of each, with a last one for all others. `column` names what the bars are.
PlotData GroupPlots::shares(const QString &column, const std::vector<Share> &shares, qint64 other)
{
    PlotData plot;
    plot.shape = PlotShape::Bars;
    PlotSeries series{ tr("Feedback"), 0, {}, {} };
    plot.table.columns = { column, tr("Feedback") };
    for (const Share &each : shares) {
        plot.table.rows.push_back(
            { { PlotCell::fromText(each.name), PlotCell::fromNumber(each.count) }, each.opens });
        if (plot.categories.size() == maxBars)
            continue;
        plot.categories.push_back({ each.name, each.name, {} });
        series.values.push_back(each.count);
        series.opens.push_back(each.opens);
    }
    if (other > 0) {
        plot.table.rows.push_back(
            { { PlotCell::fromText(tr("All others")), PlotCell::fromNumber(other) }, {} });
        if (plot.categories.size() < maxBars) {
            plot.categories.push_back({ tr("All others"), tr("All others"), {} });
            series.values.push_back(other);
        }
    }
    plot.series.push_back(std::move(series));
    return plot;
}

PlotData GroupPlots::clients(const ClientCounts &figures, const StatisticsQuery &query)
{
    std::vector<Share> shares;
    qint64 all = figures.other;
    for (const ClientCount &each : figures.clients) {
        Share share{ each.client.value_or(tr("Not named")), each.count, {} };
        if (each.client) {
            share.opens = filterOf(query);
            share.opens->clientGroup = *each.client;
        }
        all += each.count;
        shares.push_back(std::move(share));
    }
    PlotData plot = GroupPlots::shares(tr("Client"), shares, figures.other);
    if (all > 0 && !figures.clients.empty()) {
        const ClientCount &first = figures.clients.front();
        plot.headline = tr("%1 came from %2", "a share, a client")
                            .arg(Labels::percent(double(first.count) / double(all)),
                                 first.client.value_or(tr("no named client")));
    }
    return plot;
}

PlotData GroupPlots::languages(const LanguageCounts &figures, const StatisticsQuery &query)
{
    std::vector<Share> shares;
    qint64 known = figures.other;
    const LanguageCount *first = nullptr;
    for (const LanguageCount &each : figures.languages) {
        Share share{ Labels::language(each.language), each.count, {} };
        if (each.language != unknownLanguageCode) {
            share.opens = filterOf(query);
            share.opens->language = each.language;
        }
        shares.push_back(std::move(share));
        if (each.language == unknownLanguageCode)
            continue;
        known += each.count;
        if (!first)
            first = &each;
    }
    PlotData plot = GroupPlots::shares(tr("Language"), shares, figures.other);
    if (first && known > 0)
        plot.headline = tr("%1 is written in %2", "a share, a language")
                            .arg(Labels::percent(double(first->count) / double(known)),
                                 Labels::language(first->language));
    return plot;
}

PlotData GroupPlots::targets(const TargetCounts &figures)
{
    PlotData plot;
    plot.shape = PlotShape::Opposed;
    plot.series = { { tr("Thumbs up"), 0, {}, {} }, { tr("Thumbs down"), 2, {}, {} } };
    plot.table.columns = { tr("Target"), tr("Thumbs up"), tr("Thumbs down"), tr("Feedback") };
    const TargetCount *worst = nullptr;
    for (const TargetCount &each : figures.targets) {
        plot.table.rows.push_back({ { PlotCell::fromText(each.displayName), PlotCell::fromNumber(each.up),
                                      PlotCell::fromNumber(each.down), PlotCell::fromNumber(each.feedback) },
                                    {} });
        if (each.down > 0 && (!worst || each.down > worst->down))
            worst = &each;
        if (plot.categories.size() == maxBars)
            continue;
        plot.categories.push_back({ each.displayName, each.displayName, {} });
        plot.series[0].values.push_back(each.up);
        plot.series[1].values.push_back(each.down);
    }
    if (worst)
        plot.headline
            = tr("%1 displeases most: %Ln thumbs down", "target", int(worst->down)).arg(worst->displayName);
    else if (!figures.targets.empty())
        plot.headline = tr("No thumbs down");
    return plot;
}

QString GroupPlots::duration(qint64 seconds)
{
    if (seconds % 86'400 == 0)
        return Labels::tr("%n d", "age", int(seconds / 86'400));
    if (seconds % 3'600 == 0)
        return Labels::tr("%n h", "age", int(seconds / 3'600));
    if (seconds % 60 == 0)
        return Labels::tr("%n min", "age", int(seconds / 60));
    return tr("%Ln s", "seconds", int(seconds));
}

/// Rounds to the largest unit that fits.
QString GroupPlots::rounded(qint64 seconds)
{
    if (seconds >= 86'400)
        return duration((seconds + 43'200) / 86'400 * 86'400);
    if (seconds >= 3'600)
        return duration((seconds + 1'800) / 3'600 * 3'600);
    return seconds >= 60 ? duration((seconds + 30) / 60 * 60) : duration(std::max<qint64>(1, seconds));
}

QString GroupPlots::waited(std::optional<qint64> from, std::optional<qint64> upto)
{
    if (!upto)
        return from ? tr("More than %1", "duration").arg(duration(*from)) : tr("Any time");
    return from ? tr("%1 to %2", "durations").arg(duration(*from), duration(*upto))
                : tr("Within %1", "duration").arg(duration(*upto));
}

QString GroupPlots::bandLabel(std::optional<qint64> upto)
{
    return upto ? tr("≤ %1", "duration").arg(duration(*upto)) : tr("more", "than the duration before");
}

PlotData GroupPlots::triageTime(const TriageTimes &figures, const StatisticsQuery &)
{
    PlotData plot;
    plot.series = { { tr("Looked at"), 0, {}, {} }, { tr("Still waiting"), emptyLook, {}, {} } };
    plot.table.columns = { tr("Waited"), tr("Feedback") };
    std::optional<qint64> from;
    qint64 seen = 0;
    for (const WaitBand &band : figures.bands) {
        const QString words = waited(from, band.upTo);
        plot.categories.push_back({ bandLabel(band.upTo), words, {} });
        plot.series[0].values.push_back(band.count);
        plot.series[1].values.push_back(0);
        plot.table.rows.push_back({ { PlotCell::fromText(words), PlotCell::fromNumber(band.count) }, {} });
        seen += band.count;
        from = band.upTo;
    }
    plot.categories.push_back({ tr("waits"), tr("Nobody has looked yet"), {} });
    plot.series[0].values.push_back(0);
    plot.series[1].values.push_back(figures.waiting);
    plot.table.rows.push_back(
        { { PlotCell::fromText(tr("Nobody has looked yet")), PlotCell::fromNumber(figures.waiting) }, {} });
    if (figures.median && seen > 0)
        plot.headline = figures.waiting > 0
            ? tr("Half of it was looked at within %1; %Ln wait", "duration, count", int(figures.waiting))
                  .arg(rounded(*figures.median))
            : tr("Median time to triage %1", "duration").arg(rounded(*figures.median));
    else if (figures.waiting > 0)
        plot.headline = tr("%Ln wait for somebody to look", nullptr, int(figures.waiting));
    return plot;
}

} // namespace triage::app
