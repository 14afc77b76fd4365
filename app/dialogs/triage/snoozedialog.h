// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for the date and the time until which items are snoozed, in the words of a person.
#pragma once

#include "dialogs/dialog.h"

#include <QDateTime>

class QLabel;
class QLineEdit;

namespace triage::app {

class SnoozeDialog : public Dialog
{
    Q_OBJECT
public:
    SnoozeDialog(const Context &context, const QDateTime &proposed, QWidget *parent);

Q_SIGNALS:
    void chosen(const QDateTime &time);

private:
    void refresh() override;
    void choose();

    QLineEdit *m_time;
    QLabel *m_meaning; ///< The time that was typed, in full.
    QPushButton *m_accept;
};

} // namespace triage::app
