// SPDX-License-Identifier: GPL-3.0-or-later
// A plot as values: what is drawn, what is read aloud, what the table beside it says and which list each mark
// opens. Drawing, table and files are all made from this, so that they cannot tell different numbers.
#pragma once

#include "store/values/filter.h"
#include "store/values/statisticsquery.h"
#include "theme/serieslook.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace triage::app {

/// How marks lie.
enum class PlotShape {
    Columns, ///< Upwards, series on top of each other; categories in the order of reading.
    Bars, ///< From the side on which reading begins, series below each other; categories from the top.
    Opposed, ///< Bars from the middle: the first series the way of reading, the second against it.
};

struct PlotSeries
{
    QString name;
    int look = 0; ///< Of seriesBrush().
    std::vector<qint64> values; ///< By category.
    std::vector<std::optional<Filter>> opens; ///< By category; may be shorter: nothing opens.
};

struct PlotCategory
{
    QString label; ///< At the axis.
    QString spoken; ///< In full.
    QString note; ///< Beside its bars; empty: their numbers.
};

/// A cell of the table: as it is read, and as a file has it.
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

/// Which mark of a plot.
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
    bool isShare = false; ///< Numbers are parts of a hundred.
    QString headline; ///< What a person most wants to read off it, in a sentence.
    PlotTable table;

    /// Nothing to draw.
    bool isEmpty() const;
    qint64 value(PlotMark mark) const;
    /// A number as it is written here.
    QString text(qint64 number) const;
    qint64 largest() const; ///< Of a mark, or of a stack where series stand on each other.
    bool has(PlotMark mark) const;
    /// "21 November, Billing: 5".
    QString spoken(PlotMark mark) const;
    std::optional<Filter> opens(PlotMark mark) const;
};

} // namespace triage::app
