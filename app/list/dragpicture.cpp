// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/dragpicture.h"

#include "theme/theme.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

QPixmap dragPicture(const QString &headline, std::size_t count, const Theme &theme, const QWidget &view)
{
    constexpr int maxWidth = 240;
    const QFont font = theme.font();
    const QFontMetrics metrics(font);
    const QString more = count > 1 ? u"+%1"_s.arg(QLocale().toString(qulonglong(count - 1))) : QString();
    const int moreWidth = more.isEmpty() ? 0 : metrics.horizontalAdvance(more) + 2 * space::s;
    const int room = maxWidth - 2 * space::m - (moreWidth > 0 ? moreWidth + space::s : 0);
    const QString shown = metrics.elidedText(headline, Qt::ElideRight, room);
    const int headlineWidth = metrics.horizontalAdvance(shown);
    const QSize size(
        std::min(maxWidth, headlineWidth + 2 * space::m + (moreWidth > 0 ? moreWidth + space::s : 0)),
        metrics.height() + 2 * space::s);
    QPixmap pixmap(size * view.devicePixelRatioF());
    pixmap.setDevicePixelRatio(view.devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    painter.setPen(theme.color(Ink::Border));
    painter.setBrush(theme.color(Ink::SurfaceRaised));
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(.5, .5, -.5, -.5), space::radius, space::radius);
    const QRect all(QPoint(), size);
    const auto seen = [&](const QRect &rect) {
        return QStyle::visualRect(view.layoutDirection(), all, rect);
    };
    painter.setPen(theme.color(Ink::Text));
    painter.drawText(seen(QRect(space::m, 0, headlineWidth + 1, size.height())), Qt::AlignCenter, shown);
    if (moreWidth > 0) {
        const QRect badge(size.width() - space::m - moreWidth, space::s - 2, moreWidth,
                          size.height() - 2 * space::s + 4);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(Ink::Accent));
        painter.drawRoundedRect(seen(badge), badge.height() / 2.0, badge.height() / 2.0);
        painter.setPen(theme.color(Ink::AccentText));
        painter.drawText(seen(badge), Qt::AlignCenter, more);
    }
    return pixmap;
}

} // namespace triage::app
