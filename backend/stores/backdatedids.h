// SPDX-License-Identifier: GPL-3.0-or-later
// Identifiers for entities that are stored later than they were created: free ones of their own time.
#pragma once

#include "database/transaction.h"
#include "domain/idtime.h"
#include "result.h"

#include <optional>
#include <vector>

namespace triage::storage {

/// The kinds of entities; each has identifiers of its own.
enum class EntityKind { Feedback, Buffer, Target, Note };

struct BackdatedEntity
{
    Timestamp at;
    /// Used if it is free and of that time. For feedback and buffers only.
    std::optional<qint64> wanted;
};

/// Returns an identifier for each entity, in their order. Entities of the same time get ascending
/// identifiers. Entities of the last second get new identifiers. Conflict if too many entities have the same
/// time.
Result<std::vector<qint64>> backdatedIds(Transaction &tx, EntityKind kind,
                                         const std::vector<BackdatedEntity> &entities);

} // namespace triage::storage
