// SPDX-License-Identifier: GPL-3.0-or-later
// The preferences of the desktop for dark or light programs, high contrast and reduced motion, from the
// settings portal.
#pragma once

#include <QObject>
#include <QVariant>

#include <optional>

class QDBusVariant;

namespace triage::app {

/// Asks org.freedesktop.portal.Settings once, without blocking, and listens for changes. Where there is no
/// session bus or no portal, the preferences stay unknown.
class SystemAppearance : public QObject
{
    Q_OBJECT
public:
    explicit SystemAppearance(QObject *parent = nullptr);

    /// Returns nothing where the desktop has no preference, or has not answered yet.
    std::optional<bool> wantsDark() const { return m_dark; }

    bool wantsContrast() const { return m_contrast != Preference(); }
    bool reducesMotion() const { return m_reducedMotion != Preference(); }

    /// Returns the meaning of a value of "color-scheme", however often it is wrapped: 1 is dark, 2 is light,
    /// and any other number means none.
    static std::optional<bool> parseColorScheme(const QVariant &value);

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void onSettingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    /// The values of the desktop, in the key that all desktops share, and in that of GNOME.
    struct Preference
    {
        bool shared = false;
        bool gnome = false;
        friend bool operator==(const Preference &, const Preference &) = default;
    };

    void read(const QString &group, const QString &key);
    void apply(const QString &group, const QString &key, const QVariant &value);

    std::optional<bool> m_dark;
    Preference m_contrast;
    Preference m_reducedMotion;
};

} // namespace triage::app
