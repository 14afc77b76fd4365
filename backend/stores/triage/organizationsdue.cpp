// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/triage/organizationsdue.h"

namespace triage::storage {

Result<std::vector<OrganizationId>> organizationsDue(Connection &connection, QByteArrayView statement,
                                                     int limit)
{
    const auto rows = connection.execute(statement, { { "limit", limit } });
    if (!rows)
        return rows.error();
    std::vector<OrganizationId> organizations;
    for (int i = 0; i < rows->size(); ++i)
        organizations.push_back(rows->at(i).id<OrganizationId>(0));
    return organizations;
}

} // namespace triage::storage
