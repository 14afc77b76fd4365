// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/duplicates/duplicatebacklog.h"

#include "services/duplicates/duplicatefinder.h"
#include "stores/triage/backlogstore.h"

namespace triage::services {

using storage::SuggestionWriter;

Result<bool> suggestForOlder(storage::Connection &connection, OrganizationId organization,
                             DuplicateFinder &finder, int limit)
{
    if (!finder.isPrepared(connection, organization))
        return true;
    const auto next = storage::BacklogStore(connection, organization).next(limit);
    if (!next)
        return next.error();
    if (!*next)
        return false;
    const storage::BacklogPart &part = **next;
    std::vector<FeedbackId> ids;
    for (const storage::ClaimedItem &item : part.items)
        ids.push_back(item.feedback);
    std::vector<storage::FoundDuplicate> found;
    if (!ids.empty()) {
        auto suggested = finder.find(connection, organization, part.items);
        if (!suggested)
            return suggested.error();
        found = std::move(*suggested);
    }
    const auto save = [&](storage::Transaction &tx) -> Result<bool> {
        if (const auto finished = storage::finishPart(tx, part); !finished)
            return finished.error();
        if (!ids.empty()) {
            if (const auto stored = SuggestionWriter(tx).store(ids, found); !stored)
                return stored.error();
        }
        return true;
    };
    return storage::inTransaction(connection, organization, save);
}

} // namespace triage::services
