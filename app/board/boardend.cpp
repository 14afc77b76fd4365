// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/boardend.h"

#include "actions/actionregistry.h"
#include "theme/theme.h"

#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

BoardEnd::BoardEnd(const ActionRegistry &actions, Theme &theme, QWidget *parent) : QWidget(parent)
{
    setObjectName(u"boardEnd"_s);
    auto *layout = makeLayout<QVBoxLayout>(space::xs, this, { space::s, 0, space::s, 0 });
    addButton(u"newColumnButton"_s, u"plus"_s, actions.action(CommandId::BufferNew), theme);
    addButton(u"chooseColumnsButton"_s, u"board"_s, actions.action(CommandId::BoardColumns), theme);
    layout->addStretch();
}

/// The button follows the command's text, its availability and the reason for it.
void BoardEnd::addButton(const QString &name, const QString &icon, QAction *action, Theme &theme)
{
    auto *button = new QPushButton(this);
    button->setObjectName(name);
    button->setFlat(true);
    const auto follow = [&theme, button, icon, action] {
        button->setText(action->text().remove(u'&'));
        button->setEnabled(action->isEnabled());
        button->setToolTip(action->toolTip());
        button->setIcon(theme.icon(icon));
    };
    connect(action, &QAction::changed, button, follow);
    connect(&theme, &Theme::changed, button, follow);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    follow();
    layout()->addWidget(button);
}

} // namespace triage::app

#include "moc_boardend.cpp"
