// SPDX-License-Identifier: GPL-3.0-or-later
// Tracks which feedback arrived, and sums up what a person wants to be notified about.
#pragma once

#include "actions/notificationsettings.h"
#include "store/localstore.h"

#include <QObject>

#include <set>

namespace triage::app {

/// The arrivals since the previous notification.
struct ArrivalSummary
{
    std::vector<FeedbackId> items; ///< Oldest first.
    std::vector<std::pair<BufferId, int>> buffers; ///< The number of arrivals in each buffer, largest first.
    int needsReview = 0;

    bool isEmpty() const { return items.empty(); }
};

/// Follows the store from the moment it is up to date. Items that were there before are not arrivals, however
/// often they change.
class ArrivalTracker : public QObject
{
    Q_OBJECT
public:
    explicit ArrivalTracker(const LocalStore &store, QObject *parent = nullptr);

    /// Counts everything up to the newest item as known. Also called after the cache was filled again.
    void begin(FeedbackId newest);
    bool hasBegun() const { return m_newest.isValid(); }
    /// Returns and removes the arrivals that the settings ask for. The next call returns what came since.
    ArrivalSummary take(const NotificationSettings &settings, const std::vector<BufferId> &pins);
    /// Drops all arrivals, because the person has seen them.
    void forget();

Q_SIGNALS:
    void arrived(); ///< Emitted where there may be something to notify about.

private:
    void follow(const StoreChange &change);

    const LocalStore &m_store;
    FeedbackId m_newest;
    std::set<FeedbackId> m_waiting; ///< New items in order of arrival that were not notified about yet.
};

} // namespace triage::app
