// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the local store and the server in step: the change feed in, the outbox out.
#pragma once

#include "client/apiclient.h"
#include "store/localstore.h"
#include "store/olderitems.h"
#include "store/sync/syncpace.h"

#include <QObject>

#include <memory>
#include <optional>

namespace triage::app {

struct SyncState
{
    enum class Phase {
        Connecting,
        FirstSync, ///< Known items and, where the server said how many there are, the goal.
        CatchingUp,
        UpToDate,
        Offline, ///< Since; tried again at nextTry.
        SignedOut, ///< 401: sign in again; everything that waits is kept.
    };
    Phase phase = Phase::Connecting;
    qint64 done = 0;
    qint64 total = 0; ///< 0: not known.
    std::optional<Timestamp> since; ///< Offline: since when. UpToDate: when that was last known.
    std::optional<Timestamp> nextTry;
    std::optional<Problem> problem;

    friend bool operator==(const SyncState &, const SyncState &) = default;
};

/// One per account. Runs in the GUI thread with coroutines; at most six requests of the outbox in flight.
class SyncEngine : public QObject
{
    Q_OBJECT
public:
    /// Store and client outlive it.
    SyncEngine(LocalStore &store, ApiClient &client, QObject *parent = nullptr);
    SyncEngine(LocalStore &store, ApiClient &client, const SyncPace &pace, QObject *parent = nullptr);
    ~SyncEngine() override;

    void start();
    /// Gives up what is under way; start() goes on from there.
    void stop();
    /// Tries at once, whatever the back-off says; also after signing in again with ApiClient::setToken().
    void syncNow();
    /// Asks the server for older items of a filter than the cache holds; they arrive through the store, and
    /// then olderArrived() tells which. What failed is asked again by itself when the server is back.
    void fetchOlder(const Filter &filter, FeedbackId before);
    void retryOlder();
    SyncState state() const;

Q_SIGNALS:
    void stateChanged(const triage::app::SyncState &state);
    void olderArrived(const triage::app::OlderPage &page);
    void olderChanged(const triage::app::OlderState &state);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::app
