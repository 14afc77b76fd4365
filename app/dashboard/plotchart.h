// SPDX-License-Identifier: GPL-3.0-or-later
// A drawn plot: Qt Charts draws the bars; the rest is painted in the type and the colours of the theme and in
// the direction of the language. The screen and files show the same drawing.
#pragma once

#include "dashboard/plotlayout.h"

#include <QChart>

class QAbstractBarSeries;

namespace triage::app {

class PlotOverlay;
class Theme;

/// Shows a plot without interaction, and tells where its marks are.
class PlotChart : public QChart
{
    Q_OBJECT
public:
    explicit PlotChart(const Theme &theme, QGraphicsItem *parent = nullptr);
    ~PlotChart() override;

    void setPlot(const PlotData &plot);
    const PlotData &plot() const { return m_layout.plot(); }
    /// Sets the direction of the language; the categories of a time axis and all bars run with it.
    void setDirection(Qt::LayoutDirection direction);
    /// Draws patterns as lines instead of dots, for files that are shown at any size.
    void setScalable(bool scalable);
    /// Draws a frame around the mark that the person is on.
    void setCurrent(std::optional<PlotMark> mark);
    std::optional<PlotMark> current() const { return m_current; }
    /// Rebuilds the plot with the colours and the type of the theme.
    void readTheme();

    QRectF rectOf(PlotMark mark) const { return m_layout.rectOf(mark); }
    std::optional<PlotMark> markAt(QPointF point) const { return m_layout.markAt(point); }
    int wantedHeight() const { return m_layout.wantedHeight(); }

protected:
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
    void resizeEvent(QGraphicsSceneResizeEvent *event) override;

private:
    friend class PlotOverlay;

    void build();
    void addColumns();
    void addBars(bool opposed);
    void attachAxis(QAbstractBarSeries *series, Qt::Alignment side, qreal from, qreal to);
    void addSets(QAbstractBarSeries *series, bool fromBelow);
    void arrange();

    const Theme &m_theme;
    PlotLayout m_layout;
    bool m_isScalable = false;
    std::optional<PlotMark> m_current;
    PlotOverlay *m_overlay;
};

} // namespace triage::app
