// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing of a key, as hints beside actions show it.
#pragma once

#include <QKeySequence>
#include <QSize>
#include <QString>

class QPainter;
class QRect;

namespace triage::app {

class Theme;

/// Returns the name of a key in a hint: short, and in the person's language.
QString keyCapText(const QKeySequence &key);
/// Returns the size of the drawing of a key with that name.
QSize keyCapSize(const Theme &theme, const QString &key);
/// Draws a key with that name at the place.
void paintKeyCap(QPainter &painter, const Theme &theme, const QRect &place, const QString &key);

} // namespace triage::app
