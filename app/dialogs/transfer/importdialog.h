// SPDX-License-Identifier: GPL-3.0-or-later
// Imports feedback from a file: shows its content, checks it, imports it, and undoes the import.
#pragma once

#include "commands/transfers.h"
#include "dialogs/dialog.h"

class QCheckBox;
class QProgressBar;
class QPushButton;

namespace triage::app {

class Field;
class ImportPreview;
class InkLabel;

/// For administrators. An import continues after the dialog is closed, and is shown again when it is opened
/// again.
class ImportDialog : public Dialog
{
    Q_OBJECT
public:
    ImportDialog(const Context &context, QWidget *parent);

    /// Behaves as if the person had chosen that file.
    void setFile(const QString &path);

protected:
    void refresh() override;

private:
    enum class Step { Choose, Checked, Imported };

    void chooseFile();
    /// Forgets what was read and checked of another file. Nothing can be done before the new one was read.
    void forgetFile();
    void readFile();
    void forgetStep();
    void showFile(const FilePreview &file);
    void readEntries();
    ImportPlan plan() const;
    void runStep();
    void confirmFirst();
    void follow(const TransferState &state);
    void showReport(const TransferState &state);
    std::optional<QString> whyNotAct() const;
    QString summary(const TransferState &state) const;
    QString fileWords() const;

    Transfers &m_transfers;
    Field *m_file;
    InkLabel *m_about;
    ImportPreview *m_preview;
    QCheckBox *m_route;
    InkLabel *m_rule;
    InkLabel *m_report;
    QProgressBar *m_progress;
    QPushButton *m_undo;
    QPushButton *m_stop;
    QPushButton *m_act;
    QTimer m_typing;
    FilePreview m_shown;
    bool m_isReading = false;
    int m_reading = 0; ///< Results of older requests are not shown.
    Step m_step = Step::Choose;
    bool m_isOfFile = false; ///< The last check is of the file that is chosen, as it is read now.
    Import m_last; ///< The import that can be undone.
};

} // namespace triage::app
