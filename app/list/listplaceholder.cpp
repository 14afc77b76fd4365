// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/listplaceholder.h"

#include "store/localstore.h"
#include "theme/theme.h"

#include <QPainter>
#include <QStyle>
#include <QWidget>

#include <chrono>

using namespace std::chrono_literals;

namespace triage::app {

ListPlaceholder::ListPlaceholder(QWidget *viewport, const LocalStore &store, const Theme &theme)
    : QObject(viewport), m_viewport(viewport), m_theme(theme)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(300ms);
    connect(&m_delay, &QTimer::timeout, this, [this, &store] {
        m_hasBars = store.isEmpty();
        m_picture = QPixmap();
        m_viewport->update();
    });
}

void ListPlaceholder::keepPicture()
{
    // A column that was scrolled out of the board's view needs no picture.
    if (!m_viewport->visibleRegion().isEmpty())
        m_picture = m_viewport->grab();
}

void ListPlaceholder::begin()
{
    m_hasBars = false;
    m_delay.start();
}

void ListPlaceholder::end()
{
    m_hasBars = false;
    m_delay.stop();
    m_picture = QPixmap();
}

bool ListPlaceholder::paint(QPainter &painter, int rowHeight) const
{
    if (m_hasBars) {
        paintBars(painter, rowHeight);
        return true;
    }
    if (m_picture.isNull())
        return false;
    const int width = int(m_picture.deviceIndependentSize().width());
    painter.drawPixmap(m_viewport->isRightToLeft() ? m_viewport->width() - width : 0, 0, m_picture);
    return true;
}

void ListPlaceholder::paintBars(QPainter &painter, int rowHeight) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Ink::SurfaceSunken));
    const int width = m_viewport->width() - 2 * space::l;
    for (int row = 0; row * rowHeight < m_viewport->height(); ++row) {
        const QRect all(0, row * rowHeight, m_viewport->width(), rowHeight);
        const int middle = all.center().y();
        const QRect bar(space::l, middle - 5, width * (row % 3 + 5) / 10, 10);
        painter.drawRoundedRect(QStyle::visualRect(m_viewport->layoutDirection(), all, bar), 4, 4);
    }
}

} // namespace triage::app

#include "moc_listplaceholder.cpp"
