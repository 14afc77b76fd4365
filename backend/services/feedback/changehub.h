// SPDX-License-Identifier: GPL-3.0-or-later
// Waiting for changes of an organization.
#pragma once

#include "database/awaitable.h"
#include "database/database.h"
#include "database/listener.h"
#include "domain/caller.h"
#include "domain/ids.h"
#include "result.h"
#include "sharedbudget.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

namespace triage::services {

/// Suspends requests until their organization changes: without a thread for each, and with one timer for all.
/// Changes are announced by the listener. Every few seconds one statement looks for changes of the
/// organizations that requests wait for, in case a backend was killed between a commit and its announcement.
/// When accounts of an organization change, one statement finds which of the tokens that wait were revoked.
/// The places of waiting requests are a SharedBudget. Lives in the HTTP thread.
class ChangeHub : public QObject
{
    Q_OBJECT
public:
    /// places is the number of requests that may wait.
    ChangeHub(storage::Listener &listener, storage::Database &database, int places = 20'000,
              QObject *parent = nullptr);
    ~ChangeHub() override;

    using Clock = std::chrono::steady_clock;

    /// A request that waits, perhaps several times.
    struct Follower
    {
        OrganizationId organization;
        TokenId token;
        quint64 accountChanges = 0; ///< Those announced before the request began.
        std::optional<QString> presence{}; ///< The tag of the presence that it knows, if it follows that.
    };

    /// Returns a request that begins now. Call it before the first read.
    Follower follower(const Caller &caller) const;
    /// Waits until a change after seen is announced, or until the given time. InvalidToken if the token is
    /// revoked or was since the request began, ServiceUnavailable if the request has no place, or loses it to
    /// another organization. Does not suspend the coroutine if such a change has been announced already.
    storage::Awaitable<Result<void>> wait(const Follower &follower, qint64 seen, Clock::time_point until);

    /// Returns how many requests of the organization wait that follow its presence.
    int followersOfPresence(OrganizationId organization) const;
    /// Ends the waits of those that know a presence with another tag.
    void wakeFollowersOfPresence(OrganizationId organization, const QString &tag);

    /// Identifies what was announced of an organization, over one connection of the listener.
    struct Moment
    {
        qint64 announced = 0;
        quint64 connection = 0;
        friend bool operator==(const Moment &, const Moment &) = default;
    };
    /// Returns the present moment. While it stays the same, a request that waits has missed no change.
    /// Returns std::nullopt while the listener is not connected.
    std::optional<Moment> moment(OrganizationId organization) const;
    /// Returns the newest change that was announced; 0 if none was since the listener last connected.
    qint64 announced(OrganizationId organization) const;
    /// Returns the number of waiting requests.
    int waiting() const { return int(m_places.used()); }
    bool isReleased() const { return m_released; }
    /// Ends all waits, including future ones, because the backend stops.
    void release();

private:
    struct Waiter
    {
        storage::Completion<Result<void>> *completion;
        Clock::time_point until;
        TokenId token;
        std::optional<QString> presence;
        bool isDisplaced = false; ///< It has lost its place, and ends with the next sweep.
    };
    using Waiters = std::vector<Waiter>;
    enum class TokenCheck { Running, RunAgain };

    void onAnnouncement(const QString &payload);
    void onChange(OrganizationId organization, qint64 change);
    void look();
    quint64 accountChanges(OrganizationId organization) const;
    void onAccountsChanged(OrganizationId organization);
    void checkTokens(OrganizationId organization);
    void onTokensChecked(OrganizationId organization, const std::vector<TokenId> &revoked);
    void wake(OrganizationId organization);
    bool displaceNewest(OrganizationId organization);
    void takeOut(OrganizationId organization, const std::function<bool(const Waiter &)> &isTaken,
                 Waiters &taken);
    static void end(const Waiters &waiters, const Result<void> &outcome);
    void wakeAll();
    std::vector<OrganizationId> waitingOrganizations() const;
    void endOverdue();

    storage::Listener &m_listener;
    storage::Database &m_database;
    std::unordered_map<OrganizationId, Waiters> m_waiters;
    std::unordered_map<OrganizationId, TokenCheck> m_tokenChecks; ///< At most one for each organization.
    std::unordered_map<OrganizationId, qint64> m_announced;
    std::unordered_map<OrganizationId, quint64> m_accountChanges; ///< The number of those announced.
    quint64 m_reconnections = 0; ///< Each may hide a change of any account.
    SharedBudget<OrganizationId> m_places;
    bool m_released = false;
    QTimer m_sweep;
    QTimer m_look;
    bool m_isLooking = false;
};

} // namespace triage::services
