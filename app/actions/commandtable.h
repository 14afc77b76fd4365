// SPDX-License-Identifier: GPL-3.0-or-later
// All commands of the main window, with their words, keys and menus: the one page to look at.
#pragma once

#include "actions/actionregistry.h"

#include <QCoreApplication>

#include <vector>

namespace triage::app {

class CommandTable
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::CommandTable)
public:
    /// In the order of the menus.
    static std::vector<Command> commands();
    /// The menus of the menu bar, by their untranslated key, in order, with their titles.
    static std::vector<std::pair<QString, QString>> menus();

private:
    static void addFile(std::vector<Command> &all);
    static void addEdit(std::vector<Command> &all);
    static void addView(std::vector<Command> &all);
    static void addGo(std::vector<Command> &all);
    static void addFeedback(std::vector<Command> &all);
    static void addPins(std::vector<Command> &all);
    static void addBuffer(std::vector<Command> &all);
    static void addToolsAndHelp(std::vector<Command> &all);
};

} // namespace triage::app
