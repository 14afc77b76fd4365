// SPDX-License-Identifier: GPL-3.0-or-later
// What people made of an item: its state, its owner and its tags, with buttons that change them.
#pragma once

#include "domain/triage.h"
#include "theme/theme.h"

#include <QWidget>

#include <utility>
#include <vector>

class QAction;
class QLabel;

namespace triage::app {

class ActionRegistry;
class KeyButton;

/// The buttons trigger the commands of the window; a tag asks for its items.
class WorkStrip : public QWidget
{
    Q_OBJECT
public:
    WorkStrip(Theme &theme, QWidget *parent);

    /// Shows the record. The item may be the person's own; Take is not offered then.
    void setRecord(const Triage &record, bool isOwn);
    /// The buttons, which stand beside the buffers.
    QWidget *actions() const { return m_actions; }
    /// Makes the buttons, with the keys that do the same.
    void showKeys(const ActionRegistry &actions);
    /// Sets whether the commands are offered elsewhere, so that only the record is shown.
    void setOfferedElsewhere(bool elsewhere);

Q_SIGNALS:
    void tagRequested(const QString &tag);

private:
    void readTheme();
    void setTags(const std::vector<QString> &tags);
    void updateButtons();
    static QString stateText(const Triage &record);

    Theme &m_theme;
    QLabel *m_state;
    QLabel *m_owner;
    QWidget *m_tagRow;
    QWidget *m_actions;
    std::vector<std::pair<KeyButton *, QAction *>> m_buttons;
    KeyButton *m_done = nullptr; ///< Opens again what is done, as its key does.
    KeyButton *m_take = nullptr;
    std::vector<QString> m_tags;
    bool m_isDone = false;
    bool m_isOwn = false;
    bool m_isElsewhere = false;
};

} // namespace triage::app
