// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textdirection.h"

#include "models/labels.h"

#include <QDateTimeEdit>
#include <QGuiApplication>

namespace triage::app {

QString inWindowDirection(const QString &text)
{
    constexpr QChar fromRight(0x200f);
    const bool needsMark = QGuiApplication::layoutDirection() == Qt::RightToLeft && !text.isEmpty()
        && !text.startsWith(fromRight);
    return needsMark ? fromRight + text : text;
}

QString alignedToWindow(const QString &text)
{
    if (text.isEmpty())
        return text;
    // A mark of that direction decides the direction of the paragraph.
    const bool fromRight = QGuiApplication::layoutDirection() == Qt::RightToLeft;
    return QChar(fromRight ? 0x200f : 0x200e) + Labels::isolated(text);
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
