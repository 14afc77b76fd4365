// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/triage/snoozedialog.h"

#include "theme/theme.h"
#include "widgets/textdirection.h"

#include <QCalendarWidget>
#include <QDateTimeEdit>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

SnoozeDialog::SnoozeDialog(const Context &context, const QDateTime &proposed, QWidget *parent)
    : Dialog(context, u"snoozeDialog"_s, tr("Snooze until"), parent), m_time(new QDateTimeEdit(this)),
      m_accept(addPrimaryButton(tr("&Snooze"), u"snoozeButton"_s))
{
    addCancel();
    auto *label = new QLabel(tr("&Date and time"), this);
    label->setBuddy(m_time);
    m_time->setObjectName(u"snoozeTimeEdit"_s);
    m_time->setAccessibleName(tr("Date and time"));
    m_time->setCalendarPopup(true);
    setReadableFormat(*m_time, QLocale().dateTimeFormat(QLocale::ShortFormat));
    m_time->setDateTime(proposed);
    auto *column = new QVBoxLayout;
    column->setSpacing(space::xs);
    column->addWidget(label);
    column->addWidget(m_time);
    body()->addLayout(column);
    body()->addStretch();
    connect(m_time, &QDateTimeEdit::dateTimeChanged, this, &SnoozeDialog::refresh);
    connect(m_accept, &QPushButton::clicked, this, &SnoozeDialog::choose);
    m_time->setFocus();
    refresh();
}

void SnoozeDialog::refresh()
{
    const bool isOver = m_time->dateTime() <= QDateTime::currentDateTime();
    setAllowed(m_accept, isOver ? std::optional(tr("This time is over.")) : std::nullopt);
}

void SnoozeDialog::choose()
{
    const QDateTime time = m_time->dateTime();
    accept();
    Q_EMIT chosen(time);
}

} // namespace triage::app

#include "moc_snoozedialog.cpp"
