// SPDX-License-Identifier: GPL-3.0-or-later
// Whom a token stands for, asked of the database once and remembered for as long as that is safe.
#pragma once

#include "database/listener.h"
#include "domain/caller.h"
#include "services/servicetask.h"

#include <QHash>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>
#include <set>

namespace triage::services {

/// Remembers callers by the hash of their token. What it remembers is used only while the listener is trusted
/// to hear of a revocation before that is answered, and for a few seconds only.
class Authentication : public QObject
{
    Q_OBJECT
public:
    /// The channel on which account changes are announced, with the organization's number.
    static constexpr char channel[] = "triage_account";

    Authentication(storage::Database &database, storage::Listener &listener, QObject *parent = nullptr);

    /// The caller of a token's hash where that is known without asking.
    std::optional<Caller> remembered(const QByteArray &hash);
    /// Asks the database; nothing where the token is unknown or revoked.
    DatabaseTask<std::optional<Caller>> find(const QByteArray &hash);
    /// To be taken before find() and given to remember(): tells whether something was revoked in between.
    quint64 generation() const { return m_generation; }
    void remember(const QByteArray &hash, const Caller &caller, quint64 generation);
    /// Notes that the token was used; written to the database every half minute and by flush().
    void used(const Caller &caller);
    void flush();
    /// Forgets every caller; the next request of each asks the database again.
    void forget();
    /// The answer of a change of accounts, given when what was remembered before it is forgotten: whoever
    /// reads it may rely on the change at once. Other backends hear of it from the database.
    template <typename T>
    ServiceTask<T> forgetAfter(DatabaseTask<T> change)
    {
        Result<T> outcome = co_await std::move(change);
        // Also where it failed: it may have happened when the database went away before saying so.
        forget();
        co_return outcome;
    }

    /// The same for a change that takes something away: it is answered when every backend on the database has
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
            // What could not be made sure is over within a second all the same.
            [[maybe_unused]] const Result<void> waited = co_await m_database.read(std::move(job));
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
    QHash<QByteArray, RememberedCaller> m_entries;
    std::set<std::pair<OrganizationId, TokenId>> m_used;
    quint64 m_generation = 0;
    QTimer m_flushTimer;
};

} // namespace triage::services
