// SPDX-License-Identifier: GPL-3.0-or-later
// The plans of changes to triage records: done, declined, snoozed, owners, tags.
#pragma once

#include "commands/plan.h"
#include "domain/triage.h"

#include <map>
#include <optional>
#include <vector>

namespace triage::app {

/// An act on the triage records of items. Fields that were not sent stay as they are.
struct TriageAct
{
    Patch<TriageState> state{};
    Patch<std::optional<Timestamp>> snoozedUntil{};
    Patch<std::optional<MemberId>> owner{};
    /// The owners that the person saw before choosing, by item. An item that somebody got meanwhile becomes a
    /// conflict; without an entry, the present owner is what was seen.
    std::map<FeedbackId, std::optional<MemberId>> seenOwners{};
    bool takes = false; ///< Only items that nobody has get the owner; the notice says who has the others.
    std::vector<QString> addedTags{}; ///< In their normal form.
    std::vector<QString> removedTags{};
};

/// Returns what the act does, for its button and its undo step: "Mark 3 as done".
QString triageText(const LocalStore &store, const TriageAct &act, int count);
Plan planTriage(const LocalStore &store, std::vector<FeedbackId> ids, const TriageAct &act);

} // namespace triage::app
