// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/routing/routingretries.h"

#include "database/transaction.h"
#include "stores/routingstore.h"

namespace triage::services {

using storage::Connection;
using storage::RoutingStore;
using storage::RoutingWriter;
using storage::Transaction;

Result<int> retryFailed(Connection &connection, OrganizationId organization)
{
    constexpr int batch = 500;
    int retried = 0;
    while (true) {
        // Under the organization's lock, so that no item is deleted between the two statements.
        auto work = [](Transaction &tx) -> Result<int> {
            const auto ids = RoutingStore(tx.connection(), tx.organization()).failedItems(batch);
            if (!ids)
                return ids.error();
            if (const auto queued = RoutingWriter(tx).enqueue(*ids); !queued)
                return queued.error();
            return int(ids->size());
        };
        const Result<int> queued = storage::inTransaction(connection, organization, work);
        if (!queued)
            return queued.error();
        retried += *queued;
        if (*queued < batch)
            return retried;
    }
}

Result<std::vector<FeedbackId>> retryFallbacks(Connection &connection, OrganizationId organization,
                                               FeedbackId after)
{
    constexpr int batch = 20;
    const auto work = [after](Transaction &tx) -> Result<std::vector<FeedbackId>> {
        auto ids = RoutingStore(tx.connection(), tx.organization()).fallbacks(after, batch);
        if (!ids || ids->empty())
            return ids;
        if (const auto queued = RoutingWriter(tx).enqueue(*ids); !queued)
            return queued.error();
        return ids;
    };
    return storage::inTransaction(connection, organization, work);
}

} // namespace triage::services
