// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cache/statisticsreader.h"

#include "fields/json.h"
#include "store/cache/itemcodec.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

Timestamp beginOf(QDate day)
{
    return Timestamp(day.startOfDay().toMSecsSinceEpoch());
}

using namespace statistics;

namespace {

// Days of every time zone begin with a quarter of an hour.
constexpr qint64 quarterLength = 900'000;

/// The part of the cache that a query is about, as the end of a statement over feedback f.
struct Scope
{
    QByteArray text;
    QVariantList values;

    void add(const QByteArray &condition, const QVariant &value)
    {
        text += " and " + condition;
        values.append(value);
    }
};

Scope scopeOf(const StatisticsQuery &query, QDate from, QDate to)
{
    Scope scope{ "f.created >= ? and f.created < ?",
                 { toColumn(beginOf(from)), toColumn(beginOf(to.addDays(1))) } };
    if (query.buffer)
        scope.add("exists (select 1 from membership x where x.buffer = ? and x.created = f.created and "
                  "x.feedback = f.id)",
                  toColumn(*query.buffer));
    if (!query.client.isEmpty())
        scope.add("f.client_group = ?", query.client.toLower());
    if (query.once)
        scope.text += " and f.original is null";
    return scope;
}

Scope scopeOf(const StatisticsQuery &query)
{
    return scopeOf(query, query.from, query.to);
}

class Days
{
public:
    explicit Days(const StatisticsQuery &query)
    {
        for (int day = 0; day < query.days(); ++day) {
            names.push_back(query.from.addDays(day).toString(Qt::ISODate));
            m_begins.push_back(beginOf(query.from.addDays(day)).milliseconds() / quarterLength);
        }
    }

    std::vector<QString> names;

