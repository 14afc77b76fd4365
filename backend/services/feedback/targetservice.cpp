// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/targetservice.h"

#include "stores/targetstore.h"

namespace triage::services {

using storage::Connection;
using storage::RecordPage;
using storage::TargetStore;

DatabaseTask<RecordPage<Target>> TargetService::list(const Caller &caller, const api::TargetFilter &filter)
{
    return readFrom(m_database, caller, &TargetStore::list, filter);
}

DatabaseTask<Target> TargetService::find(const Caller &caller, TargetId id)
{
    return readFrom(m_database, caller, &TargetStore::find, id);
}

DatabaseTask<void> TargetService::require(const Caller &caller, TargetId id)
{
    return readFrom(m_database, caller, &TargetStore::require, id);
}

DatabaseTask<RecordPage<Feedback>> TargetService::feedbackOf(const Caller &caller, TargetId id,
                                                             const api::PageRequest &page)
{
    auto job
        = [organization = caller.organization, id, page](Connection &db) -> Result<RecordPage<Feedback>> {
        TargetStore targets(db, organization);
        auto found = targets.feedback(id, page);
        // An empty list may mean that the target does not exist.
        if (found && found->total == 0) {
            if (const auto there = targets.require(id); !there)
                return there.error();
        }
        return found;
    };
    return m_database.read(caller.organization, std::move(job));
}

} // namespace triage::services
