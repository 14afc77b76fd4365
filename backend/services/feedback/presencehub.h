// SPDX-License-Identifier: GPL-3.0-or-later
// Who looks at which item: leases in memory, which all servers of a database share.
#pragma once

#include "database/database.h"
#include "database/listener.h"
#include "domain/caller.h"
#include "domain/presence.h"
#include "services/feedback/changehub.h"
#include "services/servicetask.h"
#include "sharedbudget.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <map>
#include <set>
#include <unordered_map>
#include <vector>

namespace triage::services {

/// The channel on which servers report presence to each other. Nothing that is stored changes with it.
inline constexpr char presenceChannel[] = "triage_presence";

/// Owns a lease for each token whose holder reports what they look at. A report that is not renewed ends with
/// its lease, by the monotonic clock. Each server reports its own leases to the others with NOTIFY: at most
/// one message of an organization per interval, whatever its people do, and what does not fit into it comes
/// with the next. Reports are lost while the database is away; renewals bring them back.
///
/// Requests on the change feed that follow the presence are woken when it is another one than they know, less
/// often the more of them there are, so that a large organization costs as little as a small one. The end of
/// a lease does not wait for the longest of these intervals. Lives in the HTTP thread.
class PresenceHub : public QObject
{
    Q_OBJECT
public:
    using Clock = std::chrono::steady_clock;

    /// The times of a hub, which tests shorten.
    struct Pace
    {
        std::chrono::milliseconds lease = presencerules::lease;
        std::chrono::milliseconds renewal = presencerules::renewal; ///< Between two messages of renewals.
        std::chrono::milliseconds interval{
            250
        }; ///< Between two messages, and two wake-ups, of an organization.
        std::chrono::milliseconds forEachFollower{ 40 }; ///< Added to the time until the next wake-up.
        std::chrono::milliseconds maxInterval{ 8000 };
        std::chrono::milliseconds maxAfterEnd{ 4000 }; ///< From the end of a lease to the wake-up.
        int places = 20'000; ///< Leases, of which an organization may have an eighth.
    };
    static constexpr int maxLeasesOfMember = 16;
    static constexpr qsizetype maxMessage = 7900; ///< PostgreSQL takes less than 8,000 bytes.

    PresenceHub(storage::Database &database, storage::Listener &listener, ChangeHub &hub);
    PresenceHub(storage::Database &database, storage::Listener &listener, ChangeHub &hub, Pace pace);
    ~PresenceHub() override;

    /// Replaces what the caller's token reported last, which ends in any case. FeedbackNotFound if there is
    /// no such item, ServiceUnavailable if there is no place.
    ServiceTask<void> report(const Caller &caller, const PresenceReport &report);
    /// Renews what the caller's token reported last, if anything: it is still there, as it follows the
    /// others.
    void renew(const Caller &caller);
    /// Returns the items that other members edit.
    std::vector<FeedbackId> editedByOthers(const Caller &caller) const;
    /// Returns who is present: now, or at the last wake-up while the next one is not due.
    const Presence &of(OrganizationId organization);
    /// Lets a request that is about to wait be woken soon if it knows another presence than the present one.
    void expect(const ChangeHub::Follower &follower);
    /// Returns the number of leases.
    int leases() const { return int(m_places.used()); }
    /// Returns the number of reports, of callers and of other servers, that had no place.
    qint64 refused() const { return m_refused; }
    /// Returns the number of messages to other servers.
    qint64 messages() const { return m_messages; }

private:
    struct Lease
    {
        PresentMember present;
        Clock::time_point until;
        Clock::time_point reported; ///< A renewal holds for as long after it as a report.
        Clock::time_point spread; ///< When the other servers learned of it last.
    };
    struct Organization
    {
        std::map<TokenId, Lease> leases;
        std::set<TokenId> unsent; ///< The tokens of which the other servers do not know the last report.
        std::set<TokenId> renewed; ///< Tokens whose renewal has not been sent yet.
        Clock::time_point firstEnd = Clock::time_point::max(); ///< No lease ends earlier.
        Presence presence;
        bool isStale = true; ///< The presence is older than the leases.
        bool isDue = false; ///< Requests may have to be woken.
        Clock::time_point nextWake{};
    };

    /// The reports of a token whose items are looked up.
    struct Check
    {
        qint64 newest = 0; ///< The newest report of the token, which may have come meanwhile.
        int running = 0;
    };

    static ServiceTask<void> check(PresenceHub *self, Caller caller, PresenceReport report);
    bool isKnown(OrganizationId organization, FeedbackId item) const;
    void extend(OrganizationId organization, TokenId token, bool isOwn);
    bool keep(OrganizationId organization, TokenId token, const PresentMember &present);
    void drop(OrganizationId organization, TokenId token);
    void end(OrganizationId organization, TokenId token);
    bool dropOldest(OrganizationId organization);
    void limitMember(Organization &organization, OrganizationId id, MemberId member);
    void touch(Organization &organization);
    void startTicking();
    void onMessage(const QString &payload);
    void tick();
    void endOverdue(Clock::time_point now);
    void send();
    QString messageOf(OrganizationId id, Organization &organization) const;
    void wake(OrganizationId id, Organization &organization, Clock::time_point now);

    storage::Database &m_database;
    ChangeHub &m_hub;
    const Pace m_pace;
    const QString m_server; ///< Distinguishes the messages of this server.
    std::unordered_map<OrganizationId, Organization> m_organizations;
    SharedBudget<OrganizationId> m_places;
    std::unordered_map<TokenId, Check> m_checks;
    qint64 m_reports = 0;
    qint64 m_refused = 0;
    qint64 m_messages = 0;
    bool m_isSending = false;
    QTimer m_tick;
};

} // namespace triage::services
