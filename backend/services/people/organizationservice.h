// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on the organization: its name, its routing settings and its usage.
#pragma once

#include "contract/entitytag.h"
#include "domain/caller.h"
#include "services/servicetask.h"

namespace triage::services {

class OrganizationService
{
public:
    explicit OrganizationService(storage::Database &database) : m_database(database) { }

    DatabaseTask<Organization> find(const Caller &caller);
    /// InvalidFieldValue if the thresholds contradict each other.
    DatabaseTask<Organization> update(const Caller &caller, const OrganizationPatch &patch,
                                      const api::IfMatch &ifMatch = {});

private:
    storage::Database &m_database;
};

/// Changes the organization of a transaction. PreconditionFailed if it has another edition than `ifMatch`
/// demands, InvalidFieldValue if the thresholds contradict each other, Conflict if people have not judged
/// enough suggestions to leave merging to the server.
Result<Organization> patchOrganization(storage::Transaction &tx, const OrganizationPatch &patch,
                                       const api::IfMatch &ifMatch = {});

} // namespace triage::services
