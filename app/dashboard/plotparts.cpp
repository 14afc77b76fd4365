// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/plotparts.h"

#include "dashboard/plots.h"
#include "models/labels.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

// More columns than that are thinner than the eye can hold apart in a card.
constexpr int maxSingleDays = 45;
constexpr int week = 7;

QDate dayOf(const QString &text)
{
    return QDate::fromString(text, Qt::ISODate);
}

} // namespace

QString shortDay(QDate day)
{
    return QLocale().toString(day, Labels::tr("d MMM", "date"));
}

QString longDay(QDate day)
{
    return QLocale().toString(day, Labels::tr("d MMM yyyy", "date"));
}

DaySpans::DaySpans(const std::vector<QString> &days)
    : m_days(int(days.size())), m_length(m_days > maxSingleDays ? week : 1),
      m_first((m_days - 1) % m_length + 1)
{
    for (int from = 0, to = m_first; to <= m_days && from < m_days; from = to, to += m_length)
        m_spans.push_back({ dayOf(days[std::size_t(from)]), dayOf(days[std::size_t(to - 1)]) });
}

std::vector<qint64> DaySpans::sums(const std::vector<qint64> &counts) const
{
    if (m_length == 1)
        return counts;
    std::vector<qint64> sums;
    auto from = counts.begin();
    for (auto to = from + std::min(m_first, int(counts.size())); from != counts.end();
         from = to, to = counts.end() - to > m_length ? to + m_length : counts.end())
        sums.push_back(std::accumulate(from, to, qint64(0)));
    return sums;
}

std::vector<PlotCategory> DaySpans::categories() const
{
    std::vector<PlotCategory> categories;
    for (const DaySpan &span : m_spans) {
        const QString spoken = span.from == span.to ? QLocale().toString(span.from, QLocale::LongFormat)
                                                    : Plots::period(span.from, span.to);
        categories.push_back({ shortDay(span.from), spoken, {} });
    }
    return categories;
}

std::vector<PlotRow> DaySpans::rows() const
{
    std::vector<PlotRow> rows;
    for (const DaySpan &span : m_spans) {
        const bool isDay = span.from == span.to;
        rows.push_back({ { textCell(isDay ? longDay(span.from) : Plots::period(span.from, span.to),
                                    span.from.toString(Qt::ISODate)) },
                         {} });
    }
    return rows;
}

Filter filterOf(const DaySpan &span, const StatisticsQuery &query)
{
    Filter filter;
    if (query.buffer)
        filter = inBuffer(filter, *query.buffer);
    filter.createdAfter = beginOf(span.from);
    filter.createdBefore = beginOf(span.to.addDays(1));
    filter.clientGroup = query.client;
    return filter;
}

Filter filterOf(const StatisticsQuery &query)
{
    return filterOf({ query.from, query.to }, query);
}

Filter inPlace(Filter filter, Place place)
{
    // What needs review can be looked at within a buffer; the other places are beside the buffers.
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

PlotCell textCell(const QString &text, const QString &plain)
{
    return { text, plain.isEmpty() ? text : plain, false };
}

PlotCell numberCell(qint64 number)
{
    return { QLocale().toString(number), QString::number(number), true };
}

qint64 sumOf(const std::vector<qint64> &counts)
{
    return std::accumulate(counts.begin(), counts.end(), qint64(0));
}

} // namespace triage::app
