// SPDX-License-Identifier: GPL-3.0-or-later
// All keys at a glance.
#pragma once

#include <QDialog>

namespace triage::app {

class ActionRegistry;
class RecordTable;

/// Read from the registry, so it is never out of date. Type in the field to find a key.
class ShortcutSheet : public QDialog
{
    Q_OBJECT
public:
    explicit ShortcutSheet(const ActionRegistry &actions, QWidget *parent);

private:
    void fill();
    void filter(const QString &text);

    const ActionRegistry &m_actions;
    RecordTable *m_table;
};

} // namespace triage::app
