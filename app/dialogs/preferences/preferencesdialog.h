// SPDX-License-Identifier: GPL-3.0-or-later
// The preferences of the person. Each change takes effect at once.
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

    /// Shows the page at that index in the list, from 0.
    void showPage(int page);

private:
    void addPage(const QString &icon, const QString &title, QWidget *page);

    QListWidget *m_list;
    QStackedWidget *m_pages;
};

} // namespace triage::app
