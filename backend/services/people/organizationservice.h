// SPDX-License-Identifier: GPL-3.0-or-later
// The organization: its name, how it routes, and how much it uses.
#pragma once

#include "domain/caller.h"
#include "services/servicetask.h"

namespace triage::services {

class OrganizationService
{
public:
    explicit OrganizationService(storage::Database &database) : m_database(database) { }

    DatabaseTask<Organization> find(const Caller &caller);
    /// InvalidFieldValue where the thresholds would not fit each other.
    DatabaseTask<Organization> update(const Caller &caller, const OrganizationPatch &patch);

private:
    storage::Database &m_database;
};

} // namespace triage::services
