// What other connections and other backends announce with NOTIFY.
#pragma once

#include "storage/connection.h"

#include <QObject>
#include <QStringList>

#include <memory>

namespace triage::storage {

/// Listens on one connection in a thread of its own. Signals arrive in the thread that made the listener.
/// Reconnects by itself with back-off. Notifications may be lost while it is away: connected() says that it
/// listens again and that everything learnt from notifications must be read afresh.
class Listener : public QObject
{
    Q_OBJECT
public:
    Listener(ConnectionConfig config, QStringList channels, QObject *parent = nullptr);
    ~Listener() override;

    /// Starts the thread.
    void start();
    /// Whether notifications can be relied on just now: it listens, and the server answered within the last
    /// two seconds (it is asked each second).
    bool isListening() const;

Q_SIGNALS:
    void connected();
    void disconnected();
    void notified(const QString &channel, const QString &payload);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::storage
