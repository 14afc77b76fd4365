// SPDX-License-Identifier: GPL-3.0-or-later
// Takes over unsent changes of another account of the same organization.
#pragma once

#include "store/values/operation.h"

#include <vector>

namespace triage::app {

class LocalStore;

/// Adds the entries to the outbox, act by act and in their order. Returns false if the store could not keep
/// all of them; the caller then must not remove them elsewhere. Waits for the disk, which only a person who
/// asked for it may have to.
bool adoptChanges(LocalStore &store, const std::vector<OutboxEntry> &entries);

} // namespace triage::app
