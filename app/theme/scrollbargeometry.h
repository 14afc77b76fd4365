// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a flat scroll bar, which has no arrow buttons.
#pragma once

#include <QRect>
#include <QStyle>

class QStyleOptionSlider;

namespace triage::app {

/// Returns the rectangle of the handle. It is at least 32 pixels long where the bar has room for that.
QRect scrollHandle(const QStyleOptionSlider &bar);
/// Returns the rectangle of a part, in a layout from left to right.
QRect scrollPart(const QStyleOptionSlider &bar, QStyle::SubControl part);

} // namespace triage::app
