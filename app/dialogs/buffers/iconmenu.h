// SPDX-License-Identifier: GPL-3.0-or-later
// A small choice of icons for a buffer: some emoji and icons of the program.
#pragma once

#include <QString>

#include <functional>

class QMenu;
class QWidget;

namespace triage::app {

class Theme;

/// Makes a menu with a grid of icons, in which the current one is marked. Arrow keys and Return work in it.
/// Calls chosen with an emoji, with the name of an icon, or with an empty text for no icon.
QMenu *makeIconMenu(const Theme &theme, QWidget *parent, const std::function<QString()> &current,
                    const std::function<void(const QString &)> &chosen);

} // namespace triage::app
