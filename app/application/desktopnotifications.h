// SPDX-License-Identifier: GPL-3.0-or-later
// The notification service of the desktop, with a single notification that has the action Open.
#pragma once

#include <QDBusConnection>
#include <QObject>
#include <QString>

namespace triage::app {

/// Works asynchronously, and does nothing where the desktop has no such service. A later notification
/// replaces the one that is still shown.
class DesktopNotifications : public QObject
{
    Q_OBJECT
public:
    explicit DesktopNotifications(const QDBusConnection &bus = QDBusConnection::sessionBus(),
                                  QObject *parent = nullptr);

    virtual void show(const QString &title, const QString &text);
    /// Closes the notification.
    void close();

Q_SIGNALS:
    /// Emitted when the person wants to see what the notification is about.
    void opened();

private Q_SLOTS:
    void actionInvoked(uint id, const QString &action);
    void closed(uint id, uint reason);

private:
    void send(const QString &title, const QString &text);

    QDBusConnection m_bus;
    bool m_hasCapabilities = false; ///< True once the capabilities of the service are known.
    bool m_markup = false; ///< True where the service renders the text as markup.
    uint m_id = 0;
};

} // namespace triage::app
