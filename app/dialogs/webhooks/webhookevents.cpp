// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/webhooks/webhookevents.h"

#include "dialogs/webhooks/webhookwords.h"
#include "theme/theme.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

WebhookEvents::WebhookEvents(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"webhookEvents"_s);
    setAccessibleName(tr("Events"));
    auto *label = new QLabel(tr("E&vents"), this);
    auto *column = makeLayout<QVBoxLayout>(space::xs, this);
    column->addWidget(label);
    for (const auto &[event, word] : EnumText<WebhookEvent>::words) {
        auto *box = new QCheckBox(WebhookWords::event(event), this);
        box->setObjectName(QString::fromLatin1(word) + u".check"_s);
        box->setToolTip(QString::fromLatin1(word));
        column->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &WebhookEvents::edited);
        if (event == WebhookEvent::All)
            m_all = box;
        else
            m_single.emplace_back(event, box);
    }
    column->addStretch();
    label->setBuddy(m_all);
    connect(m_all, &QCheckBox::toggled, this, &WebhookEvents::rest);
}

void WebhookEvents::setEvents(const std::vector<WebhookEvent> &events)
{
    const auto has = [&](WebhookEvent event) {
        return std::find(events.begin(), events.end(), event) != events.end();
    };
    m_all->setChecked(has(WebhookEvent::All));
    for (const auto &[event, box] : m_single)
        box->setChecked(has(event));
    rest();
}

std::vector<WebhookEvent> WebhookEvents::events() const
{
    if (m_all->isChecked())
        return { WebhookEvent::All };
    std::vector<WebhookEvent> events;
    for (const auto &[event, box] : m_single) {
        if (box->isChecked())
            events.push_back(event);
    }
    return events;
}

void WebhookEvents::rest()
{
    for (const auto &[event, box] : m_single)
        box->setEnabled(!m_all->isChecked());
}

} // namespace triage::app

#include "moc_webhookevents.cpp"
