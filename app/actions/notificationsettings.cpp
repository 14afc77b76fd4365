// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/notificationsettings.h"

#include "actions/preferences.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

const QString scopeKey = u"notifications/scope"_s;
const QString hiddenNoticesKey = u"notifications/hiddenNotices"_s;
const QString textKey = u"notifications/showsText"_s;
const QString quietKey = u"notifications/quietHours"_s;
const QString fromKey = u"notifications/quietFrom"_s;
const QString toKey = u"notifications/quietTo"_s;
const QString trayKey = u"tray/on"_s;
const QString clock = u"HH:mm"_s;

QString buffersKey(const QString &organization)
{
    return u"notifications/buffers/"_s + organization;
}

QTime timeOf(const QVariant &value, QTime fallback)
{
    const QTime time = QTime::fromString(value.toString(), clock);
    return time.isValid() ? time : fallback;
}

} // namespace

NotificationSettings NotificationSettings::read(const Preferences &preferences, const QString &organization)
{
    NotificationSettings settings;
    const int scope = preferences.value(scopeKey).toInt();
    if (scope >= 0 && scope <= int(Scope::All))
        settings.scope = Scope(scope);
    for (const QString &text : preferences.value(buffersKey(organization)).toStringList()) {
        if (const auto buffer = idFromString<BufferTag>(text))
            settings.buffers.push_back(*buffer);
    }
    settings.hiddenNotices = preferences.value(hiddenNoticesKey).toStringList();
    settings.showsText = preferences.value(textKey, false).toBool();
    settings.hasQuietHours = preferences.value(quietKey, false).toBool();
    settings.quietFrom = timeOf(preferences.value(fromKey), settings.quietFrom);
    settings.quietTo = timeOf(preferences.value(toKey), settings.quietTo);
    settings.tray = preferences.value(trayKey, false).toBool();
    return settings;
}

void NotificationSettings::write(Preferences &preferences, const QString &organization) const
{
    QStringList chosen;
    for (const BufferId buffer : buffers)
        chosen << toString(buffer);
    preferences.setValue(scopeKey, int(scope));
    preferences.setValue(buffersKey(organization), chosen);
    preferences.setValue(hiddenNoticesKey, hiddenNotices);
    preferences.setValue(textKey, showsText);
    preferences.setValue(quietKey, hasQuietHours);
    preferences.setValue(fromKey, quietFrom.toString(clock));
    preferences.setValue(toKey, quietTo.toString(clock));
    preferences.setValue(trayKey, tray);
}

bool NotificationSettings::isQuiet(QTime now) const
{
    if (!hasQuietHours)
        return false;
    if (quietFrom < quietTo)
        return now >= quietFrom && now < quietTo;
    return now >= quietFrom || now < quietTo;
}

} // namespace triage::app
