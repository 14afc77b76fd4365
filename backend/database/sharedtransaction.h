// SPDX-License-Identifier: GPL-3.0-or-later
// One transaction of several organizations.
#pragma once

#include "database/transaction.h"

#include <span>

namespace triage::storage {

/// Runs one transaction of those of the organizations whose lock nobody holds, for work of the server itself.
/// The work gets a Transaction for each, on the same connection; it is committed if the work returns nothing.
/// Gives the guarantees of transact(), without the second run. It waits for no organization's lock.
std::optional<Problem>
transactTogether(Connection &connection, const std::vector<OrganizationId> &organizations,
                 const std::function<std::optional<Problem>(std::span<Transaction>)> &work);

} // namespace triage::storage
