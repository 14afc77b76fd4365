// SPDX-License-Identifier: GPL-3.0-or-later
// Sends what waits in the outbox, several items at a time and the changes of one item in their order.
#pragma once

#include "client/apiclient.h"
#include "store/storesync.h"
#include "store/sync/sendoutcome.h"
#include "store/sync/syncpace.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace triage::app {

/// Sends while it is told that the server is there.
class OutboxSender : public QObject
{
    Q_OBJECT
public:
    OutboxSender(LocalStore &store, ApiClient &client, const SyncPace &pace, QObject *parent = nullptr);
    ~OutboxSender() override;

    /// The server is there: sends what waits. Not there: what is under way ends by itself.
    void setOnline(bool online);
    bool isOnline() const { return m_isOnline; }
    /// Takes what may be sent now.
    void pump();
    /// Gives up what is under way; whether the server did it is found out by sending it again.
    void stop();
    int inFlight() const { return m_inFlight; }

Q_SIGNALS:
    /// The server has done something that was sent.
    void accepted();
    /// No answer, or 401: there is no sense in sending more for now.
    void failed(const triage::app::Answer &answer);

private:
    static Task<> deliver(QPointer<OutboxSender> self, int run, OutboxEntry entry);

    StoreSync m_sync;
    ApiClient &m_client;
    SyncPace m_pace;
    QTimer m_due; ///< When the next entry that is held or backs off may go.
    bool m_isOnline = false;
    bool m_isPumping = false;
    int m_inFlight = 0;
    int m_run = 0;
};

/// What came of sending an entry.
struct Transmission
{
    SendOutcome outcome;
    std::optional<Answer> failure; ///< No answer, or 401.
};

/// Sends an entry; an edit only while the server has what it started from. What the server has is fetched
/// where the entry is refused.
Task<Transmission> transmit(ApiClient *client, OutboxEntry entry, SyncPace pace);

} // namespace triage::app
