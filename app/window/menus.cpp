// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/menus.h"

#include "actions/actionregistry.h"
#include "window/attention.h"

#include <QMenu>
#include <QMenuBar>

#include <optional>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int pinCount = 9;

} // namespace

Menus::Menus(const ActionRegistry &actions, QMenuBar *bar) : QObject(bar), m_actions(actions)
{
    for (const CommandMenu key : CommandMenus::all) {
        QMenu *menu = bar->addMenu(CommandMenus::title(key));
        menu->setObjectName(CommandMenus::objectName(key));
        // The tooltip of a disabled command says why it is unavailable.
        menu->setToolTipsVisible(true);
        m_menus.emplace(key, menu);
        fill(key, menu);
    }
    buildItemMenu(bar);
}

void Menus::holdAim(Attention &attention) const
{
    attention.holdWhileShown(m_itemMenu);
    for (const auto &[key, menu] : m_menus)
        attention.holdWhileShown(menu);
}

void Menus::fill(CommandMenu key, QMenu *menu)
{
    std::optional<int> group;
    for (const Command &command : m_actions.commands()) {
        if (command.menu != key)
            continue;
        if (group && *group != command.group)
            menu->addSeparator();
        group = command.group;
        menu->addAction(m_actions.action(command.id));
    }
}

void Menus::buildItemMenu(QWidget *parent)
{
    m_itemMenu = new QMenu(parent);
    m_itemMenu->setObjectName(u"itemMenu"_s);
    m_itemMenu->setToolTipsVisible(true);
    const auto add = [this](std::initializer_list<CommandId> commands) {
        for (const CommandId each : commands)
            m_itemMenu->addAction(m_actions.action(each));
    };
    add({ CommandId::FeedbackLooksRight });
    QMenu *targets = m_itemMenu->addMenu(tr("Move to"));
    targets->setObjectName(u"moveToMenu"_s);
    connect(m_itemMenu, &QMenu::aboutToShow, this, [this, targets] { fillTargets(targets); });
    add({ CommandId::FeedbackAdd, CommandId::FeedbackRemove });
    m_itemMenu->addSeparator();
    add({ CommandId::FeedbackDone, CommandId::FeedbackSnooze });
    QMenu *work = m_itemMenu->addMenu(tr("Status"));
    work->setObjectName(u"workMenu"_s);
    for (const CommandId each :
         { CommandId::FeedbackDeclined, CommandId::FeedbackTake, CommandId::FeedbackTakeNext,
           CommandId::FeedbackGive, CommandId::FeedbackTags, CommandId::FeedbackSame,
           CommandId::FeedbackSameAs, CommandId::FeedbackNotSame, CommandId::FeedbackUnmerge })
        work->addAction(m_actions.action(each));
    m_itemMenu->addSeparator();
    add({ CommandId::FeedbackNote, CommandId::FeedbackEdit, CommandId::EditCopyLink,
          CommandId::FeedbackWindow });
    m_itemMenu->addSeparator();
    add({ CommandId::FeedbackDelete });
}

/// Offers the buffers with a key, and the picker for all others.
void Menus::fillTargets(QMenu *targets)
{
    targets->clear();
    for (int number = 0; number < pinCount; ++number) {
        QAction *pin = m_actions.action(CommandId(int(CommandId::FeedbackPin1) + number));
        if (pin->isEnabled())
            targets->addAction(pin);
    }
    targets->addSeparator();
    targets->addAction(m_actions.action(CommandId::FeedbackMove));
}

} // namespace triage::app

#include "moc_menus.cpp"
