// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the sync engine and how they move it from phase to phase.
#pragma once

#include "store/olderitems.h"
#include "store/sync/feedloop.h"
#include "store/sync/outboxsender.h"
#include "store/sync/syncengine.h"
#include "store/sync/wakeups.h"

#include <QPointer>
#include <QTimer>

namespace triage::app {

struct SyncEngine::Private : QObject
{
    Private(SyncEngine &engine, LocalStore &localStore, ApiClient &apiClient, const SyncPace &syncPace);

    void start();
    void stop();
    /// Tries at once: who we are, where that is not known yet, then the feed.
    void begin();
    void wake(bool connectionsAreDead);

    // What happens.
    void answered();
    void advanced(bool hasMore);
    void feedFailed(const Answer &answer);
    void sendingFailed(const Answer &answer);

    // What comes of it.
    void signOut(const Problem &problem);
    void goOffline(const Problem &problem);
    void resynchronise();
    void setState(SyncState next);

    bool isOver(int aRun) const { return run != aRun; }
    static Task<> introduce(QPointer<Private> self, int run);
    static Task<> readOrganization(QPointer<Private> self, int run);
    static Task<> readGoal(QPointer<Private> self, int run);
    /// Keeps who we are; an other organization than before has nothing in common with what is cached.
    void keepMe(const QByteArray &body, const Me &me);

    SyncEngine &engine;
    LocalStore &store;
    ApiClient &client;
    SyncPace pace;
    StoreSync sync;
    FeedLoop feed;
    OutboxSender sender;
    OlderItems older;
    Wakeups wakeups;
    QTimer retry;
    SyncState state;
    QString introducedToken; ///< The one that was last found good.
    int failures = 0; ///< In a row.
    int run = 0;
    bool isRunning = false;
    bool isFirst = false; ///< Nothing was there when it began.
    qint64 goal = 0; ///< How many items the server has, as it said at the beginning.
};

} // namespace triage::app
