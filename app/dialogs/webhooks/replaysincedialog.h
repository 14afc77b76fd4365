// SPDX-License-Identifier: GPL-3.0-or-later
// Asks since when a webhook's messages are to be sent again.
#pragma once

#include "dialogs/dialog.h"
#include "timestamp.h"

class QDateTimeEdit;

namespace triage::app {

/// Begins with the last day.
class ReplaySinceDialog : public Dialog
{
    Q_OBJECT
public:
    ReplaySinceDialog(const Context &context, QWidget *parent);

Q_SIGNALS:
    void chosen(triage::Timestamp since);

protected:
    void refresh() override;

private:
    QDateTimeEdit *m_since;
    QPushButton *m_send;
};

} // namespace triage::app
