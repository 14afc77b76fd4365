// SPDX-License-Identifier: GPL-3.0-or-later
// What a person may set to taste; each change has its effect at once.
#pragma once

#include "dialogs/dialog.h"

class QComboBox;
class QListWidget;
class QStackedWidget;

namespace triage::app {

class PreferencesDialog : public Dialog
{
    Q_OBJECT
public:
    PreferencesDialog(const Context &context, QWidget *parent);

    /// By its place in the list, from 0.
    void showPage(int page);

private:
    void addPage(const QString &icon, const QString &title, QWidget *page);

    QListWidget *m_list;
    QStackedWidget *m_pages;
};

} // namespace triage::app
