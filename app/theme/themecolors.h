// SPDX-License-Identifier: GPL-3.0-or-later
// The palettes as values: every ink in light, in dark and in high contrast, and the palette of Qt that is
// made of them.
#pragma once

#include "theme/theme.h"

#include <QColor>
#include <QPalette>

namespace triage::app {

QColor shade(Ink ink, Shades shades);
/// Returns the contrast that texts have at least.
double leastContrast(Shades shades);
/// Returns a palette with every role set, so that nothing of Fusion falls back to colours of the other theme.
QPalette makePalette(Shades shades);
/// Returns the WCAG 2 contrast ratio, from 1 to 21.
double contrastOf(QColor one, QColor other);

/// The colours of a disc with a letter on it.
struct DiscShade
{
    QColor disc;
    QColor letter;
};

/// Returns the same colours for the same name. The letter is readable on the disc.
DiscShade discShade(const QString &name, Shades shades);

} // namespace triage::app
