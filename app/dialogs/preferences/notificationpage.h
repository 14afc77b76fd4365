// SPDX-License-Identifier: GPL-3.0-or-later
// Sets what the person is notified about while the window is not in front.
#pragma once

#include "actions/context.h"
#include "actions/notificationsettings.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QListWidget;
class QTimeEdit;

namespace triage::app {

class NotificationPage : public QWidget
{
    Q_OBJECT
public:
    NotificationPage(const Context &context, QWidget *parent = nullptr);

private:
    void build();
    void fill();
    void changed();

    const Context &m_context;
    QComboBox *m_scope;
    QListWidget *m_buffers;
    std::vector<QCheckBox *> m_notices; ///< One for each kind, in the order of NoticeTable.
    QCheckBox *m_text;
    QCheckBox *m_quiet;
    QTimeEdit *m_from;
    QTimeEdit *m_to;
    QCheckBox *m_tray;
    bool m_isFilling = false;
};

} // namespace triage::app
