// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of every command: found, changed by pressing them, and brought back.
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

    /// What other commands lose the key to this one, in words; empty: none.
    QString conflictText(const QString &command, const QKeySequence &key) const;

private:
    void build();
    void fill();
    void filter();
    void refresh();
    void keyPressed();
    void assign(bool add);
    void reset();
    void askToResetAll();
    /// The command of the chosen row; nullptr: none.
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
