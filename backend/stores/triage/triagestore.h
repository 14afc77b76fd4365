// SPDX-License-Identifier: GPL-3.0-or-later
// The triage records of one organization.
#pragma once

#include "database/record.h"
#include "database/transaction.h"
#include "domain/triage.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <optional>
#include <vector>

namespace triage::storage {

/// Reads triage records.
class TriageStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Returns the record of an item: the default one where nobody has worked on it. FeedbackNotFound if
    /// there is no such item.
    Result<Triage> find(FeedbackId id);
    /// Returns the tags that items have, by name.
    Result<Records<TagCount>> tags();
};

/// Writes triage records, inside a transaction.
class TriageWriter : public WriterOf<TriageStore>
{
public:
    using WriterOf::WriterOf;

    /// Stores the record of an item. Its place in the change feed, the counts and the lists follow by
    /// triggers.
    Result<void> store(const Triage &record);
    /// Gives items that have no record yet one with these tags; elements of the same index belong together.
    Result<void> create(const std::vector<FeedbackId> &items, const std::vector<std::vector<QString>> &tags);
    /// Conflict if the organization would have too many different tags with these.
    Result<void> requireRoomFor(const std::vector<QString> &tags);
    /// Returns the oldest item that is open, awake and nobody's, in a buffer or anywhere, and not one of
    /// those passed over; std::nullopt if there is none.
    Result<std::optional<FeedbackId>> next(std::optional<BufferId> buffer,
                                           const std::vector<FeedbackId> &passedOver);
    /// Ends the snoozes of these items, as far as they sleep; for open ones the timeline says so.
    Result<void> wake(const std::vector<FeedbackId> &ids);
    /// Ends the snoozes whose time has come, at most `limit`. Returns their number.
    Result<int> wakeDue(int limit);
};

/// Returns organizations with items whose time to wake has come, at most `limit`.
Result<std::vector<OrganizationId>> organizationsToWake(Connection &connection, int limit);

} // namespace triage::storage
