// SPDX-License-Identifier: GPL-3.0-or-later
// What each command of the main window runs, and when it is unavailable.
#pragma once

#include "actions/commandtable.h"

#include <QString>

#include <optional>

namespace triage::app {

class CommandAvailability;
class MainWindow;

/// A call on the window that a command has to have: it cannot be left out of a row.
class WindowCall
{
public:
    template <typename F>
    constexpr WindowCall(F function) : m_function(function)
    {
    }

    void operator()(MainWindow &window) const { m_function(window); }

private:
    void (*m_function)(MainWindow &window);
};

struct CommandFunction
{
    CommandId id;
    WindowCall run;
    /// Returns why the command is unavailable now. Null: it is always available.
    std::optional<QString> (CommandAvailability::*whyNot)() const = nullptr;
};

/// Returns the function of a command; every CommandId has one.
const CommandFunction &functionOf(CommandId id);

} // namespace triage::app
