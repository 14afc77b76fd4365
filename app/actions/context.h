// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of one account's session that every view and dialog works with.
#pragma once

#include <QString>

namespace triage::app {

class ActionRegistry;
class ApiClient;
class LocalStore;
class Preferences;
class ServerSteps;
class SidebarModel;
class SyncEngine;
class Theme;
class Transfers;
class Workspace;

/// References to the parts of the signed-in session; they outlive every window.
struct Context
{
    ApiClient &client;
    LocalStore &store;
    Workspace &workspace;
    ServerSteps &steps;
    Transfers &transfers;
    SyncEngine &sync;
    SidebarModel &sidebar;
    Theme &theme;
    Preferences &preferences;
    ActionRegistry &actions;
    QString server = {}; ///< Its address, as the account has it.
    QString organization = {}; ///< Slug.
};

} // namespace triage::app
