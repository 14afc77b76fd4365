// SPDX-License-Identifier: GPL-3.0-or-later
// All commands of the main window: their texts, keys and menus, what they run, and when they are unavailable.
#pragma once

#include "actions/actionregistry.h"

#include <QCoreApplication>

#include <array>
#include <optional>
#include <span>

namespace triage::app {

class CommandAvailability;
class MainWindow;

/// A function that a command has to have: it cannot be left out of a row.
class CommandFunction
{
public:
    template <typename F>
    constexpr CommandFunction(F function) : m_function(function)
    {
    }

    void operator()(MainWindow &window) const { m_function(window); }

private:
    void (*m_function)(MainWindow &window);
};

/// One command. Texts are in English here and are translated when the command is registered.
struct CommandRow
{
    CommandId id;
    const char *name; ///< Persistent: settings, object names and tests use it.
    const char *text; ///< As in menus, with mnemonic.
    int number = 0; ///< Replaces %1 in the text.
    const char *tip; ///< Describes the command in a sentence.
    CommandMenu menu;
    int group; ///< Commands of a menu with the same number stand together.
    std::array<const char *, 2> keys = {}; ///< The defaults, as portable text.
    KeyScope scope;
    bool adminOnly = false;
    CommandFunction run;
    /// Returns why the command is unavailable now. Null: it is always available.
    std::optional<QString> (CommandAvailability::*whyNot)() const = nullptr;
};

class CommandTable
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::CommandTable)
public:
    /// Returns one row for each CommandId, in that order, which is the order of the menus.
    static std::span<const CommandRow> rows();
    /// Returns the translated command of a row, as the registry needs it.
    static Command commandOf(const CommandRow &row);
};

} // namespace triage::app
