// SPDX-License-Identifier: GPL-3.0-or-later
// Waiting for changes of an organization.
#pragma once

#include "database/awaitable.h"
#include "database/database.h"
#include "database/listener.h"
#include "domain/ids.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <unordered_map>
#include <variant>
#include <vector>

namespace triage::services {

/// Suspends requests until their organization changes: without a thread for each, and with one timer for all.
/// Changes are announced by the listener. Every few seconds one statement looks for changes of the
/// organizations that requests wait for, in case a backend was killed between a commit and its announcement.
/// Lives in the HTTP thread.
class ChangeHub : public QObject
{
    Q_OBJECT
public:
    ChangeHub(storage::Listener &listener, storage::Database &database, QObject *parent = nullptr);
    ~ChangeHub() override;

    using Clock = std::chrono::steady_clock;

    /// Waits until a change after seen is announced, or until the given time. Does not suspend the coroutine
    /// if such a change has been announced already.
    storage::Awaitable<std::monostate> wait(OrganizationId organization, qint64 seen,
                                            Clock::time_point until);

    /// Returns the newest change that was announced; 0 if none was since the listener last connected.
    qint64 announced(OrganizationId organization) const;
    /// Returns the number of waiting requests.
    int waiting() const { return m_waiting; }
    bool isReleased() const { return m_released; }
    /// Ends all waits, including future ones, because the backend stops.
    void release();

private:
    struct Waiter
    {
        storage::Completion<std::monostate> *completion;
        Clock::time_point until;
    };

    void onAnnouncement(const QString &payload);
    void onChange(OrganizationId organization, qint64 change);
    void look();
    void wake(OrganizationId organization);
    void wakeAll();
    void endOverdue();

    storage::Listener &m_listener;
    storage::Database &m_database;
    std::unordered_map<OrganizationId, std::vector<Waiter>> m_waiters;
    std::unordered_map<OrganizationId, qint64> m_announced;
    int m_waiting = 0;
    bool m_released = false;
    QTimer m_sweep;
    QTimer m_look;
    bool m_isLooking = false;
};

} // namespace triage::services
