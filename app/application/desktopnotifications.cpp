// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/desktopnotifications.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QVariantMap>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

const QString service = u"org.freedesktop.Notifications"_s;
const QString path = u"/org/freedesktop/Notifications"_s;
const QString open = u"default"_s;

QDBusMessage callOf(const QString &method)
{
    return QDBusMessage::createMethodCall(service, path, service, method);
}

} // namespace

DesktopNotifications::DesktopNotifications(const QDBusConnection &bus, QObject *parent)
    : QObject(parent), m_bus(bus)
{
    m_bus.connect(service, path, service, u"ActionInvoked"_s, this, SLOT(actionInvoked(uint, QString)));
    m_bus.connect(service, path, service, u"NotificationClosed"_s, this, SLOT(closed(uint, uint)));
}

void DesktopNotifications::show(const QString &title, const QString &text)
{
    if (m_hasCapabilities) {
        send(title, text);
        return;
    }
    auto *call = new QDBusPendingCallWatcher(m_bus.asyncCall(callOf(u"GetCapabilities"_s)), this);
    connect(call, &QDBusPendingCallWatcher::finished, this, [this, call, title, text] {
        call->deleteLater();
        const QDBusPendingReply<QStringList> capabilities = *call;
        if (capabilities.isError())
            return;
        m_hasCapabilities = true;
        m_markup = capabilities.value().contains(u"body-markup"_s);
        send(title, text);
    });
}

void DesktopNotifications::send(const QString &title, const QString &text)
{
    QDBusMessage call = callOf(u"Notify"_s);
    const QVariantMap hints{ { u"desktop-entry"_s, u"triage-desk"_s }, { u"category"_s, u"im.received"_s } };
    // Text that people wrote must not become markup.
    const QString body = m_markup ? text.toHtmlEscaped() : text;
    call << u"Triage Desk"_s << m_id << u"triage-desk"_s << title << body
         << QStringList{ open, tr("Open"), u"open"_s, tr("Open") } << hints << -1;
    auto *sent = new QDBusPendingCallWatcher(m_bus.asyncCall(call), this);
    connect(sent, &QDBusPendingCallWatcher::finished, this, [this, sent] {
        sent->deleteLater();
        const QDBusPendingReply<uint> id = *sent;
        if (!id.isError())
            m_id = id.value();
    });
}

void DesktopNotifications::close()
{
    if (m_id == 0)
        return;
    m_bus.asyncCall(callOf(u"CloseNotification"_s) << m_id);
    m_id = 0;
}

void DesktopNotifications::actionInvoked(uint id, const QString &)
{
    if (id == m_id && id != 0)
        Q_EMIT opened();
}

void DesktopNotifications::closed(uint id, uint)
{
    if (id == m_id)
        m_id = 0;
}

} // namespace triage::app

#include "moc_desktopnotifications.cpp"
