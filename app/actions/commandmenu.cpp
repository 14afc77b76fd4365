// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/commandmenu.h"

using namespace Qt::StringLiterals;

namespace triage::app {

QString CommandMenus::title(CommandMenu menu)
{
    switch (menu) {
    case CommandMenu::File:
        return tr("&File");
    case CommandMenu::Edit:
        return tr("&Edit");
    case CommandMenu::View:
        return tr("&View");
    case CommandMenu::Go:
        return tr("&Go");
    case CommandMenu::Feedback:
        return tr("Feed&back");
    case CommandMenu::Move:
        return tr("&Move");
    case CommandMenu::Status:
        return tr("&Status");
    case CommandMenu::Buffer:
        return tr("B&uffer");
    case CommandMenu::Tools:
        return tr("&Tools");
    case CommandMenu::Help:
        return tr("&Help");
    }
    return {};
}

QString CommandMenus::objectName(CommandMenu menu)
{
    switch (menu) {
    case CommandMenu::File:
        return u"fileMenu"_s;
    case CommandMenu::Edit:
        return u"editMenu"_s;
    case CommandMenu::View:
        return u"viewMenu"_s;
    case CommandMenu::Go:
        return u"goMenu"_s;
    case CommandMenu::Feedback:
        return u"feedbackMenu"_s;
    case CommandMenu::Move:
        return u"moveMenu"_s;
    case CommandMenu::Status:
        return u"statusMenu"_s;
    case CommandMenu::Buffer:
        return u"bufferMenu"_s;
    case CommandMenu::Tools:
        return u"toolsMenu"_s;
    case CommandMenu::Help:
        return u"helpMenu"_s;
    }
    return {};
}

} // namespace triage::app
