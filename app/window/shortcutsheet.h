// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog with all keys.
#pragma once

#include <QDialog>

namespace triage::app {

class ActionRegistry;
class RecordTable;

/// Reads the keys from the registry, so that it is never out of date. The field filters by command or key.
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
