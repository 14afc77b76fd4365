// SPDX-License-Identifier: GPL-3.0-or-later
// The plans of merges: items that say the same as another, and pairs that do not.
#pragma once

#include "commands/plan.h"

#include <span>
#include <vector>

namespace triage::app {

/// Returns the items that may stand for all of them, the oldest first. Those that are duplicates already
/// count as their originals; the oldest one counts where the original is not here, and a merge into that
/// reaches the original. It comes first where the cache evicted the original.
std::vector<FeedbackId> originalsAmong(const LocalStore &store, std::span<const FeedbackId> ids);
/// Returns the item that the others become duplicates of: the oldest. Not valid if none is known.
FeedbackId originalAmong(const LocalStore &store, std::span<const FeedbackId> ids);
/// Returns the sentence for an original that is not here: it was deleted, or the cache does not have it.
QString originalGone(const LocalStore &store, FeedbackId original);
/// Makes items duplicates of another, which a person chose among those of the store: once that was deleted,
/// nothing changes. The item that stands for it may be older than what the store has. The original itself and
/// what is its duplicate already stay as they are.
Plan planMerge(const LocalStore &store, std::vector<FeedbackId> ids, FeedbackId chosen);
/// Makes duplicates items of their own again, and all duplicates of the originals among the items.
Plan planUnmerge(const LocalStore &store, const std::vector<FeedbackId> &ids);
/// Says that an item is not the same as the others.
Plan planRejection(FeedbackId id, std::vector<FeedbackId> others);

} // namespace triage::app
