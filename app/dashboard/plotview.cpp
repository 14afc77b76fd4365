// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/plotview.h"

#include "dashboard/plotchart.h"
#include "theme/theme.h"

#include <QAccessible>
#include <QGraphicsScene>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

namespace triage::app {

PlotView::PlotView(const Theme &theme, QWidget *parent)
    : QChartView(new PlotChart(theme), parent), m_drawing(static_cast<PlotChart *>(chart()))
{
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setBackgroundBrush(Qt::NoBrush);
    viewport()->setAutoFillBackground(false);
    setMouseTracking(true);
    m_drawing->setDirection(layoutDirection());
}

void PlotView::setPlot(const PlotData &plot)
{
    m_hovered.reset();
    m_pressed.reset();
    m_drawing->setPlot(plot);
    updateGeometry();
}

void PlotView::readTheme()
{
    m_drawing->readTheme();
    updateGeometry();
    viewport()->update();
}

QSize PlotView::sizeHint() const
{
    return { 320, m_drawing->wantedHeight() };
}

std::optional<PlotMark> PlotView::current() const
{
    return m_drawing->current();
}

std::optional<PlotMark> PlotView::markAt(const QPoint &point) const
{
    return m_drawing->markAt(m_drawing->mapFromScene(mapToScene(point)));
}

std::optional<PlotMark> PlotView::next(PlotMark from, int series, int category) const
{
    const PlotData &plot = m_drawing->plot();
    PlotMark mark{ from.series + series, from.category + category };
    // Within a stack, marks without a value are skipped. Along the axis every place is a stop.
    while (series != 0 && plot.has(mark) && plot.value(mark) == 0)
        mark.series += series;
    if (!plot.has(mark))
        return std::nullopt;
    if (category != 0 && plot.value(mark) == 0) {
        for (int each = 0; each < int(plot.series.size()); ++each) {
            if (plot.value({ each, mark.category }) > 0)
                return PlotMark{ each, mark.category };
        }
    }
    return mark;
}

void PlotView::step(int right, int up)
{
    const PlotData &plot = m_drawing->plot();
    if (plot.categories.empty() || plot.series.empty())
        return;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const bool upright = plot.shape == PlotShape::Columns || plot.shape == PlotShape::Beside;
    if (!current()) {
        const PlotMark edge{ 0, upright ? int(plot.categories.size()) : -1 };
        return moveTo(next(edge, 0, upright ? -1 : 1));
    }
    const int onwards = mirrored ? -right : right;
    int series = upright ? up : 0;
    int category = upright ? onwards : -up;
    if (plot.shape == PlotShape::Opposed)
        series = -onwards;
    else if (plot.shape == PlotShape::Bars)
        series = onwards;
    if (const std::optional<PlotMark> mark = next(*current(), series, category))
        moveTo(mark);
}

void PlotView::moveTo(std::optional<PlotMark> mark)
{
    m_drawing->setCurrent(mark);
    viewport()->update();
    describeMark(mark);
}

void PlotView::describeMark(std::optional<PlotMark> mark)
{
    Q_EMIT markDescribed(mark ? m_drawing->plot().spoken(*mark) : QString());
}

void PlotView::open(PlotMark mark)
{
    if (const std::optional<Filter> filter = m_drawing->plot().opens(mark))
        Q_EMIT opened(*filter);
    else
        Q_EMIT nothingToOpen();
}

void PlotView::keyPressEvent(QKeyEvent *event)
{
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const int last = int(m_drawing->plot().categories.size()) - 1;
    switch (plain ? event->key() : 0) {
    case Qt::Key_Left:
        return step(-1, 0);
    case Qt::Key_Right:
        return step(1, 0);
    case Qt::Key_Up:
        return step(0, 1);
    case Qt::Key_Down:
        return step(0, -1);
    case Qt::Key_Home:
        return moveTo(next({ 0, -1 }, 0, 1));
    case Qt::Key_End:
        return moveTo(next({ 0, last + 1 }, 0, -1));
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (current())
            return open(*current());
        break;
    default:
        break;
    }
    event->ignore();
}

void PlotView::mouseMoveEvent(QMouseEvent *event)
{
    const std::optional<PlotMark> mark = markAt(event->position().toPoint());
    if (mark == m_hovered)
        return;
    m_hovered = mark;
    const bool opens = mark && m_drawing->plot().opens(*mark);
    viewport()->setCursor(opens ? Qt::PointingHandCursor : Qt::ArrowCursor);
    describeMark(mark ? mark : current());
}

void PlotView::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->button() == Qt::LeftButton ? markAt(event->position().toPoint()) : std::nullopt;
}

void PlotView::mouseReleaseEvent(QMouseEvent *event)
{
    const std::optional<PlotMark> mark = markAt(event->position().toPoint());
    if (!m_pressed || mark != std::exchange(m_pressed, std::nullopt))
        return;
    moveTo(mark);
    open(*mark);
}

/// The dashboard scrolls instead of the plot.
void PlotView::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

void PlotView::focusInEvent(QFocusEvent *event)
{
    QChartView::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason && current())
        describeMark(current());
}

void PlotView::leaveEvent(QEvent *event)
{
    QChartView::leaveEvent(event);
    m_hovered.reset();
    describeMark(current());
}

void PlotView::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        m_drawing->setDirection(layoutDirection());
}

bool PlotView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QChartView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const std::optional<PlotMark> mark = markAt(help->pos());
    if (mark)
        QToolTip::showText(help->globalPos(), m_drawing->plot().spoken(*mark), this);
    else
        QToolTip::hideText();
    return true;
}

} // namespace triage::app

#include "moc_plotview.cpp"
