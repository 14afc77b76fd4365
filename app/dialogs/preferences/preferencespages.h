// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the preferences that have no state.
#pragma once

#include "actions/context.h"

#include <QCoreApplication>
#include <QWidget>

namespace triage::app {

/// Builds pages whose widgets write to the preferences at once.
class PreferencesPages
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::PreferencesPages)
public:
    static QWidget *general(const Context &context, QWidget *parent);
    static QWidget *appearance(const Context &context, QWidget *parent);
    static QWidget *offline(const Context &context, QWidget *parent);
    static QWidget *privacy(const Context &context, QWidget *parent);
};

} // namespace triage::app
