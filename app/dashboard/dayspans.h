// SPDX-License-Identifier: GPL-3.0-or-later
// What several plots are made of: stretches of days, filters of a period, cells of tables.
#pragma once

#include "dashboard/plotdata.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

namespace triage::app {

/// A day, or several that are shown as one.
struct DaySpan
{
    QDate from;
    QDate to;
};

/// The days of a plot over time: each for itself, or in weeks where they are too many to be told apart.
class DaySpans
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::DaySpans)
public:
    explicit DaySpans(const std::vector<QString> &days);

    const std::vector<DaySpan> &spans() const { return m_spans; }
    bool areWeeks() const { return m_length > 1; }
    /// Returns a period in the format of the locale, such as "23 Oct – 21 Nov 2026".
    static QString period(QDate from, QDate to);
    /// A number for each day, as one for each span.
    std::vector<qint64> sums(const std::vector<qint64> &counts) const;
    std::vector<PlotCategory> categories() const;
    /// The first cell of each row.
    std::vector<PlotRow> rows() const;

private:
    int m_days;
    int m_length;
    int m_first; ///< How many days the first span has: the last one is always whole.
    std::vector<DaySpan> m_spans;
};

/// Returns the sum of the counts.
qint64 sumOf(const std::vector<qint64> &counts);

/// "21 Nov", and with its year.
QString shortDay(QDate day);
QString longDay(QDate day);

} // namespace triage::app
