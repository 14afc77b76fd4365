// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/plotlayout.h"

#include "theme/theme.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace triage::app {

namespace {

constexpr qreal minMarkSize = 3;
constexpr int ticksWanted = 4;
constexpr qreal columnsHeight = 190;

/// Returns the smallest number that is 1, 2 or 5 times a power of ten and not less than that.
qint64 niceStep(qreal least)
{
    const qreal power = std::pow(10.0, std::floor(std::log10(std::max(1.0, least))));
    for (const qreal each : { 1.0, 2.0, 5.0, 10.0 }) {
        if (each * power >= least)
            return qint64(each * power);
    }
    return 1;
}

} // namespace

PlotLayout::PlotLayout(const Theme &theme) : m_theme(theme)
{
}

void PlotLayout::setPlot(const PlotData &plot)
{
    m_plot = plot;
    readTicks();
}

int PlotLayout::placeOf(int category) const
{
    const int count = int(m_plot.categories.size());
    // Bars are counted from the bottom, columns from the left.
    const bool backwards = isUpright() ? isMirrored() : true;
    return backwards ? count - 1 - category : category;
}

int PlotLayout::signOf(int series) const
{
    if (isUpright())
        return 1;
    const bool against = m_plot.shape == PlotShape::Opposed && series == 1;
    return against != isMirrored() ? -1 : 1;
}

/// Computes the numbers on the axis of values and its end.
void PlotLayout::readTicks()
{
    m_ticks.clear();
    const qint64 largest = std::max<qint64>(1, m_plot.largest());
    const qint64 step = niceStep(qreal(largest) / ticksWanted);
    for (qint64 tick = 0; tick < largest + step; tick += step)
        m_ticks.push_back(tick);
    m_top = isUpright() ? qreal(m_ticks.back()) : qreal(largest);
}

int PlotLayout::wantedHeight() const
{
    const QFontMetricsF metrics(m_theme.font(Type::Caption));
    if (isUpright())
        return m_theme.side(int(columnsHeight));
    const int lines = std::max<int>(4, int(m_plot.categories.size()));
    return int(m_legend.empty() ? 0 : m_legend.back().text.bottom() + space::s)
        + int(lines * (metrics.height() + 12));
}

/// Places the lines of the legend, and returns their height.
qreal PlotLayout::placeLegend(qreal width)
{
    m_legend.clear();
    if (m_plot.series.size() < 2)
        return 0;
    const QFontMetricsF metrics(m_theme.font(Type::Caption));
    const qreal side = metrics.height() - 4;
    const qreal line = metrics.height() + space::xs;
    qreal x = 0;
    qreal y = 0;
    for (int each = 0; each < int(m_plot.series.size()); ++each) {
        const qreal text
            = std::min(metrics.horizontalAdvance(m_plot.series[std::size_t(each)].name) + 1, width / 2);
        if (x > 0 && x + side + space::xs + text > width) {
            x = 0;
            y += line;
        }
        LegendEntry entry{ each, QRectF(x, y + 2, side, side),
                           QRectF(x + side + space::xs, y, text, metrics.height()) };
        x = entry.text.right() + space::m;
        if (isMirrored()) {
            entry.swatch.moveRight(width - entry.swatch.left());
            entry.text.moveRight(width - entry.text.left());
        }
        m_legend.push_back(entry);
    }
    return y + line + space::xs;
}

void PlotLayout::arrange(const QSizeF &room)
{
    m_size = room;
    if (room.isEmpty())
        return;
    const QFontMetricsF metrics(m_theme.font(Type::Caption));
    const qreal top = placeLegend(room.width());
    qreal before = 0; // at the leading edge
    qreal after = space::xs;
    qreal below = 0;
    if (isUpright()) {
        for (const qint64 tick : m_ticks)
            before = std::max(before, metrics.horizontalAdvance(m_plot.text(tick)) + space::s);
        below = metrics.height() + space::xs;
    } else {
        for (const PlotCategory &each : m_plot.categories) {
            before = std::max(before, metrics.horizontalAdvance(each.label) + 1 + space::s);
            after = std::max(after, metrics.horizontalAdvance(each.note) + space::s);
        }
        before = std::min(before, room.width() * namesShare);
        const qreal numbers = metrics.horizontalAdvance(m_plot.text(m_plot.largest())) + space::s;
        after = std::max(after, numbers);
        before += m_plot.shape == PlotShape::Opposed ? numbers : 0;
    }
    const qreal rise = isUpright() ? metrics.height() / 2 : 0; // the topmost number is centred on its line
    m_area = QRectF(isMirrored() ? after : before, top + rise, std::max(1.0, room.width() - before - after),
                    std::max(1.0, room.height() - top - rise - below));
}

