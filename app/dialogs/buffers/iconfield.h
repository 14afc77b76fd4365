// SPDX-License-Identifier: GPL-3.0-or-later
// The field for the icon of a buffer or a view.
#pragma once

#include "dialogs/field.h"

#include <functional>

class QMenu;
class QToolButton;

namespace triage::app {

/// Takes an emoji or the name of an icon; beside it, a menu offers some of both in a grid, in which the
/// current one is marked. Arrow keys and Return work in it.
class IconField : public Field
{
    Q_OBJECT
public:
    /// fallback is the icon of a thing without one; with a name, that is a badge with the name's first
    /// letter.
    IconField(Theme &theme, const QString &fallback, QWidget *parent);

    /// Sets the name that the badge shows.
    void setName(const QString &name);

private:
    QMenu *makeMenu();
    void showIcon();

    Theme &m_theme;
    QString m_fallback;
    QString m_name;
    QToolButton *m_pick;
};

} // namespace triage::app
