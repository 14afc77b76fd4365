// SPDX-License-Identifier: GPL-3.0-or-later
// What the rows of the detail's lists have in common.
#pragma once

#include "theme/theme.h"

#include <QStyleOptionViewItem>

class QPainter;

namespace triage::app {

/// Returns where text begins after a row's picture.
int iconColumn(const Theme &theme);
/// Returns the width that a row has for its texts, also before it was laid out.
int widthOf(const QStyleOptionViewItem &option);
/// Paints the ring around a row that has the focus.
void paintRing(QPainter *painter, const Theme &theme, const QStyleOptionViewItem &option);

} // namespace triage::app
