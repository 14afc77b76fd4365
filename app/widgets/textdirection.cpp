// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textdirection.h"

#include <QDateTimeEdit>
#include <QGuiApplication>

namespace triage::app {

QString inWindowDirection(const QString &text)
{
    constexpr QChar fromRight(0x200f);
    constexpr QChar fromLeft(0x200e);
    if (text.isEmpty() || text.startsWith(fromRight) || text.startsWith(fromLeft))
        return text;
    if (QGuiApplication::layoutDirection() == Qt::RightToLeft)
        return fromRight + text;
    return text.isRightToLeft() ? fromLeft + text : text;
}

Qt::Alignment leadingEdge(Qt::LayoutDirection window)
{
    return Qt::AlignAbsolute | (window == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
}

void setReadableFormat(QDateTimeEdit &edit, const QString &format)
{
    if (edit.isRightToLeft()) {
        edit.setLayoutDirection(Qt::LeftToRight);
        edit.setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    edit.setDisplayFormat(format);
}

} // namespace triage::app
