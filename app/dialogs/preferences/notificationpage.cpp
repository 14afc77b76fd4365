// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/preferences/notificationpage.h"

#include "actions/preferences.h"
#include "store/localstore.h"
#include "store/values/dates.h"
#include "store/values/personalnotice.h"
#include "theme/theme.h"
#include "widgets/announcement.h"
#include "widgets/textdirection.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QTimeEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

NotificationPage::NotificationPage(const Context &context, QWidget *parent)
    : QWidget(parent), m_context(context),
      m_scope(setNames(new QComboBox(this), u"notifyCombo"_s, tr("Notify about"))),
      m_buffers(setNames(new QListWidget(this), u"notifyBuffersList"_s, tr("Buffers to be notified about"))),
      m_text(
          setNames(new QCheckBox(tr("Show &message text in notifications"), this), u"notifyTextCheck"_s, {})),
      m_quiet(setNames(new QCheckBox(tr("&Quiet hours from"), this), u"quietCheck"_s, {})),
      m_from(setNames(new QTimeEdit(this), u"quietFromEdit"_s, tr("Quiet from"))),
      m_to(setNames(new QTimeEdit(this), u"quietToEdit"_s, tr("Quiet until"))),
      m_tray(setNames(new QCheckBox(tr("Keep running in the &tray when closed"), this), u"trayCheck"_s, {}))
{
    for (const NoticeRow &row : NoticeTable::rows())
        m_notices.push_back(setNames(new QCheckBox(NoticeTable::tr(row.setting), this),
                                     u"notice.%1"_s.arg(QLatin1StringView(row.name)), {}));
    build();
    fill();
    connect(m_scope, &QComboBox::activated, this, &NotificationPage::changed);
    connect(m_buffers, &QListWidget::itemChanged, this, &NotificationPage::changed);
    std::vector<QCheckBox *> checks = m_notices;
    checks.insert(checks.end(), { m_text, m_quiet, m_tray });
    for (QCheckBox *check : checks)
        connect(check, &QCheckBox::toggled, this, &NotificationPage::changed);
    for (QTimeEdit *time : { m_from, m_to })
        connect(time, &QTimeEdit::timeChanged, this, &NotificationPage::changed);
}

void NotificationPage::build()
{
    using Scope = NotificationSettings::Scope;
    m_scope->addItem(tr("What needs review and pinned buffers"), int(Scope::Important));
    m_scope->addItem(tr("Chosen buffers"), int(Scope::Chosen));
    m_scope->addItem(tr("All new feedback"), int(Scope::All));
    m_scope->addItem(tr("Nothing"), int(Scope::Off));
    auto *label = new QLabel(tr("&Notify about:"), this);
    label->setBuddy(m_scope);
    auto *scope = makeLayout<QHBoxLayout>(space::l);
    scope->addWidget(label);
    scope->addWidget(m_scope);
    scope->addStretch();
    for (QTimeEdit *time : { m_from, m_to })
        setReadableFormat(*time, Dates::timeFormat());
    auto *quiet = makeLayout<QHBoxLayout>(space::s);
    quiet->addWidget(m_quiet);
    quiet->addWidget(m_from);
    quiet->addWidget(new QLabel(tr("to", "quiet hours from … to …"), this));
    quiet->addWidget(m_to);
    quiet->addStretch();
    auto *column = makeLayout<QVBoxLayout>(space::m, this);
    column->addLayout(scope);
    column->addWidget(m_buffers, 1);
    column->addWidget(m_text);
    auto *notices = new QLabel(tr("Also, and in the list of notices:"), this);
    column->addWidget(notices);
    for (QCheckBox *check : m_notices)
        column->addWidget(check);
    column->addLayout(quiet);
    column->addWidget(m_tray);
    column->addStretch();
}

void NotificationPage::fill()
{
    m_isFilling = true;
    const NotificationSettings now
        = NotificationSettings::read(m_context.preferences, m_context.organization);
    m_scope->setCurrentIndex(std::max(0, m_scope->findData(int(now.scope))));
    for (const BufferRecord &record : m_context.store.buffers()) {
        auto *item = new QListWidgetItem(record.buffer.name, m_buffers);
        item->setData(Qt::UserRole, record.buffer.id.value());
        const bool chosen
            = std::find(now.buffers.begin(), now.buffers.end(), record.buffer.id) != now.buffers.end();
        item->setCheckState(chosen ? Qt::Checked : Qt::Unchecked);
    }
    for (std::size_t i = 0; i < m_notices.size(); ++i)
        m_notices[i]->setChecked(!now.hiddenNotices.contains(QLatin1StringView(NoticeTable::rows()[i].name)));
    m_text->setChecked(now.showsText);
    m_quiet->setChecked(now.hasQuietHours);
    m_from->setTime(now.quietFrom);
    m_to->setTime(now.quietTo);
    m_tray->setChecked(now.tray);
    m_isFilling = false;
    changed();
}

void NotificationPage::changed()
{
    if (m_isFilling)
        return;
    NotificationSettings now;
    now.scope = NotificationSettings::Scope(m_scope->currentData().toInt());
    for (int row = 0; row < m_buffers->count(); ++row) {
        if (m_buffers->item(row)->checkState() == Qt::Checked)
            now.buffers.push_back(BufferId(m_buffers->item(row)->data(Qt::UserRole).toLongLong()));
    }
    for (std::size_t i = 0; i < m_notices.size(); ++i) {
        if (!m_notices[i]->isChecked())
            now.hiddenNotices << QString::fromLatin1(NoticeTable::rows()[i].name);
    }
    now.showsText = m_text->isChecked();
    now.hasQuietHours = m_quiet->isChecked();
    now.quietFrom = m_from->time();
    now.quietTo = m_to->time();
    now.tray = m_tray->isChecked();
    m_buffers->setVisible(now.scope == NotificationSettings::Scope::Chosen);
    m_from->setEnabled(now.hasQuietHours);
    m_to->setEnabled(now.hasQuietHours);
    if (!(now == NotificationSettings::read(m_context.preferences, m_context.organization)))
        now.write(m_context.preferences, m_context.organization);
}

} // namespace triage::app

#include "moc_notificationpage.cpp"
