// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidebar/gettingstarted.h"

#include "actions/actionregistry.h"
#include "actions/preferences.h"
#include "models/firststeps.h"
#include "models/labels.h"
#include "store/localstore.h"
#include "store/sync/syncengine.h"
#include "theme/theme.h"

#include <QMenu>
#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

GettingStarted::GettingStarted(const Context &context, QWidget *parent)
    : QToolButton(parent), m_context(context)
{
    setObjectName(u"gettingStartedButton"_s);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setAutoRaise(true);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    setPopupMode(QToolButton::InstantPopup);
    setMenu(new QMenu(this));
    connect(menu(), &QMenu::aboutToShow, this, &GettingStarted::fillMenu);
    connect(&context.store, &LocalStore::changed, this, &GettingStarted::read);
    connect(&context.sync, &SyncEngine::stateChanged, this, &GettingStarted::read);
    context.theme.watch(this, [this] { setIcon(m_context.theme.icon(u"star"_s)); });
    read();
}

std::vector<GettingStarted::Step> GettingStarted::steps() const
{
    const FirstSteps done = FirstSteps::of(m_context.store);
    return { { tr("Create a buffer for each topic"), CommandId::BufferNew, done.hasBuffers },
             { tr("Bring feedback in"), CommandId::FileImport, done.hasFeedback },
             { tr("Invite a colleague"), CommandId::ToolsMembers, done.hasColleague },
             { tr("Learn four keys: J goes on, K goes back, Y confirms, M moves"), CommandId::HelpShortcuts,
               m_context.preferences.value(key(u"keys"_s), false).toBool() } };
}

QString GettingStarted::key(const QString &name) const
{
    return u"gettingStarted/%1/%2"_s.arg(m_context.organization, name);
}

bool GettingStarted::isWanted() const
{
    Preferences &preferences = m_context.preferences;
    if (preferences.value(key(u"closed"_s), false).toBool())
        return false;
    if (preferences.value(key(u"begun"_s), false).toBool())
        return true;
    const std::optional<Me> me = m_context.store.me();
    const bool isEmpty = m_context.sync.state().phase == SyncState::Phase::UpToDate
        && m_context.store.counts().total.all == 0;
    if (!isEmpty || !me || me->role != Role::Admin)
        return false;
    preferences.setValue(key(u"begun"_s), true);
    return true;
}

void GettingStarted::read()
{
    const bool wanted = isWanted();
    setVisible(wanted);
    if (!wanted)
        return;
    const std::vector<Step> all = steps();
    const auto done = std::count_if(all.begin(), all.end(), [](const Step &step) { return step.isDone; });
    setText(tr("Getting started %1/%2", "number of steps that are done, of all steps")
                .arg(Labels::number(done), Labels::number(qint64(all.size()))));
    setToolTip(text() + u'\n' + tr("The first steps to a sorted inbox"));
}

void GettingStarted::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    if (const int missing = sizeHint().width() - width(); missing > 0)
        option.text = fontMetrics().elidedText(option.text, Qt::ElideRight,
                                               fontMetrics().horizontalAdvance(option.text) - missing);
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
}

void GettingStarted::fillMenu()
{
    menu()->clear();
    for (const Step &step : steps()) {
        QAction *action
            = menu()->addAction(step.isDone ? tr("✓ %1", "a step that is done").arg(step.text) : step.text);
        connect(action, &QAction::triggered, this, [this, command = step.command] {
            if (command == CommandId::HelpShortcuts)
                m_context.preferences.setValue(key(u"keys"_s), true);
            m_context.actions.action(command)->trigger();
            read();
        });
    }
    menu()->addSeparator();
    connect(menu()->addAction(tr("Close Getting Started")), &QAction::triggered, this, [this] {
        m_context.preferences.setValue(key(u"closed"_s), true);
        read();
    });
}

} // namespace triage::app

#include "moc_gettingstarted.cpp"
