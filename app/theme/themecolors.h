// SPDX-License-Identifier: GPL-3.0-or-later
// The two palettes as values: every ink in light and in dark, and what Qt's palette roles make of them.
#pragma once

#include "theme/theme.h"

#include <QColor>
#include <QPalette>

namespace triage::app {

QColor shade(Ink ink, bool dark);
/// Every role, so that nothing of Fusion falls back to colours made for the other theme.
QPalette makePalette(bool dark);
/// WCAG 2 ratio, 1 to 21.
double contrastOf(QColor one, QColor other);

/// A disc with a letter on it.
struct DiscShade
{
    QColor disc;
    QColor letter;
};

/// Always the same for a name; the letter is readable on the disc.
DiscShade discShade(const QString &name, bool dark);

} // namespace triage::app
