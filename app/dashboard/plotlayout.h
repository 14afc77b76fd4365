// SPDX-License-Identifier: GPL-3.0-or-later
// The geometry of a plot: where its axes, its legend and its marks lie.
#pragma once

#include "dashboard/plotdata.h"

#include <QRectF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace triage::app {

class Theme;

/// Places the parts of a plot within a size, in the direction of the language. Neither paints nor knows Qt
/// Charts.
class PlotLayout
{
public:
    struct LegendEntry
    {
        int series;
        QRectF swatch;
        QRectF text;
    };

    static constexpr qreal columnShare = 0.72; ///< Share of its place that a column takes.
    static constexpr qreal barShare = 0.64; ///< Share of its place that a bar takes.
    static constexpr qreal namesShare = 0.38; ///< Share of the width that the names of bars may take.

    explicit PlotLayout(const Theme &theme);

    void setPlot(const PlotData &plot);
    const PlotData &plot() const { return m_plot; }
    /// The categories of a time axis and all bars run in that direction.
    void setDirection(Qt::LayoutDirection direction) { m_direction = direction; }
    Qt::LayoutDirection direction() const { return m_direction; }
    bool isMirrored() const { return m_direction == Qt::RightToLeft; }
    bool isUpright() const { return m_plot.shape == PlotShape::Columns || m_plot.shape == PlotShape::Beside; }
    /// Places everything within that size. Only remembers the size where it is empty.
    void arrange(const QSizeF &room);
    const QSizeF &size() const { return m_size; }

    /// Returns the height at which the plot is readable.
    int wantedHeight() const;
    /// Returns the rectangle of the bars.
    const QRectF &area() const { return m_area; }
    const std::vector<LegendEntry> &legend() const { return m_legend; }
    /// Returns the numbers on the axis of values.
    const std::vector<qint64> &ticks() const { return m_ticks; }
    /// Returns the largest value on the axis of values.
    qreal top() const { return m_top; }
    /// Returns the place of a category along its axis, from 0.
    int placeOf(int category) const;
    /// Returns the coordinate of the centre of a place.
    qreal along(qreal place) const;
    /// Returns the coordinate of a value on the axis of values.
    qreal at(qreal value) const;
    /// Returns 1, or -1 where the values of the series run against the direction of the axis.
    int signOf(int series) const;
    /// Returns the rectangle of a mark. A mark whose value is 0 still has a visible size.
    QRectF rectOf(PlotMark mark) const;
    /// Returns the mark under the point, or the nearest mark of the same category.
    std::optional<PlotMark> markAt(QPointF point) const;

private:
    void readTicks();
    qreal placeLegend(qreal width);

    const Theme &m_theme;
    PlotData m_plot;
    Qt::LayoutDirection m_direction = Qt::LeftToRight;
    QSizeF m_size;
    std::vector<LegendEntry> m_legend;
    std::vector<qint64> m_ticks;
    qreal m_top = 0;
    QRectF m_area;
};

} // namespace triage::app
