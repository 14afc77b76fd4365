// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/triage/snoozedialog.h"

#include "dialogs/triage/snoozetimes.h"
#include "store/values/clock.h"
#include "store/values/dates.h"
#include "widgets/announcement.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

SnoozeDialog::SnoozeDialog(const Context &context, const QDateTime &proposed, QWidget *parent)
    : Dialog(context, u"snoozeDialog"_s, tr("Snooze until"), parent), m_time(new QLineEdit(this)),
      m_meaning(new QLabel(this)), m_accept(addPrimaryButton(tr("&Snooze"), u"snoozeButton"_s))
{
    addCancel();
    setNames(m_time, u"snoozeTimeEdit"_s, tr("Date and time"));
    m_time->setText(SnoozeTimes::shown(proposed));
    m_time->selectAll();
    m_meaning->setObjectName(u"snoozeMeaning"_s);
    m_meaning->setTextFormat(Qt::PlainText);
    m_meaning->setWordWrap(true);
    addLabelled(body(), tr("&Date and time"), m_time)->addWidget(m_meaning);
    body()->addStretch();
    connect(m_time, &QLineEdit::textChanged, this, &SnoozeDialog::refresh);
    connect(m_accept, &QPushButton::clicked, this, &SnoozeDialog::choose);
    m_time->setFocus();
    refresh();
}

void SnoozeDialog::refresh()
{
    const QDateTime now = currentDateTime();
    const std::optional<QDateTime> time = SnoozeTimes::read(m_time->text(), now);
    const bool isOver = time && *time <= now;
    m_meaning->setText(time ? Dates::stamp(timestampOf(*time))
                            : tr("For example: %1, 14:30, 20 min, tomorrow 9, Monday", "a date and time")
                                  .arg(SnoozeTimes::shown(now.addDays(2))));
    setAllowed(m_accept,
               isOver      ? std::optional(tr("This time is over."))
                   : !time ? std::optional(tr("This is not a time."))
                           : std::nullopt);
}

void SnoozeDialog::choose()
{
    const QDateTime now = currentDateTime();
    const std::optional<QDateTime> time = SnoozeTimes::read(m_time->text(), now);
    accept();
    if (time)
        Q_EMIT chosen(*time);
}

} // namespace triage::app

#include "moc_snoozedialog.cpp"
