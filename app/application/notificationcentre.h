// SPDX-License-Identifier: GPL-3.0-or-later
// Tells a person who is elsewhere of new feedback: summed up, seldom, and not at night.
#pragma once

#include "actions/context.h"
#include "application/arrivaltracker.h"
#include "application/desktopnotifications.h"
#include "store/sync/syncengine.h"

#include <QTimer>

#include <chrono>
#include <functional>

namespace triage::app {

class NotificationCentre : public QObject
{
    Q_OBJECT
public:
    /// At most one bubble in such a time.
    static constexpr std::chrono::seconds pause{ 30 };

    /// isWatched says whether the person has the window before them: then nothing is told.
    NotificationCentre(const Context &context, DesktopNotifications &notifications,
                       std::function<bool()> isWatched, QObject *parent = nullptr);

    /// The bubble's words; first the title. No feedback is quoted unless the settings allow it.
    static std::pair<QString, QString> message(const ArrivalSummary &news, const LocalStore &store,
                                               bool showsText);

Q_SIGNALS:
    /// The person wants to see it: the one item, else the list that holds all of it.
    void openRequested(triage::FeedbackId item, const triage::app::Filter &list);

private:
    void follow(const SyncState &state);
    void begin();
    void notify();
    void open();

    const Context &m_context;
    DesktopNotifications &m_notifications;
    std::function<bool()> m_isWatched;
    ArrivalTracker m_arrivals;
    QTimer *m_gather; ///< A burst becomes one bubble.
    QTimer *m_pause;
    ArrivalSummary m_shown;
};

} // namespace triage::app
