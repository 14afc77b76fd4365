// SPDX-License-Identifier: GPL-3.0-or-later
// Notifies a person who is elsewhere: about new feedback in summary and rarely, about notices at once, and
// not in quiet hours.
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
    /// The minimum time between two notifications.
    static constexpr std::chrono::seconds pause{ 30 };

    /// isWatched returns whether the person has the window in front of them. Nothing is shown then.
    NotificationCentre(const Context &context, DesktopNotifications &notifications,
                       std::function<bool()> isWatched, QObject *parent = nullptr);

    /// Returns the title and the text of the notification. Feedback is quoted only where the settings allow
    /// it.
    static std::pair<QString, QString> message(const ArrivalSummary &news, const LocalStore &store,
                                               bool showsText);

Q_SIGNALS:
    /// Emitted when the person wants to see the arrivals: a single item, or the list that contains all of
    /// them.
    void openRequested(triage::FeedbackId item, const triage::app::Filter &list);
    /// Emitted when the person wants to see these notices.
    void noticesRequested(const std::vector<triage::app::PersonalNotice> &notices);

private:
    void follow(const SyncState &state);
    void begin();
    void notify();
    void notifyOfNotices();
    qint64 newestNotice() const;
    void open();

    const Context &m_context;
    DesktopNotifications &m_notifications;
    std::function<bool()> m_isWatched;
    ArrivalTracker m_arrivals;
    QTimer *m_gather; ///< Gathers a burst into one notification.
    QTimer *m_pause;
    ArrivalSummary m_shown;
    std::vector<PersonalNotice> m_shownNotices; ///< They are shown in place of the arrivals, newest first.
    qint64 m_lastNotice = 0; ///< The newest one that was looked at.
};

} // namespace triage::app