    std::vector<qint64> none() const { return std::vector<qint64>(names.size(), 0); }
    /// Reads rows of a quarter of an hour and a number.
    std::vector<qint64> read(LocalRows rows) const
    {
        std::vector<qint64> counts = none();
        while (rows.next())
            add(counts, rows.integer(0), rows.integer(1));
        return counts;
    }
    /// Adds the count of a quarter of an hour within the days.
    void add(std::vector<qint64> &counts, qint64 quarter, qint64 count) const
    {
        const auto next = std::upper_bound(m_begins.begin(), m_begins.end(), quarter);
        if (next != m_begins.begin())
            counts[std::size_t(next - m_begins.begin()) - 1] += count;
    }

private:
    std::vector<qint64> m_begins; ///< In quarters of an hour.
};

qint64 sumOf(const std::vector<qint64> &counts)
{
    qint64 sum = 0;
    for (const qint64 each : counts)
        sum += each;
    return sum;
}

struct KnownBuffer
{
    BufferId id;
    QString name;
};

/// Returns the buffers that the query is about.
std::vector<KnownBuffer> buffersIn(LocalDatabase &database, const StatisticsQuery &query)
{
    std::vector<KnownBuffer> buffers;
    LocalRows rows = database.read("select value from buffer");
    while (rows.next()) {
        const auto buffer = fromJson<Buffer>(rows.bytes(0));
        if (buffer && (!query.buffer || buffer->id == *query.buffer))
            buffers.push_back({ buffer->id, buffer->name });
    }
    return buffers;
}

/// Counts a buffer's items. The items themselves are only read for a query about one client or without
/// duplicates.
LocalRows readMembers(LocalDatabase &database, const QByteArray &what, BufferId buffer, QDate from, QDate to,
                      const StatisticsQuery &query)
{
    QByteArray text = "select " + what + " from membership m";
    QVariantList values{ toColumn(buffer), toColumn(beginOf(from)), toColumn(beginOf(to.addDays(1))) };
    if (!query.client.isEmpty() || query.once)
        text += " cross join feedback f on f.id = m.feedback";
    text += " where m.buffer = ? and m.created >= ? and m.created < ?";
    if (!query.client.isEmpty()) {
        text += " and f.client_group = ?";
        values.append(query.client.toLower());
    }
    if (query.once)
        text += " and f.original is null";
    return database.readList(text + " group by 1", values);
}

/// In no buffer, and not because routing is pending.
constexpr char nowhere[] = " and f.unassigned = 1";

/// Keeps the biggest series and adds the others up to one.
void foldRest(std::vector<DaySeries> &series, const Days &days)
{
    constexpr std::size_t shown = maxSeries - 1; // and one for items without a buffer
    std::vector<std::pair<qint64, std::size_t>> order; // the biggest first, equal ones in their order
    for (std::size_t at = 0; at < series.size(); ++at)
        order.emplace_back(-sumOf(series[at].counts), at);
    std::sort(order.begin(), order.end());
    std::vector<DaySeries> sorted;
    sorted.reserve(series.size());
    for (const auto &[size, at] : order)
        sorted.push_back(std::move(series[at]));
    series = std::move(sorted);
    if (series.size() <= shown)
        return;
    DaySeries rest{ SeriesKind::Other, {}, {}, days.none() };
    for (std::size_t at = shown - 1; at < series.size(); ++at) {
        for (std::size_t day = 0; day < rest.counts.size(); ++day)
            rest.counts[day] += series[at].counts[day];
    }
    series.resize(shown - 1);
    series.push_back(std::move(rest));
}

FeedbackPerDay perDay(LocalDatabase &database, const StatisticsQuery &query)
{
    const Days days(query);
    const Scope scope = scopeOf(query);
    const auto byDay = [&](const QByteArray &condition) {
        return days.read(database.readList("select f.created / 900000, count(*) from feedback f where "
                                               + scope.text + condition + " group by 1",
                                           scope.values));
    };
    FeedbackPerDay figures{ days.names, byDay({}), {} };
    for (const KnownBuffer &buffer : buffersIn(database, query)) {
        std::vector<qint64> counts = days.read(
            readMembers(database, "m.created / 900000, count(*)", buffer.id, query.from, query.to, query));
        if (sumOf(counts) > 0)
            figures.series.push_back({ SeriesKind::Buffer, buffer.id, buffer.name, std::move(counts) });
    }
    if (query.buffer)
        return figures;
    foldRest(figures.series, days);
    const bool hasRest = !figures.series.empty() && figures.series.back().kind == SeriesKind::Other;
    figures.series.insert(figures.series.end() - int(hasRest),
                          { SeriesKind::Unassigned, {}, {}, byDay(nowhere) });
    return figures;
}

BufferCounts buffers(LocalDatabase &database, const StatisticsQuery &query)
{
    const QDate first = query.from.addDays(-query.days());
    const QDate last = query.from.addDays(-1);
    const auto number = [](LocalRows rows) {
        return rows.next() ? rows.integer(1) : 0;
    };
    BufferCounts figures;
    for (const KnownBuffer &buffer : buffersIn(database, query)) {
        BufferCount each{ buffer.id, buffer.name };
        each.count = number(readMembers(database, "1, count(*)", buffer.id, query.from, query.to, query));
        each.previous = number(readMembers(database, "1, count(*)", buffer.id, first, last, query));
        each.growth = each.count - each.previous;
        figures.buffers.push_back(std::move(each));
    }
    std::stable_sort(
        figures.buffers.begin(), figures.buffers.end(),
        [](const BufferCount &one, const BufferCount &other) { return one.count > other.count; });
    if (query.buffer)
        return figures;
    const auto inNone = [&](const Scope &scope) {
        return number(database.readList("select 1, count(*) from feedback f where " + scope.text + nowhere,
                                        scope.values));
    };
    figures.unassigned.count = inNone(scopeOf(query));
    figures.unassigned.previous = inNone(scopeOf(query, first, last));
    figures.unassigned.growth = figures.unassigned.count - figures.unassigned.previous;
    return figures;
}

/// In the order of Outcome.
constexpr std::array outcomes{ Outcome::Assigned, Outcome::Review,  Outcome::NothingMatched,
                               Outcome::Failed,   Outcome::Pending, Outcome::ByHand };

/// Activities that put an item into a buffer. Those of a server without codes have a text only.
constexpr char putByPerson[]
    = "(json_extract(nullif(n.activity, ''), '$.code') in ('assigned', 'moved') or "
      "n.activity = '' and (n.text like 'Assigned to %' or n.text like 'Moved from %'))";

RoutingPerDay routing(LocalDatabase &database, const StatisticsQuery &query)
{
    const Days days(query);
    const Scope scope = scopeOf(query);
    RoutingPerDay figures;
    figures.days = days.names;
    for (const Outcome each : outcomes)
        figures.series.push_back({ each, days.none() });
    // The item's history shows whether a person assigned it.
    LocalRows rows = database.readList(
        QByteArray("select f.created / 900000, case "
                   "when f.buffers <> '' and exists (select 1 from note n where n.feedback = "
                   "f.id and n.kind = 1 and n.member <> 0 and ")
            + putByPerson
            + ") then 5 "
              "when f.status = 0 then 4 when f.buffers <> '' then f.needs_review when "
              "f.status = 3 then 3 else 2 end, count(*) "
              "from feedback f where "
            + scope.text + " group by 1, 2",
        scope.values);
    while (rows.next())
        days.add(figures.series[std::size_t(rows.integer(1))].counts, rows.integer(0), rows.integer(2));
    return figures;
}

ClientCounts clients(LocalDatabase &database, const StatisticsQuery &query)
{
    const Scope scope = scopeOf(query);
    ClientCounts figures;
    LocalRows rows = database.readList("select f.client_group, count(*) from feedback f where " + scope.text
                                           + " group by 1 order by 2 desc, 1",
                                       scope.values);
    while (rows.next()) {
        const QString group = rows.text(0);
        if (figures.clients.size() < std::size_t(maxListed))
            figures.clients.push_back(
                { group.isEmpty() ? std::nullopt : std::optional(group), rows.integer(1) });
        else
            figures.other += rows.integer(1);
    }
    return figures;
}

LanguageCounts languages(LocalDatabase &database, const StatisticsQuery &query)
{
    const Scope scope = scopeOf(query);
    LanguageCounts figures;
    LocalRows rows = database.readList("select f.language, count(*) from feedback f where " + scope.text
                                           + " group by 1 order by 2 desc, 1",
                                       scope.values);
    while (rows.next()) {
        if (figures.languages.size() < std::size_t(maxListed))
            figures.languages.push_back({ rows.text(0), rows.integer(1) });
        else
            figures.other += rows.integer(1);
    }
    return figures;
}

/// Returns seconds as the server stores them: rounded up by at most a sixteenth, but never into another band.
qint64 waitingClass(qint64 milliseconds)
{
    const qint64 seconds = std::max<qint64>(0, (milliseconds + 999) / 1000);
    if (seconds == 0)
        return 0;
    int bits = 0;
    while (seconds >> bits)
        ++bits;
    const int shift = std::max(bits - 5, 0);
    const qint64 rounded = (((seconds - 1) >> shift) + 1) << shift;
    const auto end = std::lower_bound(waitBandEnds.begin(), waitBandEnds.end(), seconds);
    return end == waitBandEnds.end() ? rounded : std::min(rounded, *end);
}

/// Returns the longest wait of that part of the waits.
std::optional<qint64> quantile(const std::vector<qint64> &sorted, double part)
{
    if (sorted.empty())
        return std::nullopt;
    const double place = std::max(1.0, std::ceil(part * double(sorted.size())));
    return sorted[std::size_t(place) - 1];
}

TriageTimes triageTimes(LocalDatabase &database, const StatisticsQuery &query)
{
    const Scope scope = scopeOf(query);
    TriageTimes figures;
    for (const qint64 end : waitBandEnds)
        figures.bands.push_back({ end, 0 });
    figures.bands.push_back({});
    std::vector<qint64> waits;
    LocalRows rows = database.readList(
        "select f.created, (select min(n.created) from note n where n.feedback = f.id and n.member <> 0), "
        "f.needs_review or f.unassigned from feedback f where "
            + scope.text,
        scope.values);
    while (rows.next()) {
        if (rows.isNull(1)) {
            figures.waiting += rows.boolean(2);
            continue;
        }
        const qint64 waited = waitingClass(rows.integer(1) - rows.integer(0));
        waits.push_back(waited);
        const auto end = std::lower_bound(waitBandEnds.begin(), waitBandEnds.end(), waited);
        ++figures.bands[std::size_t(end - waitBandEnds.begin())].count;
    }
    std::sort(waits.begin(), waits.end());
    figures.median = quantile(waits, 0.5);
    figures.ninetieth = quantile(waits, 0.9);
    return figures;
}

} // namespace

