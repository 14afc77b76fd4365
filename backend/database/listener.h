// SPDX-License-Identifier: GPL-3.0-or-later
// Receives notifications (NOTIFY) of other connections and other backends.
#pragma once

#include "database/connection.h"
#include "domain/ids.h"

#include <QObject>
#include <QStringList>

#include <memory>

namespace triage::storage {

/// Ends the trust of every listener that guards account changes before it returns. Waits for a listener that
/// hangs or is cut off until its trust has expired. Call it after the change is committed.
Result<void> revokeTrust(Connection &connection, OrganizationId organization);

/// Listens on one connection in a thread of its own. Signals arrive in the thread that created the listener.
/// Reconnects with back-off. Notifications may be lost meanwhile: after connected() everything derived from
/// notifications must be read again.
class Listener : public QObject
{
    Q_OBJECT
public:
    Listener(ConnectionConfig config, QStringList channels, QObject *parent = nullptr);
    ~Listener() override;

    /// Notifications on this channel end the trust: see isTrusted(). Call it before start().
    void guard(const QString &channel);
    /// Starts the thread.
    void start();
    /// Returns true if notifications can be relied on now: it listens, and the server answered a check within
    /// the last two seconds.
    bool isListening() const;
    /// Returns true if data read before may be used without asking the database again, unless a notification
    /// forwarded since invalidates it. revokeTrust() ends it in every listener before it returns.
    bool isTrusted() const;

Q_SIGNALS:
    void connected();
    void disconnected();
    void notified(const QString &channel, const QString &payload);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::storage
