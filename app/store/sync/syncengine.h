// SPDX-License-Identifier: GPL-3.0-or-later
// Synchronises the local store and the server: the change feed in, the outbox out.
#pragma once

#include "client/apiclient.h"
#include "store/localstore.h"
#include "store/olderitems.h"
#include "store/sync/setback.h"
#include "store/sync/syncpace.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace triage::app {

struct SyncState
{
    enum class Phase {
        Connecting,
        FirstSync, ///< `done` counts the known items; `total` is the number on the server, if known.
        CatchingUp,
        UpToDate,
        Offline, ///< Tried again at nextTry.
        SignedOut, ///< 401: the person must sign in again; unsent changes are kept.
    };
    Phase phase = Phase::Connecting;
    qint64 done = 0;
    qint64 total = 0; ///< 0 if unknown.
    std::optional<Timestamp> since; ///< Offline: since when. UpToDate: when this was last confirmed.
    std::optional<Timestamp> nextTry;
    std::optional<Problem> problem;
    /// How far this machine's clock is ahead of the server's; 0 if that is less than two minutes.
    std::chrono::minutes clockLead{ 0 };

    friend bool operator==(const SyncState &, const SyncState &) = default;
};

/// One per account. Runs in the GUI thread with coroutines; at most six requests of the outbox at a time.
class SyncEngine : public QObject
{
    Q_OBJECT
public:
    /// Store and client outlive the engine.
    SyncEngine(LocalStore &store, ApiClient &client, QObject *parent = nullptr);
    SyncEngine(LocalStore &store, ApiClient &client, const SyncPace &pace, QObject *parent = nullptr);
    ~SyncEngine() override;

    void start();
    /// Aborts requests in progress; start() continues from there.
    void stop();
    /// Tries at once regardless of the back-off, also after signing in again with ApiClient::setToken().
    void syncNow();
    /// Fetches items of a filter that are older than those in the cache. They arrive through the store, then
    /// olderArrived() names them. A failed fetch is repeated when the server is back.
    void fetchOlder(const Filter &filter, FeedbackId before);
    void retryOlder();
    /// Fetches single items that the cache does not have; see MissingItems::fetch().
    void fetchItems(std::vector<FeedbackId> ids, QObject *context, std::function<void()> done);
    /// Reports which item the person looks at, and whether they edit it; not valid: none. Nothing is sent
    /// while the server is away.
    void look(FeedbackId item, bool editing);
    SyncState state() const;

Q_SIGNALS:
    void stateChanged(const triage::app::SyncState &state);
    /// Emitted once everything that the server still has was read again.
    void setBack(const triage::app::SetBack &what);
    void olderArrived(const triage::app::OlderPage &page);
    void olderChanged(const triage::app::OlderState &state);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::app
