// SPDX-License-Identifier: GPL-3.0-or-later
// What exports read: items with all that belongs to them, some at a time.
#pragma once

#include "database/connection.h"
#include "domain/ids.h"
#include "result.h"

#include <vector>

namespace triage::storage {

class ExportStore
{
public:
    ExportStore(Connection &connection, OrganizationId organization)
        : m_connection(connection), m_organization(organization)
    {
    }

    /// Columns: id, name, slug, description, icon, routing_instructions, needs_review, created_at,
    /// updated_at.
    Result<Rows> buffers();
    /// Columns: id, external_id, title, description, submitted_by, client, needs_review, routing_status,
    /// created_at, updated_at, and as JSON buffers, targets, notes.
    Result<Rows> items(const std::vector<FeedbackId> &ids);

private:
    Connection &m_connection;
    OrganizationId m_organization;
};

} // namespace triage::storage
