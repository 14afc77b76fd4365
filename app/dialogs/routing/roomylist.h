// SPDX-License-Identifier: GPL-3.0-or-later
// A list whose rows are texts of several lines.
#pragma once

#include <QListWidget>

class QBoxLayout;

namespace triage::app {

class RoomyList : public QListWidget
{
    Q_OBJECT
public:
    /// Adds the list to the layout, below its label. The label without its mnemonic is the accessible name.
    RoomyList(const QString &objectName, const QString &label, QBoxLayout *column, int stretch,
              QWidget *parent);

    /// Adds a row. Its accessible text lacks the direction marks, which a screen reader would spell out.
    QListWidgetItem *addRow(const QString &text);
};

} // namespace triage::app
