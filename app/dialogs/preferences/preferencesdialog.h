// SPDX-License-Identifier: GPL-3.0-or-later
// The preferences of the person. Each change takes effect at once.
#pragma once

#include "dialogs/pageddialog.h"

namespace triage::app {

class PreferencesDialog : public PagedDialog
{
    Q_OBJECT
public:
    PreferencesDialog(const Context &context, QWidget *parent);
};

} // namespace triage::app
