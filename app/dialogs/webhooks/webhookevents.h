// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the events that a webhook is notified of.
#pragma once

#include "domain/webhook.h"

#include <QWidget>

#include <utility>
#include <vector>

class QCheckBox;

namespace triage::app {

/// A check box for all events, and one for each. Those for single events rest while all are chosen.
class WebhookEvents : public QWidget
{
    Q_OBJECT
public:
    explicit WebhookEvents(QWidget *parent = nullptr);

    void setEvents(const std::vector<WebhookEvent> &events);
    /// Returns * alone where all are chosen.
    std::vector<WebhookEvent> events() const;

Q_SIGNALS:
    void edited();

private:
    void rest();

    QCheckBox *m_all = nullptr;
    std::vector<std::pair<WebhookEvent, QCheckBox *>> m_single;
};

} // namespace triage::app
