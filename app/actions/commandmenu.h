// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of the menu bar, in which every command has its place.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <array>

namespace triage::app {

enum class CommandMenu { File, Edit, View, Go, Feedback, Move, Status, Buffer, Tools, Help };

class CommandMenus
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::CommandMenus)
public:
    /// The menus in the order of the menu bar.
    static constexpr std::array all{ CommandMenu::File,   CommandMenu::Edit,     CommandMenu::View,
                                     CommandMenu::Go,     CommandMenu::Feedback, CommandMenu::Move,
                                     CommandMenu::Status, CommandMenu::Buffer,   CommandMenu::Tools,
                                     CommandMenu::Help };

    /// Returns the title with its mnemonic, translated.
    static QString title(CommandMenu menu);
    /// Returns the object name of the menu, such as "fileMenu".
    static QString objectName(CommandMenu menu);
};

} // namespace triage::app
