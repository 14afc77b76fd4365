// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the desktop wants dark or light programs, as the settings portal says it.
#pragma once

#include <QObject>
#include <QVariant>

#include <optional>

class QDBusVariant;

namespace triage::app {

/// Asks org.freedesktop.portal.Settings once, without waiting, and listens for changes. Silent where there is
/// no session bus or no portal: then nothing is known.
class SystemAppearance : public QObject
{
    Q_OBJECT
public:
    explicit SystemAppearance(QObject *parent = nullptr);

    /// Nothing: the desktop has no wish, or has not answered yet.
    std::optional<bool> wantsDark() const { return m_dark; }

    /// What a value of "color-scheme" means, however often it is wrapped: 1 dark, 2 light, else no wish.
    static std::optional<bool> parseColorScheme(const QVariant &value);

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void onSettingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void setDark(std::optional<bool> dark);

    std::optional<bool> m_dark;
};

} // namespace triage::app
