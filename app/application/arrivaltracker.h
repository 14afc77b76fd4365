// SPDX-License-Identifier: GPL-3.0-or-later
// Which feedback arrived that a person wants to be told of, summed up.
#pragma once

#include "actions/notificationsettings.h"
#include "store/localstore.h"

#include <QObject>

#include <set>

namespace triage::app {

/// What arrived since it was told last.
struct ArrivalSummary
{
    std::vector<FeedbackId> items; ///< Oldest first.
    std::vector<std::pair<BufferId, int>> buffers; ///< How many came into each, the most first.
    int needsReview = 0;

    bool isEmpty() const { return items.empty(); }
};

/// Follows the store from the moment it is up to date: what was there before is no news, however often it
/// changes.
class ArrivalTracker : public QObject
{
    Q_OBJECT
public:
    explicit ArrivalTracker(const LocalStore &store, QObject *parent = nullptr);

    /// What is there now is no news. Also the answer to a cache that was filled anew.
    void begin(FeedbackId newest);
    bool hasBegun() const { return m_newest.isValid(); }
    /// What the settings want to hear of; asking again gives what came since.
    ArrivalSummary take(const NotificationSettings &settings, const std::vector<BufferId> &pins);
    /// The person has seen them: nothing to tell.
    void forget();

Q_SIGNALS:
    void arrived(); ///< There may be something to tell.

private:
    void follow(const StoreChange &change);

    const LocalStore &m_store;
    FeedbackId m_newest;
    std::set<FeedbackId> m_waiting; ///< New, in order; not told yet.
};

} // namespace triage::app
