// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog of several pages, with the list of them at its leading edge.
#pragma once

#include "dialogs/dialog.h"

#include <functional>
#include <vector>

class QListWidget;
class QStackedWidget;

namespace triage::app {

/// Makes each page when it is first shown. Dialogs can be pages, too: they then have neither a window nor a
/// button to close them, and what they did not save keeps this dialog open.
class PagedDialog : public Dialog
{
    Q_OBJECT
public:
    PagedDialog(const Context &context, const QString &objectName, const QString &title, QWidget *parent);

    /// Shows the page at that index in the list, from 0.
    void showPage(int page);

protected:
    void addPage(const QString &icon, const QString &title, std::function<QWidget *()> make);
    bool isUnsaved() const override;

private:
    void openPage(int page);
    void fitList();

    QListWidget *m_list;
    QStackedWidget *m_pages;
    std::vector<std::function<QWidget *()>> m_makers; ///< By page; empty once it is made.
};

} // namespace triage::app
