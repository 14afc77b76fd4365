// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/onelinelabel.h"

#include "widgets/textline.h"

namespace triage::app {

OneLineLabel::OneLineLabel(Theme &theme, Ink ink, Type type, QWidget *parent)
    : QLabel(parent), m_theme(theme), m_ink(ink), m_type(type)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] { updateGeometry(); });
}

void OneLineLabel::setText(const QString &text)
{
    QLabel::setText(text);
    setToolTip(text);
}

QSize OneLineLabel::sizeHint() const
{
    const QFontMetrics metrics(m_theme.font(m_type));
    return { metrics.horizontalAdvance(text()) + 2, metrics.height() + 2 };
}

QSize OneLineLabel::minimumSizeHint() const
{
    return { 1, sizeHint().height() };
}

void OneLineLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawLine(&painter, contentsRect(), { text(), m_theme.font(m_type), m_theme.color(m_ink), {} },
             layoutDirection());
}

} // namespace triage::app

#include "moc_onelinelabel.cpp"
