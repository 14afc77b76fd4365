// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/statisticsstore.h"

#include "database/arraytext.h"
#include "database/columns.h"
#include "database/databaseclock.h"
#include "database/record.h"
#include "database/transaction.h"
#include "invariant.h"
#include "stores/surge.h"

#include <QTimeZone>

#include <algorithm>
#include <chrono>
#include <map>
#include <span>
#include <tuple>

namespace triage::storage {

using namespace Qt::StringLiterals;
using namespace statistics;

namespace {

constexpr int bandCount = 10;

QDate firstDay(const PlotRequest &request)
{
    return QDate::fromString(request.from, Qt::ISODate);
}

QString beginOf(QDate day, const QTimeZone &zone)
{
    return QString::fromLatin1(toIso(startOfDay(day, zone)));
}

/// Returns when each day of the period begins in its time zone, and when the last one ends.
std::vector<QString> timesOfDays(const PlotRequest &request)
{
    const QTimeZone zone(request.timeZone.toLatin1());
    std::vector<QString> times;
    times.reserve(std::size_t(request.days) + 1);
    for (int i = 0; i <= request.days; ++i)
        times.push_back(beginOf(firstDay(request).addDays(i), zone));
    return times;
}

/// Returns when the period begins and ends, after the beginning of as many days before it where those count.
std::vector<QString> timesOfPeriod(const PlotRequest &request, bool withDaysBefore = false)
{
    const QTimeZone zone(request.timeZone.toLatin1());
    const QDate first = firstDay(request);
    std::vector<QString> times{ beginOf(first, zone), beginOf(first.addDays(request.days), zone) };
    if (withDaysBefore)
        times.insert(times.begin(), beginOf(first.addDays(-request.days), zone));
    return times;
}

/// Returns when the items of each band of ages begin, the oldest of all last.
std::vector<QString> timesOfAges(const PlotRequest &request)
{
    const QTimeZone zone(request.timeZone.toLatin1());
    const QDate today = databaseDay(zone);
    std::vector<QString> times;
    for (const int end : ageBandEnds)
        times.push_back(beginOf(today.addDays(1 - end), zone));
    times.push_back(u"-infinity"_s);
    return times;
}

std::vector<QString> daysOf(const PlotRequest &request)
{
    const QDate first = firstDay(request);
    std::vector<QString> days;
    days.reserve(std::size_t(request.days));
    for (int i = 0; i < request.days; ++i)
        days.push_back(first.addDays(i).toString(Qt::ISODate));
    return days;
}

/// Returns a count for each day, from arrays of days and of their counts.
std::vector<qint64> countsOf(const Row &row, int column, int days)
{
    std::vector<qint64> numbers;
    forEachElement(row.bytes(column), [&](QByteArrayView each) { numbers.push_back(each.toLongLong()); });
    std::vector<qint64> counts(std::size_t(days), 0);
    std::size_t next = 0;
    forEachElement(row.bytes(column + 1), [&](QByteArrayView each) {
        counts.at(std::size_t(numbers.at(next++))) = each.toLongLong();
    });
    if (const auto least = std::ranges::min_element(counts); least != counts.end() && *least < 0)
        noteViolation(Invariant::StatisticsCount,
                      QByteArray::number(*least) + " on day " + QByteArray::number(least - counts.begin())
                          + " of " + QByteArray::number(days));
    return counts;
}

void add(std::vector<qint64> &counts, const std::vector<qint64> &more)
{
    std::transform(counts.begin(), counts.end(), more.begin(), counts.begin(), std::plus());
}

/// Adds unassigned items. If there are too many buffers, merges the smaller ones, which are at the end.
void complete(std::vector<DaySeries> &series, std::vector<qint64> unassigned)
{
    constexpr std::size_t shown = maxSeries - 1; // and unassigned
    std::vector<qint64> others;
    if (series.size() > shown) {
        others.resize(unassigned.size(), 0);
        for (; series.size() >= shown; series.pop_back())
            add(others, series.back().counts);
    }
    series.push_back({ SeriesKind::Unassigned, {}, {}, std::move(unassigned) });
    if (!others.empty())
        series.push_back({ SeriesKind::Other, {}, {}, std::move(others) });
}

/// Returns the count of what is not listed, from rows with the count of each and that of all.
qint64 othersOf(const Rows &rows)
{
    qint64 others = rows.isEmpty() ? 0 : rows.first().integer(2);
    for (const Row row : rows)
        others -= row.integer(1);
    return others;
}

/// Returns the smallest waiting time that at least the given part of all items did not exceed.
std::optional<qint64> quantile(const std::vector<std::pair<qint64, qint64>> &waits, double part)
{
    qint64 all = 0;
    for (const auto &[waited, count] : waits)
        all += count;
    qint64 reached = 0;
    for (const auto &[waited, count] : waits) {
        reached += count;
        if (double(reached) >= part * double(all))
            return waited;
    }
    return {};
}

std::vector<WaitBand> bandsOf(const std::vector<std::pair<qint64, qint64>> &waits)
{
    std::vector<WaitBand> bands;
    for (const qint64 end : waitBandEnds)
        bands.push_back({ end, 0 });
    bands.push_back({});
    for (const auto &[waited, count] : waits) {
        const auto end = std::lower_bound(waitBandEnds.begin(), waitBandEnds.end(), waited);
        bands[std::size_t(end - waitBandEnds.begin())].count += count;
    }
    return bands;
}

template <typename Plot>
void addWaits(Plot &plot, const std::vector<std::pair<qint64, qint64>> &waits)
{
    plot.bands = bandsOf(waits);
    plot.median = quantile(waits, 0.5);
    plot.ninetieth = quantile(waits, 0.9);
}

} // namespace

Result<Rows> StatisticsStore::queryBuffer(const char *statement, const PlotRequest &request, Binds binds)
{
    Q_ASSERT(!request.buffer || request.buffer->id);
    binds.push_back({ "buffer", request.buffer ? request.buffer->id : std::nullopt });
    return query(statement, binds);
}

Result<Timestamp> StatisticsStore::reachedAt()
{
    return firstOf<Timestamp>(query("statistics.reached"));
}

Result<FeedbackPerDay> StatisticsStore::feedbackPerDay(const PlotRequest &request)
{
    const auto rows = queryBuffer("statistics.feedbackPerDay", request,
                                  { { "times", timesOfDays(request) }, { "once", request.once } });
    if (!rows)
        return rows.error();
    const std::vector<qint64> none(std::size_t(request.days), 0);
    FeedbackPerDay plot{ daysOf(request), none, {} };
    std::vector<qint64> unassigned = none;
    for (const Row row : *rows) {
        const std::vector<qint64> counts = countsOf(row, 3, request.days);
        if (row.bytes(0) == "total")
            plot.total = counts;
        else if (row.bytes(0) == "unassigned")
            unassigned = counts;
        else
            plot.series.push_back({ SeriesKind::Buffer, row.id<BufferId>(1), row.text(2), counts });
    }
    if (request.buffer) {
        if (!plot.series.empty())
            plot.total = plot.series.front().counts;
        return plot;
    }
    complete(plot.series, std::move(unassigned));
    return plot;
}

Result<BufferCounts> StatisticsStore::buffers(const PlotRequest &request)
{
    const auto rows = queryBuffer("statistics.buffers", request,
                                  { { "times", timesOfPeriod(request, true) }, { "once", request.once } });
    if (!rows)
        return rows.error();
    BufferCounts plot;
    for (const Row row : *rows) {
        const qint64 count = row.integer(2);
        const qint64 previous = row.integer(3);
        if (row.isNull(0))
            plot.unassigned = { count, previous, count - previous };
        else
            plot.buffers.push_back({ row.id<BufferId>(0), row.text(1), count, previous, count - previous });
    }
    return plot;
}

Result<RoutingPerDay> StatisticsStore::routing(const PlotRequest &request)
{
    const auto rows = queryBuffer("statistics.routing", request, { { "times", timesOfDays(request) } });
    if (!rows)
        return rows.error();
    RoutingPerDay plot{ daysOf(request), {} };
    // In the order of the statement's columns.
    for (const Outcome outcome : { Outcome::Assigned, Outcome::Review, Outcome::NothingMatched,
                                   Outcome::Failed, Outcome::Pending, Outcome::ByHand })
        plot.series.push_back({ outcome, std::vector<qint64>(std::size_t(request.days), 0) });
    for (const Row row : *rows) {
        for (std::size_t each = 0; each < plot.series.size(); ++each)
            plot.series[each].counts[std::size_t(row.integer(0))] = row.integer(int(each) + 1);
    }
    return plot;
}

Result<ConfidenceCounts> StatisticsStore::confidence(const PlotRequest &request)
{
    const auto rows = queryBuffer("statistics.confidence", request, { { "times", timesOfPeriod(request) } });
    if (!rows)
        return rows.error();
    ConfidenceCounts plot;
    for (int i = 0; i < bandCount; ++i)
        plot.bands.push_back({ double(i) / bandCount, double(i + 1) / bandCount, 0, 0, 0 });
    for (const Row row : *rows) {
        ConfidenceCount &band = plot.bands.at(std::size_t(row.integer(0)));
        band.decisions = row.integer(1);
        band.kept = row.integer(2);
        band.corrected = row.integer(3);
    }
    return plot;
}

Result<ClientCounts> StatisticsStore::clients(const PlotRequest &request)
{
    const auto rows = queryBuffer("statistics.clients", request,
                                  { { "times", timesOfPeriod(request) }, { "limit", maxListed } });
    if (!rows)
        return rows.error();
    ClientCounts plot;
    for (const Row row : *rows)
        plot.clients.push_back({ row.optionalText(0), row.integer(1) });
    plot.other = othersOf(*rows);
    return plot;
}

Result<LanguageCounts> StatisticsStore::languages(const PlotRequest &request)
{
    const auto rows
        = query("statistics.languages", { { "times", timesOfPeriod(request) }, { "limit", maxListed } });
    if (!rows)
        return rows.error();
    LanguageCounts plot;
    for (const Row row : *rows)
        plot.languages.push_back({ row.text(0), row.integer(1) });
    plot.other = othersOf(*rows);
    return plot;
}

Result<TargetCounts> StatisticsStore::targets(const PlotRequest &request)
{
    const auto rows
        = query("statistics.targets", { { "times", timesOfPeriod(request) }, { "limit", maxListed } });
    if (!rows)
        return rows.error();
    TargetCounts plot;
    for (const Row row : *rows) {
        plot.targets.push_back({ row.id<TargetId>(0),
                                 fromWord<TargetType>(row.bytes(1)).value_or(TargetType::RestEndpoint),
                                 row.text(2), row.integer(3), row.integer(4), row.integer(5) });
    }
    return plot;
}

Result<TriageTimes> StatisticsStore::triageTimes(const PlotRequest &request)
{
    const auto rows = queryBuffer("statistics.triageTimes", request, { { "times", timesOfPeriod(request) } });
    if (!rows)
        return rows.error();
    TriageTimes plot;
    std::vector<std::pair<qint64, qint64>> waits;
    for (const Row row : *rows) {
        if (row.isNull(0))
            plot.waiting = row.integer(1);
        else
            waits.emplace_back(row.integer(0), row.integer(1));
    }
    addWaits(plot, waits);
    return plot;
}

Result<WorkCounts> StatisticsStore::work(const PlotRequest &request)
{
    const std::vector<qint64> none(std::size_t(request.days), 0);
    WorkCounts plot{ daysOf(request), none, none, none, {}, {}, {}, {}, {} };
    const auto days
        = query("statistics.workDays", { { "times", timesOfDays(request) }, { "once", request.once } });
    if (!days)
        return days.error();
    for (const Row row : *days) {
        const QByteArrayView kind = row.bytes(0);
        std::vector<qint64> &counts = kind == "opened" ? plot.opened
            : kind == "done"                           ? plot.done
                                                       : plot.declined;
        counts.at(std::size_t(row.integer(1))) += row.integer(2);
    }
    const auto ages
        = query("statistics.workAges", { { "times", timesOfAges(request) }, { "once", request.once } });
    if (!ages)
        return ages.error();
    for (const int end : ageBandEnds)
        plot.ages.push_back({ end, 0 });
    plot.ages.push_back({});
    for (int i = 0; i < ages->size(); ++i)
        plot.ages.at(std::size_t(ages->at(i).integer(0))).count = ages->at(i).integer(1);
    for (std::size_t band = plot.ages.size() - 1; band > 0; --band)
        plot.ages[band].count -= plot.ages[band - 1].count;
    const Binds period{ { "times", timesOfPeriod(request) }, { "once", request.once } };
    const auto rows = query("statistics.workWaits", period);
    if (!rows)
        return rows.error();
    std::vector<std::pair<qint64, qint64>> waits;
    for (const Row row : *rows)
        waits.emplace_back(row.integer(0), row.integer(1));
    addWaits(plot, waits);
    const auto owners
        = query("statistics.workOwners",
                { { "times", timesOfPeriod(request) }, { "limit", maxOwners }, { "once", request.once } });
    if (!owners)
        return owners.error();
    for (const Row row : *owners)
        plot.owners.push_back(readRecord<OwnerWork>(row));
    return plot;
}

Result<std::vector<OrganizationId>> organizationsToCount(Connection &connection,
                                                         const std::vector<OrganizationId> &organizations)
{
    return listOf<OrganizationId>(
        connection.execute("statistics.behind", { { "organizations", organizations } }),
        [](const Row &row) { return row.id<OrganizationId>(0); });
}

Result<std::optional<bool>> countStatistics(Connection &connection, OrganizationId organization, int most)
{
    return firstOf<std::optional<bool>>(
        connection.execute("statistics.count", { { "organization", organization }, { "most", most } }));
}

namespace {

struct DueForSurges
{
    OrganizationId organization;
    qint64 change = 0; ///< All changes up to this one were counted.
};

/// Buffers that receive more feedback than usual.
using Surges = std::map<OrganizationId, std::vector<qint64>>;

Result<Surges> surgesOf(Connection &connection, std::span<const DueForSurges> due)
{
    const auto rows = connection.execute(
        "statistics.recentHours",
        { { "least", minSurge }, { "organizations", columnOf(due, &DueForSurges::organization) } });
    if (!rows)
        return rows.error();
    Surges surges;
    for (const Row row : *rows) {
        if (isSurge(countsOf(row, 2, surgePeriods)))
            surges[row.id<OrganizationId>(0)].push_back(row.integer(1));
    }
    return surges;
}

Result<void> noteSurgingBuffers(Connection &connection, OrganizationId organization, const Surges &surges)
{
    const auto buffers = surges.find(organization);
    if (buffers == surges.end())
        return {};
    return inTransaction(connection, organization, [&buffers](Transaction &tx) {
        return tx.run("buffer.surge", { { "ids", buffers->second } });
    });
}

/// Some statements that take as long as a statement may.
constexpr std::chrono::minutes mostTimeForSurges(1);

/// Looks at all of them with one statement, and at the halves where it fails, so that one fails alone. After
/// the deadline, all that are left have failed: counting waits for it.
Result<void> noteSurgesOf(Connection &connection, std::span<const DueForSurges> due,
                          std::chrono::steady_clock::time_point deadline)
{
    const auto surges = surgesOf(connection, due);
    if (!surges && connection.lostConnection())
        return surges.error();
    if (!surges && due.size() > 1 && std::chrono::steady_clock::now() < deadline) {
        const auto first = noteSurgesOf(connection, due.first(due.size() / 2), deadline);
        const auto rest = noteSurgesOf(connection, due.subspan(due.size() / 2), deadline);
        return first ? rest : first;
    }
    Result<void> outcome;
    std::vector<OrganizationId> organizations;
    std::vector<qint64> changes;
    for (const auto &[organization, change] : due) {
        const auto noted = surges ? noteSurgingBuffers(connection, organization, *surges) : surges.error();
        if (noted) {
            organizations.push_back(organization);
            changes.push_back(change);
        } else {
            outcome = noted;
            // It would be the first one again, and keep the others from their turn.
            std::ignore
                = connection.run("statistics.postponeSurges", {}, { { "organization", organization } });
        }
    }
    const auto looked = connection.run("statistics.surgesLookedFor",
                                       { { "organizations", organizations }, { "changes", changes } });
    return looked ? outcome : looked;
}

} // namespace

Result<void> noteSurges(Connection &connection, int limit)
{
    const auto due = listOf<DueForSurges>(
        connection.execute("statistics.dueForSurges", { { "limit", limit } }), [](const Row &row) {
            return DueForSurges{ row.id<OrganizationId>(0), row.integer(1) };
        });
    if (!due || due->empty())
        return due ? Result<void>() : due.error();
    return noteSurgesOf(connection, *due, std::chrono::steady_clock::now() + mostTimeForSurges);
}

} // namespace triage::storage
