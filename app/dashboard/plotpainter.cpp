// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/plotpainter.h"

#include "dashboard/plotlayout.h"
#include "theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace triage::app {

namespace {

QRectF mirroredIn(QRectF rect, bool mirror, qreal width)
{
    if (mirror)
        rect.moveLeft(width - rect.right());
    return rect;
}

/// Paints the lines or the dots of a look within the rectangle.
void paintPattern(QPainter &painter, const QRectF &rect, const SeriesLook &look)
{
    constexpr qreal step = 6;
    if (look.pattern == SeriesPattern::None)
        return;
    painter.setPen(QPen(look.foreground, look.pattern == SeriesPattern::Dots ? 2 : 1.4));
    for (qreal off = step / 2; look.pattern != SeriesPattern::Dots && off < rect.width() + rect.height();
         off += step) {
        // From the bottom or the left side to the top or the right side, mirrored where lines fall.
        const qreal fromX = std::max(0.0, off - rect.height());
        const qreal toX = std::min(rect.width(), off);
        const auto x = [&](qreal along) {
            return look.pattern == SeriesPattern::Rising ? rect.left() + along : rect.right() - along;
        };
        painter.drawLine(QPointF(x(fromX), rect.top() + (off - fromX)),
                         QPointF(x(toX), rect.top() + (off - toX)));
    }
    for (qreal y = step / 2; look.pattern == SeriesPattern::Dots && y < rect.height(); y += step) {
        for (qreal x = step / 2; x < rect.width(); x += step)
            painter.drawPoint(rect.topLeft() + QPointF(x, y));
    }
}

} // namespace

PlotPainter::PlotPainter(const PlotLayout &layout, const Theme &theme, bool isScalable)
    : m_layout(layout), m_theme(theme), m_isScalable(isScalable)
{
}

QBrush PlotPainter::brushOf(int series) const
{
    const int look = m_layout.plot().series[std::size_t(series)].look;
    return m_isScalable ? QBrush(seriesLook(m_theme, look).background) : seriesBrush(m_theme, look);
}

void PlotPainter::paintBackground(QPainter &painter) const
{
    painter.setLayoutDirection(m_layout.direction());
    painter.setFont(m_theme.font(Type::Caption));
    paintGrid(painter);
    paintCategories(painter);
    paintLegend(painter);
}

void PlotPainter::paintForeground(QPainter &painter, const std::optional<PlotMark> &current) const
{
    paintPatterns(painter);
    paintBase(painter);
    paintNotes(painter);
    if (current && m_layout.plot().has(*current))
        paintFrame(painter, *current);
}

