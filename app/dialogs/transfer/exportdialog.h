// SPDX-License-Identifier: GPL-3.0-or-later
// Exports the feedback of the current list, or all feedback, to a file.
#pragma once

#include "commands/transfers.h"
#include "dialogs/dialog.h"

class QComboBox;
class QProgressBar;
class QPushButton;
class QRadioButton;

namespace triage::app {

class InkLabel;

/// For every member. An export continues after the dialog is closed.
class ExportDialog : public Dialog
{
    Q_OBJECT
public:
    ExportDialog(const Context &context, const Filter &filter, QWidget *parent);

    /// Writes to that file as if the person had chosen it.
    void exportTo(const QString &path);

protected:
    void refresh() override;

private:
    TransferFormat format() const;
    void chooseFile();
    void follow(const TransferState &state);
    QString outcome(const TransferState &state) const;

    Transfers &m_transfers;
    Filter m_filter;
    QRadioButton *m_list;
    QRadioButton *m_all;
    QComboBox *m_format;
    InkLabel *m_about;
    InkLabel *m_outcome;
    QProgressBar *m_progress;
    QPushButton *m_stop;
    QPushButton *m_act;
};

} // namespace triage::app
