// SPDX-License-Identifier: GPL-3.0-or-later
// Sets the colour and the font of a label whose look differs from the usual one.
#pragma once

#include <QColor>

class QFont;
class QLabel;
class QWidget;

namespace triage::app {

/// Sets both roles: a label takes its foreground from Text on a sheet, and from WindowText on the window.
void setLabelColor(QWidget *label, const QColor &color);
void setLabelColor(QLabel *label, const QFont &font, const QColor &color);

} // namespace triage::app