/// Paints the lines that values are read from. Bars have their numbers beside them instead.
void PlotPainter::paintGrid(QPainter &painter) const
{
    const QFontMetricsF metrics(painter.font());
    if (m_layout.isUpright()) {
        for (const qint64 tick : m_layout.ticks()) {
            const qreal y = std::round(m_layout.at(qreal(tick))) - 0.5;
            painter.setPen(m_theme.color(Ink::Divider));
            painter.drawLine(QPointF(m_layout.area().left(), y), QPointF(m_layout.area().right(), y));
            painter.setPen(m_theme.color(Ink::TextSecondary));
            const qreal half = metrics.height() / 2;
            const QRectF place(0, y - half, m_layout.area().left() - space::s, 2 * half);
            const QRectF mirror(m_layout.area().right() + space::s, y - half,
                                m_layout.size().width() - m_layout.area().right() - space::s, 2 * half);
            painter.drawText(m_layout.isMirrored() ? mirror : place,
                             (m_layout.isMirrored() ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter
                                 | Qt::AlignAbsolute,
                             m_layout.plot().text(tick));
        }
    }
}

/// Paints the line where all bars begin. It lies above them, because their edges would cover it.
void PlotPainter::paintBase(QPainter &painter) const
{
    painter.setPen(m_theme.color(Ink::Border));
    if (m_layout.isUpright()) {
        const qreal y = std::round(m_layout.at(0)) - 0.5;
        painter.drawLine(QPointF(m_layout.area().left(), y), QPointF(m_layout.area().right(), y));
        return;
    }
    const qreal x = std::round(m_layout.at(0)) + (m_layout.isMirrored() ? 0.5 : -0.5);
    painter.drawLine(QPointF(x, m_layout.area().top()), QPointF(x, m_layout.area().bottom()));
}

void PlotPainter::paintCategories(QPainter &painter) const
{
    if (m_layout.plot().categories.empty())
        return;
    const QFontMetricsF metrics(painter.font());
    painter.setPen(m_theme.color(Ink::TextSecondary));
    const int count = int(m_layout.plot().categories.size());
    if (m_layout.isUpright()) {
        qreal widest = 0;
        for (const PlotCategory &each : m_layout.plot().categories)
            widest = std::max(widest, metrics.horizontalAdvance(each.label));
        const int every = std::max(1, int(std::ceil((widest + space::s) * count / m_layout.area().width())));
        // The last category is the newest and always has its name. Earlier names are left out where they
        // would overlap.
        QRectF before;
        for (int category = count - 1; category >= 0; category -= every) {
            QRectF place(0, m_layout.area().bottom() + space::xs, widest + 2, metrics.height());
            place.moveCenter(QPointF(m_layout.along(m_layout.placeOf(category)), place.center().y()));
            // Stays within the edges.
            place.moveRight(std::min(place.right(), m_layout.size().width()));
            place.moveLeft(std::max(place.left(), 0.0));
            if (place.adjusted(-2, 0, 2, 0).intersects(before))
                continue;
            before = place;
            painter.drawText(place, Qt::AlignCenter, m_layout.plot().categories[std::size_t(category)].label);
        }
        return;
    }
    painter.setPen(m_theme.color(Ink::Text));
    const qreal room = m_layout.size().width() * PlotLayout::namesShare - space::s;
    for (int category = 0; category < count; ++category) {
        const QString &label = m_layout.plot().categories[std::size_t(category)].label;
        const qreal width = std::min(room, metrics.horizontalAdvance(label) + 1);
        QRectF place(0, 0, room, metrics.height());
        place.moveCenter(QPointF(0, m_layout.along(m_layout.placeOf(category))));
        place.moveLeft(0);
        place = mirroredIn(place, m_layout.isMirrored(), m_layout.size().width());
        painter.drawText(place,
                         (m_layout.isMirrored() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter
                             | Qt::AlignAbsolute,
                         metrics.elidedText(label, Qt::ElideRight, std::max(width, room)));
    }
}

void PlotPainter::paintLegend(QPainter &painter) const
{
    const QFontMetricsF metrics(painter.font());
    for (const PlotLayout::LegendEntry &entry : m_layout.legend()) {
        const PlotSeries &series = m_layout.plot().series[std::size_t(entry.series)];
        painter.setPen(Qt::NoPen);
        painter.setBrush(brushOf(entry.series));
        painter.drawRect(entry.swatch);
        if (m_isScalable)
            paintPattern(painter, entry.swatch, seriesLook(m_theme, series.look));
        painter.setPen(m_theme.color(Ink::Text));
        painter.drawText(entry.text,
                         (m_layout.isMirrored() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter
                             | Qt::AlignAbsolute,
                         metrics.elidedText(series.name, Qt::ElideRight, entry.text.width()));
    }
}

/// Paints the numbers at the ends of bars.
void PlotPainter::paintNotes(QPainter &painter) const
{
    if (m_layout.isUpright())
        return;
    painter.setFont(m_theme.font(Type::Caption));
    painter.setLayoutDirection(m_layout.direction());
    painter.setPen(m_theme.color(Ink::Text));
    const QFontMetricsF metrics(painter.font());
    const bool opposed = m_layout.plot().shape == PlotShape::Opposed;
    const auto write = [&](const QString &text, qreal x, qreal y, bool leftwards) {
        QRectF place(x + space::xs, y - metrics.height() / 2, metrics.horizontalAdvance(text) + 2,
                     metrics.height());
        if (leftwards)
            place.moveRight(x - space::xs);
        painter.drawText(place, Qt::AlignCenter, text);
    };
    for (int category = 0; category < int(m_layout.plot().categories.size()); ++category) {
        const PlotCategory &each = m_layout.plot().categories[std::size_t(category)];
        if (each.note.isEmpty()) {
            for (int series = 0; series < int(m_layout.plot().series.size()); ++series) {
                const PlotMark mark{ series, category };
                const bool leftwards = m_layout.signOf(series) < 0;
                // The first bar stands for all where the numbers of thin bars would touch.
                const bool hasRoom = opposed || m_layout.rectOf(mark).height() >= metrics.capHeight() + 2;
                if (m_layout.plot().value(mark) > 0 ? series == 0 || hasRoom : series == 0 && !opposed)
                    write(m_layout.plot().text(m_layout.plot().value(mark)),
                          m_layout.at(qreal(m_layout.plot().value(mark)) * m_layout.signOf(series)),
                          m_layout.rectOf(mark).center().y(), leftwards);
            }
            continue;
        }
        qreal end = m_layout.at(0);
        for (int series = 0; series < int(m_layout.plot().series.size()); ++series) {
            const qreal value
                = m_layout.at(qreal(m_layout.plot().value({ series, category })) * m_layout.signOf(series));
            end = m_layout.isMirrored() ? std::min(end, value) : std::max(end, value);
        }
        write(each.note, end, m_layout.along(m_layout.placeOf(category)), m_layout.isMirrored());
    }
}

void PlotPainter::paintPatterns(QPainter &painter) const
{
    if (!m_isScalable)
        return;
    for (int series = 0; series < int(m_layout.plot().series.size()); ++series) {
        const SeriesLook look = seriesLook(m_theme, m_layout.plot().series[std::size_t(series)].look);
        for (int category = 0; category < int(m_layout.plot().categories.size()); ++category) {
            if (m_layout.plot().value({ series, category }) > 0)
                paintPattern(painter, m_layout.rectOf({ series, category }), look);
        }
    }
}

void PlotPainter::paintFrame(QPainter &painter, PlotMark mark) const
{
    const QRectF rect = m_layout.rectOf(mark).adjusted(-2, -2, 2, 2);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    // Two lines, so that the frame is visible on any bar.
    painter.setPen(QPen(m_theme.color(Ink::Surface), 4));
    painter.drawRoundedRect(rect, 2, 2);
    painter.setPen(QPen(m_theme.color(Ink::Text), 2));
    painter.drawRoundedRect(rect, 2, 2);
}

} // namespace triage::app
