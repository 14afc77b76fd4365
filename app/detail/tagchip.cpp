// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/tagchip.h"

#include "text.h"
#include "theme/theme.h"

#include <QPainter>

namespace triage::app {

TagChip::TagChip(const QString &tag, Theme &theme, QWidget *parent) : QToolButton(parent), m_theme(theme)
{
    // From right to left, the sign would go to the other side of a tag in Latin letters.
    setText(isolated(u'#' + tag));
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    connect(&theme, &Theme::changed, this, &TagChip::readTheme);
    readTheme();
}

void TagChip::readTheme()
{
    setFont(m_theme.font(Type::Caption));
    updateGeometry();
    update();
}

QSize TagChip::sizeHint() const
{
    const QFontMetrics metrics(font());
    return { metrics.horizontalAdvance(text()) + 2 * space::s, metrics.height() + space::xs + 2 };
}

void TagChip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF field = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(hasFocus() ? QPen(m_theme.color(Ink::FocusRing), 2) : QPen(Qt::NoPen));
    painter.setBrush(m_theme.color(underMouse() ? Ink::Hover : Ink::ChipFill));
    painter.drawRoundedRect(field, field.height() / 2, field.height() / 2);
    painter.setFont(font());
    painter.setPen(m_theme.color(underMouse() ? Ink::Text : Ink::ChipText));
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine, text());
}

} // namespace triage::app

#include "moc_tagchip.cpp"
