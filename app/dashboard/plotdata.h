// SPDX-License-Identifier: GPL-3.0-or-later
// A plot as values: its marks, their descriptions for screen readers, its table and the list that each mark
// opens. Drawing, table and files are all made from these values, so they always show the same numbers.
#pragma once

#include "dashboard/statisticsquery.h"
#include "store/values/filter.h"
#include "theme/serieslook.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace triage::app {

/// The arrangement of the marks.
enum class PlotShape {
    Columns, ///< Upwards, with series stacked; categories in reading order.
    Beside, ///< Upwards, with series beside one another.
    Bars, ///< From the leading edge, with series below one another; categories from the top.
    Opposed, ///< Bars from the middle: the first series in reading direction, the second against it.
};

struct PlotSeries
{
    QString name;
    int look = 0; ///< The argument of seriesBrush().
    std::vector<qint64> values; ///< By category.
    std::vector<std::optional<Filter>> opens; ///< By category. Categories beyond the end open nothing.
};

struct PlotCategory
{
    QString label; ///< Shown at the axis.
    QString spoken; ///< The full text, for screen readers.
    QString note; ///< Shown beside the bars. Their numbers are shown where it is empty.
};

/// A cell of the table: its text, and its plain form for files.
struct PlotCell
{
    QString text;
    QString plain;
    bool isNumber = false;

    /// Returns a cell of text; a file has the plain form where one is given.
    static PlotCell fromText(const QString &text, const QString &plain = {});
    static PlotCell fromNumber(qint64 number);

    friend bool operator==(const PlotCell &, const PlotCell &) = default;
};

struct PlotRow
{
    std::vector<PlotCell> cells;
    std::optional<Filter> opens;
};

struct PlotTable
{
    QStringList columns;
    std::vector<PlotRow> rows;
};

/// Identifies a mark of a plot.
struct PlotMark
{
    int series = 0;
    int category = 0;

    friend bool operator==(const PlotMark &, const PlotMark &) = default;
};

struct PlotData
{
    PlotShape shape = PlotShape::Columns;
    std::vector<PlotSeries> series;
    std::vector<PlotCategory> categories;
    bool isShare = false; ///< True where the numbers are percentages.
    QString headline; ///< The main statement of the plot, in a sentence.
    PlotTable table;

    /// Returns true where there is nothing to draw.
    bool isEmpty() const;
    qint64 value(PlotMark mark) const;
    /// Returns the number as the plot shows it.
    QString text(qint64 number) const;
    qint64 largest() const; ///< The largest value of a mark, or of a stack where series are stacked.
    bool has(PlotMark mark) const;
    /// Returns a description such as "21 November, Billing: 5".
    QString spoken(PlotMark mark) const;
    std::optional<Filter> opens(PlotMark mark) const;
};

} // namespace triage::app
