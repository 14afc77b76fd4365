// SPDX-License-Identifier: GPL-3.0-or-later
// The menu File > Switch Organization.
#pragma once

#include "application/accountbook.h"

#include <functional>

class QMenu;
class QObject;

namespace triage::app {

/// Adds the menu to the menu File. Calls `open` later, because the menu is deleted with the window that it
/// belongs to.
void addAccountMenu(QMenu &file, const std::vector<KnownAccount> &accounts, const QString &openFolder,
                    QObject *owner, const std::function<void(const KnownAccount &)> &open);

} // namespace triage::app