LocalFigures readStatistics(LocalDatabase &database, Statistic statistic, const StatisticsQuery &asked,
                            FeedbackId newestEvicted)
{
    StatisticsQuery query = asked;
    query.once = query.once && canCountOnce(statistic);
    LocalFigures local;
    if (newestEvicted.isValid()) {
        // The previous period counts too if it is compared with.
        const QDate first = statistic == Statistic::Buffers ? query.from.addDays(-query.days()) : query.from;
        const auto oldest = database.number("select min(created) from feedback where id > ?", newestEvicted);
        local.complete = oldest && *oldest < beginOf(first).milliseconds();
    }
    switch (statistic) {
    case Statistic::FeedbackPerDay:
        local.figures = perDay(database, query);
        break;
    case Statistic::Buffers:
        local.figures = buffers(database, query);
        break;
    case Statistic::Routing:
        local.figures = routing(database, query);
        break;
    case Statistic::Clients:
        local.figures = clients(database, query);
        break;
    case Statistic::Languages:
        local.figures = languages(database, query);
        break;
    case Statistic::TriageTime:
        local.figures = triageTimes(database, query);
        break;
    case Statistic::Confidence:
    case Statistic::Targets:
    case Statistic::Work:
        break; // the cache has neither decisions nor reactions, and no history of states
    }
    return local;
}

} // namespace triage::app
