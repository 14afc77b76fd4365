// SPDX-License-Identifier: GPL-3.0-or-later
// Sends the messages of webhooks from the queue in PostgreSQL.
#pragma once

#include "jobs/queue/backgroundthread.h"
#include "outgoing/outgoing.h"

#include <QString>

#include <chrono>
#include <memory>

namespace triage::services {
class SecretBox;
}

namespace triage::jobs {

/// Queues deliveries for events, claims those that are due and can be sent now, makes their messages and
/// sends them, a few at a time for each webhook, so that one that hangs delays no other. Organizations and
/// their webhooks take turns, and what is under way of one has a limit in messages and bytes. A crash leaves
/// deliveries in the table: after the lease, this or another backend sends the same bytes under the same
/// identifier again.
class WebhookSender
{
public:
    struct Config
    {
        storage::ConnectionConfig connection;
        QString baseUrl; ///< The beginning of the links in messages.
        int perWebhook = 4; ///< The number of messages that one webhook is sent at a time, by all backends.
        std::chrono::seconds lease{ 60 }; ///< Longer than an attempt can take.
        std::chrono::milliseconds pollInterval{ 2000 };
    };

    /// Both must outlive it; requests that are under way when it ends may be answered later.
    WebhookSender(Config config, outgoing::Outgoing &outgoing, services::SecretBox &secrets);
    ~WebhookSender();

    void start();
    /// There may be work. Thread-safe.
    void wake();

private:
    class Queue;
    std::shared_ptr<Queue> m_queue;
    BackgroundThread m_thread;
};

} // namespace triage::jobs
