// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the callers of tokens in the database, at a cost that does not grow with the number of tokens that
// are asked for.
#pragma once

#include "domain/caller.h"
#include "services/servicetask.h"

#include <QByteArray>
#include <QHash>

#include <chrono>
#include <optional>
#include <vector>

namespace triage::services {

/// Runs at most one statement at a time, which answers all requests that have come since the one before it
/// began. Remembers for a few seconds which hashes no token has. That is safe, because the hash of a token
/// cannot be known before the token is created; hashes are forgotten with every change of accounts all the
/// same. Lives in the HTTP thread, and must exist until the database is drained.
class CallerLookup
{
public:
    explicit CallerLookup(storage::Database &database) : m_database(database) { }

    /// Returns the caller of a token's hash; nothing if the token is unknown or revoked.
    DatabaseTask<std::optional<Caller>> find(const QByteArray &hash);
    /// Forgets which hashes no token has.
    void forget();

private:
    using Completion = storage::Completion<Result<std::optional<Caller>>>;

    struct Waiter
    {
        QByteArray hash;
        Completion *completion = nullptr;
    };

    void join(const QByteArray &hash, Completion &completion);
    QCoro::Task<> lookUpAll();
    QCoro::Task<> lookUp(std::vector<Waiter> batch);
    void rememberUnknown(const QByteArray &hash);

    storage::Database &m_database;
    std::vector<Waiter> m_waiting;
    bool m_isLookingUp = false;
    QHash<QByteArray, std::chrono::steady_clock::time_point> m_unknown; ///< Until when each is remembered.
    quint64 m_generation = 0; ///< Changes whenever everything is forgotten.
};

} // namespace triage::services
