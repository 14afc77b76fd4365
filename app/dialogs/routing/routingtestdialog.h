// SPDX-License-Identifier: GPL-3.0-or-later
// Shows where a text would be routed, and by which instructions.
#pragma once

#include "dialogs/dialog.h"
#include "domain/buffer.h"

#include <vector>

class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace triage::app {

class PreviewPane;

/// For every member. The instructions of the buffers can be changed for the test; administrators can save
/// the changed ones.
class RoutingTestDialog : public Dialog
{
    Q_OBJECT
public:
    RoutingTestDialog(const Context &context, std::optional<FeedbackId> feedback, QWidget *parent);

protected:
    void refresh() override;
    bool isUnsaved() const override;

private:
    /// A buffer with the instructions that are tried.
    struct Tried
    {
        Buffer buffer; ///< As it is stored.
        QString instructions;

        bool isChanged() const { return instructions != buffer.routingInstructions.value_or(QString()); }
    };

    QWidget *buildBuffers();
    void showInstructions();
    void instructionsEdited();
    void confirmSave();
    /// Saves one changed buffer after the other.
    void saveNext();
    void showChanges();
    int changes() const;

    std::vector<Tried> m_tried; ///< In the order of the list.
    QListWidget *m_list;
    QPlainTextEdit *m_instructions;
    PreviewPane *m_preview;
    QPushButton *m_save;
};

} // namespace triage::app
