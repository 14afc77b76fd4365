// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/plotchart.h"

#include "dashboard/plotpainter.h"
#include "theme/theme.h"

#include <QBarSeries>
#include <QBarSet>
#include <QGraphicsLayout>
#include <QGraphicsSceneResizeEvent>
#include <QHorizontalBarSeries>
#include <QHorizontalStackedBarSeries>
#include <QPainter>
#include <QStackedBarSeries>
#include <QValueAxis>

namespace triage::app {

/// Paints what lies above the bars.
class PlotOverlay : public QGraphicsItem
{
public:
    explicit PlotOverlay(PlotChart &chart) : QGraphicsItem(&chart), m_chart(chart) { setZValue(1000); }

    QRectF boundingRect() const override { return m_chart.rect(); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        PlotPainter(m_chart.m_layout, m_chart.m_theme, m_chart.m_isScalable)
            .paintForeground(*painter, m_chart.m_current);
    }
    void changed() { prepareGeometryChange(); }

private:
    PlotChart &m_chart;
};

PlotChart::PlotChart(const Theme &theme, QGraphicsItem *parent)
    : QChart(parent), m_theme(theme), m_layout(theme), m_overlay(new PlotOverlay(*this))
{
    legend()->hide();
    setBackgroundVisible(false);
    setPlotAreaBackgroundVisible(false);
    setMargins({});
    setAnimationOptions(NoAnimation);
    if (layout())
        layout()->setContentsMargins(0, 0, 0, 0);
}

PlotChart::~PlotChart() = default;

void PlotChart::setPlot(const PlotData &plot)
{
    m_layout.setPlot(plot);
    if (m_current && !m_layout.plot().has(*m_current))
        m_current.reset();
    build();
}

void PlotChart::setDirection(Qt::LayoutDirection direction)
{
    if (m_layout.direction() == direction)
        return;
    m_layout.setDirection(direction);
    build();
}

void PlotChart::setScalable(bool scalable)
{
    m_isScalable = scalable;
    build();
}

void PlotChart::setCurrent(std::optional<PlotMark> mark)
{
    m_current = mark;
    m_overlay->update();
}

void PlotChart::readTheme()
{
    build();
}

void PlotChart::build()
{
    removeAllSeries();
    const QList<QAbstractAxis *> old = axes();
    for (QAbstractAxis *axis : old) {
        removeAxis(axis);
        delete axis;
    }
    if (!plot().categories.empty()) {
        if (m_layout.isUpright())
            addColumns();
        else
            addBars(plot().shape == PlotShape::Opposed);
    }
    arrange();
}

void PlotChart::addSets(QAbstractBarSeries *series, bool fromBelow)
{
    const int count = int(plot().categories.size());
    const int sets = int(plot().series.size());
    const PlotPainter painter(m_layout, m_theme, m_isScalable);
    for (int step = 0; step < sets; ++step) {
        const int each = fromBelow ? sets - 1 - step : step;
        const PlotSeries &made = plot().series[std::size_t(each)];
        auto *set = new QBarSet(QString(), series);
        QList<qreal> values(count, 0);
        for (int category = 0; category < int(made.values.size()); ++category)
            values[m_layout.placeOf(category)]
                = qreal(made.values[std::size_t(category)]) * m_layout.signOf(each);
        set->append(values);
        set->setBrush(painter.brushOf(each));
        // A hairline in the colour of the background separates neighbours.
        set->setPen(count <= 60 ? QPen(m_theme.color(Ink::Surface), 1) : QPen(Qt::NoPen));
        series->append(set);
    }
}

void PlotChart::addColumns()
{
    const bool isStacked = plot().shape == PlotShape::Columns;
    QAbstractBarSeries *series
        = isStacked ? static_cast<QAbstractBarSeries *>(new QStackedBarSeries) : new QBarSeries;
    series->setBarWidth(PlotLayout::columnShare);
    addSets(series, !isStacked && m_layout.isMirrored());
    addSeries(series);
    attachAxis(series, Qt::AlignBottom, -0.5, qreal(plot().categories.size()) - 0.5);
    attachAxis(series, Qt::AlignLeft, 0, m_layout.top());
}

void PlotChart::addBars(bool opposed)
{
    QAbstractBarSeries *series = opposed ? static_cast<QAbstractBarSeries *>(new QHorizontalStackedBarSeries)
                                         : new QHorizontalBarSeries;
    series->setBarWidth(PlotLayout::barShare);
    addSets(series, !opposed);
    addSeries(series);
    attachAxis(series, Qt::AlignLeft, -0.5, qreal(plot().categories.size()) - 0.5);
    attachAxis(series, Qt::AlignBottom, opposed || m_layout.isMirrored() ? -m_layout.top() : 0,
               opposed || !m_layout.isMirrored() ? m_layout.top() : 0);
}

/// Gives the series an axis that is not drawn.
void PlotChart::attachAxis(QAbstractBarSeries *series, Qt::Alignment side, qreal from, qreal to)
{
    auto *axis = new QValueAxis(this);
    axis->setRange(from, to);
    addAxis(axis, side);
    axis->setVisible(false);
    series->attachAxis(axis);
}

void PlotChart::resizeEvent(QGraphicsSceneResizeEvent *event)
{
    QChart::resizeEvent(event);
    arrange();
}

void PlotChart::arrange()
{
    m_layout.arrange(size());
    if (m_layout.size().isEmpty())
        return;
    setPlotArea(m_layout.area());
    m_overlay->changed();
    update();
}

void PlotChart::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    PlotPainter(m_layout, m_theme, m_isScalable).paintBackground(*painter);
}

} // namespace triage::app

#include "moc_plotchart.cpp"
