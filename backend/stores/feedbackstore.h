// SPDX-License-Identifier: GPL-3.0-or-later
// Reads items of feedback from the database; lists of them are read by FeedbackList.
#pragma once

#include "database/connection.h"
#include "database/record.h"
#include "domain/feedback.h"
#include "domain/note.h"
#include "domain/target.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <span>
#include <vector>

namespace triage::storage {

/// Reads feedback of one organization.
class FeedbackStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    Result<Feedback> find(FeedbackId id);
    /// FeedbackNotFound if there is none.
    Result<void> require(FeedbackId id);
    Result<Records<Target>> targets(FeedbackId id);
    /// Returns notes and activities, oldest first.
    Result<Records<Note>> notes(FeedbackId id);
};

/// An item of an organization.
struct FeedbackKey
{
    OrganizationId organization;
    FeedbackId id;
};

/// Reads items of any organizations in one statement: a row for each key, FeedbackNotFound for a key without
/// an item.
Result<std::vector<Result<Records<Feedback>>>> findMany(Connection &connection,
                                                        std::span<const FeedbackKey> keys);

Problem feedbackNotFound();

} // namespace triage::storage
