// SPDX-License-Identifier: GPL-3.0-or-later
// Exports: feedback with all that belongs to it as text, a page at a time, so that a file of any size needs
// no memory.
#pragma once

#include "contract/messages.h"
#include "database/connection.h"
#include "domain/caller.h"
#include "domain/transfer.h"
#include "result.h"
#include "services/servicetask.h"

namespace triage::services {

/// Which page of an export.
struct ExportRequest
{
    TransferFormat format = TransferFormat::JsonLines;
    api::FeedbackFilter
        filter; ///< What it is sorted by and its page say nothing: an export is in the order of creation.
    std::optional<FeedbackId>
        after; ///< Nothing: the beginning, which has the buffers, or the names of the columns.
    int limit = transferrules::defaultExport;
};

/// Nothing where it is no cursor of an export.
std::optional<FeedbackId> exportPlace(const QString &cursor);

/// BufferNotFound where the filter names a buffer that is not there.
Result<ExportPage> exportPage(storage::Connection &connection, OrganizationId organization,
                              const ExportRequest &order);

class ExportService
{
public:
    explicit ExportService(storage::Database &database) : m_database(database) { }

    DatabaseTask<ExportPage> page(const Caller &caller, const ExportRequest &order);

private:
    storage::Database &m_database;
};

} // namespace triage::services
