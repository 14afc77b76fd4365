// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on the tags of an organization: listing them, renaming and deleting them on all items.
#pragma once

#include "contract/entitytag.h"
#include "contract/messages.h"
#include "database/record.h"
#include "database/recordpage.h"
#include "domain/caller.h"
#include "domain/tagchange.h"
#include "services/idempotencyguard.h"
#include "services/servicetask.h"

#include <functional>

namespace triage::services {

class TagService
{
public:
    explicit TagService(storage::Database &database) : m_database(database) { }

    /// Returns the tags that items of the organization have, by name.
    DatabaseTask<storage::Records<TagCount>> list(const Caller &caller);
    /// TagNotFound if no item has the tag; the same holds for the functions below with a tag.
    DatabaseTask<void> require(const Caller &caller, const TagName &tag);
    /// Renames a tag on all items; the new one has to be in its normal form. InvalidFieldValue for name if
    /// it is the same one, PreconditionFailed if the caller names an edition, Conflict while items follow
    /// another change of one of the tags. What is left after the first items follows in the background.
    ServiceTask<TagChange> rename(const Caller &caller, const TagName &tag, const TagRenaming &body,
                                  const api::IfMatch &ifMatch = {});
    /// Takes a tag off all items, in the same way.
    ServiceTask<TagChange> remove(const Caller &caller, const TagName &tag);
    DatabaseTask<storage::RecordPage<TagChange>> changes(const Caller &caller, const api::PageRequest &page);
    /// TagChangeNotFound if there is no such change; the same holds for undo().
    DatabaseTask<void> requireChange(const Caller &caller, TagChangeId id);
    /// Gives the tag back to the items that had it. Conflict if it is undone already or the tag was changed
    /// again later.
    ServiceTask<TagChange> undo(const Caller &caller, TagChangeId id,
                                const IdempotencyGuard<TagChange> &idempotency = {});
    /// The function is called, in any thread, when items may follow in the background.
    void onUnfinished(std::function<void()> notify) { m_unfinished = std::move(notify); }

private:
    storage::Database &m_database;
    std::function<void()> m_unfinished;
};

} // namespace triage::services
