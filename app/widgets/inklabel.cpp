// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inklabel.h"
#include "widgets/textdirection.h"

namespace triage::app {

InkLabel::InkLabel(Theme &theme, Ink ink, Type type, QWidget *parent)
    : QLabel(parent), m_theme(theme), m_ink(ink), m_type(type)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    theme.watch(this, [this] { readTheme(); });
}

void InkLabel::setInk(Ink ink)
{
    m_ink = ink;
    readTheme();
}

void InkLabel::setText(const QString &text)
{
    QLabel::setText(inWindowDirection(text));
}

void InkLabel::setQuoted(const QString &text)
{
    QLabel::setText(text);
    setAlignment((alignment() & Qt::AlignVertical_Mask) | leadingEdge(layoutDirection()));
}

void InkLabel::readTheme()
{
    setFont(m_theme.font(m_type));
    QPalette colors;
    colors.setColor(QPalette::WindowText, m_theme.color(m_ink));
    setPalette(colors);
}

} // namespace triage::app

#include "moc_inklabel.cpp"
