// SPDX-License-Identifier: GPL-3.0-or-later
// One part of the detail: a heading with a list below it.
#pragma once

#include "theme/theme.h"

#include <QWidget>

class QLabel;

namespace triage::app {

class FittedList;

/// Starts hidden. The list takes no room while it has no rows.
class DetailSection : public QWidget
{
    Q_OBJECT
public:
    /// The title names the list for assistive programs, too.
    DetailSection(const QString &listName, const QString &title, Theme &theme, QWidget *parent);

    FittedList &list() const { return *m_list; }

protected:
    Theme &theme() const { return m_theme; }
    /// Shows the list alone, without its title.
    void hideHeading();

private:
    void readTheme();

    Theme &m_theme;
    QLabel *m_heading;
    FittedList *m_list;
};

} // namespace triage::app
