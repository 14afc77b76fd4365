// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that the local store assigns: each kind has its own type, as identifiers do.
#pragma once

#include "domain/ids.h"

namespace triage::app {

/// Identifies an act in the outbox; increases.
using ActId = Id<struct ActTag>;
/// Identifies an operation in the outbox; increases.
using OutboxEntryId = Id<struct OutboxEntryTag>;
/// Counts the pages of the change feed that were passed to the writer. Pages with lower numbers may be older.
using FeedPageNumber = Id<struct FeedPageTag>;

} // namespace triage::app
