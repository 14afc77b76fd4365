// SPDX-License-Identifier: GPL-3.0-or-later
// What other connections and other backends announce with NOTIFY.
#pragma once

#include "database/connection.h"
#include "domain/ids.h"

#include <QObject>
#include <QStringList>

#include <memory>

namespace triage::storage {

/// Makes every listener that guards account changes forget before this returns, or not be trusted any more:
/// whoever hangs, or is cut off, is waited for as long as it may be trusted. To be called when the change is
/// committed.
Result<void> revokeTrust(Connection &connection, OrganizationId organization);

/// Listens on one connection in a thread of its own. Signals arrive in the thread that made the listener.
/// Reconnects by itself with back-off. Notifications may be lost while it is away: connected() says that it
/// listens again and that everything learnt from notifications must be read afresh.
class Listener : public QObject
{
    Q_OBJECT
public:
    Listener(ConnectionConfig config, QStringList channels, QObject *parent = nullptr);
    ~Listener() override;

    /// What is learnt may be taken back by a notification on this channel: see isTrusted(). To be called
    /// before start().
    void guard(const QString &channel);
    /// Starts the thread.
    void start();
    /// Whether notifications can be relied on just now: it listens, and the server answered within the last
    /// two seconds (it is asked each second).
    bool isListening() const;
    /// Whether what was learnt, and not taken back by a notification that was passed on, may be relied on
    /// without asking the database. revokeTrust() ends it in every listener before it returns.
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
