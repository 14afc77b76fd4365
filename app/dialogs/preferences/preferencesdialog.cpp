// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/preferences/preferencesdialog.h"

#include "dialogs/preferences/notificationpage.h"
#include "dialogs/preferences/preferencespages.h"
#include "dialogs/preferences/shortcutpage.h"
#include "dialogs/preferences/triagepage.h"
#include "theme/theme.h"
#include "widgets/inklabel.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QScrollArea>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace triage::app {

PreferencesDialog::PreferencesDialog(const Context &context, QWidget *parent)
    : Dialog(context, u"preferencesDialog"_s, tr("Preferences"), parent), m_list(new QListWidget(this)),
      m_pages(new QStackedWidget(this))
{
    m_list->setObjectName(u"pageList"_s);
    m_list->setAccessibleName(tr("Pages"));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setIconSize(QSize(20, 20));
    addPage(u"settings"_s, tr("General"), PreferencesPages::general(context, this));
    addPage(u"palette"_s, tr("Appearance"), PreferencesPages::appearance(context, this));
    addPage(u"bell"_s, tr("Notifications"), new NotificationPage(context, this));
    addPage(u"inbox"_s, tr("Triage"), new TriagePage(context, this));
    addPage(u"keyboard"_s, tr("Shortcuts"), new ShortcutPage(context, this));
    addPage(u"offline"_s, tr("Offline"), PreferencesPages::offline(context, this));
    addPage(u"key"_s, tr("Privacy"), PreferencesPages::privacy(context, this));
    m_list->setFixedWidth(m_list->sizeHintForColumn(0) + 2 * space::xl);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::l);
    row->addWidget(m_list);
    row->addWidget(m_pages, 1);
    body()->addLayout(row, 1);
    addClose();
    connect(m_list, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    m_list->setCurrentRow(0);
    m_list->setFocus();
    resize(780, 540);
}

void PreferencesDialog::addPage(const QString &icon, const QString &title, QWidget *page)
{
    auto *item = new QListWidgetItem(context().theme.icon(icon), title, m_list);
    item->setSizeHint(QSize(item->sizeHint().width(), m_list->fontMetrics().height() + 2 * space::s));
    auto *sheet = new QWidget(this);
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::l);
    auto *heading = new InkLabel(context().theme, Ink::Text, Type::Title, sheet);
    heading->setText(title);
    column->addWidget(heading);
    column->addWidget(page, 1);
    m_pages->addWidget(sheet);
}

void PreferencesDialog::showPage(int page)
{
    m_list->setCurrentRow(page);
}

} // namespace triage::app

#include "moc_preferencesdialog.cpp"
