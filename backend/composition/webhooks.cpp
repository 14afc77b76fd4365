// SPDX-License-Identifier: GPL-3.0-or-later
#include "composition/webhooks.h"

namespace triage {

Webhooks::Webhooks(const Config &config, storage::Database &database)
    : m_secrets(secretKeyFileOf(config)),
      m_outgoing(outgoing::OutgoingConfig{
          .guard = config.webhookNetworks, .proxy = config.outgoingProxy.toUtf8(), .resolve = {} }),
      m_service(database, m_outgoing, m_secrets)
{
}

Result<void> Webhooks::useKey(storage::Connection &connection)
{
    return services::useKey(connection, m_secrets);
}

void Webhooks::start(const storage::ConnectionConfig &connection, const QString &baseUrl)
{
    m_service.setBaseUrl(baseUrl);
    m_sender = std::make_unique<jobs::WebhookSender>(
        jobs::WebhookSender::Config{ .connection = connection, .baseUrl = baseUrl }, m_outgoing, m_secrets);
    m_service.onQueued([this] { wake(); });
    m_sender->start();
}

void Webhooks::wake()
{
    if (m_sender)
        m_sender->wake();
}

void Webhooks::stop()
{
    m_sender.reset();
    m_outgoing.stop();
}

} // namespace triage
