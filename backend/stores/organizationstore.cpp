// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/organizationstore.h"

#include "database/record.h"

namespace triage::storage {

Result<Organization> OrganizationStore::find()
{
    return firstOr<Organization>(query("organization.find"), organizationNotFound, [](const Row &row) {
        return Organization{ .id = row.id<OrganizationId>(0),
                             .name = row.text(1),
                             .slug = row.text(2),
                             .createdAt = row.timestamp(3),
                             .settings = readRecord<OrganizationSettings>(row, 4),
                             .usage = readRecord<OrganizationUsage>(row, 10) };
    });
}

Result<JudgedSuggestions> OrganizationStore::judgedSuggestions()
{
    return firstOf<JudgedSuggestions>(query("organization.judgedSuggestions"), [](const Row &row) {
        return JudgedSuggestions{ row.integer(0), row.integer(1) };
    });
}

Result<void> OrganizationWriter::update(const Organization &organization)
{
    const OrganizationSettings &settings = organization.settings;
    return m_tx.run("organization.update",
                    { { "name", organization.name },
                      { "ai_routing_enabled", settings.aiRoutingEnabled },
                      { "auto_create_buffers", settings.autoCreateBuffers },
                      { "assign_threshold", settings.assignThreshold },
                      { "review_threshold", settings.reviewThreshold },
                      { "create_threshold", settings.createThreshold },
                      { "auto_merge_threshold", settings.autoMergeThreshold } });
}

Result<OrganizationId> walkOverOrganizations(Connection &connection, QByteArrayView statement,
                                             OrganizationId after, int limit,
                                             std::vector<OrganizationId> &withWork, Binds binds)
{
    binds.push_back({ "after", after.value() });
    binds.push_back({ "limit", limit });
    const auto rows = connection.execute(statement, binds);
    if (!rows)
        return rows.error();
    for (const Row row : *rows) {
        if (row.boolean(1))
            withWork.push_back(row.id<OrganizationId>(0));
    }
    return rows->size() < limit ? OrganizationId() : rows->at(limit - 1).id<OrganizationId>(0);
}

} // namespace triage::storage
