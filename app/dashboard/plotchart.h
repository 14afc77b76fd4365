// SPDX-License-Identifier: GPL-3.0-or-later
// A plot, drawn: bars by Qt Charts, everything around them in the theme's type and colours and in the
// direction of the language. Drawn the same on the screen and into files.
#pragma once

#include "dashboard/plotdata.h"

#include <QChart>

#include <memory>

class QAbstractBarSeries;

namespace triage::app {

class PlotFace;
class Theme;

/// Knows no mouse and no keys; says where its marks are.
class PlotChart : public QChart
{
    Q_OBJECT
public:
    explicit PlotChart(const Theme &theme, QGraphicsItem *parent = nullptr);
    ~PlotChart() override;

    void setPlot(const PlotData &plot);
    const PlotData &plot() const { return m_plot; }
    /// Which way the language runs; the categories of a time axis and all bars run with it.
    void setDirection(Qt::LayoutDirection direction);
    /// Patterns as lines instead of dots, for files that are drawn at any size.
    void setScalable(bool scalable);
    /// The mark that has a frame, as a person is on it.
    void setCurrent(std::optional<PlotMark> mark);
    std::optional<PlotMark> current() const { return m_current; }
    /// Takes over the theme's colours and type.
    void readTheme();

    /// Where a mark is; one without height is still there to be seen.
    QRectF rectOf(PlotMark mark) const;
    /// The mark under the point, or the nearest one of its column.
    std::optional<PlotMark> markAt(QPointF point) const;
    /// The height that it takes to be readable.
    int wantedHeight() const;

protected:
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
    void resizeEvent(QGraphicsSceneResizeEvent *event) override;

private:
    friend class PlotFace;

    void build();
    void addColumns();
    void addBars(bool opposed);
    void addSets(QAbstractBarSeries *series, bool opposed);
    void arrange();
    qreal placeLegend(qreal width);
    void readTicks();
    bool isMirrored() const { return m_direction == Qt::RightToLeft; }
    bool isUpright() const { return m_plot.shape == PlotShape::Columns; }
    /// The place of a category along its axis, from 0.
    int placeOf(int category) const;
    qreal along(qreal place) const;
    /// Where a value lies on the axis of values.
    qreal at(qreal value) const;
    /// 1, or -1 where values run against the direction of the axis.
    int signOf(int series) const;
    void paintGrid(QPainter &painter) const;
    void paintCategories(QPainter &painter) const;
    void paintLegend(QPainter &painter) const;
    void paintNotes(QPainter &painter) const;
    void paintCurrent(QPainter &painter) const;
    void paintPatterns(QPainter &painter) const;
    void paintBase(QPainter &painter) const;
    QBrush brushOf(int series) const;

    struct LegendEntry
    {
        int series;
        QRectF swatch;
        QRectF text;
    };

    const Theme &m_theme;
    PlotData m_plot;
    Qt::LayoutDirection m_direction = Qt::LeftToRight;
    bool m_isScalable = false;
    std::optional<PlotMark> m_current;
    std::vector<LegendEntry> m_legend;
    std::vector<qint64> m_ticks;
    qreal m_top = 0; ///< The largest value of the axis.
    QRectF m_area; ///< Of the bars.
    PlotFace *m_face;
};

} // namespace triage::app
