// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/leavingrow.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace triage::app {

LeavingRow::LeavingRow(const QPixmap &picture, const QRect &place, int milliseconds, QWidget *viewport)
    : QWidget(viewport), m_picture(picture)
{
    setObjectName(u"leavingRow"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(place);
    m_collapse.setStartValue(place.height());
    m_collapse.setEndValue(0);
    m_collapse.setEasingCurve(QEasingCurve::OutCubic); // the next row can be read after half of the time
    m_collapse.setDuration(milliseconds);
    connect(&m_collapse, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &height) { resize(width(), height.toInt()); });
    connect(&m_collapse, &QVariantAnimation::finished, this, &QObject::deleteLater);
    show();
    m_collapse.start();
}

void LeavingRow::paintEvent(QPaintEvent *)
{
    QPainter(this).drawPixmap(0, 0, m_picture);
}

} // namespace triage::app

#include "moc_leavingrow.cpp"
