// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/people/settingsdialog.h"

#include "dialogs/people/membersdialog.h"
#include "dialogs/people/organizationdialog.h"
#include "dialogs/people/tokensdialog.h"
#include "dialogs/transfer/importsdialog.h"
#include "dialogs/webhooks/webhooksdialog.h"

using namespace Qt::StringLiterals;

namespace triage::app {

SettingsDialog::SettingsDialog(const Context &context, SettingsPage page, QWidget *parent)
    : PagedDialog(context, u"settingsDialog"_s, tr("Settings"), parent)
{
    const Context *given = &context;
    addPage(u"organization"_s, tr("Organization"), [=, this] {
        auto *page = new OrganizationDialog(*given, this);
        connect(page, &OrganizationDialog::openRequested, this,
                [this](FeedbackId feedback) { Q_EMIT openRequested(feedback, this); });
        return page;
    });
    addPage(u"members"_s, tr("Members"), [=, this] { return new MembersDialog(*given, this); });
    addPage(u"key"_s, tr("API tokens"), [=, this] { return new TokensDialog(*given, this); });
    addPage(u"link"_s, tr("Webhooks"), [=, this] {
        auto *page = new WebhooksDialog(*given, this);
        connect(page, &WebhooksDialog::openRequested, this, &SettingsDialog::openRequested);
        return page;
    });
    addPage(u"import"_s, tr("Imports"), [=, this] { return new ImportsDialog(*given, this); });
    showPage(page);
    resize(1180, 700);
}

} // namespace triage::app

#include "moc_settingsdialog.cpp"