qreal PlotLayout::along(qreal place) const
{
    const qreal share = (place + 0.5) / std::max<qreal>(1, qreal(m_plot.categories.size()));
    return isUpright() ? m_area.left() + share * m_area.width() : m_area.bottom() - share * m_area.height();
}

qreal PlotLayout::at(qreal value) const
{
    if (isUpright())
        return m_area.bottom() - value / m_top * m_area.height();
    const bool opposed = m_plot.shape == PlotShape::Opposed;
    const qreal low = opposed || isMirrored() ? -m_top : 0;
    const qreal high = opposed || !isMirrored() ? m_top : 0;
    return m_area.left() + (value - low) / (high - low) * m_area.width();
}

QRectF PlotLayout::rectOf(PlotMark mark) const
{
    if (!m_plot.has(mark))
        return {};
    const qreal centre = along(placeOf(mark.category));
    const qreal value = qreal(m_plot.value(mark)) * signOf(mark.series);
    const qreal place = (isUpright() ? m_area.width() : m_area.height()) / qreal(m_plot.categories.size());
    if (m_plot.shape == PlotShape::Beside) {
        const qreal width = place * columnShare / qreal(m_plot.series.size());
        const int step = isMirrored() ? int(m_plot.series.size()) - 1 - mark.series : mark.series;
        QRectF rect(centre - place * columnShare / 2 + width * step, at(value), width, at(0) - at(value));
        if (rect.height() < minMarkSize)
            rect.setTop(rect.bottom() - minMarkSize);
        return rect;
    }
    if (isUpright()) {
        qreal below = 0;
        for (int each = 0; each < mark.series; ++each)
            below += qreal(m_plot.value({ each, mark.category }));
        const qreal width = place * columnShare;
        QRectF rect(centre - width / 2, at(below + value), width, at(below) - at(below + value));
        if (rect.height() < minMarkSize)
            rect.setTop(rect.bottom() - minMarkSize);
        return rect;
    }
    const qreal from = std::min(at(0), at(value));
    const qreal to = std::max(at(0), at(value));
    qreal top = centre - place * barShare / 2;
    qreal height = place * barShare;
    if (m_plot.shape == PlotShape::Bars) {
        height /= qreal(m_plot.series.size());
        top += height * mark.series;
    }
    QRectF rect(from, top, std::max(minMarkSize, to - from), height);
    if (value < 0 || (value == 0 && isMirrored()))
        rect.moveRight(at(0));
    return rect;
}

std::optional<PlotMark> PlotLayout::markAt(QPointF point) const
{
    std::optional<PlotMark> nearest;
    qreal least = 1e9;
    const qreal half = (isUpright() ? m_area.width() : m_area.height())
        / (2 * std::max<qreal>(1, qreal(m_plot.categories.size())));
    for (int category = 0; category < int(m_plot.categories.size()); ++category) {
        const qreal off = (isUpright() ? point.x() : point.y()) - along(placeOf(category));
        if (std::abs(off) > half)
            continue;
        for (int series = 0; series < int(m_plot.series.size()); ++series) {
            const PlotMark mark{ series, category };
            if (m_plot.value(mark) == 0)
                continue;
            const QRectF rect = rectOf(mark);
            const qreal beyond = m_plot.shape == PlotShape::Beside
                ? std::max({ 0.0, rect.left() - point.x(), point.x() - rect.right() })
                : isUpright() ? std::max({ 0.0, rect.top() - point.y(), point.y() - rect.bottom() })
                : m_plot.shape == PlotShape::Bars
                ? std::max({ 0.0, rect.top() - point.y(), point.y() - rect.bottom() })
                : std::max({ 0.0, rect.left() - point.x(), point.x() - rect.right() });
            if (beyond < least) {
                least = beyond;
                nearest = mark;
            }
        }
    }
    return m_area.adjusted(-half, -space::xl, half, space::xl).contains(point) || !isUpright() ? nearest
                                                                                               : std::nullopt;
}

} // namespace triage::app
