// SPDX-License-Identifier: GPL-3.0-or-later
// The change feed: pages of what changed, and waiting until something does.
#pragma once

#include "database/database.h"
#include "database/listener.h"
#include "stores/changestore.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <coroutine>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace triage::services {

/// Where requests wait for a change of their organization: no thread each, one timer for all. Lives in the
/// HTTP thread.
class ChangeHub : public QObject
{
    Q_OBJECT
public:
    explicit ChangeHub(storage::Listener &listener, QObject *parent = nullptr);
    ~ChangeHub() override;

    using Clock = std::chrono::steady_clock;

    /// co_await it; ends at once where a change after the given one has been announced already.
    class Await
    {
    public:
        Await(ChangeHub &hub, OrganizationId organization, qint64 seen, Clock::time_point until)
            : m_hub(hub), m_organization(organization), m_seen(seen), m_until(until)
        {
        }
        bool await_ready() const noexcept;
        void await_suspend(std::coroutine_handle<> waiting);
        void await_resume() const noexcept { }

    private:
        ChangeHub &m_hub;
        OrganizationId m_organization;
        qint64 m_seen;
        Clock::time_point m_until;
    };

    Await wait(OrganizationId organization, qint64 seen, Clock::time_point until)
    {
        return { *this, organization, seen, until };
    }

    /// The newest change that was announced; 0 where none was since the listener last connected.
    qint64 announced(OrganizationId organization) const;
    /// Requests that wait.
    int waiting() const { return m_waiting; }
    bool isReleased() const { return m_released; }
    /// Ends all waits, now and for ever: the backend stops.
    void release();

private:
    struct Waiter
    {
        std::coroutine_handle<> coroutine;
        Clock::time_point until;
        QByteArray request; ///< Its id, for the log.

        void resume() const;
    };

    void onAnnouncement(const QString &payload);
    void wake(OrganizationId organization);
    void wakeAll();
    void endOverdue();

    storage::Listener &m_listener;
    std::unordered_map<OrganizationId, std::vector<Waiter>> m_waiters;
    std::unordered_map<OrganizationId, qint64> m_announced;
    int m_waiting = 0;
    bool m_released = false;
    QTimer m_sweep;
};

/// Reads pages of the feed. Requests for the same page that come while it is being read share the reading, so
/// that a thousand clients who wait for the same change cost one.
class ChangeFeed
{
public:
    ChangeFeed(storage::Database &database, ChangeHub &hub);
    ~ChangeFeed();

    /// co_await it for a page, which is at least as new as what the hub had announced before.
    class Await
    {
    public:
        Await(ChangeFeed &feed, OrganizationId organization, storage::ChangePosition place, int limit)
            : m_feed(feed), m_organization(organization), m_place(place), m_limit(limit)
        {
        }
        bool await_ready() const noexcept { return false; }
        void await_suspend(std::coroutine_handle<> waiting);
        Result<storage::ChangePage> await_resume() { return std::move(*m_result); }

    private:
        ChangeFeed &m_feed;
        OrganizationId m_organization;
        storage::ChangePosition m_place;
        int m_limit;
        std::optional<Result<storage::ChangePage>> m_result;
    };

    Await after(OrganizationId organization, const storage::ChangePosition &place, int limit)
    {
        return { *this, organization, place, limit };
    }
    ChangeHub &hub() { return m_hub; }

private:
    struct Reading;

    storage::Database &m_database;
    ChangeHub &m_hub;
    std::vector<std::shared_ptr<Reading>> m_readings; ///< Under way.
};

} // namespace triage::services
