// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/menus.h"

#include "actions/actionregistry.h"
#include "window/attention.h"

#include <QMenu>
#include <QMenuBar>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int pinCount = 9;

/// A group of commands that has a menu of its own.
struct Submenu
{
    CommandMenu menu;
    int group;
    const char *objectName; ///< Groups with the same name share the menu.
    const char *title;
};

constexpr Submenu submenus[] = {
    { CommandMenu::View, 1, "boardMenu", QT_TRANSLATE_NOOP("triage::app::Menus", "Cards and Columns") },
    { CommandMenu::View, 5, "boardMenu", QT_TRANSLATE_NOOP("triage::app::Menus", "Cards and Columns") },
    { CommandMenu::View, 6, "plotMenu", QT_TRANSLATE_NOOP("triage::app::Menus", "Plot") },
    { CommandMenu::Feedback, 6, "workMenu", QT_TRANSLATE_NOOP("triage::app::Menus", "Done, Owner, Tags") },
    { CommandMenu::Feedback, 5, "pinMenu", QT_TRANSLATE_NOOP("triage::app::Menus", "Move to Pinned Buffer") },
};

const Submenu *submenuOf(CommandMenu menu, int group)
{
    const auto *found = std::find_if(std::begin(submenus), std::end(submenus), [=](const Submenu &each) {
        return each.menu == menu && each.group == group;
    });
    return found == std::end(submenus) ? nullptr : found;
}

/// Disables a submenu without a possible command, and lets it say why.
void readSubmenus(const QMenu *menu)
{
    for (QAction *entry : menu->actions()) {
        if (!entry->menu() || entry->menu()->isEmpty() || entry->menu()->objectName() == "switchMenu"_L1)
            continue;
        const QList<QAction *> actions = entry->menu()->actions();
        const bool isPossible = std::any_of(actions.begin(), actions.end(),
                                            [](const QAction *each) { return each->isEnabled(); });
        entry->setVisible(std::any_of(actions.begin(), actions.end(),
                                      [](const QAction *each) { return each->isVisible(); }));
        entry->setEnabled(isPossible);
        entry->setToolTip(isPossible ? QString() : actions.first()->toolTip());
    }
}

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
        QMenu *target = submenu(key, command.group, menu);
        if (group && *group != command.group && !target->isEmpty())
            target->addSeparator();
        group = command.group;
        target->addAction(m_actions.action(command.id));
    }
    connect(menu, &QMenu::aboutToShow, this, [menu] { readSubmenus(menu); });
}

/// Returns the menu that holds the group: a submenu, made where it is not there yet, or the menu itself.
QMenu *Menus::submenu(CommandMenu key, int group, QMenu *menu)
{
    const Submenu *row = submenuOf(key, group);
    if (!row)
        return menu;
    const QString name = QString::fromLatin1(row->objectName);
    if (auto *made = menu->findChild<QMenu *>(name))
        return made;
    if (!menu->isEmpty() && !menu->actions().last()->menu())
        menu->addSeparator();
    QMenu *made = menu->addMenu(tr(row->title));
    made->setObjectName(name);
    made->setToolTipsVisible(true);
    return made;
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
    QMenu *targets = m_itemMenu->addMenu(tr("Move To"));
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
