// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/dayspans.h"

#include "store/values/dates.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

// More columns than that are too thin to distinguish in a card.
constexpr int maxSingleDays = 45;
constexpr int week = 7;

QDate dayOf(const QString &text)
{
    return QDate::fromString(text, Qt::ISODate);
}

} // namespace

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
    for (const DaySpan &span : m_spans)
        categories.push_back({ Dates::shortDay(span.from), Dates::days(span.from, span.to), {} });
    return categories;
}

std::vector<PlotRow> DaySpans::rows() const
{
    std::vector<PlotRow> rows;
    for (const DaySpan &span : m_spans)
        rows.push_back(
            { { PlotCell::fromText(Dates::days(span.from, span.to), span.from.toString(Qt::ISODate)) }, {} });
    return rows;
}

qint64 sumOf(const std::vector<qint64> &counts)
{
    return std::accumulate(counts.begin(), counts.end(), qint64(0));
}

} // namespace triage::app
