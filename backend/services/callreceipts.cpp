// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/callreceipts.h"

namespace triage::services {

DatabaseTask<void> CallReceipts::check(OrganizationId organization,
                                       std::shared_ptr<IdempotentRequest> request)
{
    auto job = [organization, request](storage::Connection &db) -> Result<void> {
        storage::ReceiptStore receipts(db, organization);
        return requireNotRepeated(receipts, *request);
    };
    return m_database.read(organization, std::move(job));
}

DatabaseTask<void> CallReceipts::keep(OrganizationId organization, const storage::Receipt &receipt)
{
    auto job = [receipt](storage::Transaction &tx) -> Result<void> {
        storage::ReceiptWriter receipts(tx);
        const auto found = receipts.find({ &receipt.request.key, 1 });
        if (!found)
            return found.error();
        // An equal call that was sent at the same time has stored it.
        return found->empty() ? receipts.insert({ &receipt, 1 }) : Result<void>();
    };
    // The operation is done, so its receipt is stored even if the token is revoked meanwhile.
    return m_database.write(serverItself(organization), std::move(job));
}

} // namespace triage::services
