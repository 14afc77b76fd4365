// SPDX-License-Identifier: GPL-3.0-or-later
// The two palettes as values: every ink in light and in dark, and the palette of Qt that is made of them.
#pragma once

#include "theme/theme.h"

#include <QColor>
#include <QPalette>

namespace triage::app {

QColor shade(Ink ink, bool dark);
/// Returns a palette with every role set, so that nothing of Fusion falls back to colours of the other theme.
QPalette makePalette(bool dark);
/// Returns the WCAG 2 contrast ratio, from 1 to 21.
double contrastOf(QColor one, QColor other);

/// The colours of a disc with a letter on it.
struct DiscShade
{
    QColor disc;
    QColor letter;
};

/// Returns the same colours for the same name. The letter is readable on the disc.
DiscShade discShade(const QString &name, bool dark);

} // namespace triage::app
