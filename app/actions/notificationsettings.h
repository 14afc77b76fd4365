// SPDX-License-Identifier: GPL-3.0-or-later
// What a person wants to be told of while the window is not in front, and when not.
#pragma once

#include "domain/ids.h"

#include <QString>
#include <QTime>

#include <vector>

namespace triage::app {

class Preferences;

/// Kept in the preferences under "notifications/…" and "tray/on"; the chosen buffers for each organization.
struct NotificationSettings
{
    enum class Scope {
        Important, ///< What needs review and what comes into pinned buffers.
        Off,
        Chosen, ///< What comes into chosen buffers.
        All,
    };

    Scope scope = Scope::Important;
    std::vector<BufferId> buffers; ///< Of Scope::Chosen.
    bool showsText = false; ///< Whether feedback may be quoted where others can see it.
    bool hasQuietHours = false;
    QTime quietFrom{ 22, 0 };
    QTime quietTo{ 7, 0 };
    bool tray = false; ///< An icon in the tray, and the window closes to it; where there is a tray.

    static NotificationSettings read(const Preferences &preferences, const QString &organization);
    void write(Preferences &preferences, const QString &organization) const;
    /// Quiet hours may go over midnight; equal times are the whole day.
    bool isQuiet(QTime now) const;

    friend bool operator==(const NotificationSettings &, const NotificationSettings &) = default;
};

} // namespace triage::app
