// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/columnmenu.h"

#include "actions/actionregistry.h"

#include <vector>

using namespace Qt::StringLiterals;

namespace triage::app {

ColumnMenu::ColumnMenu(const ActionRegistry &actions, QWidget *parent) : QMenu(parent)
{
    setObjectName(u"columnMenu"_s);
    // The tooltip of a disabled command says why it is unavailable.
    setToolTipsVisible(true);
    const std::vector<std::vector<CommandId>> groups{ { CommandId::BufferEdit, CommandId::BufferRename,
                                                        CommandId::BufferMoveAll, CommandId::BufferDelete },
                                                      { CommandId::BoardColumns } };
    for (const std::vector<CommandId> &group : groups) {
        if (!isEmpty())
            addSeparator();
        for (const CommandId command : group)
            addAction(actions.action(command));
    }
}

} // namespace triage::app

#include "moc_columnmenu.cpp"
