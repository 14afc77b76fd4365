// SPDX-License-Identifier: GPL-3.0-or-later
// The events that are notified while the window is not in front, and the hours without notifications.
#pragma once

#include "domain/ids.h"

#include <QString>
#include <QStringList>
#include <QTime>

#include <vector>

namespace triage::app {

class Preferences;

/// Stored in the preferences under "notifications/…" and "tray/on"; the chosen buffers by organization.
struct NotificationSettings
{
    enum class Scope {
        Important, ///< Items that need review, and new items of pinned buffers.
        Off,
        Chosen, ///< New items of chosen buffers.
        All,
    };

    Scope scope = Scope::Important;
    std::vector<BufferId> buffers; ///< The buffers of Scope::Chosen.
    QStringList hiddenNotices; ///< The names of the kinds of notices that are switched off.
    bool showsText = false; ///< Notifications quote feedback, where others can see it.
    bool hasQuietHours = false;
    QTime quietFrom{ 22, 0 };
    QTime quietTo{ 7, 0 };
    bool tray
        = false; ///< Shows an icon in the tray, to which the window closes. Has no effect without a tray.

    static NotificationSettings read(const Preferences &preferences, const QString &organization);
    void write(Preferences &preferences, const QString &organization) const;
    /// Returns whether the time is in the quiet hours. They may span midnight; equal times mean the whole
    /// day.
    bool isQuiet(QTime now) const;

    friend bool operator==(const NotificationSettings &, const NotificationSettings &) = default;
};

} // namespace triage::app
