// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the keys of every command, which can be searched, changed by pressing new ones, and reset.
#pragma once

#include "actions/context.h"

#include <QKeySequence>
#include <QWidget>

class QKeySequenceEdit;
class QLineEdit;
class QPushButton;

namespace triage::app {

class MessageStrip;
class RecordTable;
struct Command;

class ShortcutPage : public QWidget
{
    Q_OBJECT
public:
    ShortcutPage(const Context &context, QWidget *parent = nullptr);

    /// Returns which other commands lose the key to this one, or an empty text where none does.
    QString conflictText(const QString &command, const QKeySequence &key) const;

private:
    void build();
    void fill();
    void filter();
    void refresh();
    void keyPressed();
    void assign(bool add);
    void reset();
    void confirmResetAll();
    /// Returns the command of the selected row, or nullptr where no row is selected.
    const Command *chosen() const;
    QList<QKeySequence> keysOf(const Command &command) const;

    const Context &m_context;
    QLineEdit *m_find;
    RecordTable *m_table;
    QKeySequenceEdit *m_key;
    QPushButton *m_set;
    QPushButton *m_add;
    QPushButton *m_clear;
    QPushButton *m_reset;
    QPushButton *m_resetAll;
    MessageStrip *m_strip;
};

} // namespace triage::app
