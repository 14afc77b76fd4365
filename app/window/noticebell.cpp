// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/noticebell.h"

#include "actions/context.h"
#include "actions/notificationsettings.h"
#include "actions/preferences.h"
#include "models/labels.h"
#include "models/noticewords.h"
#include "store/localstore.h"
#include "text.h"
#include "theme/theme.h"

#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int maxListed = 15; ///< Unread ones, and as many others.
constexpr int maxWords = 260; ///< The width of an item's words in pixels.

} // namespace

NoticeBell::NoticeBell(const Context &context, QWidget *parent) : QToolButton(parent), m_context(context)
{
    setObjectName(u"noticeBell"_s);
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(this);
    menu->setObjectName(u"noticeMenu"_s);
    menu->setAccessibleName(tr("Notices"));
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &NoticeBell::fill);
    connect(menu, &QMenu::aboutToHide, &context.store, &LocalStore::readNotices);
    connect(&context.store, &LocalStore::changed, this, [this](const StoreChange &change) {
        if (change.notices || change.everything)
            read();
    });
    connect(&context.preferences, &Preferences::changed, this, &NoticeBell::read);
    context.theme.watch(this, [this] { setIcon(m_context.theme.icon(u"bell"_s)); });
    read();
}

void NoticeBell::read()
{
    const auto settings = NotificationSettings::read(m_context.preferences, m_context.organization);
    m_notices = NoticeWords::shown(m_context.store, settings.hiddenNotices);
    const auto unread = std::ranges::count(m_notices, false, &PersonalNotice::isRead);
    setText(unread > 0 ? Labels::number(unread) : QString());
    const QString name = unread > 0 ? tr("%n unread notices", nullptr, int(unread)) : tr("Notices");
    setAccessibleName(name);
    setToolTip(name);
}

void NoticeBell::fill()
{
    menu()->clear();
    addRows(false);
    addRows(true);
    if (m_notices.empty())
        menu()->addAction(tr("Nothing happened to your items."))->setEnabled(false);
    menu()->addSeparator();
    connect(menu()->addAction(tr("Choose Notices…")), &QAction::triggered, this,
            &NoticeBell::settingsRequested);
}

void NoticeBell::addRows(bool areRead)
{
    const auto isOfThem = [areRead](const PersonalNotice &notice) {
        return notice.isRead == areRead;
    };
    if (std::ranges::none_of(m_notices, isOfThem))
        return;
    menu()->addSection(areRead ? tr("Earlier") : tr("New"));
    int listed = 0;
    for (const PersonalNotice &notice : m_notices) {
        if (!isOfThem(notice) || ++listed > maxListed)
            continue;
        const std::vector<ListRow> rows = m_context.store.rows(std::span(&notice.item, 1));
        QString text = NoticeWords::of(notice, m_context.store);
        if (!rows.empty())
            text = tr("%1: %2", "what happened, feedback")
                       .arg(text,
                            isolated(fontMetrics().elidedText(Labels::headline(rows.front()).simplified(),
                                                              Qt::ElideRight, maxWords)));
        if (notice.kind != NoticeKind::TokenEnds)
            text = tr("%1 · %2", "what happened, how long ago")
                       .arg(text, Labels::age(notice.at, Labels::now()));
        QAction *row = menu()->addAction(text.replace(u'&', u"&&"_s));
        QFont font = row->font();
        font.setBold(!areRead);
        row->setFont(font);
        connect(row, &QAction::triggered, this, [this, notice] { Q_EMIT chosen(notice); });
    }
}

} // namespace triage::app

#include "moc_noticebell.cpp"
