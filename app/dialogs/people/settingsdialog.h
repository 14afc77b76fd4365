// SPDX-License-Identifier: GPL-3.0-or-later
// What administrators settle for their organization, as the pages of one dialog.
#pragma once

#include "dialogs/pageddialog.h"
#include "domain/ids.h"

namespace triage::app {

/// The pages, in their order.
enum class SettingsPage { Organization, Members, Tokens, Webhooks, Imports };

class SettingsDialog : public PagedDialog
{
    Q_OBJECT
public:
    SettingsDialog(const Context &context, SettingsPage page, QWidget *parent);

    void showPage(SettingsPage page) { PagedDialog::showPage(int(page)); }

Q_SIGNALS:
    /// Requests to show an item that the dialog, or one above it, names.
    void openRequested(triage::FeedbackId feedback, QWidget *dialog);
};

} // namespace triage::app
