// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/systemappearance.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

const QString service = u"org.freedesktop.portal.Desktop"_s;
const QString path = u"/org/freedesktop/portal/desktop"_s;
const QString interface = u"org.freedesktop.portal.Settings"_s;
const QString group = u"org.freedesktop.appearance"_s;
const QString key = u"color-scheme"_s;

} // namespace

SystemAppearance::SystemAppearance(QObject *parent) : QObject(parent)
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(service, path, interface, u"SettingChanged"_s, this,
                SLOT(onSettingChanged(QString, QString, QDBusVariant)));
    QDBusMessage question = QDBusMessage::createMethodCall(service, path, interface, u"Read"_s);
    question << group << key;
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<QDBusVariant> answer = *watcher;
        if (!answer.isError())
            setDark(parseColorScheme(QVariant::fromValue(answer.value())));
    });
}

std::optional<bool> SystemAppearance::parseColorScheme(const QVariant &value)
{
    QVariant inner = value;
    // Read replies with a variant in a variant, SettingChanged with a variant.
    while (inner.canConvert<QDBusVariant>() && inner.metaType() == QMetaType::fromType<QDBusVariant>())
        inner = inner.value<QDBusVariant>().variant();
    switch (inner.toUInt()) {
    case 1:
        return true;
    case 2:
        return false;
    }
    return std::nullopt;
}

void SystemAppearance::onSettingChanged(const QString &changedGroup, const QString &changedKey,
                                        const QDBusVariant &value)
{
    if (changedGroup == group && changedKey == key)
        setDark(parseColorScheme(QVariant::fromValue(value)));
}

void SystemAppearance::setDark(std::optional<bool> dark)
{
    if (dark == m_dark)
        return;
    m_dark = dark;
    Q_EMIT changed();
}

} // namespace triage::app

#include "moc_systemappearance.cpp"
