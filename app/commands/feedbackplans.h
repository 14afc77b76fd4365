// SPDX-License-Identifier: GPL-3.0-or-later
// The plans of the commands on feedback: their texts, and the operations that they consist of.
#pragma once

#include "commands/plan.h"
#include "domain/ids.h"
#include "problem.h"

#include <optional>

namespace triage::app {

/// Moves items out of `from` and into `to`. Without a `from`, an item leaves every other buffer. An item that
/// is in `to` already and leaves none is confirmed there: its review ends.
Plan planMove(const LocalStore &store, std::vector<FeedbackId> ids, std::optional<BufferId> from,
              BufferId to);
/// Returns the text of a move: "Move 3 from Inbox to Billing".
QString moveText(const LocalStore &store, int count, std::optional<BufferId> from, BufferId to);
/// Returns whether all items are in `to` already, and a move would take none out of another buffer. False for
/// more than 200 items that are not taken out of `to` itself: they are not read.
bool areThere(const LocalStore &store, std::span<const FeedbackId> ids, std::optional<BufferId> from,
              BufferId to);
/// Returns why the items cannot be moved, or nothing where they can.
std::optional<Problem> whyNotMove(const LocalStore &store, std::span<const FeedbackId> ids,
                                  std::optional<BufferId> from, BufferId to);

/// Adds items to one more buffer.
Plan planAdd(const LocalStore &store, std::vector<FeedbackId> ids, BufferId to);
/// Removes items from a buffer; without one, from all buffers.
Plan planRemove(const LocalStore &store, std::vector<FeedbackId> ids, std::optional<BufferId> from);
/// Sets or clears the flag that asks a person to look.
Plan planReviewFlag(std::vector<FeedbackId> ids, bool needsReview);
/// Edits an item. `before` has the values that the person saw; fields that are to stay so are left out.
Plan planEdit(FeedbackId id, const FeedbackPatch &patch, const FeedbackPatch &before);
/// Deletes items, held for holdTime.
Plan planDelete(std::vector<FeedbackId> ids);
/// Adds a note to an item, held for holdTime.
Plan planNote(FeedbackId id, const QString &text);
/// Requests routing again, except for items whose routing is pending. It cannot be undone, because routing
/// decides again.
Plan planRetryRouting(std::vector<FeedbackId> ids);

} // namespace triage::app
