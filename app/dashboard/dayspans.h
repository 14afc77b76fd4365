// SPDX-License-Identifier: GPL-3.0-or-later
// The days of plots over time, one by one or in weeks.
#pragma once

#include "dashboard/plotdata.h"

#include <QDate>
#include <QLocale>

namespace triage::app {

/// A day, or several days that are shown as one.
struct DaySpan
{
    QDate from;
    QDate to;
};

/// Groups the days of a plot over time into weeks where there are too many to tell apart.
class DaySpans
{
public:
    explicit DaySpans(const std::vector<QString> &days);

    const std::vector<DaySpan> &spans() const { return m_spans; }
    bool areWeeks() const { return m_length > 1; }
    /// Adds up the numbers of the days of each span.
    std::vector<qint64> sums(const std::vector<qint64> &counts) const;
    std::vector<PlotCategory> categories() const;
    /// Returns rows that contain the first cell.
    std::vector<PlotRow> rows() const;

private:
    int m_days;
    int m_length;
    int m_first; ///< The number of days of the first span. The last span is always complete.
    std::vector<DaySpan> m_spans;
};

/// Returns the sum of the counts.
qint64 sumOf(const std::vector<qint64> &counts);

} // namespace triage::app
