// SPDX-License-Identifier: GPL-3.0-or-later
// Items that say the same, of one organization: which one stands for the others, and the merges that made it
// so.
#pragma once

#include "database/transaction.h"
#include "domain/merge.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <optional>
#include <vector>

namespace triage::storage {

struct ItemActivity;

Problem mergeNotFound();

/// Reads merges and duplicates.
class MergeStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// MergeNotFound if there is none.
    Result<Merge> find(MergeId id);
    /// Returns the item that stands for this one with its duplicates, without suggestions. FeedbackNotFound
    /// if there is no such item.
    Result<Duplicates> duplicatesOf(FeedbackId id);
};

/// Merges items, inside a transaction. As the writers of an organization wait for each other, no two of them
/// see the same items as free.
class MergeWriter : public WriterOf<MergeStore>
{
public:
    /// The program, if there is one, does it for the member.
    explicit MergeWriter(Transaction &tx, QString program = {}) : WriterOf(tx), m_program(std::move(program))
    {
    }

    /// Makes items and their duplicates duplicates of another, which wakes if it sleeps and they are new to
    /// it. The number of
    /// statements does not depend on that of the items. FeedbackNotFound if there is no such item, Conflict
    /// if one of them stands for the item that they are merged into, or if too many come along. Without a
    /// member the server does it itself.
    Result<Merge> merge(const NewMerge &wanted, std::optional<MemberId> member);
    /// Gives the items of a merge the state that they had before. MergeNotFound if there is no such merge,
    /// Conflict if it is undone already or a later one changed the same items.
    Result<Merge> undo(MergeId id, MemberId member);
    /// Lets a duplicate stand for itself; another item stays as it is.
    Result<void> leave(FeedbackId id, MemberId member);
    /// Remembers that two items are not the same.
    Result<void> reject(FeedbackId one, FeedbackId other, MemberId member);
    /// Forgets that.
    Result<void> forgetRejected(FeedbackId one, FeedbackId other, MemberId member);

private:
    /// An item that was a duplicate of another one, or of none, and of which it is one now.
    struct Move
    {
        FeedbackId feedback;
        std::optional<FeedbackId> before;
        std::optional<FeedbackId> after;
    };

    /// Returns the item that stands for the one that is merged into.
    Result<FeedbackId> canonicalOf(const NewMerge &wanted);
    Result<std::vector<Move>> keepBefore(MergeId id, FeedbackId canonical,
                                         const std::vector<FeedbackId> &items);
    Result<void> requireLatest(MergeId id);
    /// Notes moves in the timelines of the items, and of those that gained or lost them.
    Result<void> note(const std::vector<Move> &moves, std::optional<MemberId> member);
    Result<void> note(std::vector<ItemActivity> activities, std::optional<MemberId> member);
    /// Stores what a member says of two items, and notes it in their timelines unless it is known.
    Result<void> judge(const char *statement, FeedbackId one, FeedbackId other, QLatin1StringView code,
                       MemberId member);

    QString m_program;
};

} // namespace triage::storage
