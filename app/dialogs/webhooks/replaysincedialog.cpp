// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/webhooks/replaysincedialog.h"

#include "store/values/clock.h"
#include "store/values/dates.h"
#include "widgets/inklabel.h"
#include "widgets/textdirection.h"

#include <QDateTimeEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int daysKept = 30;

} // namespace

ReplaySinceDialog::ReplaySinceDialog(const Context &context, QWidget *parent)
    : Dialog(context, u"replaySinceDialog"_s, tr("Send again"), parent), m_since(new QDateTimeEdit(this)),
      m_send(addPrimaryButton(tr("&Send Again"), u"sendAgainButton"_s))
{
    addCancel();
    const QDateTime now = currentDateTime();
    m_since->setObjectName(u"sinceEdit"_s);
    m_since->setCalendarPopup(true);
    setReadableFormat(*m_since, Dates::stampFormat());
    m_since->setDateTimeRange(now.addDays(-daysKept), now);
    m_since->setDateTime(now.addDays(-1));
    const QString label = tr("Everything that was to be sent s&ince");
    m_since->setAccessibleName(QString(label).remove(u'&'));
    auto *note = new InkLabel(context.theme, Ink::TextSecondary, Type::Caption, this);
    note->setText(tr("Also what arrived before. The receiver knows a message by its identifier, which stays "
                     "the same. At most 10,000 at a time."));
    addLabelled(body(), label, m_since)->addWidget(note);
    body()->addStretch();
    connect(m_send, &QPushButton::clicked, this, [this] {
        Q_EMIT chosen(Timestamp(m_since->dateTime().toMSecsSinceEpoch()));
        accept();
    });
    resize(420, 200);
    m_since->setFocus();
    refresh();
}

void ReplaySinceDialog::refresh()
{
    if (!m_send)
        return;
    const std::optional<QString> why = whyNotAdminister();
    showBlocked(why);
    setAllowed(m_send, why);
}

} // namespace triage::app

#include "moc_replaysincedialog.cpp"
