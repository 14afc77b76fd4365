// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/noticestrip.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>

namespace triage::app {

NoticeStrip::NoticeStrip(Theme &theme, const QString &icon, Ink ink, Ink fill, QWidget *action,
                         QWidget *parent)
    : QFrame(parent), m_theme(theme), m_iconName(icon), m_ink(ink), m_fill(fill), m_icon(new QLabel(this)),
      m_text(new QLabel(this))
{
    auto *row = makeLayout<QHBoxLayout>(space::s, this, { space::m, space::s, space::s, space::s });
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    if (action)
        row->addWidget(action, 0, Qt::AlignVCenter);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    theme.watch(this, [this] { readTheme(); });
}

void NoticeStrip::setSlim()
{
    layout()->setContentsMargins(space::s, 2, 2, 2);
    m_text->setWordWrap(false);
    m_text->setMinimumWidth(1);
    m_theme.watch(this, [this] { setFixedHeight(m_theme.side(28)); });
}

void NoticeStrip::setText(const QString &text)
{
    m_text->setText(text);
}

void NoticeStrip::setLook(const QString &icon, Ink ink, Ink fill)
{
    m_iconName = icon;
    m_ink = ink;
    m_fill = fill;
    readTheme();
}

void NoticeStrip::readTheme()
{
    const int side = m_theme.side(18);
    m_icon->setPixmap(m_theme.icon(m_iconName, m_ink).pixmap(QSize(side, side), devicePixelRatioF()));
    update();
}

void NoticeStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(m_fill));
    painter.drawRoundedRect(rect(), space::radius, space::radius);
}

} // namespace triage::app

#include "moc_noticestrip.cpp"
