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
const QString schemeKey = u"color-scheme"_s;
const QString contrastKey = u"contrast"_s;
const QString gnomeGroup = u"org.gnome.desktop.a11y.interface"_s;
const QString gnomeContrastKey = u"high-contrast"_s;
const QString motionKey = u"reduced-motion"_s;
const QString gnomeMotionGroup = u"org.gnome.desktop.interface"_s;
const QString gnomeMotionKey = u"enable-animations"_s;

/// Read replies with a variant in a variant, SettingChanged with a variant.
QVariant unwrapped(QVariant value)
{
    while (value.metaType() == QMetaType::fromType<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

} // namespace

SystemAppearance::SystemAppearance(QObject *parent) : QObject(parent)
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(service, path, interface, u"SettingChanged"_s, this,
                SLOT(onSettingChanged(QString, QString, QDBusVariant)));
    read(group, schemeKey);
    read(group, contrastKey);
    read(gnomeGroup, gnomeContrastKey);
    read(group, motionKey);
    read(gnomeMotionGroup, gnomeMotionKey);
}

void SystemAppearance::read(const QString &ofGroup, const QString &key)
{
    QDBusMessage question = QDBusMessage::createMethodCall(service, path, interface, u"Read"_s);
    question << ofGroup << key;
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, ofGroup, key] {
        watcher->deleteLater();
        const QDBusPendingReply<QDBusVariant> answer = *watcher;
        if (!answer.isError())
            apply(ofGroup, key, QVariant::fromValue(answer.value()));
    });
}

std::optional<bool> SystemAppearance::parseColorScheme(const QVariant &value)
{
    switch (unwrapped(value).toUInt()) {
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
    apply(changedGroup, changedKey, QVariant::fromValue(value));
}

void SystemAppearance::apply(const QString &changedGroup, const QString &changedKey, const QVariant &value)
{
    const std::optional<bool> dark = m_dark;
    const Preference contrast = m_contrast;
    const Preference reducedMotion = m_reducedMotion;
    if (changedGroup == group && changedKey == schemeKey)
        m_dark = parseColorScheme(value);
    else if (changedGroup == group && changedKey == contrastKey)
        m_contrast.shared = unwrapped(value).toUInt() == 1;
    else if (changedGroup == gnomeGroup && changedKey == gnomeContrastKey)
        m_contrast.gnome = unwrapped(value).toBool();
    else if (changedGroup == group && changedKey == motionKey)
        m_reducedMotion.shared = unwrapped(value).toUInt() == 1;
    else if (changedGroup == gnomeMotionGroup && changedKey == gnomeMotionKey)
        m_reducedMotion.gnome = !unwrapped(value).toBool();
    if (m_dark != dark || m_contrast != contrast || m_reducedMotion != reducedMotion)
        Q_EMIT changed();
}

} // namespace triage::app

#include "moc_systemappearance.cpp"
