// SPDX-License-Identifier: GPL-3.0-or-later
// Shows where a text would be routed, and by which instructions.
#pragma once

#include "dialogs/dialog.h"
#include "domain/ids.h"

class QListWidget;
class QPlainTextEdit;

namespace triage::app {

class PreviewPane;

/// For every member. The instructions of the buffers are read-only here.
class RoutingTestDialog : public Dialog
{
    Q_OBJECT
public:
    RoutingTestDialog(const Context &context, std::optional<FeedbackId> feedback, QWidget *parent);

private:
    QWidget *buildBuffers();
    void showInstructions(int row);

    QListWidget *m_list;
    QPlainTextEdit *m_instructions;
    PreviewPane *m_preview;
};

} // namespace triage::app
