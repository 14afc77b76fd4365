// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop's notifications, by its own service: one bubble with the action Open.
#pragma once

#include <QDBusConnection>
#include <QObject>
#include <QString>

namespace triage::app {

/// Asynchronous; where the desktop has no notifications nothing happens. A later bubble takes the place of
/// the earlier one that still stands.
class DesktopNotifications : public QObject
{
    Q_OBJECT
public:
    explicit DesktopNotifications(const QDBusConnection &bus = QDBusConnection::sessionBus(),
                                  QObject *parent = nullptr);

    virtual void show(const QString &title, const QString &text);
    /// Takes the bubble away.
    void close();

Q_SIGNALS:
    /// The person wants to see what the bubble is about.
    void opened();

private Q_SLOTS:
    void actionInvoked(uint id, const QString &action);
    void closed(uint id, uint reason);

private:
    void send(const QString &title, const QString &text);

    QDBusConnection m_bus;
    bool m_knows = false; ///< What the service can is known.
    bool m_markup = false; ///< Whether it reads the text as markup.
    uint m_id = 0;
};

} // namespace triage::app
