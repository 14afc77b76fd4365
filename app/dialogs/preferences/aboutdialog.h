// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the version of the program, its copyright, the software that it is made with, and the server that it
// is connected to.
#pragma once

#include "dialogs/dialog.h"

namespace triage::app {

class InkLabel;

class AboutDialog : public Dialog
{
    Q_OBJECT
public:
    AboutDialog(const Context &context, QWidget *parent);

private:
    QWidget *heading();
    InkLabel *fact(const QString &objectName, const QString &name);
    void requestVersion();
    void copy();

    InkLabel *m_version;
    InkLabel *m_server;
};

} // namespace triage::app
