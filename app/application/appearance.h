// SPDX-License-Identifier: GPL-3.0-or-later
// The theme as the preferences have it.
#pragma once

#include "theme/theme.h"

#include <QObject>

namespace triage::app {

class Preferences;

/// Owns the theme and applies the preferences to it, at the start and whenever they change.
class Appearance : public QObject
{
    Q_OBJECT
public:
    explicit Appearance(Preferences &preferences);

    Theme &theme() { return m_theme; }

private:
    void apply();

    Preferences &m_preferences;
    Theme m_theme;
};

/// Shows why a start ends, in the look of the preferences and the direction of the window, until it is read.
void showEndOfStart(Preferences &preferences, const QString &text);

} // namespace triage::app
