// SPDX-License-Identifier: GPL-3.0-or-later
// Sends the outbox: several items at a time, the changes of one item in order.
#pragma once

#include "client/apiclient.h"
#include "store/storesync.h"
#include "store/sync/sendoutcome.h"
#include "store/sync/syncpace.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace triage::app {

/// Sends while setOnline(true) is in effect.
class OutboxSender : public QObject
{
    Q_OBJECT
public:
    OutboxSender(LocalStore &store, ApiClient &client, const SyncPace &pace, QObject *parent = nullptr);
    ~OutboxSender() override;

    /// Online, sends what is waiting. Offline, requests in progress end on their own.
    void setOnline(bool online);
    bool isOnline() const { return m_isOnline; }
    /// Sends what may be sent now.
    void pump();
    /// Aborts requests in progress. Sending them again finds out whether the server executed them.
    void stop();

Q_SIGNALS:
    /// The server accepted an entry.
    void accepted();
    /// No answer, or 401: sending more is pointless for now.
    void failed(const triage::app::Answer &answer);

private:
    static Task<> deliver(QPointer<OutboxSender> self, int run, OutboxEntry entry);

    LocalStore &m_store;
    StoreSync m_sync;
    ApiClient &m_client;
    SyncPace m_pace;
    QTimer m_due; ///< Fires when the next held or backing-off entry is due.
    bool m_isOnline = false;
    bool m_isPumping = false;
    int m_inFlight = 0;
    int m_run = 0;
};

/// The result of sending an entry.
struct Transmission
{
    SendOutcome outcome;
    std::optional<Answer> failure; ///< No answer, or 401.
};

/// Sends an entry; an edit only if the server still has the values that it started from. Fetches the server's
/// values if the entry is refused. `self` is the person who sends it, if known.
Task<Transmission> transmit(ApiClient *client, OutboxEntry entry, SyncPace pace, MemberId self);

} // namespace triage::app
