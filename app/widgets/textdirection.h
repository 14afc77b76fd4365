// SPDX-License-Identifier: GPL-3.0-or-later
// Unicode marks that keep texts of different writing directions apart.
#pragma once

#include <QString>

namespace triage::app {

/// Returns the text within isolation marks, so that its direction does not affect the words around it.
QString isolated(const QString &text);
/// Returns a text of the program that is laid out in the direction of the window, even where it begins with a
/// name of the other direction.
QString inWindowDirection(const QString &text);
/// Returns a standalone text whose lines begin at the leading edge of the window, whatever its direction.
QString alignedToWindow(const QString &text);

} // namespace triage::app
