// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the service can work, at a cost that does not grow with the number of those who ask.
#pragma once

#include "database/database.h"
#include "database/migrator.h"
#include "result.h"

#include <QCoroTask>
#include <QTimer>

#include <chrono>
#include <optional>
#include <vector>

namespace triage::api {

/// Asks the database at most once a second, because anybody may ask for readiness. Lives in the HTTP thread,
/// and must exist until the database is drained.
class Readiness
{
public:
    explicit Readiness(storage::Database &database);

    /// Returns ServiceUnavailable unless the database answers and has this program's schema, now or within
    /// the last second. Comes within two seconds, also if the database hangs.
    storage::Awaitable<Result<void>> check();

private:
    using Completion = storage::Completion<Result<void>>;

    QCoro::Task<> ask();
    void settle(Result<void> outcome);

    storage::Database &m_database;
    const QList<storage::AppliedMigration> m_expected = storage::expectedMigrations();
    std::vector<Completion *> m_waiting;
    bool m_isAsking = false; ///< The database has not answered yet, perhaps not for long.
    QTimer m_patience; ///< Runs while somebody waits.
    std::optional<Result<void>> m_last;
    std::chrono::steady_clock::time_point m_lastUntil;
};

} // namespace triage::api
