// SPDX-License-Identifier: GPL-3.0-or-later
// The parts that send webhooks, in the order of their dependencies.
#pragma once

#include "composition/config.h"
#include "database/database.h"
#include "jobs/webhooksender.h"
#include "outgoing/outgoing.h"
#include "services/webhooks/secretbox.h"
#include "services/webhooks/webhookservice.h"

#include <memory>

namespace triage {

class Webhooks
{
public:
    /// The database must outlive it.
    Webhooks(const Config &config, storage::Database &database);

    services::WebhookService &service() { return m_service; }
    /// Reads the key that seals secrets; see services::useKey().
    Result<void> useKey(storage::Connection &connection);
    /// Begins to send. The links in messages begin with the address.
    void start(const storage::ConnectionConfig &connection, const QString &baseUrl);
    /// Looks for events that wait.
    void wake();
    /// Stops sending. What was not sent is sent after the next start, by this or another backend.
    void stop();

private:
    services::SecretBox m_secrets;
    outgoing::Outgoing m_outgoing;
    services::WebhookService m_service;
    std::unique_ptr<jobs::WebhookSender> m_sender;
};

} // namespace triage
