// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/preferences/preferencesdialog.h"

#include "dialogs/preferences/notificationpage.h"
#include "dialogs/preferences/preferencespages.h"
#include "dialogs/preferences/shortcutpage.h"
#include "dialogs/preferences/triagepage.h"

using namespace Qt::StringLiterals;

namespace triage::app {

PreferencesDialog::PreferencesDialog(const Context &context, QWidget *parent)
    : PagedDialog(context, u"preferencesDialog"_s, tr("Preferences"), parent)
{
    const Context *given = &context;
    addPage(u"settings"_s, tr("General"), [=, this] { return PreferencesPages::general(*given, this); });
    addPage(u"palette"_s, tr("Appearance"), [=, this] { return PreferencesPages::appearance(*given, this); });
    addPage(u"bell"_s, tr("Notifications"), [=, this] { return new NotificationPage(*given, this); });
    addPage(u"inbox"_s, tr("Triage"), [=, this] { return new TriagePage(*given, this); });
    addPage(u"keyboard"_s, tr("Shortcuts"), [=, this] { return new ShortcutPage(*given, this); });
    addPage(u"offline"_s, tr("Offline"), [=, this] { return PreferencesPages::offline(*given, this); });
    addPage(u"key"_s, tr("Privacy"), [=, this] { return PreferencesPages::privacy(*given, this); });
    showPage(0);
    resize(780, 540);
}

} // namespace triage::app

#include "moc_preferencesdialog.cpp"
