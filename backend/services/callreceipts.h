// SPDX-License-Identifier: GPL-3.0-or-later
// Receipts of calls whose use case takes no IdempotencyGuard, because doing it again changes nothing. A
// receipt keeps a late repetition from undoing what others did since. It is written after the work: a call
// that is interrupted between the two may be done again.
#pragma once

#include "domain/ids.h"
#include "services/idempotencyguard.h"
#include "services/servicetask.h"

#include <memory>

namespace triage::services {

class CallReceipts
{
public:
    explicit CallReceipts(storage::Database &database) : m_database(database) { }

    /// Looks for a receipt of the request. Returns a problem if there is one, and sets its stored answer if
    /// that is for the same request.
    DatabaseTask<void> check(OrganizationId organization, std::shared_ptr<IdempotentRequest> request);
    DatabaseTask<void> keep(OrganizationId organization, const storage::Receipt &receipt);

private:
    storage::Database &m_database;
};

} // namespace triage::services
