// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog with all keys.
#pragma once

#include <QDialog>

#include <vector>

namespace triage::app {

class ActionRegistry;
class RecordTable;

/// Reads the keys from the registry, so that it is never out of date. They stand in two columns by what they
/// are for, single letters first. The field filters by command or key.
class ShortcutSheet : public QDialog
{
    Q_OBJECT
public:
    explicit ShortcutSheet(const ActionRegistry &actions, QWidget *parent);

private:
    static QString titleOf(int job);
    static void addTitle(RecordTable &table, const QString &title);
    void fill();
    void filter(const QString &text);

    const ActionRegistry &m_actions;
    std::vector<RecordTable *> m_tables;
};

} // namespace triage::app
