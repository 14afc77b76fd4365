// SPDX-License-Identifier: GPL-3.0-or-later
// Tags that are renamed or deleted on all items that have them, which take several transactions if there are
// many. Which items had a tag is kept for a while, so that it can be given back to them.
#pragma once

#include "contract/messages.h"
#include "database/recordpage.h"
#include "database/transaction.h"
#include "domain/tagchange.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <chrono>

namespace triage::storage {

class Removal;

Problem tagNotFound();
Problem tagChangeNotFound();

/// Reads the changes of tags.
class TagChangeStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    Result<RecordPage<TagChange>> list(const api::PageRequest &page);
    /// TagChangeNotFound if there is none, or if it is forgotten.
    Result<TagChange> find(TagChangeId id);
    /// TagNotFound if no item has the tag.
    Result<void> requireTag(const QString &tag);

protected:
    /// Returns the last item that has the tag; TagNotFound if none has it.
    Result<FeedbackId> lastItem(const QString &tag);
};

/// Changes tags, inside a transaction.
class TagChangeWriter : public WriterOf<TagChangeStore>
{
public:
    using WriterOf::WriterOf;

    /// Renames a tag, or deletes it if there is no new one; the first items follow at once, and so do the
    /// filters of webhooks and views if there is a new one. TagNotFound if no item has the tag, Conflict
    /// while items follow another change of one of the tags.
    Result<TagChange> begin(const QString &tag, const std::optional<QString> &newTag, MemberId member);
    /// Gives the tag back to the items that had it, the first ones at once. Items on which somebody changed
    /// the new tag since stay as they are, and so do those that are full. Conflict if that was done already,
    /// if the new tag was changed later, or while items follow another change of one of the tags.
    Result<TagChange> undo(TagChangeId id);
    /// Lets the next items follow, at most limit. Returns true if all have followed.
    Result<bool> follow(TagChangeId id, int limit);

private:
    /// Lets the first items follow and leaves the others to a worker.
    Result<TagChange> followed(TagChangeId id);
    Result<void> requireIdle(const QString &tag, const std::optional<QString> &newTag);
    /// Conflict if the tag that this one became was changed again.
    Result<void> requireLatest(const TagChange &change);
};

/// Returns the removal of changes that were made longer ago than the retention. A change cannot be undone any
/// more from the first part on.
Removal tagChangeRemoval(std::chrono::seconds retention);

} // namespace triage::storage
