// SPDX-License-Identifier: GPL-3.0-or-later
// Reports to the server what the person looks at.
#pragma once

#include "client/apiclient.h"
#include "domain/presence.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <optional>

namespace triage::app {

/// Sends the last of several reports in quick succession, and repeats it before the server forgets it: rarely
/// while requests for changes renew it. A report that does not arrive is not kept: the next one is newer.
class PresenceReporter : public QObject
{
    Q_OBJECT
public:
    explicit PresenceReporter(ApiClient &client, QObject *parent = nullptr);

    /// Sets what the person looks at; not valid: nothing.
    void look(FeedbackId item, bool editing);
    /// Sets whether the server answers. Nothing is sent while it is away.
    void setOnline(bool online);
    /// Notes that a request was sent that renews the report.
    void renewed();

    /// Returns how long a report waits until it is sent. `isSent`: the server took it that long ago, and was
    /// asked for changes just now, which renews it.
    static std::chrono::milliseconds untilSent(bool isSent, std::chrono::milliseconds sinceSent);

private:
    void schedule();
    static Task<> send(QPointer<PresenceReporter> self);

    ApiClient &m_client;
    PresenceReport m_current;
    PresenceReport m_sent; ///< The report that the server has.
    bool m_isOnline = false;
    bool m_isRefused = false; ///< The server or the token does not take reports.
    bool m_isSending = false;
    QElapsedTimer m_sinceSent;
    QTimer m_timer;
};

} // namespace triage::app
