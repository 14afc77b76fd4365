// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inputdialog.h"

#include <QCoreApplication>
#include <QInputDialog>
#include <QLabel>

namespace triage::app {

namespace {

constexpr int inputWidth = 340;

} // namespace

void openInput(QInputDialog &dialog)
{
    dialog.setOkButtonText(QCoreApplication::translate("triage::app", "OK"));
    dialog.setCancelButtonText(QCoreApplication::translate("triage::app", "Cancel"));
    dialog.open();
    // The layout of the dialog follows the minimum sizes of its parts.
    if (auto *label = dialog.findChild<QLabel *>())
        label->setMinimumWidth(inputWidth);
}

} // namespace triage::app
