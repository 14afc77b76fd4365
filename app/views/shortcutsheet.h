// All keys at a glance.
#pragma once

#include <QDialog>

class QTableWidget;

namespace triage::app {

class ActionRegistry;

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
    QTableWidget *m_table;
};

} // namespace triage::app
