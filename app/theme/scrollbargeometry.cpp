// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/scrollbargeometry.h"

#include <QStyleOption>

#include <algorithm>

namespace triage::app {

QRect scrollHandle(const QStyleOptionSlider &bar)
{
    const bool across = bar.orientation == Qt::Horizontal;
    const int length = across ? bar.rect.width() : bar.rect.height();
    const int range = bar.maximum - bar.minimum;
    int size = length;
    if (range > 0)
        size = std::clamp(int(qint64(length) * bar.pageStep / (qint64(range) + bar.pageStep)),
                          std::min(32, length), length);
    const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                      length - size, bar.upsideDown);
    return across ? QRect(bar.rect.x() + start, bar.rect.y(), size, bar.rect.height())
                  : QRect(bar.rect.x(), bar.rect.y() + start, bar.rect.width(), size);
}

QRect scrollPart(const QStyleOptionSlider &bar, QStyle::SubControl part)
{
    const QRect handle = scrollHandle(bar);
    const bool across = bar.orientation == Qt::Horizontal;
    QRect before = bar.rect;
    QRect after = bar.rect;
    if (across) {
        before.setRight(handle.left() - 1);
        after.setLeft(handle.right() + 1);
    } else {
        before.setBottom(handle.top() - 1);
        after.setTop(handle.bottom() + 1);
    }
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        return handle;
    case QStyle::SC_ScrollBarGroove:
        return bar.rect;
    case QStyle::SC_ScrollBarSubPage:
        return bar.upsideDown ? after : before;
    case QStyle::SC_ScrollBarAddPage:
        return bar.upsideDown ? before : after;
    default:
        return {};
    }
}

} // namespace triage::app
