// SPDX-License-Identifier: GPL-3.0-or-later
// Looks of buttons that the style draws.
#pragma once

class QWidget;

namespace triage::app {

/// Outlines a button whose act destroys something.
void setDestructive(QWidget *button);
bool isDestructive(const QWidget *button);
/// Draws a default button without the accent's fill: Return presses it, but nobody is invited to.
void setQuietDefault(QWidget *button);
bool isQuietDefault(const QWidget *button);

} // namespace triage::app
