// SPDX-License-Identifier: GPL-3.0-or-later
// Identifiers for what is stored later than it was created: those of its own time that are still free.
#pragma once

#include "database/transaction.h"
#include "domain/idtime.h"
#include "result.h"

#include <optional>
#include <vector>

namespace triage::storage {

/// What gets an identifier; each kind has its own.
enum class EntityKind { Feedback, Buffer, Target, Note };

struct BackdatedEntity
{
    Timestamp at;
    /// Taken where it is free and of that time. Of feedback and buffers only.
    std::optional<qint64> wanted;
};

/// An identifier for each, in their order: of entities of one time those that come later get later ones. What
/// is of just now gets new ones.
Result<std::vector<qint64>> backdatedIds(Transaction &tx, EntityKind kind,
                                         const std::vector<BackdatedEntity> &entities);

} // namespace triage::storage
