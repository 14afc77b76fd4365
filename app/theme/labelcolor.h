// SPDX-License-Identifier: GPL-3.0-or-later
// The colour and type of words that are not drawn as a label's usually are.
#pragma once

#include <QColor>

class QFont;
class QLabel;
class QWidget;

namespace triage::app {

/// Wherever the label lies: on a sheet the foreground is Text, on the window WindowText.
void setLabelColor(QWidget *label, const QColor &color);
void setLabelColor(QLabel *label, const QFont &font, const QColor &color);

} // namespace triage::app
