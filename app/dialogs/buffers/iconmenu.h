// SPDX-License-Identifier: GPL-3.0-or-later
// A small choice of icons for a buffer: some emoji, and the program's own.
#pragma once

#include <QString>

#include <functional>

class QMenu;
class QWidget;

namespace triage::app {

class Theme;

/// A grid in a menu; arrow keys and Return work in it. chosen gets an emoji, a name, or nothing at all for no
/// icon.
QMenu *makeIconMenu(const Theme &theme, QWidget *parent, const std::function<void(const QString &)> &chosen);

} // namespace triage::app
