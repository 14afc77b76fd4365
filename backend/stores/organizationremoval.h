// SPDX-License-Identifier: GPL-3.0-or-later
// Removes an organization with everything that it has.
#pragma once

#include "database/connection.h"
#include "domain/ids.h"
#include "result.h"

#include <functional>

namespace triage::storage {

/// The rows that a removal deleted so far.
struct RemovedRows
{
    qint64 feedback = 0;
    qint64 buffers = 0;
    qint64 members = 0;
    qint64 all = 0; ///< The rows of all tables.
};

/// Called after each part. Returns false if the removal has to stop.
using RemovalProgress = std::function<bool(const RemovedRows &removed)>;

/// Returns the statement that deletes rows of an organization from a table, which lasts as long as the
/// program.
const Statement &removalStatement(const QString &table);

/// Deletes the rows of an organization from every table that has a column "organization", those that refer to
/// others first, in parts beside running servers. Its tokens end with the first part, so that nobody writes
/// after it. A removal that was stopped or killed is continued by another one; the organization itself goes
/// last, with the slug. ServiceUnavailable if the progress has stopped it.
Result<RemovedRows> removeOrganization(Connection &connection, OrganizationId organization,
                                       const RemovalProgress &progress);

} // namespace triage::storage
