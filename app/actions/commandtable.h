// SPDX-License-Identifier: GPL-3.0-or-later
// All commands of the main window: their names, texts, keys and menus.
#pragma once

#include "actions/actionregistry.h"

#include <QCoreApplication>

#include <array>
#include <cstddef>
#include <span>

namespace triage::app {

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
    bool ofItem = false; ///< Acts on items, so that it works in every window that shows one.
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

/// Returns whether a table has one row for each CommandId, in that order.
template <typename Row, std::size_t size>
constexpr bool hasEveryCommand(const Row (&rows)[size])
{
    if (size != std::size_t(commandCount))
        return false;
    for (std::size_t i = 0; i < size; ++i) {
        if (rows[i].id != CommandId(i))
            return false;
    }
    return true;
}

} // namespace triage::app
