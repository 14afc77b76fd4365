// SPDX-License-Identifier: GPL-3.0-or-later
// The change feed: pages of what changed.
#pragma once

#include "database/awaitable.h"
#include "database/database.h"
#include "services/feedback/changehub.h"
#include "services/requestcoalescer.h"
#include "stores/changestore.h"

#include <optional>
#include <unordered_map>

namespace triage::services {

/// Reads pages of the feed. Requests for the same page that arrive while it is being read share the next
/// read, so that a thousand clients that wait for the same change cost two queries.
class ChangeFeed
{
public:
    ChangeFeed(storage::Database &database, ChangeHub &hub);

    /// Returns a page that has every change of these kinds that was committed before the call.
    storage::Awaitable<Result<storage::ChangePage>> after(OrganizationId organization,
                                                          const storage::ChangePosition &position, int limit,
                                                          storage::ChangeKinds kinds);
    /// Returns the position after everything that is committed.
    storage::Awaitable<Result<storage::ChangePosition>> end(OrganizationId organization);
    /// Notes that the feed had nothing of these kinds after the position. The moment is that before the read.
    void noteEnd(OrganizationId organization, const storage::ChangePosition &position,
                 storage::ChangeKinds kinds, const std::optional<ChangeHub::Moment> &moment);
    /// Returns true if the feed is known to have nothing of these kinds after the position, as far as changes
    /// are announced: a request that waits needs no read then, as it is woken by the next announcement.
    bool isEnd(OrganizationId organization, const storage::ChangePosition &position,
               storage::ChangeKinds kinds) const;
    ChangeHub &hub() { return m_hub; }

private:
    struct PageRequest
    {
        OrganizationId organization;
        storage::ChangePosition position;
        int limit = 0;
        storage::ChangeKinds kinds = storage::ChangeKinds::all();
    };
    using PageCoalescer = RequestCoalescer<PageRequest, storage::ChangePage>;

    /// The end of an organization's feed, when it was last read.
    struct End
    {
        storage::ChangePosition position;
        storage::ChangeKinds kinds = storage::ChangeKinds::all();
        ChangeHub::Moment moment;
    };

    storage::Database &m_database;
    ChangeHub &m_hub;
    PageCoalescer m_pages; ///< One group for each page.
    std::unordered_map<OrganizationId, End> m_ends;
};

} // namespace triage::services
