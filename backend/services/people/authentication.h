// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the caller of a token, and remembers it for as long as that is safe.
#pragma once

#include "database/listener.h"
#include "domain/caller.h"
#include "services/people/callerlookup.h"
#include "services/servicetask.h"
#include "stores/accountstore.h"

#include <QHash>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>
#include <set>

namespace triage::services {

/// Remembers callers by the hash of their token. Remembered callers are used for half a minute only, and only
/// while the listener is trusted to be notified of a revocation before the revocation is answered.
class Authentication : public QObject
{
    Q_OBJECT
public:
    Authentication(storage::Database &database, storage::Listener &listener, QObject *parent = nullptr);

    /// Returns the caller of a token's hash if it is remembered.
    std::optional<Caller> remembered(const QByteArray &hash);
    /// Asks the database, together with others that ask now. Returns nothing if the token is unknown or
    /// revoked.
    DatabaseTask<std::optional<Caller>> find(const QByteArray &hash) { return m_lookup.find(hash); }
    /// Changes with each revocation. Read it before find() and pass it to remember().
    quint64 generation() const { return m_generation; }
    /// Returns true if a caller who was known at that generation and time is known now: nothing was revoked
    /// since, or if the listener is not trusted, at most a moment has passed.
    bool isCurrent(quint64 generation, std::chrono::steady_clock::time_point since) const;
    void remember(const QByteArray &hash, const Caller &caller, quint64 generation);
    /// Notes that the token was used. flush() writes it to the database, as does a timer every half minute.
    void used(const Caller &caller);
    void flush();
    /// Forgets all callers; the next request of each asks the database again.
    void forget();
    /// Returns the outcome of a change of accounts after forgetting what was remembered before it, so that
    /// its reader may rely on the change at once. The database notifies other backends.
    template <typename T>
    ServiceTask<T> forgetAfter(DatabaseTask<T> change)
    {
        Result<T> outcome = co_await std::move(change);
        // Also if it failed: it may have been committed before the connection was lost.
        forget();
        co_return outcome;
    }

    /// The same for a change that revokes something: it is answered when every backend on the database has
    /// forgotten.
    template <typename T>
    ServiceTask<T> forgetEverywhereAfter(OrganizationId organization, DatabaseTask<T> change)
    {
        Result<T> outcome = co_await std::move(change);
        forget();
        if (outcome) {
            auto job = [organization](storage::Connection &db) {
                return storage::revokeTrust(db, organization);
            };
            // If this fails, the other backends forget within a second all the same.
            [[maybe_unused]] const Result<void> waited
                = co_await m_database.readForOthers(organization, std::move(job));
        }
        co_return outcome;
    }

private:
    struct RememberedCaller
    {
        Caller caller;
        std::chrono::steady_clock::time_point until;
    };

    storage::Database &m_database;
    storage::Listener &m_listener;
    CallerLookup m_lookup;
    QHash<QByteArray, RememberedCaller> m_entries;
    std::set<std::pair<OrganizationId, TokenId>> m_used;
    quint64 m_generation = 0;
    QTimer m_flushTimer;
};

} // namespace triage::services
